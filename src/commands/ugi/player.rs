//! The player behind `fivefold engine`: any computer opponent of any game.

use super::{Task, Thought};
use crate::commands::conversation::Thinker;
use crate::players::random::RandomPlayer;
use crate::players::{AnyPlayer, Limits, Stop};

/// Thinks for a [`super::Ugi`].
#[derive(Clone, Copy, Debug, Default)]
pub struct UgiPlayer;

impl Thinker for UgiPlayer {
    type Task = Task;
    type Thought = Thought;

    fn think(&mut self, mut task: Task, stop: &Stop) -> Thought {
        let position = &task.position;
        let mut player = task.opponent.player(position.kind(), &task.config);
        let answer = player.choose(position, &task.limits, stop, &mut task.rng);
        // Some players have no move before they are done.
        let instead = match &answer {
            Ok(_) => None,
            Err(_) => RandomPlayer
                .choose(position, &Limits::default(), &Stop::new(), &mut task.rng)
                .ok()
                .map(|choice| choice.mv),
        };
        Thought { answer, instead }
    }
}
