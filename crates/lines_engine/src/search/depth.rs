//! The depth to which a move is searched: extensions and reductions.

use super::Search;
use super::node::NodeContext;
use super::pruning::{self, PLY};
use crate::cell_set::Index;
use crate::patterns::ThreatLevel;
use crate::score;
use fivefold_players::window::{Bound, Window};

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
            extension = self.numbers.reply_extension;
        } else if node.tt_move() == Some(at) {
            extension = match self.singular(node, at, window)? {
                Some(extension) => extension,
                None => self.numbers.tt_move_extension(node.is_pv),
            };
        }
        let is_sure_cut = self.prunes(node)
            && !node.is_pv
            && node.is_cut
            && node.estimate.is_some_and(|estimate| {
                estimate >= window.beta + self.numbers.sure_cut_margin(node.depth)
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
            ThreatLevel::Four | ThreatLevel::FourThree
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
                && node.depth >= self.numbers.singular_depth
                && hit.bound != Bound::AtMost
                && !score::is_decisive(hit.score)
                && hit.depth >= node.depth - pruning::SINGULAR_BEHIND
        }) else {
            return Ok(None);
        };
        let beta = hit.score - self.numbers.singular_margin(node.depth);
        let others = Window::zero_above(beta - 1);
        self.stack[ply].excluded = Some(at);
        let score = self.search_node(
            others,
            self.numbers.depth_of_others(node.depth),
            ply,
            node.is_cut,
        );
        self.stack[ply].excluded = None;
        self.stack[ply].pv.clear();
        if self.stopped {
            return Ok(Some(0));
        }
        if score < beta {
            let is_double = !node.is_pv
                && score < beta - self.numbers.double_singular_margin
                && self.extended_before(ply) < pruning::MOST_EXTENDED_BY_SINGULAR;
            Ok(Some(if is_double { 2 * PLY } else { PLY }))
        } else if beta >= window.beta {
            Err(window.beta)
        } else if hit.score >= window.beta {
            Ok(Some(-self.numbers.multi_cut_reduction))
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
        let before = self.extended_before(ply);
        let entry = &mut self.stack[ply];
        entry.is_four = matches!(
            self.board.threat(node.side, at),
            ThreatLevel::Four | ThreatLevel::FourThree
        );
        entry.at = Some(at);
        entry.extended = before + (child_depth - node.depth).max(0);
        self.board.place(at);
        let mut score = alpha + 1;
        if let Some(reduced) = reduced {
            score = -self.search_node(zero_window, reduced, ply + 1, true);
            if score > alpha && reduced < child_depth && !self.stopped {
                let depth =
                    self.depth_after_surprise(ply, child_depth, reduced, [alpha, best, score]);
                score = -self.search_node(zero_window, depth, ply + 1, !node.is_cut);
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

    /// By how much the moves before this ply are extended.
    fn extended_before(&self, ply: usize) -> i32 {
        ply.checked_sub(1)
            .map_or(0, |before| self.stack[before].extended)
    }

    /// The depth of the second search of a move that is better than expected: deeper if it is much
    /// better than alpha, less deep if it is hardly better than the best move before.
    fn depth_after_surprise(
        &mut self,
        ply: usize,
        child_depth: i32,
        reduced: i32,
        [alpha, best, score]: [i32; 3],
    ) -> i32 {
        let extended = &mut self.stack[ply].extended;
        if score > alpha + self.numbers.deeper_margin(child_depth - reduced)
            && *extended < pruning::MOST_EXTENDED_BY_SURPRISE
        {
            *extended += PLY;
            child_depth + PLY
        } else if score < best + child_depth / PLY {
            child_depth - PLY
        } else {
            child_depth
        }
    }

    /// Reduction of a move far from the last ones of both sides; and where a threat must be
    /// answered, of a four far from it that only delays the answer.
    fn far_reduction(&self, node: &NodeContext, at: Index) -> i32 {
        let is_far = |back: usize| {
            let entry = node.ply.checked_sub(back).map(|ply| &self.stack[ply]);
            entry
                .and_then(|entry| entry.at)
                .is_some_and(|from| self.board.distance(from, at) > pruning::NEAR)
        };
        if node.ply < 2 || !is_far(1) {
            0
        } else if node.is_free() {
            if is_far(2) {
                self.numbers.far_reduction
            } else {
                0
            }
        } else if self.board.threat(node.side ^ 1, at) != ThreatLevel::Four {
            self.numbers.delay_reduction
        } else {
            0
        }
    }

    fn reduction(&self, node: &NodeContext, at: Index, move_number: usize, best: i32) -> i32 {
        let ply = node.ply;
        let mut reduction = self.numbers.reduction(node.depth, move_number);
        if node.is_pv {
            reduction = (reduction - self.numbers.pv_extension).max(0);
        } else if !node.improving && reduction > PLY {
            reduction += self.numbers.not_improving_reduction;
        }
        if node.is_cut && !self.is_killer(at, ply) {
            reduction += self.numbers.cut_node_reduction;
        }
        if node.was_pv && !node.is_pv {
            reduction -= self.numbers.was_pv_extension;
        }
        reduction += self.far_reduction(node, at);
        if ply % 2 == 1 && best >= -self.root_alpha {
            reduction += self.numbers.idle_reduction;
        }
        if node.is_free() && self.was_four(ply, 2) && self.makes_four(node.side, at) {
            reduction -= self.numbers.attack_extension;
        }
        reduction - self.history(node.side, at) / self.numbers.history_per_part
    }
}
