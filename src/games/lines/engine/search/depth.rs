//! The depth to which a move is searched: extensions and reductions.

use super::Search;
use super::node::NodeContext;
use super::pruning::{self, PLY};
use crate::games::lines::engine::cell_set::Index;
use crate::games::lines::engine::patterns::Threat;
use crate::games::lines::engine::score;
use crate::players::window::{Bound, Window};

impl Search<'_> {
    /// The depth below a move before reductions; or the score of the node, if the search for a
    /// singular move shows a cutoff.
    pub(super) fn child_depth(
        &mut self,
        node: &NodeContext,
        at: Index,
        window: Window,
    ) -> Result<i32, i32> {
        if !self.is_selective {
            return Ok(match node.blocks() {
                true => node.depth,
                false => node.depth - PLY,
            });
        }
        let mut extension = 0;
        if node.blocks() {
            extension = pruning::REPLY_EXTENSION;
        } else if node.tt_move() == Some(at) {
            extension = match self.singular(node, at, window)? {
                Some(extension) => extension,
                None => pruning::TT_MOVE_EXTENSIONS[usize::from(!node.is_pv)],
            };
        }
        let is_sure_cut = self.prunes(node)
            && !node.is_pv
            && node.is_cut
            && node.estimate.is_some_and(|estimate| {
                estimate >= window.beta + pruning::sure_cut_margin(node.depth)
            });
        if is_sure_cut {
            if !self.makes_four(node.side, at) {
                extension -= PLY;
            } else if self.was_four(node.ply, 2) {
                extension += PLY;
            }
        }
        Ok(node.depth - PLY + extension)
    }

    fn makes_four(&self, side: usize, at: Index) -> bool {
        matches!(
            self.board.threat(side, at),
            Threat::Four | Threat::FourThree
        )
    }

    /// Singular extension: searches all moves but the transposition table's to a smaller depth and
    /// returns the extension of that move; or the score of the node, if another move cuts too
    /// (multi-cut).
    fn singular(
        &mut self,
        node: &NodeContext,
        at: Index,
        window: Window,
    ) -> Result<Option<i32>, i32> {
        let ply = node.ply;
        let Some(hit) = node.tt_hit.filter(|hit| {
            self.prunes(node)
                && self.stack[ply].excluded.is_none()
                && node.depth >= pruning::SINGULAR_DEPTH
                && hit.bound != Bound::AtMost
                && !score::is_decisive(hit.score)
                && hit.depth >= node.depth - pruning::SINGULAR_BEHIND
        }) else {
            return Ok(None);
        };
        let beta = hit.score - pruning::singular_margin(node.depth);
        let others = Window::zero_above(beta - 1);
        self.stack[ply].excluded = Some(at);
        let score = self.search_node(
            others,
            pruning::singular_depth(node.depth),
            ply,
            node.is_cut,
        );
        self.stack[ply].excluded = None;
        self.stack[ply].pv.clear();
        if self.stopped {
            return Ok(Some(0));
        }
        if score < beta {
            Ok(Some(PLY))
        } else if beta >= window.beta {
            Err(window.beta)
        } else if hit.score >= window.beta {
            Ok(Some(-pruning::MULTI_CUT_REDUCTION))
        } else {
            Ok(Some(0))
        }
    }

    /// The score of a move by principal variation search with late move reductions.
    pub(super) fn search_move(
        &mut self,
        node: &NodeContext,
        at: Index,
        move_number: usize,
        child_depth: i32,
        window: Window,
        best: i32,
    ) -> i32 {
        let (ply, alpha) = (node.ply, window.alpha);
        let is_late = self.is_selective
            && node.depth >= pruning::LMR_DEPTH
            && move_number > 1 + usize::from(ply == 0)
            && !node.blocks();
        let reduced = is_late.then(|| {
            let reduction = self.reduction(node, at, move_number, best);
            (child_depth - reduction).min(child_depth + PLY).max(PLY)
        });
        let zero_window = Window::zero_above(alpha).negated();
        if !node.is_pv || move_number > 1 {
            let depth = reduced.unwrap_or(child_depth);
            let score = self.probe_child(at, zero_window, depth, ply + 1);
            if let Some(score) = score.filter(|&score| -score <= alpha) {
                return -score;
            }
        }
        self.stack[ply].is_four = self.makes_four(node.side, at);
        self.board.place(at);
        let mut score = alpha + 1;
        if let Some(reduced) = reduced {
            score = -self.search_node(zero_window, reduced, ply + 1, true);
            if score > alpha && reduced < child_depth && !self.stopped {
                score = -self.search_node(zero_window, child_depth, ply + 1, !node.is_cut);
            }
        } else if !node.is_pv || move_number > 1 {
            score = -self.search_node(zero_window, child_depth, ply + 1, !node.is_cut);
        }
        if node.is_pv && (move_number == 1 || score > alpha) && !self.stopped {
            score = -self.search_node(window.negated(), child_depth, ply + 1, false);
        }
        self.board.undo();
        score
    }

    fn reduction(&self, node: &NodeContext, at: Index, move_number: usize, best: i32) -> i32 {
        let ply = node.ply;
        let mut reduction = pruning::reduction(node.depth, move_number);
        if node.is_pv {
            reduction = (reduction - pruning::PV_EXTENSION).max(0);
        } else if !node.improving && reduction > PLY {
            reduction += pruning::NOT_IMPROVING_REDUCTION;
        }
        if node.is_cut && !self.is_killer(at, ply) {
            reduction += pruning::CUT_NODE_REDUCTION;
        }
        if ply % 2 == 1 && best >= -self.root_alpha {
            reduction += pruning::IDLE_REDUCTION;
        }
        if node.is_free() && self.was_four(ply, 2) && self.makes_four(node.side, at) {
            reduction -= pruning::ATTACK_EXTENSION;
        }
        reduction - self.history(node.side, at) / pruning::HISTORY_PER_PART
    }
}
