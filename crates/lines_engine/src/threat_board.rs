//! The board on which the engine searches: it updates incrementally which threats a stone on each
//! empty cell would make.
//!
//! ```
//! use fivefold_lines::{Lines, LinesParams};
//! use fivefold_lines_engine::threat_board::{ThreatBoard, ThreatLevel};
//! use fivefold_rules::{Game, Parameters, Side};
//!
//! let params = LinesParams::parse("15x15x5").expect("Gomoku");
//! let mut board = ThreatBoard::new(&Lines::start(&params, Side::First));
//! for at in [112, 0, 113, 1, 114] {
//!     board.place(at);
//! }
//! // Three stones in a row: with a fourth beside them five can be completed at either end.
//! let open_fours = board.set(Side::First.index(), ThreatLevel::OpenFour);
//! assert_eq!(open_fours.iter().collect::<Vec<_>>(), [111, 115]);
//! board.undo();
//! assert_eq!(board.threat(Side::First.index(), 111), ThreatLevel::Three);
//! ```

mod accumulation;
mod renju;
mod update;

use rand::{Rng as _, SeedableRng};

use crate::threat_board::update::Changes;
use accumulation::Accumulated;
pub(super) use renju::Renju;

use super::cell_set::{CellSet, Index, MOST_CELLS};
use super::features::ShapeCode;
use super::network::CellFeatures;
pub use super::patterns::ThreatLevel;
use super::patterns::{Shape, ShapeSummary, Tables};
use super::policy::Policy;
use fivefold_lines::{DIRECTIONS, Lines, Place};
use fivefold_rules::{Cell, Game, Rng, Side};

/// The seed of the Zobrist keys; any number does.
const HASH_SEED: u64 = 0x6c69_6e65;

/// What a stone on a cell would make: 64 bytes, one cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct CellState {
    /// For each direction and side the code of the cells around ([`Tables`]). Cells behind an
    /// opponent's stone may be missing, for they do not matter.
    codes: [[u32; 2]; 4],
    shapes: [[Shape; 2]; 4],
    /// The shapes of each side as one number.
    shape_codes: [ShapeCode; 2],
    /// The feature of each side, by its shapes, for the evaluation and the policy.
    features: CellFeatures,
    summaries: [ShapeSummary; 2],
    threats: [ThreatLevel; 2],
    stone: Option<Side>,
}

impl CellState {
    const BLANK: CellState = CellState {
        codes: [[0; 2]; 4],
        shapes: [[Shape::Dead; 2]; 4],
        shape_codes: [ShapeCode::DEAD; 2],
        features: [0; 2],
        summaries: [ShapeSummary::NOTHING; 2],
        threats: [ThreatLevel::None; 2],
        stone: None,
    };
}

/// A placed stone, and the counts before it.
#[derive(Clone, Copy, Debug)]
struct UndoInfo {
    at: Index,
    /// How many cells the stones before it have changed.
    first_change: usize,
    alive: [u16; 2],
    counts: [[u16; ThreatLevel::COUNT]; 2],
}

/// A position of Lines in which nobody has a line yet, with the threats that stones would make.
///
/// Sides are indices as [`Side::index`] gives them, of which the lowest bit counts, and cells must be on the board:
/// nothing checks that, nor that a move is legal.
// The state of a cell with a stone is that from before the stone: it is not updated, and is valid
// again once the stone is undone.
#[derive(Clone, Debug)]
pub struct ThreatBoard {
    tables: &'static Tables,
    cols: u8,
    rows: u8,
    to_move: usize,
    beginner: usize,
    stones: [CellSet; 2],
    hash: u64,
    /// The hash of the first side's stones.
    side_hash: u64,
    undo_stack: Vec<UndoInfo>,
    /// What the stones of the undo stack have changed.
    changes: Changes,
    renju: Option<Renju>,
    empty: u16,
    /// How many empty cells lie on a line that each side can still finish.
    alive: [u16; 2],
    counts: [[u16; ThreatLevel::COUNT]; 2],
    sets: [[CellSet; ThreatLevel::COUNT]; 2],
    /// The distance of neighbouring indices in each direction.
    strides: [Index; 4],
    cells: Box<[CellState; MOST_CELLS]>,
    /// How many cells of the board lie before and after each cell in each direction, at most the
    /// tables' reach.
    spans: Box<[[(u8, u8); 4]; MOST_CELLS]>,
    /// The column and row of each index.
    places: Box<[Cell; MOST_CELLS]>,
    keys: Box<[[u64; 2]; MOST_CELLS]>,
    quiet_value: i32,
    /// The accumulators of some positions on the undo stack; see [`ThreatBoard::accumulated`].
    accumulators: Vec<Accumulated>,
}

