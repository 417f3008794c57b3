//! Iterative deepening: the search of the root, ever deeper, until the limits are reached.

use rand::seq::SliceRandom;

use super::board::{Board, Made, Shape};
use super::evaluation::Weights;
use super::ordering::{Child, Experience};
use super::plane::Plane;
use super::score::{INFINITE, PROVEN, plies_to_end, won_at};
use super::table::Table;
use crate::games::Rng;
use crate::players::Stop;
use crate::players::window::Window;

/// The deepest iteration.
const DEEPEST: i32 = 120;
/// Plies from the root, itself included, to the deepest position of the search proper.
const LONGEST_LINE: usize = DEEPEST as usize + 2;
/// Boards of at most this many cells are searched without shortcuts, so that distances to the end
/// are exact.
pub const FULL_WIDTH_CELLS: i32 = 12;
/// The stop is looked at once in so many nodes.
const LOOK_EVERY: u64 = 1_024;
/// How far from the last score the next iteration expects its own.
const ASPIRATION: i32 = 60;

/// What a search has found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The score of the side to move.
    pub score: i32,
    /// The plies of the last complete iteration.
    pub depth: i32,
    /// Positions visited.
    pub nodes: u64,
    /// The principal variation; its first move is the one to play.
    pub line: Vec<u8>,
}

/// One search of one position. `CHAIN` is the rule of its shape.
pub struct Search<'a, P, const CHAIN: bool> {
    pub(super) shape: Shape<P>,
    pub(super) weights: &'a Weights,
    pub(super) table: &'a mut Table,
    stop: &'a Stop,
    most_nodes: u64,
    nodes: u64,
    /// The number of nodes at which to look at the limits again.
    look_at: u64,
    stopped: bool,
    pub(super) full_width: bool,
    /// The children of all positions between the root and the current one.
    pub(super) children: Vec<Child<P>>,
    pub(super) experience: Experience,
    /// For each ply the best line found from there.
    pub(super) lines: Vec<Vec<u8>>,
}

impl<'a, P: Plane, const CHAIN: bool> Search<'a, P, CHAIN> {
    /// A search of a position of this shape.
    pub fn new(
        shape: Shape<P>,
        weights: &'a Weights,
        table: &'a mut Table,
        stop: &'a Stop,
        most_nodes: u64,
    ) -> Self {
        table.begin();
        Search {
            shape,
            weights,
            table,
            stop,
            most_nodes,
            nodes: 0,
            look_at: 0,
            stopped: false,
            full_width: shape.cells <= FULL_WIDTH_CELLS,
            children: Vec::new(),
            experience: Experience::new(LONGEST_LINE),
            lines: vec![Vec::new(); LONGEST_LINE + 1],
        }
    }

    /// Searches ever deeper, at most so many plies, until the limits are reached or the result is
    /// certain. The order of equal moves is drawn by lot.
    pub fn run(mut self, root: &Board<P>, most_depth: i32, rng: &mut Rng) -> Found {
        let mut cells = root.moves(&self.shape);
        let mut moves: Vec<u8> = std::iter::from_fn(|| cells.pop()).collect();
        moves.shuffle(rng);
        let mut found = Found {
            score: 0,
            depth: 0,
            nodes: 0,
            line: moves.first().copied().into_iter().collect(),
        };
        for depth in 1..=most_depth.min(DEEPEST) {
            let Some(score) = self.iteration(root, &mut moves, depth, &mut found) else {
                break;
            };
            found.score = score;
            found.depth = depth;
            // A shorter win, or a longer defence, would have been found within this depth.
            if plies_to_end(score).is_some_and(|plies| plies <= depth) {
                break;
            }
        }
        found.nodes = self.nodes;
        found
    }

    /// Searches so deep, in a narrow window first; none when it is stopped.
    fn iteration(
        &mut self,
        root: &Board<P>,
        moves: &mut [u8],
        depth: i32,
        found: &mut Found,
    ) -> Option<i32> {
        let mut window = Window {
            alpha: -INFINITE,
            beta: INFINITE,
        };
        if depth > 2 && found.score.abs() < PROVEN {
            window.alpha = found.score - ASPIRATION;
            window.beta = found.score + ASPIRATION;
        }
        loop {
            let score = self.root(root, moves, depth, window, found)?;
            if score <= window.alpha {
                window.alpha = -INFINITE;
            } else if score >= window.beta {
                window.beta = INFINITE;
            } else {
                return Some(score);
            }
        }
    }

    /// Searches all moves of the root. A move that has become the best one is noted at once, so
    /// that a stop in the middle loses nothing.
    fn root(
        &mut self,
        root: &Board<P>,
        moves: &mut [u8],
        depth: i32,
        mut window: Window,
        found: &mut Found,
    ) -> Option<i32> {
        let mut best = -INFINITE;
        for number in 0..moves.len() {
            let cell = moves[number];
            let made = self.make(root, cell)?;
            let score = if made.wins {
                self.lines[1].clear();
                won_at(1)
            } else {
                self.child(&made.board, depth - 1, 0, window, 1, number == 0)?
            };
            best = best.max(score);
            if score > window.alpha {
                window.alpha = score;
                // A loss is proven only when no other move is left.
                if score > -PROVEN {
                    found.score = score;
                }
                found.line.clear();
                found.line.push(cell);
                found.line.extend_from_slice(&self.lines[1]);
                moves[..=number].rotate_right(1);
                if score >= window.beta {
                    break;
                }
            }
        }
        Some(best)
    }

    /// Makes a move, which counts as a node; none when the limits are reached.
    #[inline(always)]
    pub(super) fn make(&mut self, board: &Board<P>, cell: u8) -> Option<Made<P>> {
        if self.nodes >= self.look_at && self.is_time_to_stop() {
            return None;
        }
        self.nodes += 1;
        Some(board.play::<CHAIN>(&self.shape, P::one(cell)))
    }

    #[cold]
    fn is_time_to_stop(&mut self) -> bool {
        self.stopped |= self.nodes >= self.most_nodes || self.stop.is_set();
        if !self.stopped {
            self.look_at = (self.nodes + LOOK_EVERY).min(self.most_nodes);
        }
        self.stopped
    }
}
