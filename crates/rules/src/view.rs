//! What a position looks like on a board of cells: the one form in which the app, the difference
//! of two positions and the contract tests see all games.

use serde::{Deserialize, Serialize};

use super::{Event, Side};

/// A field of a board, counted from the upper left corner. Cells are ordered row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cell {
    /// Row, 0 at the top.
    pub row: u8,
    /// Column, 0 at the left.
    pub col: u8,
}

impl Cell {
    /// The cell in this column and row, both counted from 0 at the upper left.
    #[must_use]
    pub const fn new(col: u8, row: u8) -> Cell {
        Cell { col, row }
    }

    /// Row-major index on a board `cols` wide.
    #[must_use]
    pub const fn index(self, cols: u8) -> usize {
        self.row as usize * cols as usize + self.col as usize
    }

    /// The cell with this row-major index on a board `cols` wide (`cols` is at least 1).
    #[must_use]
    pub const fn from_index(index: usize, cols: u8) -> Cell {
        Cell {
            col: (index % cols as usize) as u8,
            row: (index / cols as usize) as u8,
        }
    }
}

/// What lies on one field.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Square {
    /// Whose it is; Nim's pieces and Corner Nim's stone belong to nobody.
    pub owner: Option<Side>,
    /// How many pieces or atoms lie here; 0 is empty.
    pub count: u8,
    /// Critical mass in Atoms, 0 in the other games.
    pub critical: u8,
}

/// A whole board, row by row from the top.
///
/// Nim's heaps are rows, their pieces packed to the left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// Number of columns.
    pub cols: u8,
    /// Number of rows.
    pub rows: u8,
    /// The squares, row-major from the upper left.
    pub squares: Vec<Square>,
}

impl View {
    /// An empty board of this size.
    #[must_use]
    pub fn empty(cols: u8, rows: u8) -> View {
        View {
            cols,
            rows,
            squares: vec![Square::default(); cols as usize * rows as usize],
        }
    }

    /// Whether the cell lies on this board.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }

    /// What lies on a cell; an empty square for a cell off the board.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Square {
        if self.contains(cell) {
            self.squares[cell.index(self.cols)]
        } else {
            Square::default()
        }
    }

    /// Puts something on a cell, keeping the cell's critical mass. A cell off the board is ignored.
    pub fn put(&mut self, cell: Cell, owner: Option<Side>, count: u8) {
        if self.contains(cell) {
            let square = &mut self.squares[cell.index(self.cols)];
            square.owner = if count == 0 { None } else { owner };
            square.count = count;
        }
    }

    /// All cells, row by row from the top.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let cols = self.cols;
        (0..self.squares.len()).map(move |i| Cell::from_index(i, cols))
    }

    /// Follows one event of the rules: after all events of a move the view equals that of the
    /// position after it (the contract suite checks this for every game).
    pub fn follow(&mut self, event: &Event) {
        match event {
            Event::Appeared { side, at, count } => self.put(*at, *side, *count),
            Event::Removed { cells } => {
                for cell in cells {
                    self.put(*cell, None, 0);
                }
            }
            Event::Moved { side, from, to } => {
                self.put(*from, None, 0);
                self.put(*to, *side, 1);
            }
            Event::Turned { side, cells } => {
                for cell in cells {
                    self.put(*cell, Some(*side), self.at(*cell).count);
                }
            }
            Event::Burst { side, after, .. } => {
                for (cell, count) in after {
                    self.put(*cell, Some(*side), *count);
                }
            }
            Event::Line { .. } | Event::Over { .. } => {}
        }
    }
}
