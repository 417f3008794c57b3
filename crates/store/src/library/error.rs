//! Why games cannot be kept, read or changed.

use thiserror::Error;

use crate::storage::FileError;
use fivefold_formats::record::RecordError;
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// Why games cannot be kept, read or changed. The words stand in the files of each language
/// ([`Sentence`]).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum LibraryError {
    /// The system or the browser refuses; what it says.
    Refused(Sentence),
    /// Another copy of the program has the game on its table.
    Elsewhere,
    /// There is no such game.
    Absent,
    /// What is kept there is no game; why.
    Broken(Sentence),
    /// It is of a game that another program has, with this word, and this one has not.
    Foreign(String),
    /// A later version of the program wrote it, in this format.
    Later(u32),
}

impl LibraryError {
    /// Why something could not be read, without saying once more that it could not.
    #[must_use]
    pub fn reason(&self) -> Sentence {
        match self {
            LibraryError::Broken(reason) => reason.clone(),
            other => Sentence::from(other),
        }
    }
}

impl From<&LibraryError> for Sentence {
    fn from(error: &LibraryError) -> Sentence {
        match error {
            LibraryError::Refused(reason) => reason.clone(),
            LibraryError::Elsewhere => Sentence::new("my-games-error-elsewhere"),
            LibraryError::Absent => Sentence::new("my-games-error-absent"),
            LibraryError::Foreign(game) => {
                Sentence::new("my-games-error-foreign").text("game", game.clone())
            }
            LibraryError::Broken(reason) => {
                Sentence::new("my-games-error-broken").sentence("reason", reason.clone())
            }
            LibraryError::Later(format) => {
                Sentence::new("my-games-error-later").number("format", *format)
            }
        }
    }
}

impl From<RecordError> for LibraryError {
    fn from(error: RecordError) -> LibraryError {
        match error {
            RecordError::Later { found } => LibraryError::Later(found),
            other => LibraryError::Broken(Sentence::from(&other)),
        }
    }
}

impl From<FileError> for LibraryError {
    fn from(error: FileError) -> LibraryError {
        match error {
            FileError::Changed => LibraryError::Elsewhere,
            _ if error.is_damage() => LibraryError::Broken(error.of_own_file()),
            _ => LibraryError::Refused(error.of_own_file()),
        }
    }
}
