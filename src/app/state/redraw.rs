//! A request to draw although the window itself has had no input.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::*;
use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

/// Set when something has happened outside the window that will show in it: a file was saved, the
/// page around it was used. Whoever draws takes it back. Clones share the flag.
#[derive(Resource, Clone, Debug, Default)]
pub struct Redraw(Arc<AtomicBool>);

impl Redraw {
    /// Says that something has happened; from any thread.
    pub(crate) fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether something has happened since this was asked last.
    #[must_use]
    pub(crate) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

/// What a task has come to, once it is done; as long as it is not, it is looked at again in the next
/// frame.
pub(crate) fn take_ready<T>(task: &mut Option<Task<T>>, redraw: Option<&Redraw>) -> Option<T> {
    let running = task.as_mut()?;
    if let Some(redraw) = redraw {
        redraw.request();
    }
    let ready = check_ready(running)?;
    *task = None;
    Some(ready)
}
