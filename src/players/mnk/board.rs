//! The board on which the engine searches: with every stone it brings up to date what a further
//! stone on each empty cell near it would make.

mod change;
mod renju;
mod summing;

use rand::{Rng as _, SeedableRng};

use renju::Renju;
use summing::Summed;

use super::cell_kinds::Kind;
use super::cells::{CellSet, Index, MOST_CELLS};
use super::patterns::{Shape, Summary, Tables, Threat};
use crate::games::mnk::{DIRECTIONS, Mnk, Place};
use crate::games::{Cell, Game, Rng, Side};

/// Where the stream of hash keys begins; any number does.
const HASH_SEED: u64 = 0x6c69_6e65;

/// What is known of a cell: 64 bytes, so that one stone touches few lines of the processor's cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Known {
    /// For each direction and side the code of what lies around. What lies behind an opponent's
    /// stone may be missing, for it does not matter.
    codes: [[u32; 2]; 4],
    shapes: [[Shape; 2]; 4],
    /// The shapes once more, as the evaluation wants them.
    kinds: [Kind; 2],
    summaries: [Summary; 2],
    threats: [Threat; 2],
    stone: Option<Side>,
}

const UNKNOWN: Known = Known {
    codes: [[0; 2]; 4],
    shapes: [[Shape::Dead; 2]; 4],
    kinds: [Kind::DEAD; 2],
    summaries: [Summary::NOTHING; 2],
    threats: [Threat::None; 2],
    stone: None,
};

/// A placed stone, and what was counted before it.
#[derive(Clone, Copy, Debug)]
struct Placed {
    at: Index,
    /// How many cells the stones before it have changed.
    changed: usize,
    alive: [u16; 2],
    counts: [[u16; Threat::COUNT]; 2],
}

/// A position of Lines in which nobody has a line yet, together with what stones would make.
///
/// Stones are taken back in the reverse order of placing, and nothing is kept up to date about
/// cells with stones: what is known there is from before their stone, and right again after it is
/// taken back.
#[derive(Clone, Debug)]
pub(super) struct Board<'a> {
    tables: &'a Tables,
    cols: u8,
    rows: u8,
    to_move: usize,
    hash: u64,
    /// Placed stones that can be taken back.
    placed: Vec<Placed>,
    /// The cells that these stones have changed, and what was known of each before. In two lists:
    /// a pair is put together elsewhere before it goes into one, which takes long.
    changed: Vec<Index>,
    before: Vec<Known>,
    /// In renju, what is forbidden to whom.
    renju: Option<Renju>,
    empty: u16,
    /// How many empty cells lie on a line that each side can still finish.
    alive: [u16; 2],
    counts: [[u16; Threat::COUNT]; 2],
    sets: [[CellSet; Threat::COUNT]; 2],
    /// How far an index moves in each direction.
    strides: [Index; 4],
    known: Box<[Known; MOST_CELLS]>,
    /// How many cells of the board lie before and after each cell in each direction, at most the
    /// tables' reach.
    spans: Box<[[(u8, u8); 4]; MOST_CELLS]>,
    keys: Box<[[u64; 2]; MOST_CELLS]>,
    quiet_value: i32,
    /// Sums over the empty cells, of ever more placed stones; see [`Board::sums`].
    summed: Vec<Summed>,
}

