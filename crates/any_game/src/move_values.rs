//! What each legal move is worth, where that can be proven: for hints and analysis of games that
//! bring no explanations of their own.

use super::alpha_beta::{AlphaBeta, ScoredMove};
use super::evaluation::NoEvaluation;
use super::solver::{SolverLimits, solve};
use super::{ProvenValue, legal_moves};
use fivefold_config::SearchNumbers;
use fivefold_players::{Limits, Stop};
use fivefold_rules::{Game, Move};

/// A legal move and its proven value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveValue {
    /// The move.
    pub mv: Move,
    /// Who wins after it with best play, with the plies counted from the position before it; none
    /// where that is not known.
    pub value: Option<ProvenValue>,
}

/// What is proven about the legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveValues {
    /// The moves in ascending order; none at the end of a game.
    pub moves: Vec<MoveValue>,
    /// Positions visited.
    pub nodes: u64,
}

/// The proven values of all legal moves.
///
/// Half of the nodes go to the solver; where the game is too large for it, the rest go to
/// alpha-beta, which reaches further where few moves matter.
#[must_use]
pub fn move_values<G: Game>(
    position: &G,
    nodes: u64,
    numbers: &SearchNumbers,
    stop: &Stop,
) -> MoveValues {
    let legal = legal_moves(position);
    let limits = SolverLimits {
        nodes: nodes / 2,
        depth: u32::MAX,
        memory_mib: numbers.solver_memory_mib,
    };
    let solution = solve(position, &limits, stop);
    let mut spent = solution.nodes();
    let solved = solution.move_values(position);
    let mut values = solved.unwrap_or_else(|| legal.iter().copied().map(|mv| (mv, None)).collect());
    if !solution.is_complete() {
        let limits = Limits::of_nodes(nodes.saturating_sub(spent));
        let mut search = AlphaBeta::new(NoEvaluation, numbers.table_memory_mib, nodes);
        let never = |_: &[ScoredMove<G::Move>]| false;
        let judgement = search.judge(position, &legal, &limits, stop, 0, never);
        spent += judgement.nodes;
        for ((_, value), judged) in values.iter_mut().zip(judgement.moves) {
            let is_better = value.is_none_or(|value| value.plies.is_none());
            if is_better && judged.value.is_some() {
                *value = judged.value;
            }
        }
    }
    let moves = values.into_iter().map(|(mv, value)| MoveValue {
        mv: G::pack(mv),
        value,
    });
    MoveValues {
        moves: moves.collect(),
        nodes: spent,
    }
}
