//! Work beside the frames that can be called off: begun, polled each frame, ended by dropping it.

use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

use crate::ask::thinking::Purpose;
use crate::players::{Stop, Verdict};

/// A task that looks at a flag, which is set when the task is no longer wanted.
pub struct Cancellable<T> {
    task: Task<T>,
    stop: Stop,
    is_done: bool,
    /// Whose worker in the page does it.
    #[cfg(target_family = "wasm")]
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
            #[cfg(target_family = "wasm")]
            worker: None,
        }
    }

    /// The same where a worker of the page is asked, which is let go with it.
    #[cfg(target_family = "wasm")]
    pub(crate) fn of_worker(self, purpose: Purpose) -> Cancellable<T> {
        let mut of_worker = self;
        of_worker.worker = Some(purpose);
        of_worker
    }

    /// On the desktop the flag is enough.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn of_worker(self, _purpose: Purpose) -> Cancellable<T> {
        self
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