impl<'a> Board<'a> {
    /// The board of a position that is not over, for the tables of its parameters.
    pub(super) fn new(position: &Mnk, tables: &'a Tables) -> Board<'a> {
        let params = position.params();
        let (cols, rows) = (params.cols, params.rows);
        let mut keys = Box::new([[0; 2]; MOST_CELLS]);
        let mut rng = Rng::seed_from_u64(HASH_SEED);
        for key in keys.iter_mut().flatten() {
            *key = rng.next_u64();
        }
        let mut board = Board {
            tables,
            cols,
            rows,
            to_move: 0,
            hash: 0,
            placed: Vec::with_capacity(MOST_CELLS),
            changed: Vec::new(),
            before: Vec::new(),
            renju: Renju::of(position),
            empty: params.cells(),
            alive: [0; 2],
            counts: [[0; Threat::COUNT]; 2],
            sets: [[CellSet::default(); Threat::COUNT]; 2],
            strides: DIRECTIONS
                .map(|(dx, dy)| (i16::from(dy) * i16::from(cols) + i16::from(dx)) as Index),
            known: Box::new([UNKNOWN; MOST_CELLS]),
            spans: Box::new([[(0, 0); 4]; MOST_CELLS]),
            keys,
            quiet_value: 0,
            summed: Vec::new(),
        };
        board.survey(position.beginner());
        for cell in board.all_cells() {
            if let Some(side) = position.stone(board.cell(cell)) {
                board.to_move = side.index();
                board.place(cell);
            }
        }
        board.placed.clear();
        board.changed.clear();
        board.before.clear();
        board.to_move = position.side_to_move().index();
        board.sum_all();
        board
    }

    /// Fills in what is known of an empty board.
    fn survey(&mut self, beginner: Side) {
        let reach = self.tables.reach as i16;
        let first_codes = Side::BOTH.map(|side| self.tables.first_code(side == beginner));
        for at in self.all_cells() {
            let cell = self.cell(at);
            let mut summaries = [Summary::NOTHING; 2];
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
                self.known[at as usize].codes[d] = codes;
                self.known[at as usize].shapes[d] = shapes;
                let kinds = &mut self.known[at as usize].kinds;
                for (kind, shape) in kinds.iter_mut().zip(shapes) {
                    *kind = kind.changed(d, Shape::Dead, shape);
                }
                for (summary, shape) in summaries.iter_mut().zip(shapes) {
                    *summary = summary.changed(Summary::NOTHING, self.tables.summary(shape));
                }
            }
            self.known[at as usize].summaries = summaries;
            self.known[at as usize].threats = summaries.map(|summary| self.tables.threat(summary));
            self.count_cell(at, true);
            let value = summaries.into_iter().map(Summary::value).sum();
            self.quiet_value = self.quiet_value.max(value);
        }
    }

    /// The side to move, as an index.
    pub(super) const fn to_move(&self) -> usize {
        self.to_move
    }

    /// The number under which the position is remembered. The side to move follows from the
    /// number of stones within one search.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash after a stone of the side to move on this empty cell.
    pub(super) fn hash_after(&self, at: Index) -> u64 {
        self.hash ^ self.keys[at as usize % MOST_CELLS][self.to_move & 1]
    }

    /// Where the last stone was placed, if one was since the board was made.
    pub(super) fn last(&self) -> Option<Index> {
        self.placed.last().map(|placed| placed.at)
    }

    /// Where stones were placed since the board was made.
    #[cfg(feature = "tuning")]
    pub(super) fn line(&self) -> impl Iterator<Item = Index> {
        self.placed.iter().map(|placed| placed.at)
    }

    /// How many cells have no stone.
    pub(super) const fn empty(&self) -> u16 {
        self.empty
    }

    pub(super) fn is_empty_at(&self, at: Index) -> bool {
        self.known[at as usize % MOST_CELLS].stone.is_none()
    }

    /// Whether neither side can finish a line any more.
    pub(super) const fn is_dead(&self) -> bool {
        self.alive[0] == 0 && self.alive[1] == 0
    }

    /// All cells of the board, with stones or without.
    pub(super) fn all_cells(&self) -> std::ops::Range<Index> {
        0..Index::from(self.cols) * Index::from(self.rows)
    }

    pub(super) fn cell(&self, at: Index) -> Cell {
        Cell::from_index(usize::from(at), self.cols)
    }

    pub(super) fn place_of(&self, at: Index) -> Place {
        self.cell(at).into()
    }

    /// Whether a stone on this empty cell can become part of a line of either side.
    pub(super) fn is_alive_at(&self, at: Index) -> bool {
        let [first, second] = self.known[at as usize % MOST_CELLS].summaries;
        first.is_alive() || second.is_alive()
    }

    /// On how many empty cells a stone of the side makes this threat and none larger.
    pub(super) const fn count(&self, side: usize, threat: Threat) -> u16 {
        self.counts[side & 1][threat as usize]
    }

    /// The empty cells on which a stone of the side makes this threat and none larger.
    pub(super) const fn set(&self, side: usize, threat: Threat) -> &CellSet {
        &self.sets[side & 1][threat as usize]
    }

    /// What a stone of the side on this empty cell makes.
    pub(super) fn threat(&self, side: usize, at: Index) -> Threat {
        self.known[at as usize % MOST_CELLS].threats[side & 1]
    }

