//! Files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

/// Reads a file.
pub(crate) fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// Reads a text.
pub(crate) fn read_text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| format!("{} cannot be read: {error}", file.display()))
}

/// Writes a file, and the folders above it where they lack.
pub(crate) fn write(file: &Path, content: &[u8]) -> Result<(), String> {
    file.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(file, content))
        .map_err(|error| format!("{} cannot be written: {error}", file.display()))
}

/// All files below a folder, in the order of their paths.
pub(crate) fn below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let trouble = |error| format!("{} cannot be read: {error}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(trouble)? {
        let path = entry.map_err(trouble)?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// A hash of a content as 16 hexadecimal digits: a name under which it can be kept for ever.
pub(crate) fn hash(parts: &[&[u8]]) -> String {
    let mut hasher = blake3::Hasher::new();
    for part in parts {
        hasher.update(&(part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().to_hex().as_str()[..16].to_owned()
}