impl ThreatBoard {
    /// The board of a position that is not over.
    #[must_use]
    pub fn new(position: &Lines) -> ThreatBoard {
        let params = position.params();
        let (cols, rows) = (params.cols, params.rows);
        let mut keys = Box::new([[0; 2]; MOST_CELLS]);
        let mut rng = Rng::seed_from_u64(HASH_SEED);
        for key in keys.iter_mut().flatten() {
            *key = rng.next_u64();
        }
        let mut board = ThreatBoard {
            tables: Tables::of(params),
            cols,
            rows,
            to_move: 0,
            beginner: position.beginner().index(),
            stones: [CellSet::default(); 2],
            hash: 0,
            side_hash: 0,
            undo_stack: Vec::with_capacity(MOST_CELLS),
            changes: Changes::default(),
            renju: Renju::of(position),
            empty: params.cells(),
            alive: [0; 2],
            counts: [[0; ThreatLevel::COUNT]; 2],
            sets: [[CellSet::default(); ThreatLevel::COUNT]; 2],
            strides: DIRECTIONS
                .map(|(dx, dy)| (i16::from(dy) * i16::from(cols) + i16::from(dx)) as Index),
            cells: Box::new([CellState::BLANK; MOST_CELLS]),
            spans: Box::new([[(0, 0); 4]; MOST_CELLS]),
            places: Box::new(std::array::from_fn(|at| Cell::from_index(at, cols))),
            keys,
            quiet_value: 0,
            accumulators: Vec::new(),
        };
        board.init_cells(position.beginner());
        for cell in board.all_cells() {
            if let Some(side) = position.stone(board.cell(cell)) {
                board.to_move = side.index();
                board.place(cell);
            }
        }
        board.undo_stack.clear();
        board.changes.truncate(0);
        board.to_move = position.side_to_move().index();
        board.accumulate_all();
        board
    }

    /// Fills in the states of an empty board's cells.
    fn init_cells(&mut self, beginner: Side) {
        let reach = self.tables.reach as i16;
        let dead = [0, 1].map(|side| match self.has_own_weights(side) {
            true => ShapeCode::DEAD_RESTRICTED,
            false => ShapeCode::DEAD,
        });
        let first_codes = Side::BOTH.map(|side| self.tables.first_code(side == beginner));
        for at in self.all_cells() {
            let cell = self.cell(at);
            let mut summaries = [ShapeSummary::NOTHING; 2];
            self.cells[at as usize].shape_codes = dead;
            for (d, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
                let on_board = |step: i16| {
                    let (col, row) = (
                        i16::from(cell.col) + step * i16::from(dx),
                        i16::from(cell.row) + step * i16::from(dy),
                    );
                    (0..i16::from(self.cols)).contains(&col)
                        && (0..i16::from(self.rows)).contains(&row)
                };
                let before = (1..=reach).take_while(|&step| on_board(-step)).count();
                let after = (1..=reach).take_while(|&step| on_board(step)).count();
                let reach = self.tables.reach;
                let outside = (0..reach - before).chain(reach + after..2 * reach);
                let code: u32 = outside.map(|at| 2 * self.tables.weights[at]).sum();
                let codes = first_codes.map(|first| first + code);
                let shapes = codes.map(|code| self.tables.shape(code));
                self.spans[at as usize][d] = (before as u8, after as u8);
                self.cells[at as usize].codes[d] = codes;
                self.cells[at as usize].shapes[d] = shapes;
                let shape_codes = &mut self.cells[at as usize].shape_codes;
                for (shape_code, shape) in shape_codes.iter_mut().zip(shapes) {
                    *shape_code = shape_code.changed(d, Shape::Dead, shape);
                }
                for (summary, shape) in summaries.iter_mut().zip(shapes) {
                    *summary = summary.changed(ShapeSummary::NOTHING, self.tables.summary(shape));
                }
            }
            let shape_codes = self.cells[at as usize].shape_codes;
            self.cells[at as usize].features =
                shape_codes.map(|code| self.tables.evaluation.feature(code));
            self.cells[at as usize].summaries = summaries;
            self.cells[at as usize].threats = summaries.map(|summary| self.tables.threat(summary));
            self.count_cell(at, true);
            let value = summaries.into_iter().map(ShapeSummary::value).sum();
            self.quiet_value = self.quiet_value.max(value);
        }
    }

