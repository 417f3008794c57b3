//! Principal variation search: alpha-beta with reductions, and quiescence at the horizon.
//!
//! A score beyond [`PROVEN`] comes from moves that were really searched, all of them where the side
//! loses: selective methods (reductions, null moves, futility, standing pat) only yield estimates.

use super::bit_position::BitPosition;
use super::bitboard::Bitboard;
use super::evaluation::evaluate;
use super::iterative_deepening::Search;
use super::ordering::{PendingMove, TT_MOVE, capture, pick_best};
use super::score::{INFINITE, LARGEST_ESTIMATE, PROVEN, from_tt, loss_at, to_tt, win_at};
use super::transposition_table::TtEntry;
use fivefold_players::window::{Bound, Window};

/// The most plies of quiescence.
const QUIESCENCE_PLIES: i32 = 4;
/// Futility margin: what a quiet move gains at most at the last ply.
const FUTILITY: i32 = 150;
/// Reverse futility margin for each ply left.
const REVERSE_FUTILITY: i32 = 100;
/// The largest depth for reverse futility pruning.
const REVERSE_FUTILITY_DEPTH: i32 = 3;
const NULL_MOVE_REDUCTION: i32 = 2;

const _: () = assert!(LARGEST_ESTIMATE < PROVEN);

impl<P: Bitboard, const CHAIN: bool> Search<'_, P, CHAIN> {
    /// The score of a move for the side that has made it: the first one in the whole window, the
    /// others first in a zero window and less deep by the reduction.
    pub(super) fn search_child(
        &mut self,
        board: &BitPosition<P>,
        depth: i32,
        reduction: i32,
        window: Window,
        ply: usize,
        is_first: bool,
    ) -> Option<i32> {
        let whole = window.negated();
        if is_first {
            return Some(-self.search(board, depth, whole, ply, true)?);
        }
        let narrow = Window::zero_above(window.alpha).negated();
        let mut score = -self.search(board, depth - reduction, narrow, ply, true)?;
        if reduction > 0 && score > window.alpha {
            score = -self.search(board, depth, narrow, ply, true)?;
        }
        if score > window.alpha && score < window.beta {
            score = -self.search(board, depth, whole, ply, true)?;
        }
        Some(score)
    }

    /// The score of a position, fail-soft; `None` when the limits are reached.
    fn search(
        &mut self,
        board: &BitPosition<P>,
        depth: i32,
        mut window: Window,
        ply: usize,
        allow_null_move: bool,
    ) -> Option<i32> {
        self.lines[ply].clear();
        if depth <= 0 {
            return self.quiesce(board, window, ply, QUIESCENCE_PLIES);
        }
        // Mate distance pruning. A loss at the next ply stays inside the window for its line to be
        // recorded.
        let from_here = ply as i32;
        window.alpha = window.alpha.max(loss_at(from_here + 2) - 1);
        window.beta = window.beta.min(win_at(from_here + 1));
        let Window { alpha, beta } = window;
        if alpha >= beta {
            return Some(alpha);
        }
        let hash = board.hash();
        let entry = self.tt.get(hash);
        if let Some(entry) = entry
            && window.is_empty()
        {
            let score = from_tt(entry.score, from_here);
            let deep = entry.depth >= depth;
            let is_enough = entry.bound != Bound::AtMost && score >= beta;
            let is_too_little = entry.bound != Bound::AtLeast && score <= alpha;
            if (is_enough && (deep || score >= PROVEN))
                || (is_too_little && (deep || score <= -PROVEN))
            {
                return Some(score);
            }
        }
        let mut floor = -INFINITE;
        if window.is_empty() && !self.full_width && alpha.abs() < PROVEN && beta.abs() < PROVEN {
            let estimate = evaluate(board, &self.geometry, self.weights);
            if depth <= REVERSE_FUTILITY_DEPTH && estimate - REVERSE_FUTILITY * depth >= beta {
                return Some(estimate);
            }
            if allow_null_move && depth > 1 && estimate >= beta {
                let score = self.null_move(board, depth, window, ply)?;
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
            entry.map(|entry| entry.best),
            ply,
            floor == -INFINITE,
        );
        let score = match expanded {
            None => None,
            Some(Some(cell)) => {
                self.lines[ply].push(cell);
                Some(win_at(from_here + 1))
            }
            Some(None) => self.search_children(start, depth, window, ply, floor, hash),
        };
        self.children.truncate(start);
        score
    }

    /// Null move: the score if the side to move passes, as an estimate.
    fn null_move(
        &mut self,
        board: &BitPosition<P>,
        depth: i32,
        window: Window,
        ply: usize,
    ) -> Option<i32> {
        // As long as a side has no cell, the game has its own rules.
        if board.mine.is_empty() || board.theirs.is_empty() {
            return Some(-INFINITE);
        }
        let passed = BitPosition {
            mine: board.theirs,
            theirs: board.mine,
            ..*board
        };
        let depth = depth - 1 - NULL_MOVE_REDUCTION;
        let score = -self.search(&passed, depth, window.negated(), ply + 1, false)?;
        Some(score.min(LARGEST_ESTIMATE))
    }

    /// Searches the children of a position, which begin at `start`. `floor` is what pruned moves
    /// may be worth.
    fn search_children(
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
            let child = pick_best(&mut self.children[start + number..], number);
            let reduction = self.reduction(&child, number, depth, window);
            let rest = Window { alpha, beta };
            let (board, is_first) = (&child.board, number == 0);
            let score = self.search_child(board, depth - 1, reduction, rest, ply + 1, is_first)?;
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
                    self.history.record_cutoff(child.cell, depth, ply);
                }
                break;
            }
        }
        let bound = window.bound(best);
        self.tt.put(
            hash,
            TtEntry {
                score: to_tt(best, ply as i32),
                bound,
                depth,
                best: best_cell,
            },
        );
        Some(best)
    }

    /// The late move reduction of a quiet move, in plies.
    fn reduction(&self, child: &PendingMove<P>, number: usize, depth: i32, window: Window) -> i32 {
        if self.full_width || child.explodes || depth < 3 || number < 3 {
            return 0;
        }
        let late = i32::from(number >= 10) + i32::from(number >= 24 && depth >= 5);
        let reduction = 1 + late - i32::from(!window.is_empty());
        reduction.min(depth - 2)
    }

    /// Makes all moves, or only explosions, and ranks them; returns a winning one if there is one.
    /// The outer option is `None` when the limits are reached.
    fn expand(
        &mut self,
        board: &BitPosition<P>,
        best: Option<u8>,
        ply: usize,
        with_quiet: bool,
    ) -> Option<Option<u8>> {
        let before = board.theirs.size();
        let mut explosions = board.mine & board.critical();
        let mut quiet = board.moves(&self.geometry) & !explosions;
        let rank_of = |cell, rank| if best == Some(cell) { TT_MOVE } else { rank };
        // Explosions alone can win.
        while let Some(cell) = explosions.pop() {
            let result = self.make(board, cell)?;
            if result.wins {
                return Some(Some(cell));
            }
            self.children.push(PendingMove {
                board: result.board,
                cell,
                explodes: true,
                rank: rank_of(cell, capture(before - result.board.mine.size())),
            });
        }
        while with_quiet && let Some(cell) = quiet.pop() {
            let result = self.make(board, cell)?;
            self.children.push(PendingMove {
                board: result.board,
                cell,
                explodes: false,
                rank: rank_of(cell, self.history.rank(cell, ply)),
            });
        }
        Some(None)
    }

    /// Quiescence: searches explosions next to the other side's cells; `None` when the limits are
    /// reached. The side to move may stand pat, so only wins are proven here.
    fn quiesce(
        &mut self,
        board: &BitPosition<P>,
        mut window: Window,
        ply: usize,
        plies: i32,
    ) -> Option<i32> {
        let mut best = evaluate(board, &self.geometry, self.weights);
        if best >= window.beta || plies == 0 {
            return Some(best);
        }
        window.alpha = window.alpha.max(best);
        let mut explosions = board.mine & board.critical() & self.geometry.neighbours(board.theirs);
        while let Some(cell) = explosions.pop() {
            let result = self.make(board, cell)?;
            if result.wins {
                return Some(win_at(ply as i32 + 1));
            }
            let score = -self.quiesce(&result.board, window.negated(), ply + 1, plies - 1)?;
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
