//! Boards of Atoms as text.

use super::{Atoms, AtomsParams};
use fivefold_rules::notation::{BoardError, Expected, Reader, cell_text};
use fivefold_rules::{Cell, Game, Side, TextError};

impl Atoms {
    /// See [`Game::board_text`].
    pub(super) fn write_board(&self) -> String {
        let mut text = String::new();
        for row in 0..self.params.rows {
            if row > 0 {
                text.push('/');
            }
            let mut empty = 0;
            for col in 0..=self.params.cols {
                let cell = Cell::new(col, row);
                let owner = self.owner(cell);
                let row_ends = col == self.params.cols;
                if empty > 0 && (owner.is_some() || row_ends) {
                    text.push_str(&empty.to_string());
                    empty = 0;
                }
                match owner {
                    None => empty += 1,
                    Some(side) => {
                        let one = if side == Side::First { b'a' } else { b'A' };
                        text.push((one + self.content.count(cell) - 1) as char);
                    }
                }
            }
        }
        text
    }

    /// See [`Game::parse_board`].
    pub(super) fn read_board(
        params: &AtomsParams,
        text: &str,
        to_move: Side,
    ) -> Result<Self, TextError> {
        let mut reader = Reader::new(text)?;
        let mut board = Self::start(params, to_move);
        for row in 0..params.rows {
            reader.row(row)?;
            let mut col = 0;
            while col < params.cols {
                let (side, count) = match reader.peek() {
                    Some(letter @ 'a'..='g') => (Side::First, letter as u8 - b'a' + 1),
                    Some(letter @ 'A'..='G') => (Side::Second, letter as u8 - b'A' + 1),
                    Some('0'..='9') => {
                        col += reader.small(1, params.cols - col)?;
                        continue;
                    }
                    _ => return Err(reader.error(Expected::Named("expected-atoms"))),
                };
                reader.next_char();
                board.content.set(Cell::new(col, row), side, count);
                col += 1;
            }
        }
        reader.end()?;
        board
            .settle()
            .map_err(|reason| TextError::new(text, 0, reason))
    }

    /// Checks a board that was read and finds out how the game stands.
    pub(super) fn settle(mut self) -> Result<Self, BoardError> {
        self.outcome = self.decided();
        let lone = Side::BOTH
            .into_iter()
            .find(|side| self.cells_of(side.other()) == 0 && self.atoms() > 0);
        if lone == Some(self.to_move) {
            let side = self.to_move.number();
            return Err(BoardError::new("board-error-only-side").number("side", side));
        }
        let overflows = self.params.chain && self.outcome.is_some();
        for cell in self.all_cells() {
            let critical = self.params.critical(cell);
            let most = if overflows { 2 * critical } else { critical } - 1;
            if self.content.count(cell) > most {
                return Err(BoardError::new("board-error-too-many-atoms")
                    .name("cell", cell_text(cell, self.params.rows))
                    .number("most", most));
            }
        }
        Ok(self)
    }
}
