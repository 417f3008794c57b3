//! A level of Atoms: some of its moves are played anywhere, the others are the engine's within
//! limits. The easy levels only look at what their own atom and the first waves of its reaction
//! would do, and others play as they do while they have lost the thread.
//!
//! Games of Atoms are so long that every small mistake made again and again decides all of them.
//! A level that is weak for whole stretches of the game instead leaves the weaker player a chance.

use crate::atoms::{Atoms, WINS_CASCADE};
use rand::RngExt;

use crate::SEARCHES;
use crate::atoms::engine::AtomsEngine;
use crate::atoms::numbers::{AtomsEngineNumbers, AtomsLevel};
use fivefold_players::levels::{happens, tighter};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, random};
use fivefold_rules::{Cell, Event, Game, Outcome, Rng, Square};

/// For how long a level has the thread, or has lost it: forty moves of each side on 8x8, on other
/// boards in proportion to their cells, as the length of a game is.
fn stretch_plies(position: &Atoms) -> u32 {
    let params = position.params();
    (u32::from(params.cols) * u32::from(params.rows) * 5).div_ceil(4)
}

/// A level of Atoms.
#[derive(Debug)]
pub struct AtomsLevelPlayer {
    level: AtomsLevel,
    engine: AtomsEngine,
}

impl AtomsLevelPlayer {
    /// The player with these blind spots; what it reads ahead, it reads as the engine with these
    /// settings does.
    #[must_use]
    pub fn new(level: AtomsLevel, settings: &AtomsEngineNumbers) -> AtomsLevelPlayer {
        let engine = AtomsEngine::new(settings);
        AtomsLevelPlayer {
            level,
            engine: match level.counts_only_atoms {
                false => engine,
                true => engine.counting_only_atoms(),
            },
        }
    }

    /// Whether it has lost the thread in the stretch of the game that this ply belongs to.
    fn lapses(&self, position: &Atoms, rng: &Rng) -> bool {
        let plies = stretch_plies(position);
        let mut rng = random::rng_of_stretch(rng, position.side_to_move(), plies);
        happens(self.level.lapses_percent, &mut rng)
    }

    /// By how many atoms the side to move is ahead after the move, as far as the level sees its
    /// waves.
    fn lead(&self, position: &Atoms, mv: Cell) -> i32 {
        let me = position.side_to_move();
        let mut events = Vec::new();
        let mut next = position.clone();
        next.apply(mv, &mut events);
        if next.outcome() == Some(Outcome::Win(me)) && waves(&events) <= self.level.waves {
            return i32::MAX;
        }
        let mut view = position.view();
        let is_seen = |event: &&Event| match event {
            Event::Burst { wave, .. } => *wave <= self.level.waves,
            _ => true,
        };
        for event in events.iter().filter(is_seen) {
            view.follow(event);
        }
        let worth = |square: &Square| match square.owner {
            None => 0,
            Some(side) if side == me => i32::from(square.count),
            Some(_) => -i32::from(square.count),
        };
        view.squares.iter().map(worth).sum()
    }
}

/// How many waves a move makes.
pub(super) fn waves(events: &[Event]) -> u16 {
    let wave = |event: &Event| matches!(event, Event::Burst { .. });
    events.iter().filter(|event| wave(event)).count() as u16
}

impl Player<Atoms> for AtomsLevelPlayer {
    fn choose(
        &mut self,
        position: &Atoms,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Cell>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        let lapses = self.level.depth > 0 && self.lapses(position, rng);
        let plays_anywhere = match lapses {
            true => happens(self.level.lapses_random_percent, rng),
            false => happens(self.level.random_percent, rng),
        };
        if SEARCHES && self.level.depth > 0 && !lapses && !plays_anywhere {
            let limits = tighter(limits, self.level.nodes, self.level.depth);
            return self.engine.choose(position, &limits, stop, rng);
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut nodes = 0;
        let mut explanation = Explanation::RANDOM;
        if !plays_anywhere {
            let leads: Vec<i32> = moves.iter().map(|&mv| self.lead(position, mv)).collect();
            nodes = leads.len() as u64;
            let most = leads.iter().copied().max();
            let mut lead = leads.into_iter();
            moves.retain(|_| lead.next() == most);
            explanation = match most {
                Some(i32::MAX) => WINS_CASCADE,
                _ => Explanation::BEST_SCORE,
            };
        }
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        Ok(SearchResult {
            nodes,
            depth: u32::from(!plays_anywhere),
            ..SearchResult::unsearched(moves[rng.random_range(0..moves.len())], explanation)
        })
    }
}
