//! The solver of Lines, for those who ask for the value of a position.

use super::Lines;
use fivefold_lines_engine::solver;
use fivefold_players::{Limits, Stop, Verdict};
use fivefold_rules::{Game, Position};
use fivefold_study::solving::{GameSolver, Solution, Unsolvable};

/// Boards with more empty cells take too long to solve after every move.
const MOST_EMPTY: u16 = 36;

/// What Lines brings to be solved.
pub(crate) static SOLVER: GameSolver = GameSolver { solve, check_all };

fn solve(position: &Position, memory_mib: u32, stop: &Stop) -> Result<Solution, Unsolvable> {
    let solved = position
        .as_game()
        .map(|lines| solver::solve(lines, memory_mib, &Limits::default(), stop));
    Ok(match solved {
        Some(Ok(solved)) => Solution {
            verdict: Verdict::Proven {
                winner: solved.winner,
                plies: None,
            },
            nodes: solved.nodes,
        },
        Some(Err(unsolved)) => Solution {
            verdict: Verdict::Unknown,
            nodes: unsolved.nodes,
        },
        None => Solution {
            verdict: Verdict::Unknown,
            nodes: 0,
        },
    })
}

fn check_all(position: &Position) -> Result<(), Unsolvable> {
    let empty = position.as_game().map_or(0, |lines: &Lines| {
        let params = lines.params();
        u16::from(params.cols) * u16::from(params.rows) - lines.stones()
    });
    if empty > MOST_EMPTY {
        return Err(Unsolvable(format!(
            "--all solves boards of Lines with at most {MOST_EMPTY} empty cells; here are {empty}"
        )));
    }
    Ok(())
}
