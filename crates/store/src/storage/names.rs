//! Names for saved games, and what people type as the name of a file.

use std::path::{Path, PathBuf};

use super::games::earlier;
use fivefold_formats::Format;

/// The first of `stem.extension`, `stem 2.extension`, `stem 3.extension` … that a folder does not have
/// yet, nor a game that an earlier version has saved under that name; an empty extension makes names of folders.
#[must_use]
pub fn free_name(folder: &Path, stem: &str, extension: &str) -> String {
    let dot = if extension.is_empty() { "" } else { "." };
    let numbered = (2..1000).map(|number| format!("{stem} {number}{dot}{extension}"));
    let plain = format!("{stem}{dot}{extension}");
    std::iter::once(plain.clone())
        .chain(numbered)
        .find(|name| {
            let path = folder.join(name);
            !path.exists() && earlier(&path).is_none()
        })
        .unwrap_or(plain)
}

/// The file that somebody means who types this while looking at a folder: quotation marks around
/// it, as terminals put them, and a `~` for the home folder are understood.
#[must_use]
pub fn meant(typed: &str, folder: &Path, home: Option<&Path>) -> PathBuf {
    let typed = typed.trim();
    let unquoted = [('"', '"'), ('\'', '\'')]
        .into_iter()
        .find_map(|(open, close)| typed.strip_prefix(open)?.strip_suffix(close));
    let typed = unquoted.unwrap_or(typed);
    let typed = typed.strip_prefix("file://").unwrap_or(typed);
    match (typed.strip_prefix('~'), home) {
        (Some(""), Some(home)) => home.to_owned(),
        (Some(rest), Some(home)) if rest.starts_with(['/', '\\']) => {
            home.join(rest.trim_start_matches(['/', '\\']))
        }
        // An absolute path stays what it is.
        _ => folder.join(typed),
    }
}

/// The same file, with the extension of saved games if it has none of a format that is written.
#[must_use]
pub fn with_extension(path: PathBuf) -> PathBuf {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let mut known = fivefold_formats::all().map(Format::extension);
    if extension.is_some_and(|e| known.any(|known| e.eq_ignore_ascii_case(known))) {
        return path;
    }
    // Not `set_extension`: of “Final 2.1” the 1 is no extension.
    let mut name = path.into_os_string();
    name.push(".");
    name.push(Format::Record.extension());
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_understood_as_a_shell_would() {
        let (folder, home) = (Path::new("/games"), Path::new("/home/ola"));
        for (typed, path) in [
            ("a.txt", "/games/a.txt"),
            (" /tmp/b.sgf ", "/tmp/b.sgf"),
            ("~/c.psq", "/home/ola/c.psq"),
            ("~", "/home/ola"),
            ("\"/tmp/two words.txt\"", "/tmp/two words.txt"),
            ("~else.txt", "/games/~else.txt"),
        ] {
            assert_eq!(meant(typed, folder, Some(home)), PathBuf::from(path));
        }
    }

    #[test]
    fn a_name_gets_the_extension_that_it_lacks_and_keeps_the_one_it_has() {
        for (name, whole) in [
            ("game", "game.fivefold"),
            ("game.txt", "game.txt"),
            ("game.Fivefold", "game.Fivefold"),
            ("Final 2.1", "Final 2.1.fivefold"),
            ("game.SGF", "game.SGF"),
            ("game.psq", "game.psq"),
        ] {
            assert_eq!(with_extension(name.into()), PathBuf::from(whole));
        }
    }
}
