//! Why a file cannot be read or written.

use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

use fivefold_formats::FormatError;
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// Longest file that is opened, in bytes: RenjuNet's whole database has about a quarter of it.
pub(super) const LONGEST_FILE: u64 = 512 << 20;

/// Why a file cannot be read or written, with what can be done about it. The words stand in the files
/// of each language ([`Sentence`]).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum FileError {
    /// There is no home folder in which the platform's own places lie.
    NoHome,
    /// The system refuses.
    Refused {
        /// The file or folder.
        path: PathBuf,
        /// The key of the sentence that says what was tried, as `file-error-read`.
        key: &'static str,
        /// The system's kind of reason.
        kind: io::ErrorKind,
        /// The system's own words.
        reason: String,
    },
    /// The file is too long to be a game.
    TooLong {
        /// The file.
        path: PathBuf,
    },
    /// The file is no text.
    NoText {
        /// The file.
        path: PathBuf,
    },
    /// The file is a text, but no game that can be read.
    Broken {
        /// The file.
        path: PathBuf,
        /// What is wrong with it, and where.
        reason: Box<FormatError>,
    },
    /// The game cannot be written in this format.
    Unfit {
        /// The file.
        path: PathBuf,
        /// Why not.
        reason: Box<FormatError>,
    },
    /// The browser refuses to keep anything.
    Storage {
        /// Whether it has no room left.
        is_full: bool,
    },
    /// Another copy of the program has written it meanwhile.
    Changed,
    /// The file was written since it was read into a collection.
    Rewritten {
        /// The file.
        path: PathBuf,
    },
}

impl From<&FileError> for Sentence {
    fn from(error: &FileError) -> Sentence {
        error.sentence(remedy)
    }
}

impl FileError {
    /// The words for a file that the program keeps by itself: nobody has chosen its name or folder.
    #[must_use]
    pub fn of_own_file(&self) -> Sentence {
        self.sentence(|kind| match kind {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                Some("file-remedy-own-rights")
            }
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                Some("file-remedy-in-the-way")
            }
            io::ErrorKind::NotFound => None,
            kind => remedy(kind),
        })
    }

    fn sentence(&self, remedy: impl Fn(io::ErrorKind) -> Option<&'static str>) -> Sentence {
        let about = |key, path: &Path| Sentence::new(key).text("path", path.display().to_string());
        let because = |key, path, reason: Sentence| about(key, path).sentence("reason", reason);
        match self {
            FileError::NoHome => Sentence::new("file-error-no-home"),
            FileError::Refused {
                path,
                key,
                kind,
                reason,
            } => {
                let refused = about(*key, path).text("reason", reason.clone());
                match remedy(*kind) {
                    Some(remedy) => Sentence::new("file-error-with-remedy")
                        .sentence("error", refused)
                        .sentence("remedy", Sentence::new(remedy)),
                    None => refused,
                }
            }
            FileError::TooLong { path } => {
                about("file-error-too-long", path).number("most", LONGEST_FILE as usize)
            }
            FileError::NoText { path } => about("file-error-no-text", path),
            FileError::Broken { path, reason } => {
                because("file-error-broken", path, (&**reason).into())
            }
            FileError::Unfit { path, reason } => {
                because("file-error-unfit", path, (&**reason).into())
            }
            FileError::Storage { is_full: true } => Sentence::new("page-reason-full"),
            FileError::Storage { is_full: false } => Sentence::new("page-reason-refused"),
            FileError::Changed => Sentence::new("my-games-error-elsewhere"),
            FileError::Rewritten { path } => about("file-error-rewritten", path),
        }
    }
}

/// What can be done where somebody has chosen the file.
const fn remedy(kind: io::ErrorKind) -> Option<&'static str> {
    match kind {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("file-remedy-space"),
        io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
            Some("file-remedy-rights")
        }
        io::ErrorKind::NotFound => Some("file-remedy-name"),
        _ => None,
    }
}

impl FileError {
    /// The error of an attempt at a path.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn refused(path: &Path, key: &'static str, error: &io::Error) -> FileError {
        FileError::Refused {
            path: path.to_owned(),
            key,
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
    pub(crate) const fn is_damage(&self) -> bool {
        matches!(
            self,
            FileError::TooLong { .. } | FileError::NoText { .. } | FileError::Broken { .. }
        )
    }
}