    /// The side to move, as an index.
    #[inline]
    #[must_use]
    pub const fn to_move(&self) -> usize {
        self.to_move
    }

    /// The columns and rows.
    pub(super) const fn size(&self) -> (u8, u8) {
        (self.cols, self.rows)
    }

    /// The stones that a line needs.
    pub(super) const fn len(&self) -> u8 {
        self.tables.len
    }

    /// Whether lines that are too long do not win for a side.
    pub(super) const fn is_exact(&self, side: usize) -> bool {
        self.tables.rule.is_exact(side == self.beginner)
    }

    /// The stones of a side.
    #[inline]
    #[must_use]
    pub const fn stones(&self, side: usize) -> &CellSet {
        &self.stones[side & 1]
    }

    /// The Zobrist keys of the stones.
    pub(super) const fn keys(&self) -> &[[u64; 2]; MOST_CELLS] {
        &self.keys
    }

    /// What is forbidden, in renju.
    pub(super) const fn renju(&self) -> Option<&Renju> {
        self.renju.as_ref()
    }

    /// The Zobrist hash of the stones. Within one search their number tells the side to move.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash after a stone of the side to move on this empty cell.
    pub(super) fn hash_after(&self, at: Index) -> u64 {
        self.hash ^ self.keys[at as usize % MOST_CELLS][self.to_move & 1]
    }

    /// The hashes of the stones of each side that can be undone.
    pub(super) const fn side_hashes(&self) -> [u64; 2] {
        [self.side_hash, self.hash ^ self.side_hash]
    }

    /// The distance of two cells in steps across, down or diagonally.
    pub(super) fn distance(&self, from: Index, to: Index) -> u8 {
        let (from, to) = (self.cell(from), self.cell(to));
        from.col.abs_diff(to.col).max(from.row.abs_diff(to.row))
    }

    /// The last stone that can be undone.
    pub(super) fn last_move(&self) -> Option<Index> {
        self.undo_stack.last().map(|stone| stone.at)
    }

    /// The stone that can be undone after so many later ones.
    pub(super) fn move_before(&self, later: usize) -> Option<Index> {
        let at = self.undo_stack.len().checked_sub(later + 1)?;
        self.undo_stack.get(at).map(|stone| stone.at)
    }

    /// The stones that can be undone, in order.
    #[cfg(feature = "fitting")]
    pub(super) fn moves_made(&self) -> impl Iterator<Item = Index> {
        self.undo_stack.iter().map(|stone| stone.at)
    }

    /// How many cells are empty.
    #[inline]
    #[must_use]
    pub const fn empty(&self) -> u16 {
        self.empty
    }

    /// Whether there is no stone on this cell.
    #[inline]
    #[must_use]
    pub fn is_empty_at(&self, at: Index) -> bool {
        self.cells[at as usize % MOST_CELLS].stone.is_none()
    }

