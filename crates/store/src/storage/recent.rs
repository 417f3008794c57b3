//! The files that were opened or saved lately.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::{FileError, Store};

/// How many files are remembered.
pub const MOST: usize = 12;

/// The name of the list.
const NAME: &str = "recent.txt";

/// The list in a store. Copies of the program share it: each change is made to what the list says at that
/// moment, under a lock.
#[derive(Clone, Debug)]
pub struct Recent(pub Arc<dyn Store>);

impl Recent {
    /// The files, the latest first. Whether they are still there is not checked.
    ///
    /// # Errors
    /// [`FileError`]. A list that is no text is put aside, and a new one begins.
    pub fn files(&self) -> Result<Vec<PathBuf>, FileError> {
        let text = match self.0.text(NAME) {
            Err(FileError::NoText { .. }) => {
                self.0.put_aside(NAME, "damaged")?;
                None
            }
            text => text?,
        };
        let text = text.unwrap_or_default();
        let lines = text.lines().filter(|line| !line.is_empty());
        Ok(lines.take(MOST).map(PathBuf::from).collect())
    }

    /// Puts a file first. One whose name cannot stand in a line of text is not remembered.
    ///
    /// # Errors
    /// [`FileError`].
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
    /// [`FileError`].
    pub fn remove(&self, path: &Path) -> Result<(), FileError> {
        self.change(|files| files.retain(|other| other != path))
    }

    fn change(&self, change: impl FnOnce(&mut Vec<PathBuf>)) -> Result<(), FileError> {
        let _lock = self.0.lock(NAME)?;
        let mut files = self.files()?;
        change(&mut files);
        files.truncate(MOST);
        let lines: String = files
            .iter()
            .filter_map(|path| path.to_str())
            .flat_map(|name| [name, "\n"])
            .collect();
        self.0.write(NAME, &lines, None)
    }
}
