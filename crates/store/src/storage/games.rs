//! Games in files that people choose themselves.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::error::LONGEST_FILE;
use super::names::with_extension;
use super::{FileError, atomic};
use fivefold_formats::{self as formats, Format, FormatError, Opened, RowsFrom};
use fivefold_match::Match;

/// The format for a file of this name: by its extension, otherwise the own format.
#[must_use]
pub fn format_for(path: &Path) -> Format {
    let extension = path.extension().and_then(|extension| extension.to_str());
    let ends_so = |ending| extension.is_some_and(|it| it.eq_ignore_ascii_case(ending));
    formats::all()
        // A text is the game that an earlier version has saved.
        .filter(|format| format.extension() != Format::EARLIER_EXTENSION)
        .find(|format| ends_so(format.extension()))
        .unwrap_or(Format::Record)
}

/// Saves a game in the format of the file's name. See [`atomic::write`].
///
/// # Errors
/// [`FileError`]; a file of that name is then as it was.
pub fn save(path: &Path, game_match: &Match) -> Result<(), FileError> {
    let bytes =
        formats::write(game_match, format_for(path)).map_err(|reason| FileError::Unfit {
            path: path.to_owned(),
            reason: Box::new(reason),
        })?;
    atomic::write(path, &bytes)
}

/// Opens the game of a file, whatever its format; nothing if it holds several.
///
/// # Errors
/// [`FileError`].
pub fn open_single(path: &Path, rows: RowsFrom) -> Result<Option<Opened>, FileError> {
    let bytes = bytes(path)?;
    match formats::holds_several(&bytes) {
        true => Ok(None),
        false => understand(&bytes, path, rows).map(Some),
    }
}

/// Opens the first game of a file, whatever its format.
///
/// # Errors
/// [`FileError`].
pub fn open(path: &Path) -> Result<Match, FileError> {
    formats::first(&bytes(path)?, RowsFrom::Bottom).map_err(|reason| broken(reason, path))
}

/// Where a game is saved that is to have this name: without an ending it gets that of saved games. Where an
/// earlier version has saved a game under that name, as `Name.txt`, that one is meant: no second game appears
/// that has its name.
#[must_use]
pub fn place_for(path: PathBuf) -> PathBuf {
    let path = with_extension(path);
    earlier(&path).unwrap_or(path)
}

/// The game that an earlier version has saved under the name of this saved game, which is not there.
pub(super) fn earlier(path: &Path) -> Option<PathBuf> {
    let is_record = path.extension() == Some(Format::Record.extension().as_ref());
    let earlier = path.with_extension(Format::EARLIER_EXTENSION);
    // Some other text of that name is in nobody's way.
    let is_kept = || bytes(&earlier).is_ok_and(|bytes| formats::is_record(&bytes));
    (is_record && !path.exists() && is_kept()).then_some(earlier)
}

/// The bytes of a file that may hold games.
///
/// # Errors
/// [`FileError`].
pub fn bytes(path: &Path) -> Result<Vec<u8>, FileError> {
    let file =
        File::open(path).map_err(|error| FileError::refused(path, "file-error-opened", &error))?;
    read_bytes(file, path)
}

/// The bytes of anything that can be read, which `path` names in errors.
///
/// # Errors
/// [`FileError`].
pub fn read_bytes(source: impl Read, path: &Path) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    // Never more than can be read, however long the file is.
    let read = source.take(LONGEST_FILE + 1).read_to_end(&mut bytes);
    read.map_err(|error| FileError::refused(path, "file-error-read", &error))?;
    if bytes.len() as u64 > LONGEST_FILE {
        return Err(FileError::TooLong {
            path: path.to_owned(),
        });
    }
    Ok(bytes)
}

fn understand(bytes: &[u8], path: &Path, rows: RowsFrom) -> Result<Opened, FileError> {
    formats::open(bytes, rows).map_err(|reason| broken(reason, path))
}

fn broken(reason: FormatError, path: &Path) -> FileError {
    FileError::Broken {
        path: path.to_owned(),
        reason: Box::new(reason),
    }
}
