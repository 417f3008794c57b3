//! The folder for what the program keeps by itself, and those in which people look for their own files. None
//! of them need exist.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use super::{FileError, atomic};
use crate::scores::Day;
use crate::scores::export::ScoreFormat;

/// What the program's folders are called.
const APP_NAME: &str = "fivefold";

/// The folder for what the program keeps by itself: on Linux `$XDG_STATE_HOME/fivefold` or
/// `~/.local/state/fivefold`, on macOS in `Library/Application Support`, on Windows in the user's
/// local application data.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn state_folder() -> Result<PathBuf, FileError> {
    let folder = dirs::state_dir().or_else(dirs::data_local_dir);
    Ok(folder.ok_or(FileError::NoHome)?.join(APP_NAME))
}

/// What kind of things a folder is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FolderKind {
    /// Pictures and animations.
    Pictures,
    /// Texts.
    Documents,
}

/// The folder `fivefold` in the user's own folder of a kind.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn folder(kind: FolderKind) -> Result<PathBuf, FileError> {
    Ok(users_own(kind)?.join(APP_NAME))
}

/// The user's own folder of a kind, as the platform says: on Linux `user-dirs.dirs`, else the
/// English name in the home folder.
fn users_own(kind: FolderKind) -> Result<PathBuf, FileError> {
    let (known, name) = match kind {
        FolderKind::Pictures => (dirs::picture_dir(), "Pictures"),
        FolderKind::Documents => (dirs::document_dir(), "Documents"),
    };
    match known {
        Some(folder) => Ok(folder),
        None => Ok(home_folder()?.join(name)),
    }
}

/// The user's home folder.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn home_folder() -> Result<PathBuf, FileError> {
    dirs::home_dir().ok_or(FileError::NoHome)
}

/// The folder for saved games: `fivefold` among the user's documents; where there are none,
/// `fivefold/games` among the user's data.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn games_folder() -> Result<PathBuf, FileError> {
    let documents = users_own(FolderKind::Documents)?;
    // Some desktops name the home folder itself where documents are not wanted.
    if documents.is_dir() && documents != home_folder()? {
        return Ok(documents.join(APP_NAME));
    }
    let data = dirs::data_dir().ok_or(FileError::NoHome)?;
    Ok(data.join(APP_NAME).join("games"))
}

/// The folder for exported lists: the downloads, else the documents, else the home folder.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn downloads_folder() -> Result<PathBuf, FileError> {
    let home = home_folder()?;
    let downloads = dirs::download_dir().unwrap_or_else(|| home.join("Downloads"));
    let usual = [downloads, users_own(FolderKind::Documents)?];
    Ok(usual.into_iter().find(|it| it.is_dir()).unwrap_or(home))
}

/// Makes a folder, and those in which it lies.
///
/// # Errors
/// [`FileError::Refused`].
pub fn make(folder: &Path) -> Result<(), FileError> {
    let made = fs::create_dir_all(folder);
    made.map_err(|error| FileError::refused(folder, "file-error-made", &error))
}

/// Writes an exported text into this folder, under a name with the day that is not taken yet, and
/// gives that name.
///
/// # Errors
/// [`FileError::Refused`].
pub fn export_to(
    folder: &Path,
    form: ScoreFormat,
    day: Day,
    text: &str,
) -> Result<PathBuf, FileError> {
    for number in 1..=u32::MAX {
        let again = match number {
            1 => String::new(),
            _ => format!("-{number}"),
        };
        let path = folder.join(format!("fivefold-{day}{again}.{}", form.extension()));
        match File::create_new(&path) {
            Ok(_) => {
                let done = atomic::write(&path, text.as_bytes());
                if done.is_err() {
                    // Only the empty file of a moment ago.
                    let _ = fs::remove_file(&path);
                }
                return done.map(|()| path);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(FileError::refused(&path, "file-error-written", &error)),
        }
    }
    let error = io::ErrorKind::AlreadyExists.into();
    Err(FileError::refused(folder, "file-error-written", &error))
}
