//! The files that were opened or saved lately.

use std::fs;
use std::path::{Path, PathBuf};

use super::{FileError, atomic};

/// How many files are remembered.
pub const MOST: usize = 12;

/// The list in a state folder. Copies of the program share it: each change is made to what the list
/// says at that moment, under a lock.
#[derive(Clone, Debug)]
pub struct Recent {
    list: PathBuf,
}

impl Recent {
    /// The list in this folder (see [`super::state_folder`]).
    #[must_use]
    pub fn in_folder(folder: &Path) -> Recent {
        Recent {
            list: folder.join("recent.txt"),
        }
    }

    /// The files, the latest first. Whether they are still there is not checked.
    ///
    /// # Errors
    /// [`FileError::Refused`]. A list that is no text is put aside, and a new one begins.
    pub fn files(&self) -> Result<Vec<PathBuf>, FileError> {
        let text = match fs::read(&self.list) {
            Ok(bytes) => String::from_utf8(bytes),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(FileError::refused(&self.list, "file-error-read", &error)),
        };
        let Ok(text) = text else {
            atomic::put_aside(&self.list, "damaged")?;
            return Ok(Vec::new());
        };
        let lines = text.lines().filter(|line| !line.is_empty());
        Ok(lines.take(MOST).map(PathBuf::from).collect())
    }

    /// Puts a file first. One whose name cannot stand in a line of text is not remembered.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn add(&self, path: &Path) -> Result<(), FileError> {
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let in_a_line = |name: &str| !name.contains(['\n', '\r']);
        if path.to_str().is_none_or(|name| !in_a_line(name)) {
            return Ok(());
        }
        self.change(|files| {
            files.retain(|other| *other != path);
            files.insert(0, path);
        })
    }

    /// Forgets a file.
    ///
    /// # Errors
    /// [`FileError::Refused`].
    pub fn remove(&self, path: &Path) -> Result<(), FileError> {
        self.change(|files| files.retain(|other| other != path))
    }

    fn change(&self, change: impl FnOnce(&mut Vec<PathBuf>)) -> Result<(), FileError> {
        let _lock = atomic::lock(&self.list)?;
        let mut files = self.files()?;
        change(&mut files);
        files.truncate(MOST);
        let lines: String = files
            .iter()
            .filter_map(|path| path.to_str())
            .flat_map(|name| [name, "\n"])
            .collect();
        atomic::write(&self.list, lines.as_bytes())
    }
}
