//! Files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

/// Reads a file.
///
/// # Errors
/// It cannot be read.
pub fn read(file: &Path) -> Result<Vec<u8>, String> {
    fs::read(file).map_err(|error| unreadable(file, &error))
}

/// Reads a text.
///
/// # Errors
/// It cannot be read.
pub fn read_text(file: &Path) -> Result<String, String> {
    fs::read_to_string(file).map_err(|error| unreadable(file, &error))
}

/// How many bytes a file has.
///
/// # Errors
/// It cannot be read.
pub fn size(file: &Path) -> Result<u64, String> {
    let metadata = fs::metadata(file);
    metadata
        .map(|it| it.len())
        .map_err(|error| unreadable(file, &error))
}

/// Writes a file, and the folders above it where they lack.
///
/// # Errors
/// It cannot be written.
pub fn write(file: &Path, content: &[u8]) -> Result<(), String> {
    file.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(file, content))
        .map_err(|error| format!("{} cannot be written: {error}", file.display()))
}

/// All files below a folder, in the order of their paths.
///
/// # Errors
/// It, or a folder in it, cannot be read.
pub fn below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| unreadable(folder, &error))? {
        let path = entry.map_err(|error| unreadable(folder, &error))?.path();
        if path.is_dir() {
            files.extend(below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// A path with slashes, as it stands in archives, addresses and lists.
#[must_use]
pub fn with_slashes(path: &Path) -> String {
    path.to_string_lossy().replace('\\', "/")
}

/// Reads a text and puts values in the place of its `{{key}}`s.
///
/// # Errors
/// It cannot be read, or nothing is known as one of its keys.
pub fn filled(file: &Path, values: &[(&str, &str)]) -> Result<String, String> {
    let mut text = read_text(file)?;
    for (key, value) in values {
        text = text.replace(&format!("{{{{{key}}}}}"), value);
    }
    match text.split_once("{{") {
        Some((_, rest)) => Err(format!(
            "{}: nothing is known as {}",
            file.display(),
            rest.split("}}").next().unwrap_or(rest)
        )),
        None => Ok(text),
    }
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    format!("{} cannot be read: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_written_found_and_filled_in() {
        let folder = std::env::temp_dir().join(format!("fivefold-files-{}", std::process::id()));
        let (late, early) = (folder.join("b/late.txt"), folder.join("a/early.txt"));
        write(&late, b"{{version}}, {{day}}").expect("a file");
        write(&early, b"1").expect("a file");
        let found = below(&folder);
        let told = filled(&late, &[("version", "1.0"), ("day", "Monday")]);
        let lacking = filled(&late, &[("version", "1.0")]).expect_err("no day");
        fs::remove_dir_all(&folder).expect("a folder");
        assert_eq!(found, Ok(vec![early, late.clone()]));
        assert_eq!(told.as_deref(), Ok("1.0, Monday"));
        assert!(
            lacking.ends_with("late.txt: nothing is known as day"),
            "{lacking}"
        );
        assert!(
            read(&late)
                .expect_err("no file")
                .contains("late.txt cannot be read")
        );
    }
}
