//! The search of one node: probing the transposition table, pruning, and the loop over the moves.

use super::pruning::{self, PLY};
use super::{DEEPEST_PLY, INFINITE, Search};
use crate::cell_set::Index;
use crate::moves::{self, Candidate, Defence, StaticResult};
use crate::score::{self, from_tt, loss_in, to_tt, win_in};
use fivefold_players::window::{Bound, Window};

/// The most moves searched in a position, except at the root and in a full-width search.
const MOST_CANDIDATES: usize = 40;
/// Gives a position with an excluded move another hash.
const EXCLUDED_KEY: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is known of a node before its moves are searched.
#[derive(Clone, Copy)]
pub(super) struct NodeContext {
    pub(super) ply: usize,
    pub(super) side: usize,
    pub(super) depth: i32,
    pub(super) defence: Defence,
    /// Whether it is a PV node, whose window is open.
    pub(super) is_pv: bool,
    /// Whether a beta cutoff is expected.
    pub(super) is_cut: bool,
    /// The estimate, if no threat must be answered.
    pub(super) estimate: Option<i32>,
    /// Whether the estimate is better than two plies before.
    pub(super) improving: bool,
    pub(super) tt_hit: Option<TtHit>,
    /// Whether the position is or was on a principal variation.
    pub(super) was_pv: bool,
}

/// An entry of the transposition table, with the plies of its score counted from the root.
#[derive(Clone, Copy)]
pub(super) struct TtHit {
    pub(super) score: i32,
    pub(super) bound: Bound,
    /// In units of 1 / [`PLY`].
    pub(super) depth: i32,
    pub(super) best: Option<Index>,
    pub(super) was_pv: bool,
}

impl TtHit {
    fn allows_cutoff(self, window: Window, depth: i32) -> bool {
        let is_deep = self.depth + PLY > depth;
        match self.bound {
            Bound::Exact => {
                is_deep || score::is_proven_win(self.score) || score::is_proven_loss(self.score)
            }
            Bound::AtLeast => {
                self.score >= window.beta && (is_deep || score::is_proven_win(self.score))
            }
            Bound::AtMost => {
                self.score <= window.alpha && (is_deep || score::is_proven_loss(self.score))
            }
        }
    }
}

impl NodeContext {
    pub(super) fn is_free(&self) -> bool {
        matches!(self.defence, Defence::Free)
    }

    pub(super) fn blocks(&self) -> bool {
        matches!(self.defence, Defence::Block(_))
    }

    pub(super) fn tt_move(&self) -> Option<Index> {
        self.tt_hit?.best
    }
}

