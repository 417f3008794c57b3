//! What is chosen before a game of Lines.

use std::fmt;

use super::rule::Rule;
use super::{LARGEST_SIDE, LONGEST_LINE, SHORTEST_LINE, SMALLEST_SIDE};
use fivefold_rules::notation::{Reader, TIMES};
use fivefold_rules::{Field, FieldError, Parameters, TextError, value_of};

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
