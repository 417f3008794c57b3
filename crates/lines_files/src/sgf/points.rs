//! Points of the board as programs write them, and the size of the board where it is not told.

use fivefold_lines::{LARGEST_SIDE, SMALLEST_SIDE};
use fivefold_rules::Cell;

use crate::CoordinateGuess;

/// Columns and rows where a file tells nothing and its points fit.
const USUAL_SIDE: u8 = 15;
/// The next larger board.
const LARGE_SIDE: u8 = 19;
/// The largest board that SGF has letters for. Larger than this program's own.
pub(crate) const MOST_LETTERS: u8 = 52;
/// Largest number that stands for a column or a row.
const MOST_NUMBER: usize = 99;
/// What a pass is written as on boards that have no such point.
const PASS: &str = "tt";

/// A point as it is written, before the size of the board is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// Two letters: column and row from the upper left.
    Letters(u8, u8),
    /// A letter for the column, and the number of the row from the bottom.
    Named(u8, u8),
    /// The numbers of column and row from the upper left.
    Numbers(u8, u8),
}

impl Written {
    /// Reads a point.
    pub(super) fn read(text: &str) -> Option<Written> {
        let text = text.trim();
        match text.as_bytes() {
            [col, row] if col.is_ascii_alphabetic() && row.is_ascii_alphabetic() => {
                Some(Written::Letters(*col, *row))
            }
            [col, row @ ..] if col.is_ascii_alphabetic() => {
                Some(Written::Named(col.to_ascii_lowercase(), number(row)?))
            }
            bytes => {
                let comma = bytes.iter().position(|byte| matches!(byte, b',' | b'-'))?;
                let (col, row) = bytes.split_at(comma);
                Some(Written::Numbers(number(col)?, number(&row[1..])?))
            }
        }
    }
}

/// A number of at most two digits.
fn number(digits: &[u8]) -> Option<u8> {
    let digits = digits.trim_ascii();
    let is_number = (1..=2).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    is_number.then(|| {
        digits
            .iter()
            .fold(0, |sum, digit| sum * 10 + (digit - b'0'))
    })
}

/// How the points of a game are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct PointSystem {
    pub(super) cols: u8,
    pub(super) rows: u8,
    /// Columns are named without the letter I, as in Go.
    pub(super) skips_i: bool,
    /// Columns and rows are counted from 0.
    pub(super) from_zero: bool,
}

impl PointSystem {
    /// The cell of a point; nothing outside the board.
    pub(super) fn cell(&self, written: Written) -> Option<Cell> {
        let (col, row) = match written {
            Written::Letters(col, row) => (self.letter(col), self.letter(row)),
            Written::Named(col, from_bottom) => {
                let skipped = u8::from(self.skips_i && col > b'i');
                (col - b'a' - skipped, self.rows.checked_sub(from_bottom)?)
            }
            Written::Numbers(col, row) if self.from_zero => (col, row),
            Written::Numbers(col, row) => (col.checked_sub(1)?, row.checked_sub(1)?),
        };
        (col < self.cols && row < self.rows).then_some(Cell::new(col, row))
    }

    /// Capital letters go on where small ones end; on boards that need none they mean the same.
    fn letter(&self, letter: u8) -> u8 {
        if letter.is_ascii_uppercase() && self.cols.max(self.rows) > 26 {
            return letter - b'A' + 26;
        }
        letter.to_ascii_lowercase() - b'a'
    }

    /// The cell that is written as this.
    pub(super) fn read(&self, text: &str) -> Option<Cell> {
        Written::read(text).and_then(|written| self.cell(written))
    }

    /// The cells of a value: one point, or a rectangle given by two corners.
    pub(super) fn cells(&self, text: &str) -> Option<impl Iterator<Item = Cell> + use<>> {
        let (from, to) = text.split_once(':').unwrap_or((text, text));
        let (from, to) = (self.read(from)?, self.read(to)?);
        let cols = from.col.min(to.col)..=from.col.max(to.col);
        let rows = from.row.min(to.row)..=from.row.max(to.row);
        Some(rows.flat_map(move |row| cols.clone().map(move |col| Cell::new(col, row))))
    }

    /// Whether a move is a pass.
    pub(super) fn is_pass(&self, text: &str) -> bool {
        let text = text.trim();
        let has_no_such_point = self.cols <= LARGE_SIDE && self.rows <= LARGE_SIDE;
        text.is_empty()
            || text.eq_ignore_ascii_case("pass")
            || (text.eq_ignore_ascii_case(PASS) && has_no_such_point)
    }

    /// How this board writes a cell.
    pub(super) fn letters(cell: Cell) -> String {
        let letter = |index: u8| {
            char::from(match index {
                0..26 => b'a' + index,
                _ => b'A' + (index - 26).min(25),
            })
        };
        [letter(cell.col), letter(cell.row)].iter().collect()
    }
}

/// What the points of a game have in common: how far they go, how they are written.
#[derive(Clone, Debug)]
pub(super) struct Extent {
    /// How many points need a board with this many columns or rows.
    needed: [usize; MOST_NUMBER + 1],
    points: usize,
    /// The last named column, counted from 1.
    last_column: u8,
    has_i: bool,
    has_numbers: bool,
    has_zero: bool,
}

impl Default for Extent {
    fn default() -> Extent {
        Extent {
            needed: [0; MOST_NUMBER + 1],
            points: 0,
            last_column: 0,
            has_i: false,
            has_numbers: false,
            has_zero: false,
        }
    }
}

