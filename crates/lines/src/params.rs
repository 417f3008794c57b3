//! What is chosen before a game of Lines.

use crate::RENJU_LINE;
use std::fmt;

use super::{LARGEST_SIDE, LONGEST_LINE, SHORTEST_LINE, SMALLEST_SIDE};
use fivefold_rules::notation::{Reader, TIMES};
use fivefold_rules::{Cell, Field, FieldError, Parameters, TextError, value_of};

/// Parameters of Lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LinesParams {
    /// Columns, `SMALLEST_SIDE` to `LARGEST_SIDE`.
    pub cols: u8,
    /// Rows, `SMALLEST_SIDE` to `LARGEST_SIDE`.
    pub rows: u8,
    /// Stones in a winning line, `SHORTEST_LINE` to [`LONGEST_LINE`], at most the longer side;
    /// five in renju.
    pub len: u8,
    /// Which lines win.
    pub rule: Rule,
}

impl LinesParams {
    /// How many cells the board has.
    #[must_use]
    pub const fn cells(&self) -> u16 {
        self.cols as u16 * self.rows as u16
    }

    /// Whether the cell lies on the board.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }

    /// All cells of the board, row by row from the top.
    pub fn all_cells(&self) -> impl DoubleEndedIterator<Item = Cell> + use<> {
        let cols = self.cols;
        (0..usize::from(self.cells())).map(move |at| Cell::from_index(at, cols))
    }

    /// How many ways there are to turn and mirror the board into its own place: eight of a square, else four.
    #[must_use]
    pub const fn turns(&self) -> u8 {
        if self.cols == self.rows { 8 } else { 4 }
    }

    /// Where one of these [`LinesParams::turns`] takes a cell: it is mirrored, then columns and rows change places.
    #[must_use]
    pub const fn turned(&self, cell: Cell, turn: u8) -> Cell {
        let Cell { mut col, mut row } = cell;
        if turn & 1 != 0 {
            col = self.cols - 1 - col;
        }
        if turn & 2 != 0 {
            row = self.rows - 1 - row;
        }
        match turn & 4 {
            0 => Cell::new(col, row),
            _ => Cell::new(row, col),
        }
    }

    fn fitting(self) -> Result<Self, FieldError> {
        let longest = self.cols.max(self.rows);
        if self.len > longest {
            return Err(line_too_long(self.len, longest));
        }
        if !self.rule.fits(self.len) {
            return Err(renju_line(self.len));
        }
        Ok(self)
    }
}

impl Default for LinesParams {
    fn default() -> Self {
        LinesParams {
            cols: 15,
            rows: 15,
            len: 5,
            rule: Rule::Freestyle,
        }
    }
}

impl fmt::Display for LinesParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}x{}", self.cols, self.rows, self.len)?;
        match self.rule {
            Rule::Freestyle => Ok(()),
            rule => write!(f, ",{}", rule.word()),
        }
    }
}

impl Parameters for LinesParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let (cols, rows) = reader.size(SMALLEST_SIDE..=LARGEST_SIDE)?;
        reader.expect("x", TIMES)?;
        let at_len = text.len() - reader.rest().len();
        let len = reader.small(SHORTEST_LINE, LONGEST_LINE)?;
        let rule = if reader.skip(",exact") {
            Rule::Exact
        } else if reader.skip(",renju") {
            Rule::Renju
        } else {
            Rule::Freestyle
        };
        reader.end()?;
        let params = LinesParams {
            cols,
            rows,
            len,
            rule,
        };
        params
            .fitting()
            .map_err(|error| TextError::new(text, at_len, error))
    }

    fn fields(&self) -> Vec<Field> {
        let side = i32::from(SMALLEST_SIDE)..=i32::from(LARGEST_SIDE);
        let line = i32::from(SHORTEST_LINE)..=i32::from(LONGEST_LINE);
        vec![
            Field::number("cols", self.cols.into(), side.clone()),
            Field::number("rows", self.rows.into(), side),
            Field::number("len", self.len.into(), line),
            Field::choice("rule", self.rule as i32, &Rule::WORDS),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        let side = i32::from(SMALLEST_SIDE)..=i32::from(LARGEST_SIDE);
        let line = i32::from(SHORTEST_LINE)..=i32::from(LONGEST_LINE);
        let last = Rule::ALL.len() as i32 - 1;
        let rule = value_of(fields, "rule", 0..=last)?;
        LinesParams {
            cols: value_of(fields, "cols", side.clone())? as u8,
            rows: value_of(fields, "rows", side)? as u8,
            len: value_of(fields, "len", line)? as u8,
            rule: Rule::ALL[rule as usize],
        }
        .fitting()
    }
}

/// The length of a line is above the longer side of the board.
#[must_use]
pub fn line_too_long(len: u8, longest: u8) -> FieldError {
    FieldError::Inconsistent {
        field: "len",
        key: "field-error-line-too-long",
        numbers: vec![("len", len.into()), ("longest", longest.into())],
    }
}

/// Renju is played with lines of five only.
#[must_use]
pub fn renju_line(len: u8) -> FieldError {
    FieldError::Inconsistent {
        field: "len",
        key: "field-error-renju-line",
        numbers: vec![("len", len.into())],
    }
}

/// Which lines win, and whether some points are forbidden to the side that begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Rule {
    /// Lines of the agreed length or longer win.
    #[default]
    Freestyle,
    /// Only lines of exactly the agreed length win (standard Gomoku).
    Exact,
    /// Renju, with lines of five: for the side that begins (black) only exactly five win, and
    /// overlines, double fours and double threes are forbidden (see [`super::Forbidden`]); for the
    /// other side (white) longer lines win as well, and nothing is forbidden.
    Renju,
}

impl Rule {
    /// All rules, in the order in which they are offered.
    pub const ALL: [Rule; 3] = [Rule::Freestyle, Rule::Exact, Rule::Renju];
    /// Their words, in the same order.
    pub const WORDS: [&'static str; 3] = ["freestyle", "exact", "renju"];

    /// The word of the rule, as it stands in fields and (except for freestyle) in ids.
    #[must_use]
    pub const fn word(self) -> &'static str {
        Rule::WORDS[self as usize]
    }

    /// Whether lines that are too long do not win for a side that begins (or does not).
    #[must_use]
    pub const fn is_exact(self, begins: bool) -> bool {
        match self {
            Rule::Freestyle => false,
            Rule::Exact => true,
            Rule::Renju => begins,
        }
    }

    /// Whether a line of so many stones wins for a side that begins (or does not), where a line
    /// needs `len`.
    #[must_use]
    pub const fn wins(self, len: u8, stones: u8, begins: bool) -> bool {
        stones == len || (stones > len && !self.is_exact(begins))
    }

    /// Whether the rule is played with lines of this length: renju knows only five.
    #[must_use]
    pub(crate) const fn fits(self, len: u8) -> bool {
        !matches!(self, Rule::Renju) || len == RENJU_LINE
    }
}
