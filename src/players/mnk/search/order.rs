//! In which order moves are looked at: besides what a move makes and takes away, what it was worth
//! elsewhere in the tree.

use super::Search;
use crate::players::mnk::cells::Index;
use crate::players::mnk::moves::{self, Candidate};

/// What a move comes earlier by that refuted another position at the same ply.
const KILLER: i32 = 40;
/// So much history counts as one point in the order.
const HISTORY_PER_POINT: i32 = 64;
/// When a move has more history than this, that of all moves is halved.
const MOST_HISTORY: i32 = 4_000;

impl Search<'_> {
    /// Candidates in a position without a threat that must be answered.
    pub(super) fn free_moves(&self, list: &mut Vec<Candidate>, ply: usize) {
        moves::free(&self.board, self.everywhere, self.quiet_value, list);
        if list.is_empty() {
            moves::free(&self.board, true, self.quiet_value, list);
        }
        let side = self.board.to_move();
        for candidate in list {
            if self.is_killer(candidate.at, ply) {
                candidate.order += KILLER;
            }
            candidate.order += self.history(side, candidate.at) / HISTORY_PER_POINT;
            // Of moves that come out equal the one looked at first is played.
            if ply == 0 {
                candidate.order += self.variety.draw(u64::from(candidate.at));
            }
        }
    }

    /// Whether the move refuted another position at this ply.
    pub(super) fn is_killer(&self, at: Index, ply: usize) -> bool {
        self.plies[ply].killers.contains(&Some(at))
    }

    /// How often a side's move on this cell refuted a position, the deeper the more.
    pub(super) fn history(&self, side: usize, at: Index) -> i32 {
        self.history[usize::from(at)][side & 1]
    }

    /// A move that refuted a position comes earlier in similar ones.
    pub(super) fn reward(&mut self, side: usize, at: Index, plies: i32, ply: usize) {
        let killers = &mut self.plies[ply].killers;
        if killers[0] != Some(at) {
            *killers = [Some(at), killers[0]];
        }
        let count = &mut self.history[usize::from(at)][side & 1];
        *count += plies * plies;
        if *count > MOST_HISTORY {
            for counts in self.history.iter_mut().flatten() {
                *counts /= 2;
            }
        }
    }
}