impl Search<'_> {
    /// The score of the position for the side to move. Meaningless once the search has stopped,
    /// except at the root, where it is that of the best move so far.
    pub(super) fn search_node(
        &mut self,
        window: Window,
        depth: i32,
        ply: usize,
        is_cut: bool,
    ) -> i32 {
        if self.visit() {
            return 0;
        }
        self.stack[ply].pv.clear();
        let from = ply as i32;
        let side = self.board.to_move();
        let defence = match moves::static_result(&self.board) {
            StaticResult::Wins(plies) => return win_in(from + plies),
            StaticResult::Loses(plies) => return loss_in(from + plies),
            StaticResult::Drawn => return 0,
            StaticResult::Open(defence) => defence,
        };
        // White may have an answer elsewhere: see `moves::defensive_moves`.
        let is_incomplete = matches!(defence, Defence::Answer(defences) if !defences.is_complete);
        let defence = match defence {
            Defence::Answer(_) if is_incomplete && self.full_width => Defence::Free,
            defence => defence,
        };
        let excluded = self.stack[ply].excluded;
        let hash = self.board.hash()
            ^ excluded.map_or(0, |at| (u64::from(at) + 1).wrapping_mul(EXCLUDED_KEY));
        let tt_hit = self.probe(hash, from);
        if let Some(hit) = tt_hit.filter(|hit| ply > 0 && hit.allows_cutoff(window, depth)) {
            if let Some(best) = hit.best
                && hit.score >= window.beta
                && matches!(defence, Defence::Free)
            {
                self.reward(side, best, depth);
            }
            return hit.score;
        }
        if let Some(best) = tt_hit.and_then(|hit| hit.best) {
            self.tt.prefetch(self.board.hash_after(best));
        }
        let mut node = NodeContext {
            ply,
            side,
            depth,
            defence,
            is_pv: !window.is_empty(),
            is_cut,
            estimate: None,
            improving: false,
            tt_hit,
            was_pv: !window.is_empty() || tt_hit.is_some_and(|hit| hit.was_pv),
        };
        // At depth 0 a four must still be blocked, a three only at PV nodes.
        let ends = node.is_free() || !node.blocks() && !node.is_pv;
        if depth <= 0 && ends || ply >= DEEPEST_PLY {
            return self.leaf(hash, from, window.beta);
        }
        self.set_estimate(&mut node);
        if let Some(score) = self.prune(&node, window, hash) {
            return score;
        }
        if self.is_selective && node.is_pv && ply > 0 {
            let best_at = tt_hit.filter(|hit| hit.best.is_some());
            node.depth -= self
                .numbers
                .stale_reduction(depth, best_at.map(|hit| hit.depth));
            if node.depth <= 0 && node.is_free() {
                return self.leaf(hash, from, window.beta);
            }
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let score = self.search_moves(&mut node, window, hash, is_incomplete, &mut list);
        self.lists.push(list);
        score
    }

    /// The score of the position after a move, for the other side, if the transposition table
    /// allows a cutoff. Most positions of a search are in the table, and probing is cheaper than
    /// placing a stone.
    pub(super) fn probe_child(
        &mut self,
        at: Index,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        let hit = self.probe(self.board.hash_after(at), ply as i32)?;
        if !hit.allows_cutoff(window, depth) || self.visit() {
            return None;
        }
        Some(hit.score)
    }

    /// Probes the transposition table for a position `from` plies below the root.
    fn probe(&self, hash: u64, from: i32) -> Option<TtHit> {
        let entry = self.tt.get(hash)?;
        Some(TtHit {
            score: from_tt(entry.score.into(), from),
            bound: entry.bound,
            depth: i32::from(entry.depth) * PLY,
            best: entry.best,
            was_pv: entry.was_pv,
        })
    }

    /// Sets the estimate, refined by the transposition table. Where a threat must be answered the
    /// estimate of the position before it stands.
    fn set_estimate(&mut self, node: &mut NodeContext) {
        let ply = node.ply;
        let mut estimate = match node.is_free() || ply == 0 {
            true => self.estimate(),
            false => -self.stack[ply - 1].estimate,
        };
        self.stack[ply].estimate = estimate;
        node.improving = ply >= 2 && estimate > self.stack[ply - 2].estimate;
        if node.is_free() {
            if let Some(hit) = node.tt_hit {
                let tells = match hit.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => hit.score > estimate,
                    Bound::AtMost => hit.score < estimate,
                };
                if tells {
                    estimate = hit.score;
                }
            }
            node.estimate = Some(estimate);
        }
    }

    /// Whether moves may be pruned here.
    pub(super) fn prunes(&self, node: &NodeContext) -> bool {
        self.is_selective && node.ply > 0
    }

    /// Razoring and futility pruning: the score if the estimate is so far from the window that no
    /// move is searched.
    fn prune(&mut self, node: &NodeContext, window: Window, hash: u64) -> Option<i32> {
        let estimate = node.estimate?;
        let Window { alpha, beta } = window;
        if !self.prunes(node) || node.is_pv || self.stack[node.ply].excluded.is_some() {
            return None;
        }
        if let Some(margin) = self.numbers.razoring_margin(node.depth)
            && !score::is_decisive(alpha)
            && estimate + margin < alpha
        {
            return Some(self.leaf(hash, node.ply as i32, alpha + 1));
        }
        let is_new_cut = node.is_cut && node.tt_hit.is_none();
        let margin = self
            .numbers
            .futility_margin(node.depth, node.improving, is_new_cut);
        let attacks = self.was_four(node.ply, 2) && self.was_four(node.ply, 4);
        let is_clear = estimate - margin >= beta
            && !score::is_winning(estimate)
            && !score::is_winning(-beta)
            && !attacks;
        is_clear.then_some(estimate)
    }

    /// Whether the move `back` plies before made a four.
    pub(super) fn was_four(&self, ply: usize, back: usize) -> bool {
        ply >= back && self.stack[ply - back].is_four
    }

    /// Searches the moves in order and stores the result.
    fn search_moves(
        &mut self,
        node: &mut NodeContext,
        window: Window,
        hash: u64,
        is_incomplete: bool,
        list: &mut Vec<Candidate>,
    ) -> i32 {
        let Window { mut alpha, beta } = window;
        let ply = node.ply;
        let excluded = self.stack[ply].excluded;
        self.candidates(node, list);
        let mut best = match node.defence {
            Defence::Answer(_) if is_incomplete => score::unproven(loss_in(ply as i32 + 4)),
            Defence::Answer(_) => loss_in(ply as i32 + 4),
            Defence::Block(_) | Defence::Free => -INFINITE,
        };
        let limit = self.move_limit(node);
        let mut searched_all = self.full_width || !(node.is_free() || is_incomplete);
        let mut best_move = None;
        let mut move_number = 0;
        let mut next = None;
        for turn in 0..list.len() {
            let Some(at) = next.take().or_else(|| moves::pick_best(list, turn)) else {
                break;
            };
            // Most positions with a cutoff have it by their first move.
            if turn > 0 {
                next = moves::pick_best(list, turn + 1);
            }
            if let Some(next) = next {
                self.tt.prefetch(self.board.hash_after(next));
            }
            if Some(at) == excluded {
                continue;
            }
            move_number += 1;
            // In a lost position all moves are searched.
            if move_number >= limit && !score::is_decisive(best) {
                searched_all = false;
                break;
            }
            let child_depth = match self.child_depth(node, at, window) {
                Ok(depth) => depth,
                Err(score) => return score,
            };
            if self.stopped {
                return best;
            }
            let score = self.search_move(
                node,
                at,
                move_number,
                child_depth,
                Window { alpha, beta },
                best,
            );
            if self.stopped {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(at);
                self.raise_alpha(node, at, alpha, beta);
            } else if ply == 0 && move_number == 1 {
                self.update_pv(ply, at);
            }
            if alpha >= beta {
                if node.is_free() {
                    self.update_history(node, at, &list[..turn]);
                }
                break;
            }
        }
        if move_number == 0 && best == -INFINITE {
            return match excluded {
                Some(_) => alpha,
                None => self.leaf(hash, ply as i32, beta),
            };
        }
        if score::is_proven_loss(best) && (!searched_all || excluded.is_some()) {
            best = score::unproven(best);
        }
        if excluded.is_none() {
            let bound = window.bound(best);
            let plies = node.depth.div_euclid(PLY);
            let score = to_tt(best, ply as i32);
            let was_pv = node.was_pv;
            self.tt.store(hash, score, best_move, plies, bound, was_pv);
            self.correct(node, best, bound);
        }
        best
    }

    /// Fills the list with the moves to search, that of the transposition table first.
    fn candidates(&self, node: &NodeContext, list: &mut Vec<Candidate>) {
        match node.defence {
            Defence::Block(at) => {
                list.clear();
                list.push(Candidate::new(at, 0));
            }
            Defence::Answer(defences) => moves::generate_from(&self.board, &defences.cells, list),
            Defence::Free => self.generate_free(list, node.ply),
        }
        let first = node.tt_move();
        if let Some(candidate) = list.iter_mut().find(|one| Some(one.at()) == first) {
            *candidate = Candidate::first(candidate.at());
        }
    }

    /// How many moves are searched, unless all of them lose.
    fn move_limit(&self, node: &NodeContext) -> usize {
        let most = match self.prunes(node) && !node.blocks() {
            true => self.numbers.late_move_limit(node.depth, node.improving),
            false => usize::MAX,
        };
        match node.is_free() && !self.full_width && node.ply > 0 {
            true => MOST_CANDIDATES.min(most),
            false => most,
        }
    }

    /// Records a move that raised alpha.
    fn raise_alpha(&mut self, node: &mut NodeContext, at: Index, alpha: i32, beta: i32) {
        self.update_pv(node.ply, at);
        if node.ply == 0 {
            self.root_alpha = alpha;
        } else if self.is_selective
            && alpha < beta
            && pruning::ALPHA_RAISED_DEPTHS.contains(&node.depth)
        {
            node.depth -= self.numbers.alpha_raised_reduction;
        }
    }
}
