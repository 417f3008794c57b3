//! Files and folders, with errors that name them.

use std::fs;
use std::path::{Path, PathBuf};

use super::contents::Item;

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

/// How many bytes a file has.
pub(crate) fn size(file: &Path) -> Result<u64, String> {
    let metadata = fs::metadata(file);
    metadata
        .map(|it| it.len())
        .map_err(|error| format!("{} cannot be read: {error}", file.display()))
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

/// Lays the files out in a folder of their own, at the places that `place` says; what was in it is
/// replaced.
pub(crate) fn lay_out(
    folder: &Path,
    items: &[Item],
    place: impl Fn(&str) -> String,
) -> Result<(), String> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .map_err(|error| format!("{} cannot be emptied: {error}", folder.display()))?;
    }
    for item in items {
        put(folder, &place(&item.path), &item.content, item.mode())?;
    }
    Ok(())
}

/// Writes a file at a place below a folder; everybody may look into the folders, whatever is usual where they
/// are made.
pub(crate) fn put(root: &Path, place: &str, content: &[u8], its_mode: u32) -> Result<(), String> {
    let file = root.join(place);
    write(&file, content)?;
    mode(&file, its_mode)?;
    let above = file.ancestors().skip(1);
    for folder in above.take_while(|above| above.starts_with(root)) {
        mode(folder, 0o755)?;
    }
    Ok(())
}

/// Sets what may be done with a file, where files have that.
fn mode(path: &Path, mode: u32) -> Result<(), String> {
    #[cfg(unix)]
    let set = {
        use std::os::unix::fs::PermissionsExt as _;
        fs::set_permissions(path, fs::Permissions::from_mode(mode))
    };
    #[cfg(not(unix))]
    let set = { fs::metadata(path).map(|_| mode) };
    set.map(|_| ())
        .map_err(|error| format!("{} cannot be changed: {error}", path.display()))
}

/// A text with its `{{key}}`s replaced.
///
/// # Errors
/// A key that has no value.
pub(crate) fn filled(text: &str, values: &[(&str, &str)]) -> Result<String, String> {
    let mut text = text.to_owned();
    for (key, value) in values {
        text = text.replace(&format!("{{{{{key}}}}}"), value);
    }
    match text.split_once("{{") {
        Some((_, rest)) => Err(rest.split("}}").next().unwrap_or(rest).to_owned()),
        None => Ok(text),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// A text of the sources.
    pub(crate) fn source(path: &str) -> String {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        read_text(&root.join(path)).expect("a text")
    }

    #[test]
    fn a_word_that_nobody_has_filled_in_is_told() {
        let values = [("version", "1.0"), ("day", "Monday")];
        assert_eq!(
            filled("{{version}}, {{day}}", &values).as_deref(),
            Ok("1.0, Monday")
        );
        assert_eq!(
            filled("{{version}}, {{night}}", &values),
            Err("night".to_owned())
        );
    }
}
