//! Who wins with best play on boards of many sizes, as far as it is proven.
//!
//! The text form has one board a line, its id and who wins:
//!
//! ```text
//! mnk:5x5x4 draw
//! mnk:5x6x4 first
//! ```

use std::collections::BTreeMap;

use thiserror::Error;

use fivefold_rules::{GameId, Position, Side};

/// A board of a table.
#[derive(Clone, Debug)]
pub struct TableBoard {
    /// In which picture of the table it stands: for Lines, how many in a row win.
    pub section: u8,
    /// Its columns.
    pub cols: u8,
    /// Its rows.
    pub rows: u8,
    /// The empty board.
    pub position: Position,
}

/// What a game brings of which boards of many sizes can be solved.
#[derive(Debug)]
pub struct BoardTable {
    /// The game.
    pub game: GameId,
    /// All boards, by section, rows and columns. Of a board and the same one turned only one is there.
    pub boards: fn() -> Vec<TableBoard>,
    /// The heading of a section, in English words for the command line.
    pub heading: fn(u8) -> String,
    /// The key of the words for what the numbers of the sections count.
    pub sections: &'static str,
    /// The text of what the program itself has solved (see [`SolvedBoards`]).
    pub shipped: &'static str,
    /// The text of larger boards of which there are proofs; they are not among the boards.
    pub proven: &'static str,
    /// The empty board of a position as a table lists it, whether or not it is among the boards.
    pub board_of: fn(&Position) -> Option<TableBoard>,
}

/// Who wins the boards that are solved, by their ids; `None`: a draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SolvedBoards(BTreeMap<String, Option<Side>>);

/// Why a text is not that of a table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: “{found}” should be the id of a board and `first`, `second` or `draw`")]
pub struct TableError {
    /// The number of the line, from 1.
    pub line: usize,
    /// What stands there.
    pub found: String,
}

impl SolvedBoards {
    /// Reads the text form; empty lines and those that begin with `#` are left out.
    ///
    /// # Errors
    /// See [`TableError`].
    pub fn from_text(text: &str) -> Result<SolvedBoards, TableError> {
        let mut boards = SolvedBoards::default();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            let read = || {
                let (id, value) = line.split_once(' ')?;
                let value = match value.trim() {
                    "first" => Some(Side::First),
                    "second" => Some(Side::Second),
                    "draw" => None,
                    _ => return None,
                };
                Some((id.to_owned(), value))
            };
            let (id, value) = read().ok_or_else(|| TableError {
                line: number,
                found: line.to_owned(),
            })?;
            boards.0.insert(id, value);
        }
        Ok(boards)
    }

    /// The text form of those among these boards that are solved, in their order.
    #[must_use]
    pub fn to_text(&self, boards: &[TableBoard]) -> String {
        let mut text = String::new();
        for board in boards {
            if let Some(value) = self.value(board) {
                let word = match value {
                    Some(Side::First) => "first",
                    Some(Side::Second) => "second",
                    None => "draw",
                };
                text.push_str(&format!("{} {word}\n", board.position.short_id()));
            }
        }
        text
    }

    /// The ids of the boards that are solved.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// These boards and those.
    pub fn add(&mut self, more: SolvedBoards) {
        self.0.extend(more.0);
    }

    /// Who wins this board, if it is solved.
    #[must_use]
    pub fn value(&self, board: &TableBoard) -> Option<Option<Side>> {
        self.0.get(&board.position.short_id()).copied()
    }

    /// Notes who wins a board.
    pub fn note(&mut self, board: &TableBoard, winner: Option<Side>) {
        self.0.insert(board.position.short_id(), winner);
    }
}
