//! The folders in which people look for what a program has made for them: pictures, documents.

use std::fs;
use std::path::{Path, PathBuf};

use etcetera::base_strategy::{BaseStrategy, choose_native_strategy};

use super::FileError;

/// What the folder of the program is called in a folder that others use as well.
pub(super) const OWN: &str = "fivefold";

/// What kind of things a folder is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Pictures and animations.
    Pictures,
    /// Texts.
    Documents,
}

impl Kind {
    /// Its name where nothing else is said.
    const fn name(self) -> &'static str {
        match self {
            Kind::Pictures => "Pictures",
            Kind::Documents => "Documents",
        }
    }

    /// Its variable among the user directories of freedesktop.org.
    const fn variable(self) -> &'static str {
        match self {
            Kind::Pictures => "XDG_PICTURES_DIR",
            Kind::Documents => "XDG_DOCUMENTS_DIR",
        }
    }
}

/// The folder `fivefold` in the user's own folder of a kind. It need not exist yet.
///
/// On Linux its place is what `user-dirs.dirs` says (the user directories of freedesktop.org),
/// elsewhere `Pictures` or `Documents` in the home folder.
///
/// # Errors
/// [`FileError::NoHome`].
pub fn folder(kind: Kind) -> Result<PathBuf, FileError> {
    let strategy = choose_native_strategy().map_err(|_| FileError::NoHome)?;
    Ok(users_own(kind, &strategy).join(OWN))
}

/// The user's own folder of a kind, whether it is there or not.
pub(super) fn users_own(kind: Kind, strategy: &impl BaseStrategy) -> PathBuf {
    let home = strategy.home_dir();
    let text = fs::read_to_string(strategy.config_dir().join("user-dirs.dirs")).ok();
    text.and_then(|text| named_in(&text, kind, home))
        .unwrap_or_else(|| home.join(kind.name()))
}

/// What a file of user directories says: `XDG_PICTURES_DIR="$HOME/Obrazy"`.
fn named_in(text: &str, kind: Kind, home: &Path) -> Option<PathBuf> {
    text.lines().find_map(|line| {
        let (variable, value) = line.trim().split_once('=')?;
        let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
        if variable.trim() != kind.variable() {
            return None;
        }
        match value.strip_prefix("$HOME") {
            // The home folder itself stands for “there is none”.
            Some("" | "/") => None,
            Some(rest) => Some(home.join(rest.strip_prefix('/')?)),
            None => Some(PathBuf::from(value)).filter(|path| path.is_absolute()),
        }
    })
}

/// The first of `stem.extension`, `stem-2.extension`, `stem-3.extension` … that is not there yet;
/// an empty extension makes names of folders.
#[must_use]
pub fn free_name(folder: &Path, stem: &str, extension: &str) -> PathBuf {
    let dot = if extension.is_empty() { "" } else { "." };
    let name = |number: u32| {
        let number = match number {
            1 => String::new(),
            number => format!("-{number}"),
        };
        folder.join(format!("{stem}{number}{dot}{extension}"))
    };
    let free = (1..=u32::MAX).map(name).find(|path| !path.exists());
    free.unwrap_or_else(|| name(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_user_directories_is_understood() {
        let home = Path::new("/home/ola");
        let text =
            "# comment\nXDG_DOCUMENTS_DIR=\"/data/texts\"\nXDG_PICTURES_DIR=\"$HOME/Obrazy\"\n";
        let named = |text, kind| named_in(text, kind, home);
        assert_eq!(named(text, Kind::Pictures), Some(home.join("Obrazy")));
        assert_eq!(named(text, Kind::Documents), Some("/data/texts".into()));
        for wrong in [
            "",
            "XDG_PICTURES_DIR=\"$HOME/\"",
            "XDG_PICTURES_DIR=\"Obrazy\"",
            "XDG_PICTURES_DIR=$HOME/Obrazy",
            "XDG_PICTURES_DIR",
        ] {
            assert_eq!(named(wrong, Kind::Pictures), None, "{wrong}");
        }
    }
}
