//! Small boards in the engine: what the solver knows of a position becomes its verdict, and the
//! move is one that keeps it.

use super::engine::plies_to_draw;
use super::patterns::Tables;
use super::solver;
use super::thinking::{LOOKS_EVERYWHERE, LOOKS_TO_THE_END};
use super::transposition::Transpositions;
use crate::games::mnk::{Mnk, Place};
use crate::games::{Game, Side};
use crate::players::{Choice, Explanation, Stop, Verdict};

/// At most this many positions are visited to solve a position.
const NODES_TO_SOLVE: u64 = 500_000;

/// The positions that may still be visited in one move, and when to stop.
pub(super) struct Budget<'a> {
    left: u64,
    spent: u64,
    stop: &'a Stop,
}

impl<'a> Budget<'a> {
    pub(super) const fn new(nodes: u64, stop: &'a Stop) -> Budget<'a> {
        Budget {
            left: nodes,
            spent: 0,
            stop,
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

    /// Solves a position with at most this share of what is left: the winner, if it is found out.
    fn solve(
        &mut self,
        share: u64,
        position: &Mnk,
        tables: &Tables,
        known: &mut Transpositions,
    ) -> Option<Option<Side>> {
        let most = (self.left / share).min(NODES_TO_SOLVE);
        match solver::value(position, tables, known, most, self.stop) {
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
pub(super) fn winner(
    position: &Mnk,
    tables: &Tables,
    known: &mut Transpositions,
    budget: &mut Budget,
) -> Option<Option<Side>> {
    let params = position.params();
    let empty = params.cells() - position.stones();
    (LOOKS_TO_THE_END + 1..=LOOKS_EVERYWHERE)
        .contains(&empty)
        .then(|| budget.solve(2, position, tables, known))?
}

/// The choice of a search in a solved position: its move if that keeps the position's value, else
/// another move that does. Whatever the search has proven itself stands.
pub(super) fn kept(
    choice: Choice<Place>,
    winner: Option<Side>,
    position: &Mnk,
    tables: &Tables,
    known: &mut Transpositions,
    budget: &mut Budget,
) -> Choice<Place> {
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
        return Choice {
            verdict,
            explanation: Explanation::HoldsOut,
            ..choice
        };
    }
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves.retain(|&mv| mv != choice.mv);
    for mv in std::iter::once(choice.mv).chain(moves) {
        let mut next = position.clone();
        next.apply(mv, &mut ());
        if budget.solve(2, &next, tables, known) == Some(winner) {
            let line = match mv == choice.mv {
                true => choice.line,
                false => vec![mv],
            };
            let explanation = match winner {
                Some(_) => Explanation::SearchedWin,
                None => choice.explanation,
            };
            return Choice {
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
