//! Who wins a position with best play, where a game can find that out.

use thiserror::Error;

use super::explain::Explain;
use fivefold_any_game::{GameSearch, best_of};
use fivefold_config::SearchNumbers;
use fivefold_players::{Stop, Verdict};
use fivefold_rules::Position;

/// What solving a position has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value, or [`Verdict::Unknown`] if the time was over first.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
}

/// Why a position cannot be solved, however long it takes: the sentence of its game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct Unsolvable(pub String);

/// What a game brings that has a solver of its own. It is not asked about games that are over.
pub struct GameSolver {
    /// Solves a position with so many MiB of memory.
    pub solve: fn(&Position, u32, &Stop) -> Result<Solution, Unsolvable>,
    /// Whether the positions after all moves are small enough to be solved one after the other.
    pub check_all: fn(&Position) -> Result<(), Unsolvable>,
}

/// Solves a position with so many MiB of memory: by the solver of its game, by its theory, or by
/// searching.
///
/// # Errors
/// See [`Unsolvable`].
pub fn solve(position: &Position, memory_mib: u32, stop: &Stop) -> Result<Solution, Unsolvable> {
    let known = |verdict| Solution { verdict, nodes: 0 };
    if let Some(outcome) = position.outcome() {
        return Ok(known(Verdict::Proven {
            winner: outcome.winner(),
            plies: Some(0),
        }));
    }
    if let Some(solver) = position.game().extension::<GameSolver>() {
        return (solver.solve)(position, memory_mib, stop);
    }
    if let Some(winner) = (Explain::of(position).winner)(position) {
        return Ok(known(Verdict::Proven {
            winner: Some(winner),
            plies: None,
        }));
    }
    Ok(searched(position, memory_mib, stop))
}

/// The value of a position that the players of any game can solve.
fn searched(position: &Position, memory_mib: u32, stop: &Stop) -> Solution {
    let numbers = SearchNumbers {
        solver_memory_mib: memory_mib,
        ..SearchNumbers::default()
    };
    let search = position.game().extension::<GameSearch>();
    let Some(found) =
        search.and_then(|search| (search.move_values)(position, u64::MAX, &numbers, stop))
    else {
        return Solution {
            verdict: Verdict::Unknown,
            nodes: 0,
        };
    };
    let mover = position.side_to_move();
    let values: Vec<_> = found.moves.iter().map(|one| ((), one.value)).collect();
    Solution {
        verdict: best_of(&values, mover).map_or(Verdict::Unknown, |(_, value)| value.into()),
        nodes: found.nodes,
    }
}

/// Whether the positions after all moves of this one can be solved one after the other.
///
/// # Errors
/// See [`Unsolvable`].
pub fn check_all(position: &Position) -> Result<(), Unsolvable> {
    match position.game().extension::<GameSolver>() {
        Some(solver) => (solver.check_all)(position),
        None => Ok(()),
    }
}
