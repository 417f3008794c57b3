//! Handing files over to a window that is open already: a folder among what the program keeps, in which
//! other copies lay letters. A file that is locked tells whether anybody takes them; the system frees it
//! when its owner ends, however that happens, so that nothing is left to be cleaned.
//!
//! The same on all systems. Only the same user can write letters: the folder belongs to nobody else.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

/// How long a window has to take a letter. One that does not answer is not waited for any longer.
pub const PATIENCE: Duration = Duration::from_secs(3);
/// How often is looked whether a letter was taken.
const LOOK: Duration = Duration::from_millis(20);

/// What the folder is called, the file that is locked, and how letters end.
const FOLDER: &str = "open-files";
const LOCK: &str = "window.lock";
const LETTER: &str = "letter";
/// What a letter begins with.
const HEAD: &[u8] = b"fivefold open 1\0";
/// Longest letter that is read, in bytes.
const LONGEST: u64 = 1 << 20;

/// Where letters are laid.
#[derive(Clone, Debug)]
pub struct Mailbox {
    folder: PathBuf,
}

/// A mailbox that takes letters, as long as this exists.
#[derive(Debug)]
pub struct OpenMailbox {
    folder: PathBuf,
    /// Locked.
    _lock: File,
}

impl Mailbox {
    /// The mailbox in the folder for what the program keeps by itself.
    #[must_use]
    pub fn in_folder(state: &Path) -> Mailbox {
        Mailbox {
            folder: state.join(FOLDER),
        }
    }

    /// Takes letters from now on, unless another window does.
    ///
    /// # Errors
    /// The system refuses.
    pub fn open(&self) -> io::Result<Option<OpenMailbox>> {
        let Some(lock) = self.lock()? else {
            return Ok(None);
        };
        let folder = self.folder.clone();
        remove_old_letters(&folder);
        Ok(Some(OpenMailbox {
            folder,
            _lock: lock,
        }))
    }

    /// Hands files over to a window that is open. False if there is none, or if it does not take them
    /// within this time.
    ///
    /// # Errors
    /// The system refuses.
    pub fn hand_over(&self, paths: &[PathBuf], patience: Duration) -> io::Result<bool> {
        if self.lock()?.is_some() {
            return Ok(false);
        }
        let letter = self.write(paths)?;
        let mut waited = Duration::ZERO;
        while waited < patience {
            if !letter.exists() {
                return Ok(true);
            }
            thread::sleep(LOOK);
            waited += LOOK;
        }
        // Whoever takes it at this very moment has it.
        Ok(fs::remove_file(&letter).is_err())
    }

    /// The lock, unless another copy has it. Makes the folder.
    fn lock(&self) -> io::Result<Option<File>> {
        fs::create_dir_all(&self.folder)?;
        make_private(&self.folder)?;
        let mut options = File::options();
        let file = options.create(true).truncate(false).write(true);
        let lock = file.open(self.folder.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(lock)),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Lays a letter; it is there at once and whole.
    fn write(&self, paths: &[PathBuf]) -> io::Result<PathBuf> {
        let mut number = 0_u32;
        loop {
            let name = format!("{}-{number}", std::process::id());
            let draft = self.folder.join(&name).with_extension("draft");
            let letter = self.folder.join(&name).with_extension(LETTER);
            if letter.exists() {
                number += 1;
                continue;
            }
            let mut file = File::create(&draft)?;
            file.write_all(HEAD)?;
            for path in paths {
                file.write_all(&to_bytes(&std::path::absolute(path)?))?;
                file.write_all(&[0])?;
            }
            fs::rename(&draft, &letter)?;
            return Ok(letter);
        }
    }
}

impl OpenMailbox {
    /// Takes the files of all letters that lie there.
    #[must_use]
    pub fn take(&self) -> Vec<PathBuf> {
        let mut letters: Vec<PathBuf> = letters(&self.folder).collect();
        letters.sort();
        letters.iter().flat_map(|letter| take(letter)).collect()
    }
}

/// Reads a letter and takes it away. What is none is taken away, too.
fn take(letter: &Path) -> Vec<PathBuf> {
    let is_short = fs::symlink_metadata(letter).is_ok_and(|about| {
        // A link could lead anywhere.
        about.is_file() && about.len() <= LONGEST
    });
    let bytes = if is_short {
        fs::read(letter)
    } else {
        Ok(Vec::new())
    };
    if fs::remove_file(letter).is_err() {
        // It would be taken again and again, or its writer has just taken it back.
        return Vec::new();
    }
    let bytes = bytes.unwrap_or_default();
    let paths = bytes.strip_prefix(HEAD).unwrap_or_default();
    let paths = paths.split(|&byte| byte == 0).filter(|it| !it.is_empty());
    paths.map(|path| PathBuf::from(from_bytes(path))).collect()
}

fn letters(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path());
    paths.filter(|path| path.extension().is_some_and(|it| it == LETTER))
}

/// Letters that nobody waits for any more, left by copies that were killed.
fn remove_old_letters(folder: &Path) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name() != LOCK) {
        let written = entry.metadata().and_then(|about| about.modified());
        let age = written
            .ok()
            .and_then(|written| SystemTime::now().duration_since(written).ok());
        if age.is_some_and(|age| age > 2 * PATIENCE) {
            // What cannot be removed is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Nobody else may look into the folder or write there.
#[cfg(unix)]
fn make_private(folder: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    let private = 0o700;
    let mode = fs::metadata(folder)?.permissions().mode();
    match mode & 0o777 == private {
        true => Ok(()),
        // Refused where the folder is somebody else's.
        false => fs::set_permissions(folder, fs::Permissions::from_mode(private)),
    }
}

/// The local data of a user is private by itself.
#[cfg(not(unix))]
fn make_private(_folder: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(unix)]
fn to_bytes(path: &Path) -> Vec<u8> {
    use std::os::unix::ffi::OsStrExt as _;
    path.as_os_str().as_bytes().to_vec()
}

#[cfg(unix)]
fn from_bytes(bytes: &[u8]) -> OsString {
    use std::os::unix::ffi::OsStringExt as _;
    OsString::from_vec(bytes.to_vec())
}

#[cfg(not(unix))]
fn to_bytes(path: &Path) -> Vec<u8> {
    path.to_string_lossy().into_owned().into_bytes()
}

#[cfg(not(unix))]
fn from_bytes(bytes: &[u8]) -> OsString {
    String::from_utf8_lossy(bytes).into_owned().into()
}
