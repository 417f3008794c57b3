//! The player behind `fivefold engine`: any computer opponent of any game.

use super::Thought;
use crate::midend::request::EngineRequest;
use crate::players::pool::PlayerPool;
use crate::players::random::RandomPlayer;
use crate::players::{AnyPlayer as _, Limits, Stop};
use crate::protocols::conversation::Thinker;

/// Thinks for a [`super::Ugi`].
#[derive(Default)]
pub struct UgiPlayer {
    players: PlayerPool,
}

impl Thinker for UgiPlayer {
    type Task = EngineRequest;
    type Thought = Thought;

    fn think(&mut self, task: EngineRequest, stop: &Stop) -> Thought {
        let answer = task.answer_with(&self.players, stop);
        // Some players have no move before they are done.
        let instead = match &answer {
            Ok(_) => None,
            Err(_) => RandomPlayer
                .choose(
                    task.position(),
                    &Limits::default(),
                    &Stop::new(),
                    &mut task.rng(),
                )
                .ok()
                .map(|choice| choice.mv),
        };
        Thought { answer, instead }
    }
}
