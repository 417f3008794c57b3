//! One position of the tree: whether it must be looked at, which of its moves, and how deep each.

use super::pruning::{self, PLY};
use super::{DEEPEST_PLY, INFINITE, Search};
use crate::players::mnk::cells::Index;
use crate::players::mnk::moves::{self, Candidate, Duty, Outlook};
use crate::players::mnk::score::{self, from_here, from_root, loss_in, win_in};
use crate::players::window::{Bound, Window};

/// Where few cells are empty, all of them are looked at; elsewhere at most so many.
const MOST_CANDIDATES: usize = 40;
/// Makes the number under which a position is remembered another one where a move is left out.
const LEFT_OUT_KEY: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is known of a position before its moves are looked at.
#[derive(Clone, Copy)]
pub(super) struct Here {
    pub(super) ply: usize,
    pub(super) side: usize,
    pub(super) depth: i32,
    pub(super) duty: Duty,
    /// Whether the score itself is wanted.
    pub(super) is_open: bool,
    /// Whether a cut is expected.
    pub(super) cut: bool,
    /// How good it looks, if nothing has to be answered.
    pub(super) estimate: Option<i32>,
    /// Whether it looks better than two plies before.
    pub(super) improves: bool,
    pub(super) remembered: Option<Remembered>,
}

/// What the transposition table tells of a position, the score as the root sees it.
#[derive(Clone, Copy)]
pub(super) struct Remembered {
    pub(super) score: i32,
    pub(super) bound: Bound,
    /// In parts of a ply.
    pub(super) depth: i32,
    pub(super) best: Option<Index>,
}

impl Remembered {
    /// Whether it answers the question of this window at this depth.
    fn settles(self, window: Window, depth: i32) -> bool {
        let is_deep = self.depth + PLY > depth;
        match self.bound {
            Bound::Exact => is_deep || score::is_win(self.score) || score::is_loss(self.score),
            Bound::AtLeast => self.score >= window.beta && (is_deep || score::is_win(self.score)),
            Bound::AtMost => self.score <= window.alpha && (is_deep || score::is_loss(self.score)),
        }
    }
}

impl Here {
    pub(super) fn is_free(&self) -> bool {
        matches!(self.duty, Duty::Free)
    }

    pub(super) fn blocks(&self) -> bool {
        matches!(self.duty, Duty::Block(_))
    }

    pub(super) fn best_before(&self) -> Option<Index> {
        self.remembered?.best
    }
}

