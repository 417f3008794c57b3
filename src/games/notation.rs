//! Games, positions and moves as text: one grammar for the command line, addresses, the clipboard,
//! saved games and logs.
//!
//! ```text
//! id       = game ":" parameters [ ":" board "@" side ] [ "#" seed ]
//! game     = "nim" | "corner" | "northcott" | "mnk" | "atoms"
//! side     = "1" | "2"            the side to move; 1 may be left out with its "@"
//! seed     = 0 to 2^64 - 1        of everything random in this game
//! ```
//!
//! OpenSpiel's names of Nim and the (m,n,k) games are read as well: `nim(pile_sizes=3;4;5)`,
//! `mnk(m=15,n=15,k=5)`, `tic_tac_toe()`. With OpenSpiel, Nim is misère unless `is_misere=false`.
//!
//! ```
//! use fivefold::games::{Position, notation};
//!
//! let id = notation::parse_id("nim:3,4,5:1,4,5@2#42").unwrap();
//! assert_eq!(id.position.id(), "nim:3,4,5:1,4,5@2");
//! assert_eq!(id.seed, Some(42));
//! assert!(notation::parse_id("nim:3,x,5").unwrap_err().to_string().contains("character 7"));
//! ```

use std::fmt;

use thiserror::Error;

use super::{Cell, GameKind, Position, Side};

/// The longest id, board or move that is read, in bytes; longer text is refused unread.
pub const LONGEST: usize = 4096;

/// Why a text was not understood.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct TextError {
    /// Where, in characters from 0.
    pub at: usize,
    /// What stands there, at most a few characters; empty at the end of the text.
    pub found: String,
    /// What was expected there.
    pub expected: Expected,
}

/// What a reader of text expected to find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of the five games' words; the nearest one, if any is near.
    Game {
        /// The nearest known word.
        nearest: Option<&'static str>,
    },
    /// A whole number in this range.
    Number {
        /// Smallest.
        min: u64,
        /// Largest.
        max: u64,
    },
    /// Something that a few words say.
    Words(&'static str),
    /// Parameters that fit together, with the reason why these do not.
    Consistent(String),
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: ", self.at + 1)?;
        if let Expected::Consistent(reason) = &self.expected {
            return f.write_str(reason);
        }
        if self.found.is_empty() {
            f.write_str("the text ends, but ")?;
        } else {
            write!(f, "“{}” stands where ", self.found)?;
        }
        match &self.expected {
            Expected::Game { nearest } => {
                f.write_str("one of nim, corner, northcott, mnk, atoms is expected")?;
                if let Some(nearest) = nearest {
                    write!(f, " (did you mean {nearest}?)")?;
                }
                Ok(())
            }
            Expected::Number { min, max } => {
                write!(f, "a whole number from {min} to {max} is expected")
            }
            Expected::Words(words) => write!(f, "{words} is expected"),
            Expected::Consistent(_) => Ok(()),
        }
    }
}

impl TextError {
    /// An error at the byte `at` of `text`, which is turned into a character count.
    #[must_use]
    pub fn new(text: &str, at: usize, expected: Expected) -> TextError {
        let at = (0..=at.min(text.len()))
            .rev()
            .find(|&i| text.is_char_boundary(i))
            .unwrap_or(0);
        TextError {
            at: text[..at].chars().count(),
            found: text[at..]
                .chars()
                .take(12)
                .map(|c| if c.is_control() { '\u{fffd}' } else { c })
                .collect(),
            expected,
        }
    }

