//! Games that were begun, as files in the state folder: `game-1.txt`, `game-2.txt` …
//!
//! A game that is held has a file `game-1.lock` beside it, locked; the system takes the lock back
//! when the copy of the program ends, however it ends.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{FileError, atomic, games};
use crate::library::{GameNumber, Guard, Hold, Kept, LibraryError, Shelf};

/// The games in a folder (see [`super::state_folder`]).
#[derive(Clone, Debug)]
pub struct GameFiles {
    folder: PathBuf,
}

/// A locked file that leaves nothing behind.
#[derive(Debug)]
struct Locked {
    path: PathBuf,
    /// Holds the lock.
    file: File,
}

impl Guard for Locked {
    fn is_in_force(&self) -> bool {
        is_still_there(&self.file, &self.path)
    }
}

impl Drop for Locked {
    fn drop(&mut self) {
        // After the folder has vanished and come back, another lock may bear the name.
        if self.is_in_force() {
            // One that stays is in nobody's way: it is locked no more.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Why the file of a game cannot be used.
impl From<FileError> for LibraryError {
    fn from(error: FileError) -> LibraryError {
        let sentence = error.of_own_file();
        match error {
            _ if error.is_absence() => LibraryError::Absent,
            _ if error.is_damage() => LibraryError::Broken(sentence),
            _ => LibraryError::Refused(sentence),
        }
    }
}

/// Why nothing can be kept in the folder, whichever game it is.
fn refused(path: &Path, key: &'static str, error: &io::Error) -> LibraryError {
    LibraryError::Refused(FileError::refused(path, key, error).of_own_file())
}

impl GameFiles {
    /// The games in this folder. It is made when a game is held and it lacks, also when it has
    /// vanished meanwhile.
    #[must_use]
    pub fn in_folder(folder: &Path) -> GameFiles {
        GameFiles {
            folder: folder.to_owned(),
        }
    }

    /// The file of a game.
    #[must_use]
    pub fn path(&self, number: GameNumber) -> PathBuf {
        self.folder.join(format!("game-{number}.txt"))
    }

    fn lock_path(&self, number: GameNumber) -> PathBuf {
        self.folder.join(format!("game-{number}.lock"))
    }
}

/// The number in the name of a game's file.
fn number_in(name: &str) -> Option<GameNumber> {
    let digits = name.strip_prefix("game-")?.strip_suffix(".txt")?;
    let number: u32 = digits.parse().ok()?;
    // Not `game-007.txt`, which is somebody else's.
    (number > 0 && digits == number.to_string()).then_some(GameNumber(number))
}

/// Locks this file; nothing if another copy of the program has it locked.
fn lock(path: &Path) -> io::Result<Option<File>> {
    loop {
        let file = File::create(path)?;
        match file.try_lock() {
            Ok(()) => {}
            // Somebody only looks whether it is held, which takes a moment.
            Err(TryLockError::WouldBlock) if file.try_lock_shared().is_ok() => continue,
            Err(TryLockError::WouldBlock) => return Ok(None),
            Err(TryLockError::Error(error)) => return Err(error),
        }
        // Whoever held it before may have removed it in between; then this lock is nobody's.
        if is_still_there(&file, path) {
            return Ok(Some(file));
        }
    }
}

#[cfg(unix)]
fn is_still_there(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let (Ok(mine), Ok(there)) = (file.metadata(), fs::metadata(path)) else {
        return false;
    };
    (mine.dev(), mine.ino()) == (there.dev(), there.ino())
}

#[cfg(not(unix))]
fn is_still_there(_: &File, path: &Path) -> bool {
    path.exists()
}

impl Shelf for GameFiles {
    fn games(&self) -> Result<Vec<Kept>, LibraryError> {
        let entries = match fs::read_dir(&self.folder) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(refused(&self.folder, "file-error-read", &error)),
        };
        let mut games = Vec::new();
        for entry in entries.flatten() {
            let number = entry.file_name().to_str().and_then(number_in);
            // One that has just been deleted is none of them.
            if let (Some(number), Ok(about)) = (number, entry.metadata()) {
                let written = about.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                games.push(Kept { number, written });
            }
        }
        Ok(games)
    }

    fn read(&self, number: GameNumber) -> Result<String, LibraryError> {
        Ok(games::text(&self.path(number))?)
    }

    fn hold(&self, number: GameNumber) -> Result<Option<Hold>, LibraryError> {
        let made = fs::create_dir_all(&self.folder);
        made.map_err(|error| refused(&self.folder, "file-error-made", &error))?;
        let path = self.lock_path(number);
        let locked = lock(&path).map_err(|error| refused(&path, "file-error-locked", &error))?;
        if locked.is_some() {
            // What a killed copy of the program has left half written.
            atomic::sweep(&self.path(number));
        }
        Ok(locked.map(|file| Hold::new(Locked { path, file })))
    }

    fn is_held(&self, number: GameNumber) -> bool {
        let file = File::open(self.lock_path(number));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    fn write(
        &self,
        number: GameNumber,
        text: &str,
        date: Option<SystemTime>,
    ) -> Result<(), LibraryError> {
        let path = self.path(number);
        let done = atomic::write(&path, text.as_bytes());
        done.map_err(|error| LibraryError::Refused(error.of_own_file()))?;
        if let Some(date) = date {
            // Without its date it stands higher in the list; that is all.
            let _ = File::options()
                .append(true)
                .open(&path)
                .and_then(|file| file.set_modified(date));
        }
        Ok(())
    }

    fn remove(&self, number: GameNumber) -> Result<(), LibraryError> {
        let path = self.path(number);
        fs::remove_file(&path)
            .map_err(|error| FileError::refused(&path, "file-error-deleted", &error).into())
    }

    fn put_aside(&self, number: GameNumber, why: &str) -> Result<String, LibraryError> {
        let aside = atomic::put_aside(&self.path(number), why)?;
        Ok(aside.display().to_string())
    }
}