impl Search<'_> {
    /// The score of the position for the side to move, at this depth in parts of a ply; `cut` says
    /// that it is expected to reach beta. Meaningless once the search has stopped, but at the root,
    /// where it is that of the best move so far.
    pub(super) fn node(&mut self, window: Window, depth: i32, ply: usize, cut: bool) -> i32 {
        if self.visit() {
            return 0;
        }
        self.plies[ply].line.clear();
        let from = ply as i32;
        let side = self.board.to_move();
        let duty = match moves::outlook(&self.board) {
            Outlook::Wins(plies) => return win_in(from + plies),
            Outlook::Loses(plies) => return loss_in(from + plies),
            Outlook::Drawn => return 0,
            Outlook::Open(duty) => duty,
        };
        // White may have an answer elsewhere: see `moves::answers`.
        let may_miss = matches!(duty, Duty::Answer(answers) if !answers.are_all);
        let duty = match duty {
            Duty::Answer(_) if may_miss && self.everywhere => Duty::Free,
            duty => duty,
        };
        let left_out = self.plies[ply].left_out;
        let hash = self.board.hash()
            ^ left_out.map_or(0, |at| (u64::from(at) + 1).wrapping_mul(LEFT_OUT_KEY));
        let remembered = self.recall(hash, from);
        if let Some(known) = remembered.filter(|known| ply > 0 && known.settles(window, depth)) {
            return known.score;
        }
        let mut here = Here {
            ply,
            side,
            depth,
            duty,
            is_open: !window.is_empty(),
            cut,
            estimate: None,
            improves: false,
            remembered,
        };
        // A four must be blocked, a three only where the score itself is wanted.
        let ends = here.is_free() || !here.blocks() && !here.is_open;
        if depth <= 0 && ends || ply >= DEEPEST_PLY {
            return self.leaf(hash, from, window.beta);
        }
        self.judge(&mut here);
        if let Some(score) = self.without_moves(&here, window, hash) {
            return score;
        }
        if self.reduces && here.is_open && ply > 0 {
            let best_at = remembered.filter(|known| known.best.is_some());
            here.depth -= pruning::stale_reduction(depth, best_at.map(|known| known.depth));
            if here.depth <= 0 && here.is_free() {
                return self.leaf(hash, from, window.beta);
            }
        }
        let mut list = self.lists.pop().unwrap_or_default();
        let score = self.moves(&mut here, window, hash, may_miss, &mut list);
        self.lists.push(list);
        score
    }

    /// The score of the position after a move, to the other side, if enough of it is remembered.
    /// Most positions of a search were met before, and to look is cheaper than to place a stone.
    pub(super) fn score_after(
        &mut self,
        at: Index,
        window: Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        let known = self.recall(self.board.hash_after(at), ply as i32)?;
        if !known.settles(window, depth) || self.visit() {
            return None;
        }
        Some(known.score)
    }

    /// What is remembered of a position so many plies below the root.
    fn recall(&self, hash: u64, from: i32) -> Option<Remembered> {
        let entry = self.known.get(hash)?;
        Some(Remembered {
            score: from_root(entry.score.into(), from),
            bound: entry.bound,
            depth: i32::from(entry.depth) * PLY,
            best: entry.best,
        })
    }

    /// Estimates the position: by itself, or better by what is remembered of it. Where something
    /// must be answered the estimate of the position before stands.
    fn judge(&mut self, here: &mut Here) {
        let ply = here.ply;
        let mut estimate = match here.is_free() || ply == 0 {
            true => self.estimate(),
            false => -self.plies[ply - 1].estimate,
        };
        self.plies[ply].estimate = estimate;
        here.improves = ply >= 2 && estimate > self.plies[ply - 2].estimate;
        if here.is_free() {
            if let Some(known) = here.remembered {
                let tells = match known.bound {
                    Bound::Exact => true,
                    Bound::AtLeast => known.score > estimate,
                    Bound::AtMost => known.score < estimate,
                };
                if tells {
                    estimate = known.score;
                }
            }
            here.estimate = Some(estimate);
        }
    }

    /// Whether moves may be left out and looked at less deep here.
    pub(super) fn prunes(&self, here: &Here) -> bool {
        self.reduces && here.ply > 0
    }

    /// The score where the estimate lies so far from the window that no move is looked at.
    fn without_moves(&mut self, here: &Here, window: Window, hash: u64) -> Option<i32> {
        let estimate = here.estimate?;
        let Window { alpha, beta } = window;
        if !self.prunes(here) || here.is_open || self.plies[here.ply].left_out.is_some() {
            return None;
        }
        if let Some(margin) = pruning::razoring_margin(here.depth)
            && !score::is_end(alpha)
            && estimate + margin < alpha
        {
            return Some(self.leaf(hash, here.ply as i32, alpha + 1));
        }
        let is_new_cut = here.cut && here.remembered.is_none();
        let margin = pruning::futility_margin(here.depth, here.improves, is_new_cut);
        let attacks = self.was_four(here.ply, 2) && self.was_four(here.ply, 4);
        let is_clear = estimate - margin >= beta
            && !score::is_won(estimate)
            && !score::is_won(-beta)
            && !attacks;
        is_clear.then_some(estimate)
    }

    /// Whether the move so many plies before this one made a four.
    pub(super) fn was_four(&self, ply: usize, back: usize) -> bool {
        ply >= back && self.plies[ply - back].is_four
    }

    /// The score of the best of the moves.
    fn moves(
        &mut self,
        here: &mut Here,
        window: Window,
        hash: u64,
        may_miss: bool,
        list: &mut Vec<Candidate>,
    ) -> i32 {
        let Window { mut alpha, beta } = window;
        let ply = here.ply;
        let left_out = self.plies[ply].left_out;
        self.candidates(here, list);
        let mut best = match here.duty {
            Duty::Answer(_) if may_miss => score::believed(loss_in(ply as i32 + 4)),
            Duty::Answer(_) => loss_in(ply as i32 + 4),
            Duty::Block(_) | Duty::Free => -INFINITE,
        };
        let few = self.most_looked_at(here);
        let mut looked_at_all = self.everywhere || !(here.is_free() || may_miss);
        let mut best_move = None;
        let mut place = 0;
        for turn in 0..list.len() {
            let Some(Candidate { at, .. }) = moves::next_best(list, turn) else {
                break;
            };
            if Some(at) == left_out {
                continue;
            }
            place += 1;
            // A lost position is worth a look at everything.
            if place >= few && !score::is_end(best) {
                looked_at_all = false;
                break;
            }
            let below = match self.depth_below(here, at, window) {
                Ok(depth) => depth,
                Err(cut) => return cut,
            };
            if self.stopped {
                return best;
            }
            let score = self.look_at(here, at, place, below, Window { alpha, beta }, best);
            if self.stopped {
                return best;
            }
            best = best.max(score);
            if score > alpha {
                alpha = score;
                best_move = Some(at);
                self.improve(here, at, alpha, beta);
            } else if ply == 0 && place == 1 {
                self.follow(ply, at);
            }
            if alpha >= beta {
                if here.is_free() {
                    self.reward(here, at, &list[..turn]);
                }
                break;
            }
        }
        if place == 0 && best == -INFINITE {
            return match left_out {
                Some(_) => alpha,
                None => self.leaf(hash, ply as i32, beta),
            };
        }
        if score::is_loss(best) && (!looked_at_all || left_out.is_some()) {
            best = score::believed(best);
        }
        if left_out.is_none() {
            let bound = window.bound(best);
            let plies = here.depth.div_euclid(PLY);
            let seen = from_here(best, ply as i32);
            self.known.store(hash, seen, best_move, plies, bound);
        }
        best
    }

    /// Fills the list with the moves to look at, the best of before foremost.
    fn candidates(&self, here: &Here, list: &mut Vec<Candidate>) {
        match here.duty {
            Duty::Block(at) => {
                list.clear();
                list.push(Candidate { at, order: 0 });
            }
            Duty::Answer(answers) => moves::of_set(&self.board, &answers.cells, list),
            Duty::Free => self.free_moves(list, here.ply),
        }
        let first = here.best_before();
        if let Some(candidate) = list.iter_mut().find(|one| Some(one.at) == first) {
            candidate.order = i32::MAX;
        }
    }

    /// How many moves are looked at while none of them loses.
    fn most_looked_at(&self, here: &Here) -> usize {
        let most = match self.prunes(here) && !here.blocks() {
            true => pruning::most_moves(here.depth, here.improves),
            false => usize::MAX,
        };
        match here.is_free() && !self.everywhere && here.ply > 0 {
            true => MOST_CANDIDATES.min(most),
            false => most,
        }
    }

    /// Notes a move that is better than all before it: `alpha` is its score.
    fn improve(&mut self, here: &mut Here, at: Index, alpha: i32, beta: i32) {
        self.follow(here.ply, at);
        if here.ply == 0 {
            self.root_alpha = alpha;
        } else if self.reduces && alpha < beta && pruning::IMPROVED_DEPTHS.contains(&here.depth) {
            here.depth -= pruning::IMPROVED_REDUCTION;
        }
    }
}
