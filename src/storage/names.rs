//! Names for saved games, and what people type as the name of a file.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::table::formats::Format;

/// A day of the calendar, in universal time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Date {
    /// The year.
    pub year: i64,
    /// 1 to 12.
    pub month: u8,
    /// 1 to 31.
    pub day: u8,
}

impl Date {
    /// The day of a moment; that of 1 January 1970 for all moments before it.
    #[must_use]
    pub fn of(moment: SystemTime) -> Date {
        let since = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
        let mut days = (since.as_secs() / 86_400) as i64;
        let is_leap = |year: i64| year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
        // Whole cycles of the calendar first, so that no clock makes this long.
        let mut year = 1970 + 400 * (days / DAYS_OF_400_YEARS);
        days %= DAYS_OF_400_YEARS;
        while days >= 365 + i64::from(is_leap(year)) {
            days -= 365 + i64::from(is_leap(year));
            year += 1;
        }
        let february = 28 + i64::from(is_leap(year));
        let mut month = 1;
        for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30] {
            if days < length {
                break;
            }
            days -= length;
            month += 1;
        }
        Date {
            year,
            month,
            day: days as u8 + 1,
        }
    }
}

/// After so many days the Gregorian calendar repeats itself.
const DAYS_OF_400_YEARS: i64 = 146_097;

impl fmt::Display for Date {
    /// As in ISO 8601: `2026-11-21`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

/// The first of `stem.txt`, `stem 2.txt`, `stem 3.txt` … that a folder does not have yet.
#[must_use]
pub fn free_name(folder: &Path, stem: &str) -> String {
    let extension = Format::Record.extension();
    let numbered = (2..1000).map(|number| format!("{stem} {number}.{extension}"));
    std::iter::once(format!("{stem}.{extension}"))
        .chain(numbered)
        .find(|name| !folder.join(name).exists())
        .unwrap_or_else(|| format!("{stem}.{extension}"))
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

/// The same file with the extension of a format that is written; one that has such a name stays.
#[must_use]
pub fn with_extension(path: PathBuf) -> PathBuf {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let known = Format::ALL.map(Format::extension);
    if extension.is_some_and(|e| known.iter().any(|known| e.eq_ignore_ascii_case(known))) {
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
    use std::time::Duration;

    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        // Seconds since 1970 as `date -u +%s` tells them.
        for (seconds, day) in [
            (0, "1970-01-01"),
            (86_399, "1970-01-01"),
            (951_782_400, "2000-02-29"),
            (1_735_689_599, "2024-12-31"),
            (1_795_277_490, "2026-11-21"),
            (4_107_542_400, "2100-03-01"),
        ] {
            let moment = UNIX_EPOCH + Duration::from_secs(seconds);
            assert_eq!(Date::of(moment).to_string(), day);
        }
    }

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
            ("game", "game.txt"),
            ("Final 2.1", "Final 2.1.txt"),
            ("game.SGF", "game.SGF"),
            ("game.psq", "game.psq"),
        ] {
            assert_eq!(with_extension(name.into()), PathBuf::from(whole));
        }
    }
}
