//! What is kept of puzzles, as a file on a desktop.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::{FileError, atomic};
use crate::scores::puzzles::{FORMAT, HEAD, PuzzleScores};

/// The name of the file.
const NAME: &str = "puzzle-scores";
/// The file in this folder.
#[derive(Clone, Debug)]
pub struct PuzzleFile {
    folder: PathBuf,
}

impl PuzzleFile {
    /// The file in this folder.
    #[must_use]
    pub fn new(folder: &Path) -> PuzzleFile {
        PuzzleFile {
            folder: folder.to_owned(),
        }
    }

    fn path(&self) -> PathBuf {
        atomic::path_for(&self.folder, NAME, HEAD, FORMAT).0
    }

    /// What is kept; nothing where there is no file yet. A file with lines that cannot be read is put
    /// aside as `puzzle-scores.damaged-N`; what could be read takes its place, and the new name is given besides.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn load(&self) -> Result<(PuzzleScores, Option<PathBuf>), FileError> {
        let path = self.path();
        let bytes = match fs::read(&path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok((PuzzleScores::default(), None));
            }
            Err(error) => return Err(FileError::refused(&path, "file-error-read", &error)),
        };
        match PuzzleScores::from_text(&String::from_utf8_lossy(&bytes)) {
            Ok((scores, damaged)) if damaged.is_empty() => Ok((scores, None)),
            Ok((scores, _)) => {
                let aside = atomic::put_aside(&path, "damaged")?;
                self.save(&scores)?;
                Ok((scores, Some(aside)))
            }
            Err(_) => {
                let aside = atomic::put_aside(&path, "damaged")?;
                Ok((PuzzleScores::default(), Some(aside)))
            }
        }
    }

    /// Keeps this from now on: the whole file is replaced at once or not at all.
    ///
    /// # Errors
    /// [`FileError::Refused`]; the file is then as it was.
    pub fn save(&self, scores: &PuzzleScores) -> Result<(), FileError> {
        atomic::write(&self.path(), scores.to_text().as_bytes())
    }
}
