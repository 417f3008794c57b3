//! How far a drawing is, and the wish that it stops; read and written on different threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// How far a drawing is. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    drawn: AtomicUsize,
    is_stopped: AtomicBool,
}

impl Progress {
    /// How many positions are drawn.
    #[must_use]
    pub fn drawn(&self) -> usize {
        self.0.drawn.load(Ordering::Relaxed)
    }

    /// Asks the drawing to stop before its next picture.
    pub fn stop(&self) {
        self.0.is_stopped.store(true, Ordering::Relaxed);
    }

    pub(super) fn is_stopped(&self) -> bool {
        self.0.is_stopped.load(Ordering::Relaxed)
    }

    pub(super) fn advance(&self) {
        self.0.drawn.fetch_add(1, Ordering::Relaxed);
    }
}