    /// Whether neither side can finish a line any more.
    pub(super) const fn is_dead(&self) -> bool {
        self.alive[0] == 0 && self.alive[1] == 0
    }

    /// All cells of the board, with and without stones.
    #[inline]
    #[must_use]
    pub fn all_cells(&self) -> std::ops::Range<Index> {
        0..Index::from(self.cols) * Index::from(self.rows)
    }

    /// The cell in the middle of the board; of two middles the earlier.
    #[must_use]
    pub fn middle(&self) -> Index {
        let [cols, rows] = [self.cols, self.rows].map(Index::from);
        (rows - 1) / 2 * cols + (cols - 1) / 2
    }

    /// The column and row of a cell.
    #[inline]
    #[must_use]
    pub fn cell(&self, at: Index) -> Cell {
        self.places[at as usize % MOST_CELLS]
    }

    /// A stone on a cell as a move of the game.
    #[must_use]
    pub fn move_to(&self, at: Index) -> Place {
        self.cell(at).into()
    }

    /// Whether a stone on this empty cell can become part of a line of either side.
    #[inline]
    #[must_use]
    pub fn is_alive_at(&self, at: Index) -> bool {
        let [first, second] = self.cells[at as usize % MOST_CELLS].summaries;
        first.is_alive() || second.is_alive()
    }

    /// On how many empty cells a stone of the side makes this threat and none larger.
    pub(super) const fn count(&self, side: usize, threat: ThreatLevel) -> u16 {
        self.counts[side & 1][threat as usize]
    }

    /// The empty cells on which a stone of the side makes this threat and none larger.
    #[inline]
    #[must_use]
    pub const fn set(&self, side: usize, threat: ThreatLevel) -> &CellSet {
        &self.sets[side & 1][threat as usize]
    }

    /// What a stone of the side on this empty cell makes.
    #[inline]
    #[must_use]
    pub fn threat(&self, side: usize, at: Index) -> ThreatLevel {
        self.cells[at as usize % MOST_CELLS].threats[side & 1]
    }

    /// Whether a stone of the side on this empty cell makes open threes in two directions or more,
    /// allowed or not.
    pub(super) fn makes_double_three(&self, side: usize, at: Index) -> bool {
        self.cells[at as usize % MOST_CELLS].summaries[side & 1].has_double_three()
    }

    /// What stones of the side on this empty cell are worth.
    pub(super) fn value(&self, side: usize, at: Index) -> i32 {
        self.cells[at as usize % MOST_CELLS].summaries[side & 1].value()
    }

    /// The features of an empty cell, that of the side to move first.
    pub(super) fn features_at(&self, at: Index) -> [u16; 2] {
        let [first, second] = self.cells[at as usize % MOST_CELLS].features;
        match self.to_move & 1 {
            0 => [first, second],
            _ => [second, first],
        }
    }

