//! Questions to computer players in the background: in a thread, or in a worker of a page.

pub(crate) mod asking;
mod pondering;
pub(crate) mod thinking;
#[cfg(target_family = "wasm")]
pub(crate) mod worker;

#[cfg(not(target_family = "wasm"))]
use bevy::platform::time::Instant;
use bevy::tasks::Task;

use crate::midend::request::EngineRequest;
pub(crate) use crate::players::Answer;
use crate::players::pool::PlayerPool;
use crate::players::{Stop, Threads};

/// What a player is asked for, the most urgent first. On the web each purpose has a worker of its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To move in the game.
    Game,
    /// To tell a person about the position on the board.
    Study,
    /// To judge a whole game.
    Analysis,
    /// To try a script that was just written.
    Trial,
}

#[cfg(target_family = "wasm")]
impl Purpose {
    /// All purposes, the most urgent first.
    pub(crate) const ALL: [Purpose; 4] = [
        Purpose::Game,
        Purpose::Study,
        Purpose::Analysis,
        Purpose::Trial,
    ];
}

/// Puts the question to a player: to one of these that wait for the next question about a game, or to a new one.
pub(crate) fn ask(
    purpose: Purpose,
    mut question: EngineRequest,
    players: &PlayerPool,
    stop: &Stop,
) -> Task<Answer> {
    if matches!(purpose, Purpose::Study | Purpose::Analysis) {
        question.limits.threads = Threads::or_all_cores(question.config.threads);
    }
    ask_holding(purpose, question, players, stop, (), || {})
}

/// The same; `held` is dropped as soon as no player is at work on it. What has to be waited for before
/// is waited for beside the frames.
#[cfg(not(target_family = "wasm"))]
fn ask_holding(
    _purpose: Purpose,
    question: EngineRequest,
    players: &PlayerPool,
    stop: &Stop,
    held: impl Send + 'static,
    wait: impl FnOnce() + Send + 'static,
) -> Task<Answer> {
    let (players, stop) = (players.clone(), stop.clone());
    let (begun, time) = (Instant::now(), question.time());
    let time_is_up = move || time.is_some_and(|time| begun.elapsed() >= time);
    bevy::tasks::AsyncComputeTaskPool::get().spawn(async move {
        let _held = held;
        wait();
        question.answer_in_time(&players, &stop, time_is_up)
    })
}

/// In a browser each purpose has a worker, which keeps the players.
#[cfg(target_family = "wasm")]
fn ask_holding(
    purpose: Purpose,
    question: EngineRequest,
    _players: &PlayerPool,
    stop: &Stop,
    held: impl Send + 'static,
    _wait: impl FnOnce() + Send + 'static,
) -> Task<Answer> {
    worker::ask(purpose, question, stop, held)
}

/// Ends what the page's worker of this purpose does.
#[cfg(target_family = "wasm")]
fn end_work(purpose: Purpose) {
    worker::cancel(purpose);
}

/// Threads end by themselves when the flag is set at which they look.
#[cfg(not(target_family = "wasm"))]
const fn end_work(_purpose: Purpose) {}
