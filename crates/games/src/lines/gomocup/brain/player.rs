//! The player behind `fivefold brain`: the engine of Lines, and how it is asked.

use rand::SeedableRng;

use super::{BrainJob, BrainQuestion, BrainResult, ranking, swap2};
use crate::lines::numbers::{LinesEngineNumbers, LinesNumbers};
use fivefold_config::Opponents;
use fivefold_lines_engine::LinesEngine;
use fivefold_match::request::EngineRequest;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::{GameKey, PlayerPool};
use fivefold_players::protocols::conversation::Thinker;
use fivefold_players::{GameLine, Stop};
use fivefold_rules::{Position, Rng};

/// The game that the engine plays in: a manager numbers none.
const GAME: GameKey = GameKey { seed: 0, number: 0 };

/// Thinks for a [`super::Brain`].
#[derive(Default)]
pub struct BrainPlayer {
    config: Opponents,
    players: PlayerPool,
}

impl BrainPlayer {
    /// A player with these settings. What a manager says about memory comes before them.
    #[must_use]
    pub fn new(settings: LinesEngineNumbers) -> BrainPlayer {
        let mut player = BrainPlayer::default();
        let change = |numbers: &mut LinesNumbers| numbers.engine = settings;
        player.config.games.change(change);
        player
    }
}

impl Thinker for BrainPlayer {
    type Job = BrainJob;
    type JobResult = BrainResult;

    fn think(&mut self, task: BrainJob, stop: &Stop) -> BrainResult {
        let mut config = self.config.clone();
        if let Some(memory_mib) = task.memory_mib {
            let change = |numbers: &mut LinesNumbers| numbers.engine.memory_mib = memory_mib;
            config.games.change(change);
        }
        if task.forgets {
            self.players.let_go();
        }
        match task.question {
            BrainQuestion::Move(position) => {
                let line = GameLine::new(Position::new(position));
                let engine = Opponent::Engine;
                let request = EngineRequest::to_judge(engine, GAME, line, task.limits, config);
                BrainResult::Move(request.answer_with(&self.players, stop))
            }
            BrainQuestion::Swap2(choice) => {
                let (mut engine, mut rng) = self.engine(&config);
                let limits = task.limits;
                BrainResult::Swap2(swap2::decide(&mut engine, &choice, limits, stop, &mut rng))
            }
            BrainQuestion::Ranking(question) => {
                let (mut engine, mut rng) = self.engine(&config);
                let limits = task.limits;
                BrainResult::Ranking(ranking::rank(
                    &mut engine,
                    &question,
                    limits,
                    stop,
                    &mut rng,
                ))
            }
        }
    }
}

impl BrainPlayer {
    /// An engine for one question about several positions.
    fn engine(&self, config: &Opponents) -> (LinesEngine, Rng) {
        // The old memory is given back before the new one is taken.
        self.players.let_go();
        let engine = LinesEngine::new(&config.games.of::<LinesNumbers>().engine);
        (engine, Rng::seed_from_u64(0))
    }
}
