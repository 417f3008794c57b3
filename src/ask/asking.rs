//! One question at a time that is answered beside the frames: begun, polled each frame, ended by
//! dropping it.

use bevy::log::warn;
use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

use crate::ask::{Answer, Purpose, ask, end_work};
use crate::midend::request::EngineRequest;
use crate::players::pool::PlayerPool;
use crate::players::{NoMove, SearchResult, Stop, Verdict};
use crate::rules::Move;

/// Room for a question, with what it is about. Dropping it ends the work on the question.
pub(crate) struct Asking<T, R = Answer>(Option<(T, CancellableTask<R>)>);

/// A task that looks at a flag, which is set when the task is no longer wanted.
struct CancellableTask<R> {
    /// None once it has given its result.
    task: Option<Task<R>>,
    result: Option<R>,
    stop: Stop,
    /// Whose worker in the page does it.
    worker: Option<Purpose>,
}

impl<T, R> Default for Asking<T, R> {
    fn default() -> Asking<T, R> {
        Asking(None)
    }
}

impl<T, R> Asking<T, R> {
    /// Begins something that looks at the flag; what was asked before is no longer wanted. If it is
    /// called off, the page's worker for this purpose is let go.
    pub(crate) fn begin(
        &mut self,
        worker: Option<Purpose>,
        about: T,
        begin: impl FnOnce(&Stop) -> Task<R>,
    ) {
        // First, as both may have the same worker.
        self.cancel();
        let stop = Stop::new();
        let work = CancellableTask {
            task: Some(begin(&stop)),
            result: None,
            stop,
            worker,
        };
        self.0 = Some((about, work));
    }

    /// Ends the work on the question; its answer will never come.
    pub(crate) fn cancel(&mut self) {
        self.0 = None;
    }

    /// Whether something is asked whose answer has not been taken.
    pub(crate) const fn is_busy(&self) -> bool {
        self.0.is_some()
    }

    /// What the question is about, if there is one.
    pub(crate) fn about(&self) -> Option<&T> {
        self.0.as_ref().map(|(about, _)| about)
    }

    /// What the question is about, once it is answered. Never waits.
    pub(crate) fn answered(&mut self) -> Option<&mut T> {
        let (about, work) = self.0.as_mut()?;
        if let Some(task) = &mut work.task {
            work.result = Some(check_ready(task)?);
            work.task = None;
        }
        Some(about)
    }

    /// Takes the answer, if it is there. Never waits.
    pub(crate) fn poll(&mut self) -> Option<(T, R)> {
        self.answered()?;
        let (about, mut work) = self.0.take()?;
        Some((about, work.result.take()?))
    }
}

impl<T> Asking<T> {
    /// Puts a question to the strongest player; one that was asked before is no longer wanted.
    pub(crate) fn ask(&mut self, purpose: Purpose, about: T, question: EngineRequest) {
        self.begin(Some(purpose), about, |stop| {
            ask(purpose, question, &PlayerPool::default(), stop)
        });
    }

    /// Takes the answer, if it is there; without a choice where nobody can answer. If something more
    /// urgent was asked in between, there is room to ask again. Never waits.
    pub(crate) fn poll_choice(&mut self) -> Option<(T, Option<SearchResult<Move>>)> {
        match self.poll()? {
            (about, Ok(choice)) => Some((about, Some(choice))),
            (_, Err(NoMove::Stopped)) => None,
            (about, Err(reason)) => {
                warn!("a question is left out: {reason}");
                Some((about, None))
            }
        }
    }

    /// Who wins, where the player has told that in its answer or before.
    pub(crate) fn verdict(&self) -> Option<Verdict> {
        let (_, work) = self.0.as_ref()?;
        match &work.result {
            Some(answer) => Some(answer.as_ref().ok()?.verdict),
            None => work.stop.told(),
        }
    }
}

impl<R> Drop for CancellableTask<R> {
    fn drop(&mut self) {
        if self.task.is_none() {
            return;
        }
        self.stop.stop();
        if let Some(purpose) = self.worker {
            end_work(purpose);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::future::pending;

    use bevy::app::TaskPoolOptions;
    use bevy::tasks::AsyncComputeTaskPool;

    use super::*;

    #[test]
    fn a_question_is_called_off_before_the_next_one_begins() {
        TaskPoolOptions::default().create_default_pools();
        let pool = AsyncComputeTaskPool::get();
        let mut asking = Asking::<&str, ()>::default();
        let mut first = Stop::new();
        asking.begin(None, "first", |stop| {
            first = stop.clone();
            pool.spawn(pending())
        });
        assert!(!first.is_set());
        asking.begin(None, "second", |_| {
            assert!(first.is_set());
            pool.spawn(async {})
        });
        while asking.answered().is_none() {
            std::thread::yield_now();
        }
        assert_eq!(asking.poll(), Some(("second", ())));
        assert!(!asking.is_busy());
    }
}
