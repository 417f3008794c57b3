//! Games, positions and moves as text: one grammar for the command line, addresses, the clipboard,
//! saved games and logs.
//!
//! ```text
//! id       = game ":" parameters [ ":" board "@" side ] [ "#" seed ]
//! game     = the word of a game, for example "nim"
//! side     = "1" | "2"            the side to move; 1 may be left out with its "@"
//! seed     = 0 to 2^64 - 1        of everything random in this game
//! ```
//!
//! OpenSpiel's names of games are read as well, for example `nim(pile_sizes=3;4;5)`.

use std::ops::RangeInclusive;

use super::Cell;
pub use super::text_error::{BoardError, Expected, TextError};

/// The key of what is expected between the numbers of a board's size.
pub const TIMES: &str = "expected-times";

/// The longest id, board or move that is read, in bytes; longer text is refused unread.
pub const LONGEST: usize = 4096;

/// Reads a text from left to right; the shared tool of all games' parsers.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    /// Begins at the start of the text.
    ///
    /// # Errors
    /// A text longer than [`LONGEST`].
    pub fn new(text: &'a str) -> Result<Reader<'a>, TextError> {
        if text.len() > LONGEST {
            let end = Expected::EndAfter {
                key: "expected-end-after",
                most: LONGEST,
            };
            return Err(TextError::new(text, LONGEST, end));
        }
        Ok(Reader { text, at: 0 })
    }

    /// What is left to read.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Whether all is read.
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.rest().is_empty()
    }

    /// An error at the present place.
    #[must_use]
    pub fn error(&self, expected: impl Into<Expected>) -> TextError {
        TextError::new(self.text, self.at, expected)
    }

    /// The next character, without reading it.
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Reads the next character.
    pub fn next_char(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += next.len_utf8();
        Some(next)
    }

    /// Reads this text if it comes next.
    pub fn skip(&mut self, what: &str) -> bool {
        let there = self.rest().starts_with(what);
        if there {
            self.at += what.len();
        }
        there
    }

    /// Reads this text, which must come next.
    ///
    /// # Errors
    /// Something else comes next; what was expected is worded under `key`.
    pub fn expect(&mut self, what: &str, key: &'static str) -> Result<(), TextError> {
        if self.skip(what) {
            Ok(())
        } else {
            Err(self.error(Expected::Named(key)))
        }
    }

    /// Reads a whole number in a range, both ends included.
    ///
    /// # Errors
    /// No number comes next, or it is out of range.
    pub fn number(&mut self, min: u64, max: u64) -> Result<u64, TextError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        match self.rest()[..digits].parse::<u64>() {
            Ok(number) if (min..=max).contains(&number) => {
                self.at += digits;
                Ok(number)
            }
            _ => Err(self.error(Expected::Number { min, max })),
        }
    }

    /// Like [`Reader::number`] for small ranges.
    ///
    /// # Errors
    /// No number comes next, or it is out of range.
    pub fn small(&mut self, min: u8, max: u8) -> Result<u8, TextError> {
        self.number(min.into(), max.into())
            .map(|number| number as u8)
    }

    /// Reads the size of a board, columns x rows, with sides in this range.
    ///
    /// # Errors
    /// Something else comes next, or a side is out of range.
    pub fn size(&mut self, sides: RangeInclusive<u8>) -> Result<(u8, u8), TextError> {
        let (min, max) = sides.into_inner();
        let cols = self.small(min, max)?;
        self.expect("x", TIMES)?;
        Ok((cols, self.small(min, max)?))
    }

    /// Reads what stands before this row of a board: `/`, but nothing before row 0.
    ///
    /// # Errors
    /// Something else comes next.
    pub fn row(&mut self, row: u8) -> Result<(), TextError> {
        match row {
            0 => Ok(()),
            _ => self.expect("/", "expected-row-end"),
        }
    }

    /// Reads the letter of one of so many columns (or rows, or heaps), counted from 0.
    ///
    /// # Errors
    /// Something else comes next; what was expected is worded under `key`.
    pub fn letter(&mut self, count: u8, key: &'static str) -> Result<u8, TextError> {
        let found = self
            .peek()
            .and_then(|letter| (0..count).find(|&at| column_letter(at) == letter))
            .ok_or_else(|| self.error(Expected::Named(key)))?;
        self.next_char();
        Ok(found)
    }

    /// Nothing may be left.
    ///
    /// # Errors
    /// Something is left.
    pub fn end(&self) -> Result<(), TextError> {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.error(Expected::Named("expected-end")))
        }
    }
}

/// The letter of a column: a, b, c … without leaving any out; columns go up to 26.
#[must_use]
pub const fn column_letter(col: u8) -> char {
    (b'a' + if col < 26 { col } else { 25 }) as char
}

/// A cell as text, for example `h8`: the column's letter and the row counted from 1 at the bottom
/// of a board with this many rows.
#[must_use]
pub fn cell_text(cell: Cell, rows: u8) -> String {
    format!(
        "{}{}",
        column_letter(cell.col),
        rows.saturating_sub(cell.row)
    )
}

/// Reads a cell written by [`cell_text`] on a board of this size, and nothing after it.
///
/// # Errors
/// Anything but the name of one cell of the board.
pub fn parse_cell(text: &str, cols: u8, rows: u8) -> Result<Cell, TextError> {
    let mut reader = Reader::new(text)?;
    let col = reader.letter(cols, "expected-column")?;
    let from_bottom = reader.small(1, rows)?;
    reader.end()?;
    Ok(Cell::new(col, rows - from_bottom))
}
