//! In which order moves are looked at: besides what a move makes and takes away, what it was worth
//! elsewhere in the tree.

use super::Search;
use super::node::Here;
use super::pruning::PLY;
use crate::players::mnk::cells::Index;
use crate::players::mnk::moves::{self, Candidate};

/// What a move comes earlier by that refuted another position at the same ply.
const KILLER: i32 = 41;
/// What a move comes earlier by that refuted another position after the same move of the opponent's.
const REPLY: i32 = 102;
/// So much history counts as one point in the order.
const HISTORY_PER_POINT: i32 = 51;
/// When a move has more history than this, that of all moves is halved; none has more of the bad.
const MOST_HISTORY: i32 = 4_000;
/// So much of what a refutation gains is lost by each move that was looked at before it in vain.
const VAIN_SIXTEENTHS: i32 = 8;

impl Search<'_> {
    /// Candidates in a position without a threat that must be answered.
    pub(super) fn free_moves(&self, list: &mut Vec<Candidate>, ply: usize) {
        moves::free(&self.board, self.everywhere, self.quiet_value, list);
        if list.is_empty() {
            moves::free(&self.board, true, self.quiet_value, list);
        }
        let side = self.board.to_move();
        let reply = self.board.last().and_then(|last| self.reply(side, last));
        for candidate in list {
            if reply == Some(candidate.at) {
                candidate.order += REPLY;
            }
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

    /// How often a side's move on this cell refuted a position, the deeper the more, and how often
    /// it was looked at in vain.
    pub(super) fn history(&self, side: usize, at: Index) -> i32 {
        self.history[usize::from(at)][side & 1]
    }

    /// The side's move that refuted the last position that came from this move of the opponent's.
    fn reply(&self, side: usize, last: Index) -> Option<Index> {
        self.replies[usize::from(last)][side & 1]
    }

    /// A move that refutes a position comes earlier in similar ones, and those that did not later.
    pub(super) fn reward(&mut self, here: &Here, at: Index, vain: &[Candidate]) {
        let (ply, side) = (here.ply, here.side & 1);
        let killers = &mut self.plies[ply].killers;
        if killers[0] != Some(at) {
            *killers = [Some(at), killers[0]];
        }
        if let Some(last) = self.board.last() {
            self.replies[usize::from(last)][side] = Some(at);
        }
        let plies = (here.depth / PLY).max(1);
        let gain = plies * plies;
        for candidate in vain {
            let count = &mut self.history[usize::from(candidate.at)][side];
            *count = (*count - gain * VAIN_SIXTEENTHS / 16).max(-MOST_HISTORY);
        }
        let count = &mut self.history[usize::from(at)][side];
        *count += gain;
        if *count > MOST_HISTORY {
            for counts in self.history.iter_mut().flatten() {
                *counts /= 2;
            }
        }
    }
}
