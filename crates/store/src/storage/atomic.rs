//! Writing a file at once or not at all, and putting a damaged one aside.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

use super::FileError;

/// What the names of half-written files end with.
const NEW: &str = ".new";

/// Writes a whole file in place of the one before. Whatever happens in the middle, also to the
/// machine, one of the two is there afterwards, whole: the text goes into a file beside it, is
/// brought to the disk, and then takes the name.
///
/// Folders that lack are made. A link stays a link to the file that is replaced. Several threads
/// and programs may do this at once: one of them comes last.
///
/// # Errors
/// [`FileError::Refused`]; the file is then as it was.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    // Of a link, what it leads to is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let refused = |error: io::Error| FileError::refused(path, "file-error-written", &error);
    let folder = target.parent().filter(|folder| *folder != Path::new(""));
    let folder = folder.unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(refused)?;
    let new = folder.join(new_name(&target));
    let done = fill(&new, &target, bytes).and_then(|()| fs::rename(&new, &target));
    if let Err(error) = done {
        // What is half written is of no use; if it stays, it harms nobody.
        let _ = fs::remove_file(&new);
        return Err(refused(error));
    }
    // The new name is safe only once the folder is on the disk. Where folders cannot be brought
    // there (Windows), the system does it by itself.
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
    Ok(())
}

/// Removes a file, if there is one.
///
/// # Errors
/// [`FileError::Refused`]; the file is then as it was.
pub fn remove(path: &Path) -> Result<(), FileError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(FileError::refused(path, "file-error-deleted", &error))
        }
        _ => Ok(()),
    }
}

fn fill(new: &Path, target: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create(new)?;
    if let Ok(before) = fs::metadata(target) {
        // A file that others may not read stays so. Some file systems have no such rights.
        let _ = file.set_permissions(before.permissions());
    }
    file.write_all(bytes)?;
    file.sync_all()
}

/// A name that no other thread or program uses at the same time.
fn new_name(target: &Path) -> OsString {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let mut name = prefix(target);
    name.push(format!("{}-{count}{NEW}", process::id()));
    name
}

/// What the names of all half-written files for this file begin with.
fn prefix(target: &Path) -> OsString {
    let mut name = OsString::from(".");
    name.push(target.file_name().unwrap_or_default());
    name.push(".");
    name
}

/// Removes what writers of this file left half written when they were killed. Only for a file that
/// nobody else writes.
pub(super) fn sweep(path: &Path) {
    let prefix = prefix(path);
    let Some(entries) = path.parent().and_then(|folder| fs::read_dir(folder).ok()) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let name = name.as_encoded_bytes();
        if name.starts_with(prefix.as_encoded_bytes()) && name.ends_with(NEW.as_bytes()) {
            // It is in nobody's way.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Renames a file to `<name>.<why>-1`, or with the next number that is free, so that another can
/// take its place and nothing is lost. Returns the new name.
///
/// # Errors
/// [`FileError::Refused`].
pub fn put_aside(path: &Path, why: &str) -> Result<PathBuf, FileError> {
    let refused = |error: io::Error| FileError::refused(path, "file-error-put-aside", &error);
    for number in 1..=u32::MAX {
        let mut aside = path.as_os_str().to_owned();
        aside.push(format!(".{why}-{number}"));
        let aside = PathBuf::from(aside);
        // An empty file takes the name first, so that two programs cannot choose the same.
        match File::create_new(&aside) {
            Ok(_) => {
                return match fs::rename(path, &aside) {
                    Ok(()) => Ok(aside),
                    Err(error) => {
                        // Only the empty file of a moment ago.
                        let _ = fs::remove_file(&aside);
                        Err(refused(error))
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(refused(error)),
        }
    }
    Err(refused(io::ErrorKind::AlreadyExists.into()))
}
