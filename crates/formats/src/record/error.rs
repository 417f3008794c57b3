//! What can be wrong with the text of a match.

use thiserror::Error;

use super::{FORMAT, HEAD, LONGEST};
use fivefold_match::history::NoteError;
use fivefold_rules::Illegal;
use fivefold_rules::notation::TextError;
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// Why a text is no record of a match.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum RecordError {
    /// It does not begin as records do.
    Head {
        /// What stands there, shortened.
        found: String,
    },
    /// A later version of the program wrote it.
    Later {
        /// The number of its format.
        found: u32,
    },
    /// It is longer than [`LONGEST`](super::LONGEST).
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// A line is not there.
    Key {
        /// Counted from 1.
        line: usize,
        /// What it should begin with.
        key: &'static str,
    },
    /// A line is there, but what it says is not understood.
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
#[error("{}", self.in_english())]
pub enum ValueError {
    /// An id that is not understood.
    Text(TextError),
    /// A move that is not understood.
    Move {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A word that is none of those that may stand here.
    Word {
        /// The word, shortened.
        found: String,
    },
    /// A move that the rules refuse.
    Illegal {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// The present game is another game than the agreed one.
    OtherGame,
    /// The result is not that of the moves.
    Result {
        /// What stands there, shortened.
        found: String,
        /// What the moves lead to.
        really: &'static str,
    },
    /// A resignation where the game is over.
    OverBefore {
        /// What stands there, shortened.
        found: String,
    },
    /// A time that is no number of seconds.
    Time {
        /// What stands there, shortened.
        found: String,
    },
    /// Marks on the board that are not understood.
    Mark {
        /// What stands there, shortened.
        found: String,
    },
    /// Something about a position that is not understood.
    Finding {
        /// What stands there, shortened.
        found: String,
    },
    /// The opening is not one for this start.
    Opening,
    /// A choice that the opening does not ask for there.
    OpeningChoice {
        /// What stands there.
        found: String,
    },
    /// A comment or a finding that cannot be kept.
    Note(NoteError),
    /// Something is opened but never closed.
    Unclosed {
        /// What is missing.
        what: char,
    },
    /// A variation is closed, but none is open.
    Unopened,
    /// A variation before the first move.
    NothingToReplace,
    /// The place on the board is marked twice.
    TwoStars,
}

impl From<&RecordError> for Sentence {
    fn from(error: &RecordError) -> Sentence {
        match error {
            RecordError::Head { found } => Sentence::new("record-error-head")
                .text("head", format!("{HEAD}{FORMAT}"))
                .text("found", found.clone()),
            RecordError::Later { found } => Sentence::new("record-error-later")
                .number("found", *found)
                .number("format", FORMAT),
            RecordError::TooLong { length } => Sentence::new("record-error-too-long")
                .number("length", *length)
                .number("most", LONGEST),
            RecordError::Key { line, key } => Sentence::new("record-error-key")
                .number("line", *line)
                .text("key", (*key).to_owned()),
            RecordError::Value { line, key, reason } => Sentence::new("record-error-value")
                .number("line", *line)
                .text("key", (*key).to_owned())
                .sentence("reason", reason),
        }
    }
}

impl From<&ValueError> for Sentence {
    fn from(error: &ValueError) -> Sentence {
        let with = |key, found: &str| Sentence::new(key).text("found", found.to_owned());
        let of_move = |number: usize, text: &str, reason: Sentence| {
            Sentence::new("format-error-move")
                .number("number", number)
                .text("text", text.to_owned())
                .sentence("reason", reason)
        };
        match error {
            ValueError::Text(reason) => reason.into(),
            ValueError::Move {
                number,
                text,
                reason,
            } => of_move(*number, text, reason.into()),
            ValueError::Word { found } => with("record-error-word", found),
            ValueError::Illegal {
                number,
                text,
                reason,
            } => of_move(*number, text, (*reason).into()),
            ValueError::OtherGame => Sentence::new("record-error-other-game"),
            ValueError::Result { found, really } => {
                with("record-error-result", found).text("really", (*really).to_owned())
            }
            ValueError::OverBefore { found } => with("record-error-over-before", found),
            ValueError::Time { found } => with("record-error-time", found),
            ValueError::Mark { found } => with("record-error-mark", found),
            ValueError::Finding { found } => with("record-error-finding", found),
            ValueError::Opening => Sentence::new("record-error-opening"),
            ValueError::OpeningChoice { found } => with("record-error-swap-choice", found),
            ValueError::Note(reason) => Sentence::from(*reason),
            ValueError::Unclosed { what } => {
                Sentence::new("record-error-unclosed").text("what", what.to_string())
            }
            ValueError::Unopened => Sentence::new("record-error-unopened"),
            ValueError::NothingToReplace => Sentence::new("record-error-nothing-to-replace"),
            ValueError::TwoStars => Sentence::new("record-error-two-stars"),
        }
    }
}

impl From<TextError> for ValueError {
    fn from(reason: TextError) -> ValueError {
        ValueError::Text(reason)
    }
}

impl From<NoteError> for ValueError {
    fn from(reason: NoteError) -> ValueError {
        ValueError::Note(reason)
    }
}
