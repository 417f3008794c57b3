//! Why a file cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use crate::formats::FormatError;
use crate::formats::record::LONGEST;
use crate::scores::{Damaged, ScoresError};

/// Why a file cannot be read or written, with what can be done about it. As with all errors no full
/// stop ends the text: what is said with it does that.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FileError {
    /// There is no home folder in which the platform's own places lie.
    #[error(
        "there is no home folder, so nothing can be kept; set the variable HOME (or XDG_STATE_HOME)"
    )]
    NoHome,
    /// The system refuses.
    #[error("{} cannot be {done}: {reason}{}", path.display(), remedy(*kind))]
    Refused {
        /// The file or folder.
        path: PathBuf,
        /// What was tried: read, written, locked …
        done: &'static str,
        /// The system's kind of reason.
        kind: io::ErrorKind,
        /// The system's own words.
        reason: String,
    },
    /// The file is too long to be a game.
    #[error("{} is too long for a game: more than {LONGEST} bytes", path.display())]
    TooLong {
        /// The file.
        path: PathBuf,
    },
    /// The file is no text.
    #[error("{} is no text in UTF-8, so it is no saved game; choose another file", path.display())]
    NoText {
        /// The file.
        path: PathBuf,
    },
    /// The file is a text, but no game that can be read.
    #[error("{}: {reason}", path.display())]
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, and where.
        reason: Box<FormatError>,
    },
    /// The file holds no scores that can be read.
    #[error("{}: {reason}", path.display())]
    Scores {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: ScoresError,
    },
    /// The file holds scores, but a line of it cannot be read.
    #[error("{}, {reason}", path.display())]
    ScoreLine {
        /// The file.
        path: PathBuf,
        /// The first such line.
        reason: Damaged,
    },
    /// The game cannot be written in this format.
    #[error("{} was not written: {reason}", path.display())]
    Unfit {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: Box<FormatError>,
    },
}

const fn remedy(kind: io::ErrorKind) -> &'static str {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => ". Free some space",
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            ". Choose another folder, or change the rights of this one"
        }
        io::ErrorKind::NotFound => ". Check the name",
        _ => "",
    }
}

impl FileError {
    /// The error of an attempt at a path.
    pub(super) fn refused(path: &Path, done: &'static str, error: &io::Error) -> FileError {
        FileError::Refused {
            path: path.to_owned(),
            done,
            kind: error.kind(),
            reason: error.to_string(),
        }
    }

    /// Whether the file is simply not there.
    #[must_use]
    pub const fn is_absence(&self) -> bool {
        matches!(
            self,
            FileError::Refused {
                kind: io::ErrorKind::NotFound,
                ..
            }
        )
    }

    /// Whether the file is there and can be read, but holds no game.
    #[must_use]
    pub const fn is_damage(&self) -> bool {
        matches!(
            self,
            FileError::TooLong { .. } | FileError::NoText { .. } | FileError::Broken { .. }
        )
    }
}
