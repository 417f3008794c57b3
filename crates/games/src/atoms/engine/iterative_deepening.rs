//! Iterative deepening: searches the root ever deeper until the limits are reached.

use rand::seq::SliceRandom;

use super::bit_position::{BitGeometry, BitPosition, MoveResult};
use super::bitboard::Bitboard;
use super::evaluation::Weights;
use super::ordering::{HistoryTables, PendingMove};
use super::score::{INFINITE, PROVEN, plies_to_end, win_at};
use super::transposition_table::TranspositionTable;
use fivefold_players::Stop;
use fivefold_players::helpers::{SharedNodes, leaves_out};
use fivefold_players::window::Window;
use fivefold_rules::Rng;

/// The deepest iteration.
const DEEPEST: i32 = 120;
/// Plies from the root, inclusive, to the deepest position before quiescence.
const STACK_SIZE: usize = DEEPEST as usize + 2;
/// Boards of at most this many cells are searched full width, so that distances to the end are
/// exact.
pub(super) const FULL_WIDTH_CELLS: i32 = 12;
/// Positions visited between two checks of the limits.
const NODES_BETWEEN_STOPS: u64 = 1_024;
/// Half the width of the aspiration window.
const ASPIRATION: i32 = 60;

#[derive(Clone, Debug)]
pub(super) struct RootResult {
    pub(super) score: i32,
    /// The plies of the last complete iteration.
    pub(super) depth: i32,
    /// Positions visited.
    pub(super) nodes: u64,
    /// The principal variation; its first move is the one to play.
    pub(super) line: Vec<u8>,
}

/// One search of one position. `CHAIN` is the rule of its shape.
pub(super) struct Search<'a, P, const CHAIN: bool> {
    pub(super) geometry: BitGeometry<P>,
    pub(super) weights: &'a Weights,
    pub(super) tt: &'a TranspositionTable,
    stop: &'a Stop,
    /// At most so many positions; with a share of what several threads may visit, so many until the
    /// next part is taken.
    most_nodes: u64,
    /// What the threads may visit together, less the parts that were taken.
    shared_nodes: Option<SharedNodes>,
    nodes: u64,
    /// The number of nodes at which the limits are checked again.
    next_check: u64,
    stopped: bool,
    pub(super) full_width: bool,
    /// The children of all positions between the root and the current one.
    pub(super) children: Vec<PendingMove<P>>,
    pub(super) history: HistoryTables,
    /// The principal variation from each ply.
    pub(super) lines: Vec<Vec<u8>>,
}

impl<'a, P: Bitboard, const CHAIN: bool> Search<'a, P, CHAIN> {
    pub(super) fn new(
        geometry: BitGeometry<P>,
        weights: &'a Weights,
        tt: &'a TranspositionTable,
        stop: &'a Stop,
        most_nodes: u64,
    ) -> Self {
        Search {
            geometry,
            weights,
            tt,
            stop,
            most_nodes,
            shared_nodes: None,
            nodes: 0,
            next_check: 0,
            stopped: false,
            full_width: geometry.cell_count <= FULL_WIDTH_CELLS,
            children: Vec::new(),
            history: HistoryTables::new(STACK_SIZE),
            lines: vec![Vec::new(); STACK_SIZE + 1],
        }
    }

    /// The same search of several threads, which visit the positions that are left together.
    pub(super) fn sharing(self, nodes: &SharedNodes) -> Self {
        Search {
            shared_nodes: Some(nodes.clone()),
            most_nodes: 0,
            ..self
        }
    }

    /// Deepens until the limits are reached or the result is certain. The order of equal moves is
    /// random. `tell` is told the result of every iteration; `helper` is the number of a thread that
    /// only helps another, from 1, or 0.
    pub(super) fn run(
        mut self,
        root: &BitPosition<P>,
        most_depth: i32,
        helper: u64,
        rng: &mut Rng,
        tell: impl Fn(&RootResult),
    ) -> RootResult {
        let mut cells = root.moves(&self.geometry);
        let mut moves: Vec<u8> = std::iter::from_fn(|| cells.pop()).collect();
        moves.shuffle(rng);
        let mut found = RootResult {
            score: 0,
            depth: 0,
            nodes: 0,
            line: moves.first().copied().into_iter().collect(),
        };
        let depths = 1..=most_depth.min(DEEPEST);
        for depth in depths.filter(|depth| !leaves_out(helper, depth.unsigned_abs())) {
            let Some(score) = self.iteration(root, &mut moves, depth, &mut found) else {
                break;
            };
            found.score = score;
            found.depth = depth;
            tell(&found);
            // A shorter win, or a longer defence, would have been found within this depth.
            if plies_to_end(score).is_some_and(|plies| plies <= depth) {
                break;
            }
        }
        found.nodes = self.nodes;
        found
    }

    /// One iteration in an aspiration window, which is opened where it fails; `None` when stopped.
    fn iteration(
        &mut self,
        root: &BitPosition<P>,
        moves: &mut [u8],
        depth: i32,
        found: &mut RootResult,
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

    /// Searches all moves of the root. A new best move is recorded at once, so that a stop in the
    /// middle loses nothing.
    fn root(
        &mut self,
        root: &BitPosition<P>,
        moves: &mut [u8],
        depth: i32,
        mut window: Window,
        found: &mut RootResult,
    ) -> Option<i32> {
        let mut best = -INFINITE;
        for number in 0..moves.len() {
            let cell = moves[number];
            let result = self.make(root, cell)?;
            let score = if result.wins {
                self.lines[1].clear();
                win_at(1)
            } else {
                self.search_child(&result.board, depth - 1, 0, window, 1, number == 0)?
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

    /// Makes a move and counts a node; `None` when the limits are reached.
    #[inline(always)]
    pub(super) fn make(&mut self, board: &BitPosition<P>, cell: u8) -> Option<MoveResult<P>> {
        if self.nodes >= self.next_check && self.check_limits() {
            return None;
        }
        self.nodes += 1;
        Some(board.play::<CHAIN>(&self.geometry, P::one(cell)))
    }

    #[cold]
    fn check_limits(&mut self) -> bool {
        if self.nodes >= self.most_nodes
            && let Some(shared) = &self.shared_nodes
        {
            self.most_nodes += shared.take(NODES_BETWEEN_STOPS);
        }
        self.stopped |= self.nodes >= self.most_nodes || self.stop.is_set();
        if !self.stopped {
            self.next_check = (self.nodes + NODES_BETWEEN_STOPS).min(self.most_nodes);
        }
        self.stopped
    }
}
