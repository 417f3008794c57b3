//! Boards of Atoms as text.

use super::{Atoms, AtomsParams};
use fivefold_rules::grid::{grid_text, read_grid};
use fivefold_rules::notation::{BoardError, Reader, cell_text};
use fivefold_rules::{Game, Side, TextError};

/// The board as text.
pub(super) fn write(board: &Atoms) -> String {
    grid_text(board.params.cols, board.params.rows, |cell| {
        let one = match board.owner(cell)? {
            Side::First => b'a',
            Side::Second => b'A',
        };
        Some((one + board.content.count(cell) - 1) as char)
    })
}

/// Reads a board.
pub(super) fn read(params: &AtomsParams, text: &str, to_move: Side) -> Result<Atoms, TextError> {
    let mut reader = Reader::new(text)?;
    let mut board = Atoms::start(params, to_move);
    let AtomsParams { cols, rows, .. } = *params;
    read_grid(&mut reader, cols, rows, "expected-atoms", |cell, sign| {
        let (side, count) = match sign {
            'a'..='g' => (Side::First, sign as u8 - b'a' + 1),
            'A'..='G' => (Side::Second, sign as u8 - b'A' + 1),
            _ => return false,
        };
        board.content.set(cell, side, count);
        true
    })?;
    reader.end()?;
    board
        .settle()
        .map_err(|reason| TextError::new(text, 0, reason))
}

impl Atoms {
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
