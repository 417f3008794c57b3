//! What is found out question by question: one is asked at a time, in the background.

use bevy::log::warn;

use crate::ask::cancellable::Cancellable;
use crate::ask::{Answer, Purpose, ask};
use crate::midend::request::EngineRequest;
use crate::players::pool::PlayerPool;
use crate::players::{NoMove, SearchResult};
use crate::rules::Move;

/// The question that is being answered, with what it is for. Dropping it ends the thinking.
pub(crate) struct Series<T>(Option<(T, Cancellable<Answer>)>);

/// What has become of the question.
pub(crate) enum Polled<T> {
    /// None is asked, or something more urgent was asked in between: there is room for one.
    Idle,
    /// It is not answered yet.
    Pending,
    /// The answer.
    Answered(T, SearchResult<Move>),
    /// There will be no answer.
    Unanswered(T),
}

impl<T> Default for Series<T> {
    fn default() -> Series<T> {
        Series(None)
    }
}

impl<T> Series<T> {
    /// Puts a question to the strongest player; one that was asked before is no longer wanted.
    pub(crate) fn ask(&mut self, purpose: Purpose, about: T, question: EngineRequest) {
        let answer = Cancellable::asking(purpose, |stop| {
            ask(purpose, question, &PlayerPool::default(), stop)
        });
        self.0 = Some((about, answer));
    }

    /// Ends the thinking; its answer will never come.
    pub(crate) fn cancel(&mut self) {
        self.0 = None;
    }

    /// Takes the answer, if it is there. Never waits.
    pub(crate) fn poll(&mut self) -> Polled<T> {
        let Some((_, pending)) = &mut self.0 else {
            return Polled::Idle;
        };
        let Some(answer) = pending.poll() else {
            return Polled::Pending;
        };
        match (self.0.take(), answer) {
            (Some((about, _)), Ok(result)) => Polled::Answered(about, result),
            (None, _) | (_, Err(NoMove::Stopped)) => Polled::Idle,
            (Some((about, _)), Err(reason)) => {
                warn!("a question is left out: {reason}");
                Polled::Unanswered(about)
            }
        }
    }
}
