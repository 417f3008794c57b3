//! Work beside the frames that can be called off: begun, polled each frame, ended by dropping it.

use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

use crate::ask::Purpose;
use crate::players::{Stop, Verdict};

/// A task that looks at a flag, which is set when the task is no longer wanted.
pub(crate) struct Cancellable<T> {
    task: Task<T>,
    stop: Stop,
    is_done: bool,
    /// Whose worker in the page does it. On the desktop the flag is enough.
    worker: Option<Purpose>,
}

impl<T> Cancellable<T> {
    /// Begins something that looks at the flag.
    pub(crate) fn new(begin: impl FnOnce(&Stop) -> Task<T>) -> Cancellable<T> {
        let stop = Stop::new();
        Cancellable {
            task: begin(&stop),
            stop,
            is_done: false,
            worker: None,
        }
    }

    /// The same with a question to a player; a page's worker for this purpose is let go with it.
    pub(crate) fn asking(purpose: Purpose, begin: impl FnOnce(&Stop) -> Task<T>) -> Cancellable<T> {
        let mut asking = Cancellable::new(begin);
        asking.worker = Some(purpose);
        asking
    }

    /// Who wins, where a player at work has told that already.
    pub(crate) fn told(&self) -> Option<Verdict> {
        self.stop.told()
    }

    /// The result, once it is there. Never waits.
    pub(crate) fn poll(&mut self) -> Option<T> {
        let result = check_ready(&mut self.task);
        self.is_done = self.is_done || result.is_some();
        result
    }
}

impl<T> Drop for Cancellable<T> {
    fn drop(&mut self) {
        if self.is_done {
            return;
        }
        self.stop.stop();
        #[cfg(target_family = "wasm")]
        if let Some(purpose) = self.worker {
            crate::ask::worker::cancel(purpose);
        }
    }
}
