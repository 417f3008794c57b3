//! The player behind `fivefold engine`: any computer opponent of any game.

use super::{Task, Thought};
use crate::config::Opponents;
use crate::players::opponents::Opponent;
use crate::players::random::RandomPlayer;
use crate::players::{AnyPlayer, Limits, Stop};
use crate::protocols::conversation::Thinker;
use crate::rules::GameId;

/// Thinks for a [`super::Ugi`].
#[derive(Default)]
pub struct UgiPlayer {
    /// The engine of a game, which may remember what it found out about the position before.
    engine: Option<Engine>,
}

/// An engine and what it was made for.
struct Engine {
    opponent: Opponent,
    game: GameId,
    config: Opponents,
    player: Box<dyn AnyPlayer>,
}

impl UgiPlayer {
    /// Who answers: the engine that answered before, if it is asked again; every other player is
    /// made anew.
    fn player(
        &mut self,
        opponent: Opponent,
        game: GameId,
        config: &Opponents,
    ) -> &mut dyn AnyPlayer {
        let keeps = |engine: &Engine| {
            opponent == Opponent::Engine
                && engine.opponent == opponent
                && engine.game == game
                && engine.config == *config
        };
        self.engine.take_if(|engine| !keeps(engine));
        let engine = self.engine.get_or_insert_with(|| Engine {
            opponent,
            game,
            config: config.clone(),
            player: opponent.player(game, config),
        });
        engine.player.as_mut()
    }
}

impl Thinker for UgiPlayer {
    type Task = Task;
    type Thought = Thought;

    fn think(&mut self, task: Task, stop: &Stop) -> Thought {
        let Task {
            position,
            opponent,
            config,
            limits,
            mut rng,
        } = task;
        let player = self.player(opponent, position.game(), &config);
        let answer = player.choose(&position, &limits, stop, &mut rng);
        // Some players have no move before they are done.
        let instead = match &answer {
            Ok(_) => None,
            Err(_) => RandomPlayer
                .choose(&position, &Limits::default(), &Stop::new(), &mut rng)
                .ok()
                .map(|choice| choice.mv),
        };
        Thought { answer, instead }
    }
}