    /// The policy, on a board that has one.
    pub(super) const fn policy(&self) -> Option<&'static Policy> {
        self.tables.policy.as_ref()
    }

    /// The last stone that can be undone, and the one before.
    pub(super) fn last_two(&self) -> [Option<Cell>; 2] {
        [0, 1].map(|later| self.move_before(later).map(|at| self.cell(at)))
    }

    /// The largest value, to both sides together, of a cell far from all stones.
    pub(super) const fn quiet_value(&self) -> i32 {
        self.quiet_value
    }

    /// The empty cells on which a stone could change what a stone on this cell makes, with the
    /// cell itself.
    pub(super) fn neighbourhood(&self, at: Index) -> CellSet {
        self.neighbourhood_in(at, [true; 4])
    }

    /// The empty cells on which a stone could spoil the open four that a stone of the side on this
    /// cell would make, with the cell itself: no stone elsewhere changes the directions that make
    /// it. Two fours count as an open four and are spoiled in either direction; two open fours only
    /// by a stone on the cell itself.
    pub(super) fn spoilers(&self, side: usize, at: Index) -> CellSet {
        let shapes = self.cells[at as usize % MOST_CELLS].shapes;
        let are = |shape: Shape| shapes.map(|views| views[side & 1] == shape);
        let open = are(Shape::OpenFour);
        match open.into_iter().filter(|&is| is).count() {
            0 => self.neighbourhood_in(at, are(Shape::Four)),
            1 => self.neighbourhood_in(at, open),
            _ => self.neighbourhood_in(at, [false; 4]),
        }
    }

    /// The empty cells near a cell in these directions, with the cell itself.
    fn neighbourhood_in(&self, at: Index, directions: [bool; 4]) -> CellSet {
        let mut neighbourhood = CellSet::default();
        neighbourhood.insert(at);
        for d in (0..4).filter(|&d| directions[d]) {
            let stride = self.strides[d];
            let (before, after) = self.spans[at as usize % MOST_CELLS][d];
            for step in 1..=Index::from(before) {
                let near = at.wrapping_sub(step.wrapping_mul(stride));
                if self.is_empty_at(near) {
                    neighbourhood.insert(near);
                }
            }
            for step in 1..=Index::from(after) {
                let near = at.wrapping_add(step.wrapping_mul(stride));
                if self.is_empty_at(near) {
                    neighbourhood.insert(near);
                }
            }
        }
        neighbourhood
    }

    /// Puts a stone of the side to move on an empty cell. It must not complete a line.
    pub fn place(&mut self, at: Index) {
        let side = self.to_move;
        self.undo_stack.push(UndoInfo {
            at,
            first_change: self.changes.count(),
            alive: self.alive,
            counts: self.counts,
        });
        self.count_cell(at, false);
        self.cells[at as usize % MOST_CELLS].stone = Some(Side::BOTH[side & 1]);
        self.hash = self.hash_after(at);
        if side & 1 == 0 {
            self.side_hash ^= self.keys[at as usize % MOST_CELLS][0];
        }
        self.stones[side & 1].toggle(at);
        self.judge_place(at, side);
        self.update_around(at, side);
        self.empty -= 1;
        self.to_move = side ^ 1;
    }

    /// Lets the side to move pass. It must be undone by another pass before the last stone is.
    #[inline]
    pub const fn pass(&mut self) {
        self.to_move ^= 1;
    }

    /// The best shape that a stone of the side on this empty cell makes in any direction.
    pub(super) fn best_shape(&self, side: usize, at: Index) -> Shape {
        let shapes = self.cells[at as usize % MOST_CELLS].shapes;
        let of_side = shapes.into_iter().map(|views| views[side & 1]);
        of_side.max().unwrap_or(Shape::Dead)
    }

    /// Undoes the last stone, if one was placed on this board.
    pub fn undo(&mut self) {
        let Some(undone) = self.undo_stack.pop() else {
            return;
        };
        let (at, side) = (undone.at, self.to_move ^ 1);
        for (near, saved) in self.changes.since(undone.first_change) {
            let state = &mut self.cells[near as usize % MOST_CELLS];
            for view in 0..2 {
                let (from, to) = (state.threats[view], saved.threats[view]);
                if from != to {
                    self.sets[view][from as usize].toggle(near);
                    self.sets[view][to as usize].toggle(near);
                }
            }
            *state = *saved;
        }
        self.changes.truncate(undone.first_change);
        self.judge_undo(at);
        self.hash ^= self.keys[at as usize % MOST_CELLS][side & 1];
        if side & 1 == 0 {
            self.side_hash ^= self.keys[at as usize % MOST_CELLS][0];
        }
        self.stones[side & 1].toggle(at);
        self.cells[at as usize % MOST_CELLS].stone = None;
        self.toggle_in_sets(at);
        self.alive = undone.alive;
        self.counts = undone.counts;
        self.empty += 1;
        self.to_move = side;
        if self
            .accumulators
            .last()
            .is_some_and(|last| last.stones > self.undo_stack.len())
        {
            self.accumulators.pop();
        }
    }
}

#[cfg(test)]
mod tests;
