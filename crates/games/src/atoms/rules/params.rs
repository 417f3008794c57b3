//! Parameters of Atoms, and when cells explode by them.

use std::fmt;

use fivefold_rules::notation::Reader;
use fivefold_rules::{Cell, Field, FieldError, Parameters, TextError, value_of};

/// Fewest columns and rows of the rules: the smallest board whose cells all have two neighbours.
/// Boards this small serve to solve the game completely.
pub(crate) const SMALLEST_SIDE: u8 = 2;

/// Fewest columns and rows that people are offered: below this, games are over in a few moves.
pub(crate) const SMALLEST_OFFERED: u8 = 3;

/// Most columns and rows.
pub(crate) const LARGEST_SIDE: u8 = 16;

/// Critical mass of every cell by the rule Atoms, and of inner cells by the rule chain reaction.
pub(crate) const CRITICAL_MASS: u8 = 4;

/// Parameters of Atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtomsParams {
    /// Columns, `SMALLEST_SIDE` to `LARGEST_SIDE`.
    pub cols: u8,
    /// Rows, `SMALLEST_SIDE` to `LARGEST_SIDE`.
    pub rows: u8,
    /// The rule chain reaction instead of Atoms.
    pub chain: bool,
}

impl AtomsParams {
    /// The number of atoms at which a cell explodes, 2 to 4; 0 off the board.
    #[must_use]
    pub(crate) const fn critical(&self, cell: Cell) -> u8 {
        if cell.col >= self.cols || cell.row >= self.rows {
            return 0;
        }
        if !self.chain {
            return CRITICAL_MASS;
        }
        let at_edges = (cell.col == 0) as u8
            + (cell.col + 1 == self.cols) as u8
            + (cell.row == 0) as u8
            + (cell.row + 1 == self.rows) as u8;
        CRITICAL_MASS - at_edges
    }

    pub(super) const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }
}

impl Default for AtomsParams {
    fn default() -> Self {
        AtomsParams {
            cols: 8,
            rows: 8,
            chain: false,
        }
    }
}

impl fmt::Display for AtomsParams {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.cols, self.rows)?;
        if self.chain {
            f.write_str(",chain")?;
        }
        Ok(())
    }
}

impl Parameters for AtomsParams {
    fn parse(text: &str) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let (cols, rows) = reader.size(SMALLEST_SIDE..=LARGEST_SIDE)?;
        let chain = reader.skip(",chain");
        reader.end()?;
        Ok(AtomsParams { cols, rows, chain })
    }

    fn fields(&self) -> Vec<Field> {
        let side = i32::from(SMALLEST_OFFERED)..=i32::from(LARGEST_SIDE);
        vec![
            Field::number("cols", self.cols.into(), side.clone()),
            Field::number("rows", self.rows.into(), side),
            Field::switch("chain", self.chain),
        ]
    }

    fn from_fields(fields: &[Field]) -> Result<Self, FieldError> {
        let side = i32::from(SMALLEST_OFFERED)..=i32::from(LARGEST_SIDE);
        Ok(AtomsParams {
            cols: value_of(fields, "cols", side.clone())? as u8,
            rows: value_of(fields, "rows", side)? as u8,
            chain: value_of(fields, "chain", 0..=1)? == 1,
        })
    }
}
