//! What is kept in a folder of a desktop: each text is a file of its name.
//!
//! A name that is held has a file with the ending `lock` beside it, locked; the system takes the lock back
//! when the copy of the program ends, however it ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::store::{Guard, Hold, Listed, Store, before_more};
use super::{FileError, atomic};
use fivefold_formats::Format;

/// Most bytes of a file that are read: what is longer is nothing that the program has written.
const LONGEST: u64 = (crate::scores::LONGEST + 1) as u64;

/// A folder of kept texts. It is made when something is kept in it and it lacks, also when it has vanished
/// meanwhile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folder(pub PathBuf);

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

/// A lock that stays where it is when it is opened again.
impl Guard for File {}

impl Folder {
    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// The file with the lock of a name. Games whose names only differ in their endings have a lock each.
    fn lock_path(&self, name: &str) -> PathBuf {
        let path = self.path(name);
        match path.extension() == Some(Format::Record.extension().as_ref()) {
            true => self.path(&format!("{name}.lock")),
            false => path.with_extension("lock"),
        }
    }

    /// The same; its folder is made.
    fn made_lock_path(&self, name: &str) -> Result<PathBuf, FileError> {
        let made = fs::create_dir_all(&self.0);
        made.map_err(|error| FileError::refused(&self.0, "file-error-made", &error))?;
        Ok(self.lock_path(name))
    }

    /// The names of all files.
    fn names(&self) -> Result<Vec<String>, FileError> {
        let entries = match fs::read_dir(&self.0) {
            Ok(entries) => entries,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(FileError::refused(&self.0, "file-error-read", &error)),
        };
        let names = entries.flatten().map(|entry| entry.file_name());
        Ok(names.filter_map(|name| name.into_string().ok()).collect())
    }
}

/// Adds lines to a file and brings them to the disk; gives its length in bytes.
fn append(path: &Path, head: &str, lines: &str) -> io::Result<usize> {
    let mut options = OpenOptions::new();
    let mut file = options.create(true).read(true).append(true).open(path)?;
    let length = file.seek(SeekFrom::End(0))?;
    let mut last = None;
    if length > 0 {
        file.seek(SeekFrom::End(-1))?;
        file.read_exact(last.insert([0]))?;
    }
    let before = before_more(last.map(|[byte]| byte), head);
    let text = format!("{before}{lines}");
    let written = file.write_all(text.as_bytes());
    if let Err(error) = written.and_then(|()| file.sync_data()) {
        // Half a line would be damage.
        let _ = file.set_len(length);
        return Err(error);
    }
    Ok(length as usize + text.len())
}

impl Store for Folder {
    fn list(&self, head: &str, tails: &[&'static str]) -> Result<Vec<Listed>, FileError> {
        let names = self.names()?.into_iter();
        let listed = names.filter_map(|name| {
            let rest = name.strip_prefix(head)?;
            let between = |tail: &&'static str| Some((rest.strip_suffix(*tail)?, *tail));
            let (between, tail) = tails.iter().find_map(between)?;
            // One that has just been deleted is none of them.
            let about = fs::metadata(self.path(&name)).ok()?;
            Some(Listed {
                name: between.to_owned(),
                tail,
                written: about.modified().unwrap_or(SystemTime::UNIX_EPOCH),
            })
        });
        Ok(listed.collect())
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, FileError> {
        let path = self.path(name);
        let mut bytes = Vec::new();
        let read = File::open(&path).and_then(|file| file.take(LONGEST).read_to_end(&mut bytes));
        match read {
            Ok(_) => Ok(Some(bytes)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(FileError::refused(&path, "file-error-read", &error)),
        }
    }

    fn write(&self, name: &str, text: &str, date: Option<SystemTime>) -> Result<(), FileError> {
        let path = self.path(name);
        atomic::write(&path, text.as_bytes())?;
        if let Some(date) = date {
            // Without its date it stands higher in a list; that is all.
            let _ = File::options()
                .append(true)
                .open(&path)
                .and_then(|file| file.set_modified(date));
        }
        Ok(())
    }

    fn append(&self, name: &str, head: &str, lines: &str) -> Result<usize, FileError> {
        let path = self.path(name);
        let added = append(&path, head, lines);
        added.map_err(|error| FileError::refused(&path, "file-error-written", &error))
    }

    fn remove(&self, name: &str) -> Result<(), FileError> {
        atomic::remove(&self.path(name))
    }

    fn forget(&self, name: &str) -> Result<(), FileError> {
        for other in self.names()? {
            let rest = other.strip_prefix(name);
            if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) {
                self.remove(&other)?;
            }
        }
        Ok(())
    }

    fn put_aside(&self, name: &str, why: &str) -> Result<String, FileError> {
        let aside = atomic::put_aside(&self.path(name), why)?;
        Ok(aside.display().to_string())
    }

    fn lock(&self, name: &str) -> Result<Hold, FileError> {
        let path = self.made_lock_path(name)?;
        let lock = File::create(&path).and_then(|lock| lock.lock().map(|()| lock));
        let refused = |error| FileError::refused(&self.path(name), "file-error-written", &error);
        lock.map(Hold::new).map_err(refused)
    }

    fn hold(&self, name: &str) -> Result<Option<Hold>, FileError> {
        let path = self.made_lock_path(name)?;
        let locked =
            lock(&path).map_err(|error| FileError::refused(&path, "file-error-locked", &error))?;
        if locked.is_some() {
            // What a killed copy of the program has left half written.
            atomic::sweep(&self.path(name));
        }
        Ok(locked.map(|file| Hold::new(Locked { path, file })))
    }

    fn is_held(&self, name: &str) -> bool {
        let file = File::open(self.lock_path(name));
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    fn folder(&self) -> Option<&Path> {
        Some(&self.0)
    }
}
