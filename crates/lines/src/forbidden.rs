//! The forbidden points of renju, judged exactly.
//!
//! The words are those of the International Rules of Renju (Renju International Federation). All
//! of them speak of black, the side that begins:
//!
//! - *five*: an unbroken row of exactly five stones. *Overline*: of six or more.
//! - *four*: four stones in a line to which one more stone can be added so that they are a five.
//!   *Straight four*: an unbroken row of four to which this can be done on both sides.
//! - *three*: three stones in a line to which one more stone can be added so that they are a
//!   straight four. That stone must not make a five at the same time, and must not be forbidden
//!   itself; whether it is, is judged by this same definition.
//!
//! A stone that makes a five is never forbidden: it wins. Any other stone is forbidden if it makes
//! an overline, or two fours or more that both hold it (even in one line), or two threes or more.

use super::LARGEST_SIDE;
use fivefold_rules::{Cell, Refusal};

/// Why black may not play on an empty point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Forbidden {
    /// It makes an unbroken row of six or more.
    Overline,
    /// It makes two fours or more.
    DoubleFour,
    /// It makes two threes or more.
    DoubleThree,
}

impl Forbidden {
    /// The reason as the rules tell it.
    #[must_use]
    pub const fn refusal(self) -> Refusal {
        Refusal::new(match self {
            Forbidden::Overline => "illegal-overline",
            Forbidden::DoubleFour => "illegal-double-four",
            Forbidden::DoubleThree => "illegal-double-three",
        })
    }
}

/// How many cells on either side of a stone matter to it.
const REACH: usize = 5;
/// Cells in one direction through a stone, and the bit of the stone itself among them.
const WINDOW: usize = 2 * REACH + 1;
const CENTRE: u32 = 1 << REACH;
/// All bits of a window.
const WHOLE: u32 = (1 << WINDOW) - 1;
/// The rows with an edge of [`REACH`] around the board, on which nothing stands and nothing can.
const PADDED: usize = LARGEST_SIDE as usize + 2 * REACH;
/// Whatever black makes, fewer stones than these around a point cannot make it forbidden: a double
/// three needs two more in each of two directions, a double four in one line four more.
const FEWEST_AROUND: u32 = 4;

/// What lies in one direction through a cell, a bit for each cell: black stones and empty cells.
#[derive(Clone, Copy, Debug)]
struct DirectionBits {
    black: u32,
    empty: u32,
}

impl DirectionBits {
    /// How many black stones stand in an unbroken row through the centre, counting it as one.
    const fn run(self) -> u32 {
        let after = (!(self.black >> (REACH + 1))).trailing_zeros();
        let before = (!(self.black << (32 - REACH))).leading_zeros();
        before + 1 + after
    }

    /// Whether all of these cells are empty.
    const fn are_empty(self, cells: u32) -> bool {
        self.empty & cells == cells
    }

    /// How many fours the centre is part of.
    fn fours(self) -> usize {
        let mut fours = [0; REACH];
        let mut count = 0;
        for start in 1..=REACH {
            let five = 0b1_1111 << start;
            let stones = self.black & five;
            // A stone right beside the five would make it too long.
            let beside = 1 << (start - 1) | 1 << (start + 5);
            if stones.count_ones() == 4
                && self.are_empty(five & !stones)
                && self.black & beside == 0
                && !fours[..count].contains(&stones)
            {
                fours[count] = stones;
                count += 1;
            }
        }
        count
    }

    /// The cells (as bits) on which one more stone makes a straight four with the centre, whether
    /// that is allowed or not.
    fn straight_fours(self) -> u32 {
        let mut cells = 0;
        for start in 2..=REACH {
            let four = 0b1111 << start;
            let stones = self.black & four;
            let ends = 1 << (start - 1) | 1 << (start + 4);
            let beyond = 1 << (start - 2) | 1 << (start + 5);
            if stones.count_ones() == 3
                && self.are_empty(four & !stones | ends)
                && self.black & beyond == 0
            {
                cells |= four & !stones;
            }
        }
        cells
    }
}

/// The step of each direction, as columns and rows.
const STEPS: [(isize, isize); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

/// A board as far as forbidden points depend on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ForbiddenJudge {
    black: [u32; PADDED],
    empty: [u32; PADDED],
}

impl ForbiddenJudge {
    /// An empty board.
    #[must_use]
    pub fn new(cols: u8, rows: u8) -> ForbiddenJudge {
        let row = ((1_u32 << cols.min(LARGEST_SIDE)) - 1) << REACH;
        let mut empty = [0; PADDED];
        for cells in empty.iter_mut().skip(REACH).take(rows.into()) {
            *cells = row;
        }
        ForbiddenJudge {
            black: [0; PADDED],
            empty,
        }
    }