    /// Whether a stone of the side on this empty cell makes open threes in two directions or more,
    /// be they allowed or not.
    pub(super) fn makes_threes(&self, side: usize, at: Index) -> bool {
        self.known[at as usize % MOST_CELLS].summaries[side & 1].has_threes()
    }

    /// What stones of the side on this empty cell are worth.
    pub(super) fn value(&self, side: usize, at: Index) -> i32 {
        self.known[at as usize % MOST_CELLS].summaries[side & 1].value()
    }

    /// The shapes of an empty cell, as the side sees it.
    #[cfg(feature = "tuning")]
    pub(super) fn kind(&self, side: usize, at: Index) -> Kind {
        self.known[at as usize % MOST_CELLS].kinds[side & 1]
    }

    /// No cell far from all stones is worth more to both sides together.
    pub(super) const fn quiet_value(&self) -> i32 {
        self.quiet_value
    }

    /// The empty cells on which a stone could change what a stone on this cell makes, with the
    /// cell itself.
    pub(super) fn star(&self, at: Index) -> CellSet {
        self.star_in(at, [true; 4])
    }

    /// The empty cells on which a stone could spoil the open four that a stone of the side on this
    /// cell would make, with the cell itself: no stone elsewhere changes the directions that make
    /// it. Two fours count as an open four and are spoiled in either direction; two open fours only
    /// by a stone on the cell itself.
    pub(super) fn spoilers(&self, side: usize, at: Index) -> CellSet {
        let shapes = self.known[at as usize % MOST_CELLS].shapes;
        let are = |shape: Shape| shapes.map(|views| views[side & 1] == shape);
        let open = are(Shape::OpenFour);
        match open.into_iter().filter(|&is| is).count() {
            0 => self.star_in(at, are(Shape::Four)),
            1 => self.star_in(at, open),
            _ => self.star_in(at, [false; 4]),
        }
    }

    /// The empty cells near a cell in these directions, with the cell itself.
    fn star_in(&self, at: Index, directions: [bool; 4]) -> CellSet {
        let mut star = CellSet::default();
        star.insert(at);
        for d in (0..4).filter(|&d| directions[d]) {
            let stride = self.strides[d];
            let (before, after) = self.spans[at as usize % MOST_CELLS][d];
            for step in 1..=Index::from(before) {
                let near = at.wrapping_sub(step.wrapping_mul(stride));
                if self.is_empty_at(near) {
                    star.insert(near);
                }
            }
            for step in 1..=Index::from(after) {
                let near = at.wrapping_add(step.wrapping_mul(stride));
                if self.is_empty_at(near) {
                    star.insert(near);
                }
            }
        }
        star
    }

    /// Puts a stone of the side to move on an empty cell.
    pub(super) fn place(&mut self, at: Index) {
        let side = self.to_move;
        self.placed.push(Placed {
            at,
            changed: self.changed.len(),
            alive: self.alive,
            counts: self.counts,
        });
        self.count_cell(at, false);
        self.known[at as usize % MOST_CELLS].stone = Some(Side::BOTH[side & 1]);
        self.hash = self.hash_after(at);
        self.put_for_judge(at, side);
        self.spread(at, side);
        self.empty -= 1;
        self.to_move = side ^ 1;
    }

    /// Takes the last placed stone back.
    pub(super) fn take_back(&mut self) {
        let Some(before) = self.placed.pop() else {
            return;
        };
        let (at, side) = (before.at, self.to_move ^ 1);
        let changed = self.changed[before.changed..].iter();
        for (&near, old) in changed.zip(&self.before[before.changed..]) {
            let known = &mut self.known[near as usize % MOST_CELLS];
            for view in 0..2 {
                let (from, to) = (known.threats[view], old.threats[view]);
                if from != to {
                    self.sets[view][from as usize].toggle(near);
                    self.sets[view][to as usize].toggle(near);
                }
            }
            *known = *old;
        }
        self.changed.truncate(before.changed);
        self.before.truncate(before.changed);
        self.take_for_judge(at);
        self.hash ^= self.keys[at as usize % MOST_CELLS][side & 1];
        self.known[at as usize % MOST_CELLS].stone = None;
        self.list_cell(at);
        self.alive = before.alive;
        self.counts = before.counts;
        self.empty += 1;
        self.to_move = side;
        if self
            .summed
            .last()
            .is_some_and(|last| last.placed > self.placed.len())
        {
            self.summed.pop();
        }
    }
}

#[cfg(test)]
mod tests;
