//! Solves small boards exactly: who wins with best play. For each side it asks whether that side can
//! force a line (see `prover`).

use super::prover::{Memory, ProverWalk};
use fivefold_lines::{Lines, Rule};
use fivefold_players::{Limits, Stop};
use fivefold_rules::{Game, Side};

/// The value of a position with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExactValue {
    /// Who wins; `None`: a draw.
    pub winner: Option<Side>,
    /// Positions visited.
    pub nodes: u64,
}

/// The limits were reached before the value was known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not solved within the limits, after {nodes} positions")]
pub struct LimitsReached {
    /// Positions visited.
    pub nodes: u64,
}

/// Solves a position, with a table of at most `memory_mib` MiB.
///
/// # Errors
/// [`LimitsReached`] if the limit of nodes or the stop comes first; a limit of depth is ignored.
pub fn solve(
    position: &Lines,
    memory_mib: u32,
    limits: &Limits,
    stop: &Stop,
) -> Result<ExactValue, LimitsReached> {
    let mut memory = Memory::new(memory_mib);
    let most = limits.nodes.unwrap_or(u64::MAX);
    solve_with(position, &mut memory, most, stop)
}

/// Solves a position; `memory` may hold what is known of other positions of the same game.
pub(super) fn solve_with(
    position: &Lines,
    memory: &mut Memory,
    most_nodes: u64,
    stop: &Stop,
) -> Result<ExactValue, LimitsReached> {
    if let Some(outcome) = position.outcome() {
        return Ok(ExactValue {
            winner: outcome.winner(),
            nodes: 0,
        });
    }
    let mut nodes = 0;
    let mover = position.side_to_move();
    // An extra stone never hurts in freestyle, so on an empty board only the side that begins can
    // win.
    let second_may_win = position.stones() > 0 || position.params().rule != Rule::Freestyle;
    for attacker in [mover, mover.other()] {
        if attacker != mover && !second_may_win {
            break;
        }
        let mut walk = ProverWalk::new(position, attacker, memory, most_nodes - nodes, stop);
        let attacker_wins = walk.attacker_wins();
        nodes += walk.nodes();
        if attacker_wins.ok_or(LimitsReached { nodes })? {
            let winner = Some(attacker);
            return Ok(ExactValue { winner, nodes });
        }
    }
    Ok(ExactValue {
        winner: None,
        nodes,
    })
}
