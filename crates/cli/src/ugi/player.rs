//! The player behind `fivefold engine`: any computer opponent of any game.

use super::Thought;
use fivefold_match::request::EngineRequest;
use fivefold_players::pool::PlayerPool;
use fivefold_players::protocols::conversation::Thinker;
use fivefold_players::random::RandomPlayer;
use fivefold_players::{AnyPlayer as _, Limits, Stop};

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
