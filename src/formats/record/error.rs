//! What can be wrong with the text of a match.

use thiserror::Error;

use super::{FORMAT, HEAD, LONGEST};
use crate::midend::history::NoteError;
use crate::rules::Illegal;
use crate::rules::notation::TextError;

/// Why a text is no record of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// It does not begin as records do.
    #[error(
        "the first line should be “{HEAD}{FORMAT}”, not “{found}”; correct it, or choose another file"
    )]
    Head {
        /// What stands there, shortened.
        found: String,
    },
    /// A later version of the program wrote it.
    #[error(
        "a later version of fivefold saved this game: its format is {found} (line 1), this version \
         reads format {FORMAT}. Open it with a newer version"
    )]
    Later {
        /// The number of its format.
        found: u32,
    },
    /// It is longer than [`LONGEST`](super::LONGEST).
    #[error("the saved game is too long: {length} bytes, at most {LONGEST} are read")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// A line is not there.
    #[error("line {line} should begin with “{key}:”")]
    Key {
        /// Counted from 1.
        line: usize,
        /// What it should begin with.
        key: &'static str,
    },
    /// A line is there, but what it says is not understood.
    #[error("line {line} ({key}): {reason}")]
    Value {
        /// Counted from 1.
        line: usize,
        /// What the line is about.
        key: &'static str,
        /// What is wrong.
        reason: ValueError,
    },
}

/// What is wrong with one line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ValueError {
    /// An id that is not understood.
    #[error("{0}")]
    Text(#[from] TextError),
    /// A move that is not understood.
    #[error("move {number}, “{text}”: {reason}")]
    Move {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A word that is none of those that may stand here.
    #[error("“{found}” is not known here")]
    Word {
        /// The word, shortened.
        found: String,
    },
    /// A move that the rules refuse.
    #[error("move {number}, “{text}”: {reason}")]
    Illegal {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// The present game is another game than the agreed one.
    #[error("it is not the game that was agreed")]
    OtherGame,
    /// The result is not that of the moves.
    #[error("the moves end “{really}”, not “{found}”")]
    Result {
        /// What stands there, shortened.
        found: String,
        /// What the moves lead to.
        really: &'static str,
    },
    /// A resignation where the game is over.
    #[error("the game is over before “{found}”")]
    OverBefore {
        /// What stands there, shortened.
        found: String,
    },
    /// A time that is no number of seconds.
    #[error("“{found}” is no time; write for example [2.5s]")]
    Time {
        /// What stands there, shortened.
        found: String,
    },
    /// Something about a position that is not understood.
    #[error(
        "“{found}” is nothing that can be known of this position; write for example \
         [first wins in 7; 20000 nodes; h8 i9]"
    )]
    Finding {
        /// What stands there, shortened.
        found: String,
    },
    /// The opening is not one for this start.
    #[error("games from this start are not opened like that")]
    Opening,
    /// A choice that the opening does not ask for there.
    #[error("“{found}” cannot be chosen here")]
    SwapChoice {
        /// What stands there.
        found: &'static str,
    },
    /// A comment or a finding that cannot be kept.
    #[error("{0}")]
    Note(#[from] NoteError),
    /// Something is opened but never closed.
    #[error("what begins here is never closed by “{what}”")]
    Unclosed {
        /// What is missing.
        what: char,
    },
    /// A variation is closed, but none is open.
    #[error("“)” closes nothing")]
    Unopened,
    /// A variation before the first move.
    #[error("a variation must stand behind the move that it replaces")]
    NothingToReplace,
    /// The place on the board is marked twice.
    #[error("“*” stands a second time, but only one position is on the board")]
    TwoStars,
}
