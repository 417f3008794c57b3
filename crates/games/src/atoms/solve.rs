//! The solver of Atoms, for those who ask for the value of a position.

use super::engine::solver::{self, Unsolved};
use fivefold_players::{Stop, Verdict};
use fivefold_rules::Position;
use fivefold_study::solving::{GameSolver, Solution, Unsolvable};

/// What Atoms brings to be solved.
pub(crate) static SOLVER: GameSolver = GameSolver {
    solve,
    check_all: |_| Ok(()),
};

fn solve(position: &Position, memory_mib: u32, stop: &Stop) -> Result<Solution, Unsolvable> {
    let solved = position
        .as_game()
        .map(|atoms| solver::solve(atoms, memory_mib, stop));
    match solved {
        Some(Ok(solved)) => Ok(Solution {
            verdict: Verdict::Proven {
                winner: Some(solved.winner),
                plies: Some(solved.plies),
            },
            nodes: solved.nodes,
        }),
        Some(Err(reason @ Unsolved::TooLarge)) => Err(Unsolvable(format!(
            "{reason}; this board of Atoms has more"
        ))),
        Some(Err(reason @ Unsolved::NoForcedEnd)) => Err(Unsolvable(reason.to_string())),
        Some(Err(Unsolved::Stopped | Unsolved::GameOver)) | None => Ok(Solution {
            verdict: Verdict::Unknown,
            nodes: 0,
        }),
    }
}
