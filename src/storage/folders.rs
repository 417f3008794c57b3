//! Where saved games lie unless somebody chooses another place.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::FileError;

/// What the folder of the program is called in a folder that others use as well.
const OWN: &str = "fivefold";

/// The user's own folder.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn home_folder() -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy().map_err(|_| FileError::NoHome)?;
    Ok(strategy.home_dir().to_owned())
}

/// The folder for saved games: `fivefold` among the user's documents, which on Linux have the name
/// that `user-dirs.dirs` gives them; where there are no documents, `fivefold/games` among the
/// user's data. It need not exist.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn games_folder() -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy().map_err(|_| FileError::NoHome)?;
    let home = strategy.home_dir();
    let told = fs::read_to_string(strategy.config_dir().join("user-dirs.dirs")).ok();
    let documents = told
        .and_then(|text| documents(&text, home))
        .unwrap_or_else(|| home.join("Documents"));
    // Some desktops name the home folder itself where documents are not wanted.
    if documents.is_dir() && documents != home {
        Ok(documents.join(OWN))
    } else {
        Ok(strategy.data_dir().join(OWN).join("games"))
    }
}

/// The folder of documents that a `user-dirs.dirs` names: `XDG_DOCUMENTS_DIR="$HOME/Dokumenty"`
/// (the format of the program xdg-user-dirs).
fn documents(text: &str, home: &Path) -> Option<PathBuf> {
    let value = text
        .lines()
        .find_map(|line| line.trim().strip_prefix("XDG_DOCUMENTS_DIR="))?
        .trim()
        .trim_matches('"');
    let path = match value.strip_prefix("$HOME") {
        Some(rest) => home.join(rest.trim_matches('/')),
        None => PathBuf::from(value),
    };
    path.is_absolute().then_some(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn documents_have_the_name_that_the_desktop_gives_them() {
        let home = Path::new("/home/ola");
        let text = "# a remark\nXDG_DOCUMENTS_DIR=\"$HOME/Dokumenty\"\n";
        assert_eq!(documents(text, home), Some(home.join("Dokumenty")));
        let text = "XDG_DOCUMENTS_DIR=\"/srv/papers\"";
        assert_eq!(documents(text, home), Some(PathBuf::from("/srv/papers")));
        assert_eq!(documents("XDG_DOCUMENTS_DIR=\"here\"", home), None);
        assert_eq!(documents("XDG_MUSIC_DIR=\"$HOME/Music\"", home), None);
    }
}