    /// Puts a stone on an empty cell.
    pub const fn put(&mut self, cell: Cell, is_black: bool) {
        let (row, bit) = place(cell);
        self.empty[row] &= !bit;
        if is_black {
            self.black[row] |= bit;
        }
    }

    /// Puts stones on empty cells of a row, given as a bit for each column.
    pub(super) fn put_row(&mut self, row: u8, stones: u32, is_black: bool) {
        let (row, stones) = (usize::from(row) + REACH, stones << REACH);
        self.empty[row] &= !stones;
        if is_black {
            self.black[row] |= stones;
        }
    }

    /// Takes a stone away.
    pub const fn take(&mut self, cell: Cell) {
        let (row, bit) = place(cell);
        self.black[row] &= !bit;
        self.empty[row] |= bit;
    }

    /// Why black may not play on this empty cell; nothing if it may.
    #[must_use]
    pub fn forbidden(&self, cell: Cell) -> Option<Forbidden> {
        match self.judged(cell)? {
            PointKind::Five => None,
            PointKind::Forbidden(reason) => Some(reason),
        }
    }

    /// How many black stones stand near enough to an empty cell to matter. White's stones never
    /// make a cell with fewer than four of them forbidden.
    #[must_use]
    pub(crate) fn stones_around(&self, cell: Cell) -> u32 {
        let stones = |step| (self.black_through(cell, step) & !CENTRE).count_ones();
        STEPS.into_iter().map(stones).sum()
    }

    /// Whether no number of white stones could make this cell forbidden after so many more black
    /// ones.
    #[must_use]
    pub fn stays_allowed(&self, cell: Cell, more: u32) -> bool {
        self.stones_around(cell) + more < FEWEST_AROUND
    }

    /// What is special about a black stone on this empty cell.
    fn judged(&self, cell: Cell) -> Option<PointKind> {
        let black = STEPS.map(|step| self.black_through(cell, step) | CENTRE);
        // The centres count too.
        let stones: u32 = black.iter().map(|black| black.count_ones()).sum();
        if stones < FEWEST_AROUND + 4 {
            return None;
        }
        let mut windows = [DirectionBits { black: 0, empty: 0 }; 4];
        for ((window, black), step) in windows.iter_mut().zip(black).zip(STEPS) {
            let empty = self.through(&self.empty, cell, step) & !CENTRE;
            *window = DirectionBits { black, empty };
        }
        if windows.iter().any(|window| window.run() == 5) {
            return Some(PointKind::Five);
        }
        if windows.iter().any(|window| window.run() > 5) {
            return Some(PointKind::Forbidden(Forbidden::Overline));
        }
        if windows.iter().map(|window| window.fours()).sum::<usize>() > 1 {
            return Some(PointKind::Forbidden(Forbidden::DoubleFour));
        }
        let mut left = windows.map(DirectionBits::straight_fours);
        if left.iter().filter(|&&cells| cells != 0).count() < 2 {
            return None;
        }
        let mut next = self.clone();
        next.put(cell, true);
        let mut threes = 0;
        for (cells, step) in left.iter_mut().zip(STEPS) {
            while *cells != 0 {
                let at = cells.trailing_zeros();
                *cells &= *cells - 1;
                if next.judged(away(cell, step, at)).is_none() {
                    threes += 1;
                    break;
                }
            }
        }
        (threes > 1).then_some(PointKind::Forbidden(Forbidden::DoubleThree))
    }

    fn black_through(&self, cell: Cell, step: (isize, isize)) -> u32 {
        self.through(&self.black, cell, step)
    }

    /// The bits of a direction through a cell.
    fn through(&self, rows: &[u32; PADDED], cell: Cell, (right, down): (isize, isize)) -> u32 {
        let (col, row) = (usize::from(cell.col), usize::from(cell.row));
        if down == 0 {
            return rows[row + REACH] >> col & WHOLE;
        }
        let mut bits = 0;
        for (at, cells) in rows[row..row + WINDOW].iter().enumerate() {
            let shift = (col + REACH) as isize + right * (at as isize - REACH as isize);
            bits |= (cells >> shift & 1) << at;
        }
        bits
    }
}

/// What is special about a black stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PointKind {
    /// It wins.
    Five,
    Forbidden(Forbidden),
}

/// The row with the edge, and the bit in it.
const fn place(cell: Cell) -> (usize, u32) {
    (cell.row as usize + REACH, 1 << (cell.col as usize + REACH))
}

/// The cell with this bit in the window through another; it lies on the board.
fn away(cell: Cell, (right, down): (isize, isize), at: u32) -> Cell {
    let steps = at as isize - REACH as isize;
    Cell::new(
        (isize::from(cell.col) + right * steps) as u8,
        (isize::from(cell.row) + down * steps) as u8,
    )
}
