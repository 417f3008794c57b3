//! Small boards: the solver's value of a position becomes the verdict, and the move is one that
//! preserves it.

use super::iterative_deepening::{EXHAUSTIVE_EMPTY, FULL_WIDTH_EMPTY};
use super::lines_engine::plies_to_draw;
use super::prover::Memory;
use super::solver;
use fivefold_lines::{Lines, Place};
use fivefold_players::{Explanation, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Side};

/// Positions visited at most to solve a position.
const NODES_TO_SOLVE: u64 = 500_000;
/// Memory for what is known of the positions that are solved for one move, in MiB.
const MEMORY_MIB: u32 = 8;

/// The positions that may still be visited for one move.
pub(super) struct NodeBudget<'a> {
    left: u64,
    spent: u64,
    stop: &'a Stop,
    /// What is known of the positions that were solved.
    known: Option<Memory>,
}

impl<'a> NodeBudget<'a> {
    pub(super) const fn new(nodes: u64, stop: &'a Stop) -> NodeBudget<'a> {
        NodeBudget {
            left: nodes,
            spent: 0,
            stop,
            known: None,
        }
    }

    pub(super) const fn left(&self) -> u64 {
        self.left
    }

    pub(super) const fn spent(&self) -> u64 {
        self.spent
    }

    pub(super) fn spend(&mut self, nodes: u64) {
        self.left -= nodes.min(self.left);
        self.spent += nodes;
    }

    /// Solves a position with at most half of the rest: the winner, if it is found.
    fn solve(&mut self, position: &Lines) -> Option<Option<Side>> {
        let most = (self.left / 2).min(NODES_TO_SOLVE);
        let known = (self.known).get_or_insert_with(|| Memory::new(MEMORY_MIB));
        match solver::solve_with(position, known, most, self.stop) {
            Ok(solution) => {
                self.spend(solution.nodes);
                Some(solution.winner)
            }
            Err(unsolved) => {
                self.spend(unsolved.nodes);
                None
            }
        }
    }
}

/// The winner with best play, on a board small enough to be solved but too large for the search
/// to reach its end.
pub(super) fn winner(position: &Lines, budget: &mut NodeBudget) -> Option<Option<Side>> {
    let params = position.params();
    let empty = params.cells() - position.stones();
    (EXHAUSTIVE_EMPTY + 1..=FULL_WIDTH_EMPTY)
        .contains(&empty)
        .then(|| budget.solve(position))?
}

/// The choice in a solved position: the search's move if it preserves the position's value, else
/// another move that does. What the search has proven itself stands.
pub(super) fn value_preserving_choice(
    choice: SearchResult<Place>,
    winner: Option<Side>,
    position: &Lines,
    budget: &mut NodeBudget,
) -> SearchResult<Place> {
    if matches!(choice.verdict, Verdict::Proven { .. }) {
        return choice;
    }
    let mover = position.side_to_move();
    let plies = match winner {
        Some(_) => None,
        None => plies_to_draw(position),
    };
    let verdict = Verdict::Proven { winner, plies };
    if winner == Some(mover.other()) {
        return SearchResult {
            verdict,
            explanation: Explanation::HOLDS_OUT,
            ..choice
        };
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&mv| mv != choice.mv);
    for mv in std::iter::once(choice.mv).chain(moves) {
        let mut next = position.clone();
        next.apply(mv, &mut ());
        if budget.solve(&next) == Some(winner) {
            let line = match mv == choice.mv {
                true => choice.line,
                false => vec![mv],
            };
            let explanation = match winner {
                Some(_) => Explanation::SEARCHED_WIN,
                None => choice.explanation,
            };
            return SearchResult {
                mv,
                line,
                verdict,
                explanation,
                ..choice
            };
        }
    }
    choice
}
