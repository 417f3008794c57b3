//! Boards whose cells are empty or hold one of a few pieces, as text: row by row from the top with `/` between
//! rows, a sign for each piece and numbers for runs of empty cells, for example `3/1ox/3`.

use super::notation::{Expected, Reader, TextError};
use super::{Cell, Side, View};

/// The pieces of both sides on a board of at most `N` columns and rows, one on a cell at most. As text the first
/// side's are `o` and the second's `x`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid<const N: usize> {
    cols: u8,
    rows: u8,
    cells: [[Option<Side>; N]; N],
}

impl<const N: usize> Grid<N> {
    /// An empty board.
    ///
    /// # Panics
    /// It has more than `N` columns or rows.
    #[must_use]
    pub fn new(cols: u8, rows: u8) -> Grid<N> {
        assert!(
            usize::from(cols.max(rows)) <= N,
            "a board of {cols} x {rows}"
        );
        Grid {
            cols,
            rows,
            cells: [[None; N]; N],
        }
    }

    /// Whether a cell lies on the board.
    #[must_use]
    pub const fn contains(&self, cell: Cell) -> bool {
        cell.col < self.cols && cell.row < self.rows
    }

    /// Whose piece lies on a cell; nobody's on an empty cell and off the board.
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Side> {
        *self
            .cells
            .get(usize::from(cell.row))?
            .get(usize::from(cell.col))?
    }

    /// Whether nothing lies on a cell of the board.
    #[must_use]
    pub fn is_empty(&self, cell: Cell) -> bool {
        self.contains(cell) && self.piece(cell).is_none()
    }

    /// Puts a piece of this side on a cell, or takes away what lies there. A cell off the board is ignored.
    pub fn set(&mut self, cell: Cell, piece: Option<Side>) {
        if self.contains(cell) {
            self.cells[usize::from(cell.row)][usize::from(cell.col)] = piece;
        }
    }

    /// All cells, row by row from the top.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<N> {
        let (cols, rows) = (self.cols, self.rows);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Cell::new(col, row)))
    }

    /// How many pieces a side has.
    #[must_use]
    pub fn count(&self, side: Side) -> usize {
        let all = self.cells.as_flattened().iter();
        all.filter(|piece| **piece == Some(side)).count()
    }

    /// What lies on each cell.
    #[must_use]
    pub fn view(&self) -> View {
        let mut view = View::empty(self.cols, self.rows);
        for cell in self.cells() {
            if let Some(side) = self.piece(cell) {
                view.put(cell, Some(side), 1);
            }
        }
        view
    }

    /// The board as text.
    #[must_use]
    pub fn text(&self) -> String {
        grid_text(self.cols, self.rows, |cell| {
            Some(match self.piece(cell)? {
                Side::First => 'o',
                Side::Second => 'x',
            })
        })
    }

    /// Reads a board of this size.
    ///
    /// # Errors
    /// Something else comes next.
    pub fn read(reader: &mut Reader, cols: u8, rows: u8) -> Result<Grid<N>, TextError> {
        let mut grid = Grid::new(cols, rows);
        read_grid(reader, cols, rows, "expected-stones", |cell, sign| {
            let side = match sign {
                'o' => Side::First,
                'x' => Side::Second,
                _ => return false,
            };
            grid.set(cell, Some(side));
            true
        })?;
        Ok(grid)
    }
}

/// The board as text; `sign` gives the sign of the piece on a cell.
pub fn grid_text(cols: u8, rows: u8, sign: impl Fn(Cell) -> Option<char>) -> String {
    let mut text = String::new();
    for row in 0..rows {
        if row > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for col in 0..cols {
            match sign(Cell::new(col, row)) {
                None => empty += 1,
                Some(sign) => {
                    if empty > 0 {
                        text.push_str(&empty.to_string());
                    }
                    text.push(sign);
                    empty = 0;
                }
            }
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
    }
    text
}

/// Reads such a board: hands each piece with its cell and its sign to `put`, which says whether it may stand there.
///
/// # Errors
/// Something else comes next; what signs there are is worded under `key`.
pub fn read_grid(
    reader: &mut Reader,
    cols: u8,
    rows: u8,
    key: &'static str,
    mut put: impl FnMut(Cell, char) -> bool,
) -> Result<(), TextError> {
    for row in 0..rows {
        reader.row(row)?;
        let mut col = 0;
        while col < cols {
            match reader.peek() {
                Some('0'..='9') => col += reader.small(1, cols - col)?,
                Some(sign) if put(Cell::new(col, row), sign) => {
                    reader.next_char();
                    col += 1;
                }
                _ => return Err(reader.error(Expected::Named(key))),
            }
        }
    }
    Ok(())
}

/// The text and the number of moves that are cells, in the `impl` of [`Game`](crate::Game) of a game with
/// `type Move = Cell` whose parameters have `cols` and `rows`, as [`BoardSize`](crate::BoardSize) has: `move_text`,
/// `parse_move`, `pack` and `unpack`, on boards of at most so many columns.
#[macro_export]
macro_rules! moves_are_cells {
    ($most_columns:expr) => {
        fn move_text(&self, mv: $crate::Cell) -> String {
            $crate::notation::cell_text(mv, $crate::Game::params(self).rows)
        }

        fn parse_move(&self, text: &str) -> Result<$crate::Cell, $crate::TextError> {
            let size = $crate::Game::params(self);
            $crate::notation::parse_cell(text, size.cols, size.rows)
        }

        fn pack(mv: $crate::Cell) -> $crate::Move {
            $crate::Move::from_cell(mv)
        }

        fn unpack(mv: $crate::Move) -> Option<$crate::Cell> {
            mv.to_cell($most_columns)
        }
    };
}
