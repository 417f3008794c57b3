//! Other programs that a person has set up as opponents, beside those of `opponents.ron`.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::{FileError, atomic};
use fivefold_config::{ConfigError, EngineName, ExternalEngine, Opponents, read};

/// The name of the file; faults in it are told under this name.
const FILE: &str = "engines.ron";
/// What stands at its head.
const HEADING: &str = "// Other programs that were set up as opponents in fivefold, in the form of \
                       external_engines in opponents.ron.\n";

/// The list in a state folder. Copies of the program share it: each change is made to what the list
/// says at that moment, under a lock.
#[derive(Clone, Debug)]
pub struct Engines {
    list: PathBuf,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The programs.
    pub engines: Vec<ExternalEngine>,
    /// Where a list that could not be understood was put, and what is wrong with it.
    pub put_aside: Option<(PathBuf, ConfigError)>,
}

/// The file's content: a part of that of `opponents.ron`.
#[derive(Serialize)]
struct Content<'a> {
    external_engines: &'a [ExternalEngine],
}

impl Engines {
    /// The list in this folder (see [`super::state_folder`]).
    #[must_use]
    pub fn in_folder(folder: &Path) -> Engines {
        Engines {
            list: folder.join(FILE),
        }
    }

    /// The programs, in the order in which they were set up. A list that cannot be understood is
    /// put aside, and a new one begins.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn find(&self) -> Result<Found, FileError> {
        let bytes = match fs::read(&self.list) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
                return Ok(Found::default());
            }
            Err(error) => return Err(FileError::refused(&self.list, "file-error-read", &error)),
        };
        match read::<Opponents>(FILE, &String::from_utf8_lossy(&bytes)) {
            Ok(read) => Ok(Found {
                engines: read.external_engines,
                put_aside: None,
            }),
            Err(error) => {
                let aside = atomic::put_aside(&self.list, "damaged")?;
                Ok(Found {
                    engines: Vec::new(),
                    put_aside: Some((aside, error)),
                })
            }
        }
    }

    /// Adds a program, in place of one of the same name; the list as it is then.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn add(&self, engine: &ExternalEngine) -> Result<Vec<ExternalEngine>, FileError> {
        self.change(|engines| {
            engines.retain(|other| other.name != engine.name);
            engines.push(engine.clone());
        })
    }

    /// Removes a program; the list as it is then.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn remove(&self, name: EngineName) -> Result<Vec<ExternalEngine>, FileError> {
        self.change(|engines| engines.retain(|other| other.name != name))
    }

    fn change(
        &self,
        change: impl FnOnce(&mut Vec<ExternalEngine>),
    ) -> Result<Vec<ExternalEngine>, FileError> {
        let _lock = atomic::lock(&self.list)?;
        let mut engines = self.find()?.engines;
        change(&mut engines);
        let content = Content {
            external_engines: &engines,
        };
        // Names, paths and numbers always have a text.
        let text = ron::ser::to_string_pretty(&content, ron::ser::PrettyConfig::default());
        let text = format!("{HEADING}{}\n", text.unwrap_or_default());
        atomic::write(&self.list, text.as_bytes())?;
        Ok(engines)
    }
}
