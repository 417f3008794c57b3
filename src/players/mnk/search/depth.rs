//! How deep a move is looked at: deeper if all depends on it, less deep the later it comes.

use super::Search;
use super::node::Here;
use super::pruning::{self, PLY};
use crate::players::mnk::cells::Index;
use crate::players::mnk::patterns::Threat;
use crate::players::mnk::score;
use crate::players::window::{Bound, Window};

impl Search<'_> {
    /// How deep to look below a move, before reductions; or the score, if the other moves show that
    /// there will be a cut.
    pub(super) fn depth_below(
        &mut self,
        here: &Here,
        at: Index,
        window: Window,
    ) -> Result<i32, i32> {
        if !self.reduces {
            return Ok(match here.blocks() {
                true => here.depth,
                false => here.depth - PLY,
            });
        }
        let mut extension = 0;
        if here.blocks() {
            extension = pruning::REPLY_EXTENSION;
        } else if here.best_before() == Some(at) {
            extension = match self.singular(here, at, window)? {
                Some(extension) => extension,
                None => pruning::BEST_EXTENSIONS[usize::from(!here.is_open)],
            };
        }
        let is_sure_cut = self.prunes(here)
            && !here.is_open
            && here.cut
            && here.estimate.is_some_and(|estimate| {
                estimate >= window.beta + pruning::sure_cut_margin(here.depth)
            });
        if is_sure_cut {
            if !self.makes_four(here.side, at) {
                extension -= PLY;
            } else if self.was_four(here.ply, 2) {
                extension += PLY;
            }
        }
        Ok(here.depth - PLY + extension)
    }

    fn makes_four(&self, side: usize, at: Index) -> bool {
        matches!(
            self.board.threat(side, at),
            Threat::Four | Threat::FourThree
        )
    }

    /// Whether the best move of before is better than all others, by a look at these that is less
    /// deep: how much deeper to look at it then; or the score, if another move makes the cut too.
    fn singular(&mut self, here: &Here, at: Index, window: Window) -> Result<Option<i32>, i32> {
        let ply = here.ply;
        let Some(known) = here.remembered.filter(|known| {
            self.prunes(here)
                && self.plies[ply].left_out.is_none()
                && here.depth >= pruning::SINGULAR_DEPTH
                && known.bound != Bound::AtMost
                && !score::is_end(known.score)
                && known.depth >= here.depth - pruning::SINGULAR_BEHIND
        }) else {
            return Ok(None);
        };
        let beta = known.score - pruning::singular_margin(here.depth);
        let others = Window::above(beta - 1);
        self.plies[ply].left_out = Some(at);
        let score = self.node(others, pruning::singular_depth(here.depth), ply, here.cut);
        self.plies[ply].left_out = None;
        self.plies[ply].line.clear();
        if self.stopped {
            return Ok(Some(0));
        }
        if score < beta {
            Ok(Some(PLY))
        } else if beta >= window.beta {
            Err(window.beta)
        } else if known.score >= window.beta {
            Ok(Some(-pruning::PLURAL_REDUCTION))
        } else {
            Ok(Some(0))
        }
    }

    /// The score of a move: late ones are looked at less deep first, and all but the first are only
    /// asked whether they are better than the best.
    pub(super) fn look_at(
        &mut self,
        here: &Here,
        at: Index,
        place: usize,
        below: i32,
        window: Window,
        best: i32,
    ) -> i32 {
        let (ply, alpha) = (here.ply, window.alpha);
        let is_late = self.reduces
            && here.depth >= pruning::REDUCED_DEPTH
            && place > 1 + usize::from(ply == 0)
            && !here.blocks();
        let reduced = is_late.then(|| {
            let reduction = self.reduction(here, at, place, best);
            (below - reduction).min(below + PLY).max(PLY)
        });
        let above = Window::above(alpha).turned();
        if !here.is_open || place > 1 {
            let depth = reduced.unwrap_or(below);
            let known = self.score_after(at, above, depth, ply + 1);
            if let Some(score) = known.filter(|&score| -score <= alpha) {
                return -score;
            }
        }
        self.plies[ply].is_four = self.makes_four(here.side, at);
        self.board.place(at);
        let mut score = alpha + 1;
        if let Some(reduced) = reduced {
            score = -self.node(above, reduced, ply + 1, true);
            if score > alpha && reduced < below && !self.stopped {
                score = -self.node(above, below, ply + 1, !here.cut);
            }
        } else if !here.is_open || place > 1 {
            score = -self.node(above, below, ply + 1, !here.cut);
        }
        if here.is_open && (place == 1 || score > alpha) && !self.stopped {
            score = -self.node(window.turned(), below, ply + 1, false);
        }
        self.board.take_back();
        score
    }

    /// How much less deep a late move is looked at.
    fn reduction(&self, here: &Here, at: Index, place: usize, best: i32) -> i32 {
        let ply = here.ply;
        let mut reduction = pruning::reduction(here.depth, place);
        if here.is_open {
            reduction = (reduction - pruning::OPEN_EXTENSION).max(0);
        } else if !here.improves && reduction > PLY {
            reduction += pruning::WORSE_REDUCTION;
        }
        if here.cut && !self.is_killer(at, ply) {
            reduction += pruning::CUT_REDUCTION;
        }
        if ply % 2 == 1 && best >= -self.root_alpha {
            reduction += pruning::IDLE_REDUCTION;
        }
        if here.is_free() && self.was_four(ply, 2) && self.makes_four(here.side, at) {
            reduction -= pruning::ATTACK_EXTENSION;
        }
        reduction - self.history(here.side, at) / pruning::HISTORY_PER_PART
    }
}