impl Extent {
    /// Counts the points of a move or of stones that are set up.
    pub(super) fn add(&mut self, text: &str) {
        if text.trim().eq_ignore_ascii_case(PASS) {
            return;
        }
        for written in text.split(':').take(2).filter_map(Written::read) {
            let index = |letter: u8| letter.to_ascii_lowercase() - b'a' + 1;
            let needed = match written {
                Written::Letters(col, row) => index(col).max(index(row)),
                Written::Named(col, row) => {
                    self.has_i |= col == b'i';
                    self.last_column = self.last_column.max(index(col));
                    index(col).max(row)
                }
                Written::Numbers(col, row) => {
                    self.has_numbers = true;
                    self.has_zero |= col == 0 || row == 0;
                    col.max(row)
                }
            };
            self.points += 1;
            self.needed[usize::from(needed).min(MOST_NUMBER)] += 1;
        }
    }

    /// How the points are meant on a board of the size that the file tells, if it tells one that can
    /// be right: most points lie on it.
    pub(super) fn frame(&self, told: Option<(u8, u8)>) -> (PointSystem, bool) {
        let fits = |&(cols, rows): &(u8, u8)| {
            // A column more: it may be named as in Go.
            let outside = self.needed.iter().skip(usize::from(cols.max(rows)) + 2);
            outside.sum::<usize>() * 4 <= self.points
        };
        let told = told.filter(fits);
        let (cols, rows) = told.unwrap_or_else(|| {
            let largest = usize::from(LARGEST_SIDE);
            let side = self.needed[..=largest]
                .iter()
                .rposition(|&points| points > 0);
            let side = match side.unwrap_or_default() as u8 {
                side if side <= USUAL_SIDE => USUAL_SIDE,
                side if side <= LARGE_SIDE => LARGE_SIDE,
                side => side,
            };
            (side, side)
        });
        let frame = PointSystem {
            cols,
            rows,
            skips_i: told.is_some() && !self.has_i && self.last_column == cols + 1,
            from_zero: self.has_zero,
        };
        (frame, told.is_some())
    }

    /// What was guessed about how points are written.
    pub(super) fn guess(&self, frame: PointSystem) -> Option<CoordinateGuess> {
        if frame.skips_i {
            Some(CoordinateGuess::WithoutI)
        } else if !self.has_numbers {
            None
        } else if frame.from_zero {
            Some(CoordinateGuess::From0)
        } else {
            Some(CoordinateGuess::From1)
        }
    }
}

/// The columns and rows that `SZ` tells: `15`, `15:12`, `15x12`.
pub(super) fn size(text: &str) -> Option<(u8, u8)> {
    let sides = text.split([':', 'x', 'X', '×', '*', ',']);
    let sides: Option<Vec<u8>> = sides.map(|side| number(side.as_bytes())).collect();
    let is_side = |side: &u8| (SMALLEST_SIDE..=MOST_LETTERS).contains(side);
    match sides.filter(|sides| sides.iter().all(is_side))?.as_slice() {
        [side] => Some((*side, *side)),
        [cols, rows] => Some((*cols, *rows)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_written_in_many_ways() {
        for text in ["15", " 15 ", "15:15", "15x15", "15 X 15", "15×15"] {
            assert_eq!(size(text), Some((15, 15)), "{text}");
        }
        assert_eq!(size("19:15"), Some((19, 15)));
        for text in ["", "0", "2", "53", "15:15:15", "15:", "fifteen", "-15"] {
            assert_eq!(size(text), None, "{text}");
        }
    }

    #[test]
    fn a_board_that_is_not_told_holds_all_points() {
        let side = |points: &[&str]| {
            let mut extent = Extent::default();
            points.iter().for_each(|point| extent.add(point));
            extent.frame(None).0.cols
        };
        assert_eq!(side(&[]), 15);
        assert_eq!(side(&["hh", "oo"]), 15);
        assert_eq!(side(&["hh", "tt"]), 15);
        assert_eq!(side(&["pa"]), 19);
        assert_eq!(side(&["ta"]), 20);
        assert_eq!(side(&["h20"]), 20);
        assert_eq!(side(&["aa:vv"]), 22);
        assert_eq!(side(&["zz"]), 15);
    }

    #[test]
    fn a_size_that_most_points_do_not_fit_is_wrong() {
        let mut extent = Extent::default();
        ["hh", "oo", "ii", "ln", "kk"]
            .iter()
            .for_each(|it| extent.add(it));
        assert_eq!(extent.frame(Some((9, 9))).0.cols, 15);
        assert_eq!(extent.frame(Some((14, 14))).0.cols, 14);
    }

    #[test]
    fn points_are_written_in_many_ways() {
        let frame = PointSystem {
            cols: 15,
            rows: 15,
            skips_i: false,
            from_zero: false,
        };
        for text in ["hi", "HI", "h7", "H7", "h07", "8,9", "8, 9", "8-9"] {
            assert_eq!(frame.read(text), Some(Cell::new(7, 8)), "{text}");
        }
        for text in [
            "", "h", "h0", "h16", "p1", "pa", "0,8", "8,16", "h123", "é1", "hhh", "1",
        ] {
            assert_eq!(frame.read(text), None, "{text}");
        }
        let without_i = PointSystem {
            skips_i: true,
            ..frame
        };
        assert_eq!(without_i.read("p8"), Some(Cell::new(14, 7)));
        assert_eq!(without_i.read("h8"), Some(Cell::new(7, 7)));
        let large = PointSystem {
            cols: 30,
            rows: 30,
            ..frame
        };
        assert_eq!(large.read("aD"), Some(Cell::new(0, 29)));
    }
}
