//! Parameters of a game in which only the size of the board is chosen.

use std::fmt;
use std::ops::RangeInclusive;

use super::notation::Reader;
use super::{Field, FieldError, Parameters, TextError, value_of};

/// The size of a board with sides from `LEAST` to `MOST`, usually `COLS` x `ROWS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BoardSize<const LEAST: u8, const MOST: u8, const COLS: u8, const ROWS: u8> {
    /// Number of columns.
    pub cols: u8,
    /// Number of rows.
    pub rows: u8,
}

impl<const LEAST: u8, const MOST: u8, const COLS: u8, const ROWS: u8>
    BoardSize<LEAST, MOST, COLS, ROWS>
{
    const SIDES: RangeInclusive<i32> = LEAST as i32..=MOST as i32;
}

impl<const LEAST: u8, const MOST: u8, const COLS: u8, const ROWS: u8> Default
    for BoardSize<LEAST, MOST, COLS, ROWS>
{
    fn default() -> Self {
        BoardSize {
            cols: COLS,
            rows: ROWS,
        }
    }
}

impl<const LEAST: u8, const MOST: u8, const COLS: u8, const ROWS: u8> fmt::Display
    for BoardSize<LEAST, MOST, COLS, ROWS>
{
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)
    }
}

impl<const LEAST: u8, const MOST: u8, const COLS: u8, const ROWS: u8> Parameters
    for BoardSize<LEAST, MOST, COLS, ROWS>
{
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let (cols, rows) = reader.size(LEAST..=MOST)?;
        reader.end()?;
        Ok(BoardSize { cols, rows })
    }

    fn fields(&self) -> Vec<Field> {
        vec![
            Field::number("cols", self.cols.into(), Self::SIDES),
            Field::number("rows", self.rows.into(), Self::SIDES),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        Ok(BoardSize {
            cols: value_of(fields, "cols", Self::SIDES)? as u8,
            rows: value_of(fields, "rows", Self::SIDES)? as u8,
        })
    }
}
