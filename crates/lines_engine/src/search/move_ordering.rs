//! Move ordering by killers, countermoves and history, besides the policy.

use super::Search;
use super::node::NodeContext;
use super::pruning::PLY;
use crate::cell_set::Index;
use crate::moves::{self, Candidate};

/// The largest history of a move, above or below 0: beyond it that of all moves is halved, and no
/// malus goes below it.
const LARGEST_HISTORY: i32 = 4_000;
/// The history malus of each move searched before the refutation, as a share of its bonus.
const MALUS_SIXTEENTHS: i32 = 8;

impl Search<'_> {
    /// Fills the list with the moves of a position without a threat that must be answered.
    pub(super) fn generate_free(&self, list: &mut Vec<Candidate>, ply: usize) {
        moves::generate(&self.board, self.full_width, self.quiet_value, list);
        if list.is_empty() {
            moves::generate(&self.board, true, self.quiet_value, list);
        }
        let side = self.board.to_move();
        let reply = self
            .board
            .last_move()
            .and_then(|last| self.countermove(side, last));
        for candidate in list {
            let at = candidate.at();
            let mut more = 0;
            if reply == Some(at) {
                more += self.numbers.countermove;
            }
            if self.is_killer(at, ply) {
                more += self.numbers.killer;
            }
            more += self.history(side, at) * self.numbers.history_share / 1024;
            // Of equal moves the one searched first is played.
            if ply == 0 {
                more += self.variety.noise(u64::from(at));
            }
            *candidate = candidate.plus(more);
        }
    }

    pub(super) fn is_killer(&self, at: Index, ply: usize) -> bool {
        self.stack[ply].killers.contains(&Some(at))
    }

    /// How often a side's move on this cell refuted a position, more for deeper searches, less how
    /// often it did not.
    pub(super) fn history(&self, side: usize, at: Index) -> i32 {
        self.history[usize::from(at)][side & 1]
    }

    fn countermove(&self, side: usize, last: Index) -> Option<Index> {
        self.countermoves[usize::from(last)][side & 1]
    }

    /// Rewards a move that the transposition table knows to cause a beta cutoff.
    pub(super) fn reward(&mut self, side: usize, at: Index, depth: i32) {
        let plies = (depth / PLY).max(1);
        let count = &mut self.history[usize::from(at)][side & 1];
        *count = (*count + plies * plies / 2).min(LARGEST_HISTORY);
    }

    /// Rewards a move that caused a beta cutoff, and punishes those tried before it.
    pub(super) fn update_history(&mut self, node: &NodeContext, at: Index, tried: &[Candidate]) {
        let (ply, side) = (node.ply, node.side & 1);
        let killers = &mut self.stack[ply].killers;
        if killers[0] != Some(at) {
            *killers = [Some(at), killers[0]];
        }
        if let Some(last) = self.board.last_move() {
            self.countermoves[usize::from(last)][side] = Some(at);
        }
        let plies = (node.depth / PLY).max(1);
        let bonus = plies * plies;
        for candidate in tried {
            let count = &mut self.history[usize::from(candidate.at())][side];
            *count = (*count - bonus * MALUS_SIXTEENTHS / 16).max(-LARGEST_HISTORY);
        }
        let count = &mut self.history[usize::from(at)][side];
        *count += bonus;
        if *count > LARGEST_HISTORY {
            for counts in self.history.iter_mut().flatten() {
                *counts /= 2;
            }
        }
    }
}
