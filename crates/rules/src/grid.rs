//! Boards whose cells are empty or hold one of a few pieces, as text: row by row from the top with `/` between
//! rows, a sign for each piece and numbers for runs of empty cells, for example `3/1ox/3`.

use super::Cell;
use super::notation::{Expected, Reader, TextError};

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
/// `type Move = Cell`: `move_text`, `parse_move`, `pack` and `unpack`, on boards of at most so many columns.
#[macro_export]
macro_rules! moves_are_cells {
    ($most_columns:expr) => {
        fn move_text(&self, mv: $crate::Cell) -> String {
            $crate::notation::cell_text(mv, $crate::Game::view(self).rows)
        }

        fn parse_move(&self, text: &str) -> Result<$crate::Cell, $crate::TextError> {
            let view = $crate::Game::view(self);
            $crate::notation::parse_cell(text, view.cols, view.rows)
        }

        fn pack(mv: $crate::Cell) -> $crate::Move {
            $crate::Move::from_cell(mv)
        }

        fn unpack(mv: $crate::Move) -> Option<$crate::Cell> {
            mv.to_cell($most_columns)
        }
    };
}
