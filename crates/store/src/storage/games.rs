//! Games in files that people choose themselves.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use super::{FileError, atomic};
use fivefold_formats::record::LONGEST;
use fivefold_formats::{self as formats, Format, RowsFrom};
use fivefold_match::Match;

/// The format for a file of this name: by its extension, otherwise the own format.
#[must_use]
pub fn format_for(path: &Path) -> Format {
    let extension = path.extension().and_then(|extension| extension.to_str());
    [Format::Sgf, Format::Psq]
        .into_iter()
        .find(|format| extension.is_some_and(|e| e.eq_ignore_ascii_case(format.extension())))
        .unwrap_or(Format::Record)
}

/// Saves a game in the format of the file's name. See [`atomic::write`].
///
/// # Errors
/// [`FileError`]; a file of that name is then as it was.
pub fn save(path: &Path, game_match: &Match) -> Result<(), FileError> {
    let text = formats::write(game_match, format_for(path)).map_err(|reason| FileError::Unfit {
        path: path.to_owned(),
        reason: Box::new(reason),
    })?;
    atomic::write(path, text.as_bytes())
}

/// Opens a game, whatever its format.
///
/// # Errors
/// [`FileError`].
pub fn open(path: &Path) -> Result<Match, FileError> {
    open_counting(path, RowsFrom::Bottom)
}

/// Opens a game, and tells the format of its text: other programs may use another extension for it
/// than [`save`] does.
///
/// # Errors
/// [`FileError`].
pub fn open_with_format(path: &Path) -> Result<(Match, Format), FileError> {
    let text = text(path)?;
    let game_match = understand(&text, path, RowsFrom::Bottom)?;
    Ok((game_match, formats::format_of(&text)))
}

/// Opens a game; the rows in a list of moves are counted as said.
///
/// # Errors
/// [`FileError`].
pub fn open_counting(path: &Path, rows: RowsFrom) -> Result<Match, FileError> {
    understand(&text(path)?, path, rows)
}

/// Reads a game from anything that can be read, which `path` names in errors.
///
/// # Errors
/// [`FileError`].
pub fn read(source: impl Read, path: &Path, rows: RowsFrom) -> Result<Match, FileError> {
    understand(&read_text(source, path)?, path, rows)
}

/// The text of a file that may hold a game.
pub(super) fn text(path: &Path) -> Result<String, FileError> {
    let file =
        File::open(path).map_err(|error| FileError::refused(path, "file-error-opened", &error))?;
    read_text(file, path)
}

fn read_text(source: impl Read, path: &Path) -> Result<String, FileError> {
    let mut bytes = Vec::new();
    // Never more than can be a game, however long the file is.
    let most = LONGEST as u64 + 1;
    let read = source.take(most).read_to_end(&mut bytes);
    read.map_err(|error| FileError::refused(path, "file-error-read", &error))?;
    let path = || path.to_owned();
    if bytes.len() > LONGEST {
        return Err(FileError::TooLong { path: path() });
    }
    String::from_utf8(bytes).map_err(|_| FileError::NoText { path: path() })
}

fn understand(text: &str, path: &Path, rows: RowsFrom) -> Result<Match, FileError> {
    formats::read(text, rows).map_err(|reason| FileError::Broken {
        path: path.to_owned(),
        reason: Box::new(reason),
    })
}
