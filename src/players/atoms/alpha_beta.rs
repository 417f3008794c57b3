//! Principal variation search: alpha-beta with reductions, and quiescence at the horizon.
//!
//! A score beyond [`PROVEN`] is backed by moves that were really searched, all of them where the
//! side loses: what shortens the search (reductions, passing, futility, standing pat) only ever
//! yields estimates.

use super::board::Board;
use super::evaluation::evaluate;
use super::ordering::{Child, KNOWN_BEST, capture, next};
use super::plane::Plane;
use super::score::{INFINITE, LARGEST_ESTIMATE, PROVEN, from_node, from_root, lost_at, won_at};
use super::search::Search;
use super::table::Known;
use crate::players::window::{Bound, Window};

/// Plies of explosions looked at beyond the depth.
const QUIESCENCE_PLIES: i32 = 4;
/// At the last ply, what a quiet move may gain at most.
const FUTILITY: i32 = 150;
/// A position so much better than needed, for each ply left, is good enough.
const GOOD_ENOUGH: i32 = 100;
/// The most plies left for that.
const GOOD_ENOUGH_DEPTH: i32 = 3;
/// How many plies less deep a position is searched in which the side to move has passed.
const PASS_REDUCTION: i32 = 2;

const _: () = assert!(LARGEST_ESTIMATE < PROVEN);