    /// The same error with its place counted from `by` characters earlier.
    #[must_use]
    pub fn shifted(mut self, by: usize) -> TextError {
        self.at += by;
        self
    }
}

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
            return Err(TextError::new(
                text,
                LONGEST,
                Expected::Words("the end of the text (at most 4096 bytes)"),
            ));
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

    /// How many characters have been read.
    #[must_use]
    pub fn place(&self) -> usize {
        self.text[..self.at].chars().count()
    }

    /// An error at the present place.
    #[must_use]
    pub fn error(&self, expected: Expected) -> TextError {
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
    /// Something else comes next; `words` says what was expected.
    pub fn expect(&mut self, what: &str, words: &'static str) -> Result<(), TextError> {
        if self.skip(what) {
            Ok(())
        } else {
            Err(self.error(Expected::Words(words)))
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

    /// Nothing may be left.
    ///
    /// # Errors
    /// Something is left.
    pub fn end(&self) -> Result<(), TextError> {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.error(Expected::Words("the end of the text")))
        }
    }
}

/// What an id names.
#[derive(Clone, Debug)]
pub struct Id {
    /// The position.
    pub position: Position,
    /// The seed of everything random in this game, if the id names one.
    pub seed: Option<u64>,
    /// Whether the id has a board part; without one the position is the usual start.
    pub has_board: bool,
}

/// Reads an id.
///
/// # Errors
/// A [`TextError`] whose place is counted in the whole id; never panics, whatever the text.
pub fn parse_id(text: &str) -> Result<Id, TextError> {
    Reader::new(text)?;
    let (body, seed) = match text.split_once('#') {
        None => (text, None),
        Some((body, seed)) => {
            let shift = body.chars().count() + 1;
            let mut reader = Reader::new(seed)?;
            let seed = reader
                .number(0, u64::MAX)
                .and_then(|seed| reader.end().map(|()| seed))
                .map_err(|e| e.shifted(shift))?;
            (body, Some(seed))
        }
    };
    if let Some(position) = super::open_spiel::parse(body) {
        return Ok(Id {
            position: position?,
            seed,
            has_board: false,
        });
    }
    let (word, rest) = body.split_once(':').unwrap_or((body, ""));
    let Some(kind) = GameKind::from_id(word) else {
        let nearest = GameKind::ALL
            .into_iter()
            .map(GameKind::id)
            .map(|id| (strsim::damerau_levenshtein(id, &word.to_lowercase()), id))
            .min()
            .filter(|(distance, _)| *distance <= 2)
            .map(|(_, id)| id);
        return Err(TextError::new(text, 0, Expected::Game { nearest }));
    };
    let (params, board) = match rest.split_once(':') {
        None => (rest, None),
        Some((params, board)) => (params, Some(board)),
    };
    let shift = word.chars().count() + 1;
    let Some(board) = board else {
        let position = kind
            .rules()
            .start_text(params, Side::First)
            .map_err(|e| e.shifted(shift))?;
        return Ok(Id {
            position,
            seed,
            has_board: false,
        });
    };
    let board_shift = shift + params.chars().count() + 1;
    let (squares, to_move) = match board.rsplit_once('@') {
        None => (board, Side::First),
        Some((squares, "1")) => (squares, Side::First),
        Some((squares, "2")) => (squares, Side::Second),
        Some((squares, _)) => {
            return Err(TextError::new(
                board,
                squares.len() + 1,
                Expected::Words("the side to move, 1 or 2,"),
            )
            .shifted(board_shift));
        }
    };
    // Checked first alone, so that an error in the parameters is placed there.
    kind.rules()
        .start_text(params, Side::First)
        .map_err(|e| e.shifted(shift))?;
    let position = kind
        .rules()
        .board_text(params, squares, to_move)
        .map_err(|e| e.shifted(board_shift))?;
    Ok(Id {
        position,
        seed,
        has_board: true,
    })
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
    let col = reader
        .peek()
        .and_then(|letter| (0..cols).find(|&col| column_letter(col) == letter))
        .ok_or_else(|| reader.error(Expected::Words("a column's letter, from a on,")))?;
    reader.next_char();
    let from_bottom = reader.small(1, rows)?;
    reader.end()?;
    Ok(Cell::new(col, rows - from_bottom))
}
