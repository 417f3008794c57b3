//! Why the text of a position or a move is not understood.

use super::FieldError;

/// Why a text was not understood. The sentences are among the words of the program and of each
/// game.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// The word of a game.
    Game {
        /// The words of all games.
        known: Vec<&'static str>,
        /// The nearest of them, if any is near.
        nearest: Option<&'static str>,
    },
    /// A whole number in this range.
    Number {
        /// Smallest.
        min: u64,
        /// Largest.
        max: u64,
    },
    /// What is worded for people under this key.
    Named(&'static str),
    /// The end of a text or a list that has as many parts as it can.
    EndAfter {
        /// The key under which the end is worded for people.
        key: &'static str,
        /// How many parts it can have, `most` among its arguments.
        most: usize,
    },
    /// Parameters that fit together; why these do not.
    Fields(Box<FieldError>),
    /// A board that can come about; why this one cannot.
    Board(Box<BoardError>),
}

/// Why a board that can be read cannot come about in its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardError {
    /// The key under which the reason is worded for people.
    pub key: &'static str,
    /// The numbers in its sentence.
    pub numbers: Vec<(&'static str, i64)>,
    /// The names in its sentence: of cells, or boards as text.
    pub names: Vec<(&'static str, String)>,
}

impl BoardError {
    /// A reason with nothing put into its sentence.
    #[must_use]
    pub const fn new(key: &'static str) -> BoardError {
        BoardError {
            key,
            numbers: Vec::new(),
            names: Vec::new(),
        }
    }

    /// The same with a number in its sentence.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl Into<i64>) -> BoardError {
        self.numbers.push((name, value.into()));
        self
    }

    /// The same with a name in its sentence.
    #[must_use]
    pub fn name(mut self, name: &'static str, value: String) -> BoardError {
        self.names.push((name, value));
        self
    }
}

impl From<FieldError> for Expected {
    fn from(error: FieldError) -> Expected {
        Expected::Fields(Box::new(error))
    }
}

impl From<BoardError> for Expected {
    fn from(error: BoardError) -> Expected {
        Expected::Board(Box::new(error))
    }
}

impl TextError {
    /// An error at the byte `at` of `text`, which is turned into a character count.
    #[must_use]
    pub fn new(text: &str, at: usize, expected: impl Into<Expected>) -> TextError {
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
            expected: expected.into(),
        }
    }

    /// The same error with its place counted from `by` characters earlier.
    #[must_use]
    pub fn shifted(mut self, by: usize) -> TextError {
        self.at += by;
        self
    }
}