impl<P: Plane, const CHAIN: bool> Search<'_, P, CHAIN> {
    /// The score of a move for the side that has made it: of the first in the whole window, of
    /// the others first only whether they are better, less deep by the reduction.
    pub(super) fn child(
        &mut self,
        board: &Board<P>,
        depth: i32,
        reduction: i32,
        window: Window,
        ply: usize,
        is_first: bool,
    ) -> Option<i32> {
        let whole = window.turned();
        if is_first {
            return Some(-self.search(board, depth, whole, ply, true)?);
        }
        let narrow = Window::above(window.alpha).turned();
        let mut score = -self.search(board, depth - reduction, narrow, ply, true)?;
        if reduction > 0 && score > window.alpha {
            score = -self.search(board, depth, narrow, ply, true)?;
        }
        if score > window.alpha && score < window.beta {
            score = -self.search(board, depth, whole, ply, true)?;
        }
        Some(score)
    }

    /// The score of a position searched so deep; none when the limits are reached. Outside the
    /// window it is a bound.
    fn search(
        &mut self,
        board: &Board<P>,
        depth: i32,
        mut window: Window,
        ply: usize,
        may_pass: bool,
    ) -> Option<i32> {
        self.lines[ply].clear();
        if depth <= 0 {
            return self.quiesce(board, window, ply, QUIESCENCE_PLIES);
        }
        // Nothing is better than to win at once, nothing worse than to lose at the next ply,
        // which the window leaves inside for the line to be noted.
        let from_here = ply as i32;
        window.alpha = window.alpha.max(lost_at(from_here + 2) - 1);
        window.beta = window.beta.min(won_at(from_here + 1));
        let Window { alpha, beta } = window;
        if alpha >= beta {
            return Some(alpha);
        }
        let hash = board.hash();
        let known = self.table.get(hash);
        if let Some(known) = known
            && window.is_empty()
        {
            let score = from_root(known.score, from_here);
            let deep = known.depth >= depth;
            let is_enough = known.bound != Bound::AtMost && score >= beta;
            let is_too_little = known.bound != Bound::AtLeast && score <= alpha;
            if (is_enough && (deep || score >= PROVEN))
                || (is_too_little && (deep || score <= -PROVEN))
            {
                return Some(score);
            }
        }
        let mut floor = -INFINITE;
        if window.is_empty() && !self.full_width && alpha.abs() < PROVEN && beta.abs() < PROVEN {
            let estimate = evaluate(board, &self.shape, self.weights);
            if depth <= GOOD_ENOUGH_DEPTH && estimate - GOOD_ENOUGH * depth >= beta {
                return Some(estimate);
            }
            if may_pass && depth > 1 && estimate >= beta {
                let score = self.pass(board, depth, window, ply)?;
                if score >= beta {
                    return Some(score);
                }
            }
            if depth == 1 && estimate + FUTILITY <= alpha {
                floor = estimate + FUTILITY;
            }
        }
        let start = self.children.len();
        let expanded = self.expand(
            board,
            known.map(|known| known.best),
            ply,
            floor == -INFINITE,
        );
        let score = match expanded {
            None => None,
            Some(Some(cell)) => {
                self.lines[ply].push(cell);
                Some(won_at(from_here + 1))
            }
            Some(None) => self.children(start, depth, window, ply, floor, hash),
        };
        self.children.truncate(start);
        score
    }

    /// The estimate of a position in which the side to move leaves its turn to the other, one
    /// that could move twice and still fall short.
    fn pass(&mut self, board: &Board<P>, depth: i32, window: Window, ply: usize) -> Option<i32> {
        // As long as a side has no cell, the game has its own rules.
        if board.mine.is_empty() || board.theirs.is_empty() {
            return Some(-INFINITE);
        }
        let passed = Board {
            mine: board.theirs,
            theirs: board.mine,
            ..*board
        };
        let depth = depth - 1 - PASS_REDUCTION;
        let score = -self.search(&passed, depth, window.turned(), ply + 1, false)?;
        Some(score.min(LARGEST_ESTIMATE))
    }

    /// Searches the children from this one on, those of one position. `floor` is what moves
    /// that were left out may be worth.
    fn children(
        &mut self,
        start: usize,
        depth: i32,
        window: Window,
        ply: usize,
        floor: i32,
        hash: u64,
    ) -> Option<i32> {
        let Window { mut alpha, beta } = window;
        let (mut best, mut best_cell) = (floor, 0);
        for number in 0..self.children.len() - start {
            let child = next(&mut self.children[start + number..], number);
            let reduction = self.reduction(&child, number, depth, window);
            let rest = Window { alpha, beta };
            let (board, is_first) = (&child.board, number == 0);
            let score = self.child(board, depth - 1, reduction, rest, ply + 1, is_first)?;
            if score <= best {
                continue;
            }
            (best, best_cell) = (score, child.cell);
            if score <= alpha {
                continue;
            }
            alpha = score;
            if !window.is_empty() {
                let (above, below) = self.lines.split_at_mut(ply + 1);
                above[ply].clear();
                above[ply].push(child.cell);
                above[ply].extend_from_slice(&below[0]);
            }
            if score >= beta {
                if !child.explodes {
                    self.experience.note(child.cell, depth, ply);
                }
                break;
            }
        }
        let bound = window.bound(best);
        self.table.put(
            hash,
            Known {
                score: from_node(best, ply as i32),
                bound,
                depth,
                best: best_cell,
            },
        );
        Some(best)
    }

    /// How many plies less deep a quiet move that comes late is searched at first.
    fn reduction(&self, child: &Child<P>, number: usize, depth: i32, window: Window) -> i32 {
        if self.full_width || child.explodes || depth < 3 || number < 3 {
            return 0;
        }
        let late = i32::from(number >= 10) + i32::from(number >= 24 && depth >= 5);
        let reduction = 1 + late - i32::from(!window.is_empty());
        reduction.min(depth - 2)
    }

    /// Makes all moves, or only explosions, and ranks them; gives a winning one if there is one.
    /// The outer option is none when the limits are reached.
    fn expand(
        &mut self,
        board: &Board<P>,
        best: Option<u8>,
        ply: usize,
        with_quiet: bool,
    ) -> Option<Option<u8>> {
        let before = board.theirs.size();
        let mut explosions = board.mine & board.critical();
        let mut quiet = board.moves(&self.shape) & !explosions;
        let rank_of = |cell, rank| if best == Some(cell) { KNOWN_BEST } else { rank };
        // Explosions alone can win.
        while let Some(cell) = explosions.pop() {
            let made = self.make(board, cell)?;
            if made.wins {
                return Some(Some(cell));
            }
            self.children.push(Child {
                board: made.board,
                cell,
                explodes: true,
                rank: rank_of(cell, capture(before - made.board.mine.size())),
            });
        }
        while with_quiet && let Some(cell) = quiet.pop() {
            let made = self.make(board, cell)?;
            self.children.push(Child {
                board: made.board,
                cell,
                explodes: false,
                rank: rank_of(cell, self.experience.rank(cell, ply)),
            });
        }
        Some(None)
    }

    /// Follows explosions next to the other side until the position is quiet; none when the
    /// limits are reached. The side to move may leave them alone, so only wins are proven here.
    fn quiesce(
        &mut self,
        board: &Board<P>,
        mut window: Window,
        ply: usize,
        plies: i32,
    ) -> Option<i32> {
        let mut best = evaluate(board, &self.shape, self.weights);
        if best >= window.beta || plies == 0 {
            return Some(best);
        }
        window.alpha = window.alpha.max(best);
        let mut explosions = board.mine & board.critical() & self.shape.around(board.theirs);
        while let Some(cell) = explosions.pop() {
            let made = self.make(board, cell)?;
            if made.wins {
                return Some(won_at(ply as i32 + 1));
            }
            let score = -self.quiesce(&made.board, window.turned(), ply + 1, plies - 1)?;
            if score > best {
                best = score;
                window.alpha = window.alpha.max(score);
                if score >= window.beta {
                    break;
                }
            }
        }
        Some(best)
    }
}
