//! The folders in which people look for what a program has made for them: pictures, documents.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use super::FileError;

/// The folder that the program makes in each of them.
const OWN: &str = "fivefold";

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
    let home = etcetera::home_dir().map_err(|_| FileError::NoHome)?;
    let config = env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
    let config = config.filter(|path| path.is_absolute());
    let file = config
        .unwrap_or_else(|| home.join(".config"))
        .join("user-dirs.dirs");
    let named = fs::read_to_string(file)
        .ok()
        .and_then(|text| named_in(&text, kind, &home));
    Ok(named.unwrap_or_else(|| home.join(kind.name())).join(OWN))
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

/// A day of the Gregorian calendar as `2026-11-21`, from the seconds since 1 January 1970 (UTC).
/// The days are counted as in “chrono-Compatible Low-Level Date Algorithms”, H. Hinnant 2013.
#[must_use]
pub fn day(seconds: u64) -> String {
    const DAYS_OF_400_YEARS: u64 = 146_097;
    // From 1 March of the year 0, so that the day of a leap year is the last one.
    let days = seconds / 86_400 + 719_468;
    let (era, day_of_era) = (days / DAYS_OF_400_YEARS, days % DAYS_OF_400_YEARS);
    let year_of_era =
        (day_of_era - day_of_era / 1_460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let month_from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * month_from_march + 2) / 5 + 1;
    let month = if month_from_march < 10 {
        month_from_march + 3
    } else {
        month_from_march - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        for (seconds, text) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (951_868_800, "2000-03-01"),
            (1_798_761_599, "2026-12-31"),
            (4_107_542_400, "2100-03-01"),
        ] {
            assert_eq!(day(seconds), text);
        }
    }

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
