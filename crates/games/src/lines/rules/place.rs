//! The move of Lines: a stone on a cell.

use fivefold_rules::Cell;

/// Put a stone on an empty cell. Ordered row by row from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Row, 0 at the top.
    pub row: u8,
    /// Column, 0 at the left.
    pub col: u8,
}

impl Place {
    /// The cell on which the stone is put.
    #[must_use]
    pub const fn cell(self) -> Cell {
        Cell::new(self.col, self.row)
    }
}

impl From<Cell> for Place {
    fn from(cell: Cell) -> Place {
        Place {
            row: cell.row,
            col: cell.col,
        }
    }
}
