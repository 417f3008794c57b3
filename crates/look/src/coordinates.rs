//! Names of cells, as they stand at the edges of a board.

use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, View};

/// How the cells of a board are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Letters for columns, numbers for rows from the bottom, as in chess.
    LetteredColumns,
    /// Letters for rows, numbers for the places in a row.
    LetteredRows,
    /// The same, but the numbers are not written at the edge: places do not lie below each other.
    LetteredRowsOnly,
}

impl Coordinates {
    /// Whether rows have the letters.
    #[must_use]
    pub const fn letters_are_rows(self) -> bool {
        !matches!(self, Coordinates::LetteredColumns)
    }

    /// The name of a cell on this board.
    #[must_use]
    pub fn cell_name(self, view: &View, cell: Cell) -> String {
        if self.letters_are_rows() {
            format!("{}{}", column_letter(cell.row), cell.col + 1)
        } else {
            format!("{}{}", column_letter(cell.col), view.rows - cell.row)
        }
    }
}
