//! Which format a file is in, reading it, and writing one.

use std::ops::ControlFlow;

use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;
use thiserror::Error;

use crate::encoding::decode;
use crate::plain::lines;
use crate::{
    FileGame, FileNote, ccgc, cell_lines, diagram, digits, list, openings, positions, psq, renlib,
    sgf, tags,
};

#[cfg(feature = "all-formats")]
use crate::{json::games as json_games, rif::games as rif_games};
#[cfg(not(feature = "all-formats"))]
fn rif_games(_text: &str, _each: &mut dyn FnMut(FileGame) -> ControlFlow<()>) {}
#[cfg(not(feature = "all-formats"))]
fn json_games(_text: &str) -> Option<Vec<FileGame>> {
    None
}

/// Whether all formats are read, and not SGF alone.
const READS_ALL: bool = cfg!(feature = "all-formats");

/// The formats of files.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
#[non_exhaustive]
pub enum FileFormat {
    /// Smart Game Format.
    Sgf,
    /// What Piskvork saves.
    Psq,
    /// What RenLib saves.
    RenLib,
    /// What Gomotur saved, and Piskvork can: names, then moves from 0.
    Rec,
    /// Openings as offsets from the middle, one a line.
    Offsets,
    /// Openings as cells without blanks, one a line.
    Positions,
    /// A byte for each move.
    Pos,
    /// What Yixin-Board saves.
    Sav,
    /// RenjuNet's database.
    Rif,
    /// What PlayOK exports.
    PlayOk,
    /// Tags and moves.
    Pgn,
    /// A record of the Chinese championships.
    Ccgc,
    /// A list of moves.
    List,
    /// A diagram of signs.
    Diagram,
    /// JSON of any program.
    Json,
}

impl FileFormat {
    /// The formats in which games can be written here.
    pub const WRITTEN: [FileFormat; 6] = [
        FileFormat::Sgf,
        FileFormat::Psq,
        FileFormat::RenLib,
        FileFormat::PlayOk,
        FileFormat::Pgn,
        FileFormat::List,
    ];

    /// Its name, the same in all languages.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            FileFormat::Sgf => "SGF",
            FileFormat::Psq => "Piskvork",
            FileFormat::RenLib => "RenLib",
            FileFormat::Rec => "Gomotur",
            FileFormat::Offsets => "Gomocup",
            FileFormat::Positions => "c-gomoku-cli",
            FileFormat::Pos => "pos",
            FileFormat::Sav => "Yixin",
            FileFormat::Rif => "RenjuNet",
            FileFormat::PlayOk => "PlayOK",
            FileFormat::Pgn => "PGN",
            FileFormat::Ccgc => "CCGC",
            FileFormat::List => "txt",
            FileFormat::Diagram => "XO",
            FileFormat::Json => "JSON",
        }
    }

    /// How names of such files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            FileFormat::Sgf => "sgf",
            FileFormat::Psq => "psq",
            FileFormat::RenLib => "lib",
            FileFormat::Rec => "rec",
            FileFormat::Pos => "pos",
            FileFormat::Sav => "sav",
            FileFormat::Rif => "rif",
            FileFormat::Pgn => "pgn",
            FileFormat::Json => "json",
            FileFormat::Offsets
            | FileFormat::Positions
            | FileFormat::PlayOk
            | FileFormat::Ccgc
            | FileFormat::List
            | FileFormat::Diagram => "txt",
        }
    }
}

/// Why nothing can be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[cfg_attr(feature = "transfer", derive(serde::Serialize, serde::Deserialize))]
#[error("{}", self.in_english())]
pub enum ReadError {
    /// There is nothing in it.
    Empty,
    /// It is in no format that is known.
    Unknown,
    /// It is a packed archive.
    Archive,
    /// It is in this format, but there is no game in it.
    NoGame {
        /// The format.
        format: FileFormat,
    },
}

impl From<&ReadError> for Sentence {
    fn from(error: &ReadError) -> Sentence {
        match error {
            ReadError::Empty => Sentence::new("file-error-empty"),
            ReadError::Unknown => Sentence::new("file-error-unknown"),
            ReadError::Archive => Sentence::new("file-error-archive"),
            ReadError::NoGame { format } => {
                Sentence::new("file-error-no-game").text("format", format.name().to_owned())
            }
        }
    }
}

/// Why a game cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum WriteError {
    /// The format has no boards of this size.
    Size {
        /// Columns.
        cols: u8,
        /// Rows.
        rows: u8,
    },
    /// Stones were set up.
    Setup,
    /// The format has no passes.
    Pass,
    /// A side moves out of turn, or white begins.
    Turns,
    /// Games are not written in this format.
    ReadOnly {
        /// The format.
        format: FileFormat,
    },
}

impl From<&WriteError> for Sentence {
    fn from(error: &WriteError) -> Sentence {
        match error {
            WriteError::Size { cols, rows } => Sentence::new("file-error-write-size")
                .number("cols", *cols)
                .number("rows", *rows),
            WriteError::Setup => Sentence::new("file-error-write-setup"),
            WriteError::Pass => Sentence::new("file-error-write-pass"),
            WriteError::Turns => Sentence::new("file-error-write-turns"),
            WriteError::ReadOnly { format } => {
                Sentence::new("file-error-write-format").text("format", format.name().to_owned())
            }
        }
    }
}

/// Reads all games of a file.
///
/// # Errors
/// [`ReadError`], if there is no game in it.
pub fn read(bytes: &[u8]) -> Result<Vec<FileGame>, ReadError> {
    let mut games = Vec::new();
    visit(bytes, &mut |game| {
        games.push(game);
        ControlFlow::Continue(())
    })?;
    Ok(games)
}

/// Reads the games of a file one after the other. The format is found by what is in it.
///
/// # Errors
/// [`ReadError`], if there is no game in it.
pub fn visit(
    bytes: &[u8],
    each: &mut dyn FnMut(FileGame) -> ControlFlow<()>,
) -> Result<FileFormat, ReadError> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(ReadError::Empty);
    }
    #[cfg(feature = "transfer")]
    if crate::transfer::is_transfer(bytes) {
        return crate::transfer::visit(bytes, each);
    }
    if READS_ALL && renlib::is_library(bytes) {
        let _ = each(renlib::read(bytes));
        return Ok(FileFormat::RenLib);
    }
    if is_archive(bytes) {
        return Err(ReadError::Archive);
    }
    if READS_ALL && positions::is_pos(bytes) {
        let _ = each(positions::read_pos(bytes));
        return Ok(FileFormat::Pos);
    }
    let decoded = decode(bytes);
    visit_text(&decoded.text, decoded.note.as_ref(), each)
}

/// Reads the games of a text. Each game gets the note on how the file was read as text.
fn visit_text(
    text: &str,
    note: Option<&FileNote>,
    each: &mut dyn FnMut(FileGame) -> ControlFlow<()>,
) -> Result<FileFormat, ReadError> {
    let mut found = false;
    let mut each = |mut game: FileGame| {
        found = true;
        game.notes.splice(0..0, note.cloned());
        each(game)
    };
    let text = text.trim_start_matches('\u{feff}');
    let begin = text.trim_start();
    let is_psq = psq::is_psq(text);
    if !READS_ALL && (is_psq || !sgf::has_game(text)) {
        return Err(ReadError::Unknown);
    }
    let format = if is_psq {
        let _ = each(psq::read(text));
        FileFormat::Psq
    } else if !READS_ALL || sgf::has_game(text) {
        sgf::games(text, &mut each);
        FileFormat::Sgf
    } else if ccgc::is_record(text) {
        let _ = each(ccgc::read(text));
        FileFormat::Ccgc
    } else if let Some(games) = json_games(text) {
        let _ = games.into_iter().try_for_each(&mut each);
        FileFormat::Json
    } else if begin.starts_with('<') {
        rif_games(text, &mut each);
        if !found && !text.contains("<game") {
            return Err(ReadError::Unknown);
        }
        FileFormat::Rif
    } else if lines(text).any(|line| tags::is_tag(line.text)) {
        let format = tags::games(text, &mut each);
        format.unwrap_or(FileFormat::Pgn)
    } else if positions::is_sav(text) {
        let _ = each(positions::read_sav(text));
        FileFormat::Sav
    } else if psq::is_rec(text) {
        let _ = each(psq::read_rec(text));
        FileFormat::Rec
    } else {
        let found = digits::games(text).map(|games| (FileFormat::Diagram, games));
        let found = found.or_else(|| Some((FileFormat::Offsets, openings::games(text)?)));
        let found = found.or_else(|| Some((FileFormat::Diagram, diagram::games(text)?)));
        let found = found.or_else(|| Some((FileFormat::List, cell_lines::games(text)?)));
        let (format, games) = found
            .or_else(|| list::games(text))
            .ok_or(ReadError::Unknown)?;
        let _ = games.into_iter().try_for_each(&mut each);
        format
    };
    found.then_some(format).ok_or(ReadError::NoGame { format })
}

/// Whether these bytes are a zip, gzip, 7z or rar archive.
fn is_archive(bytes: &[u8]) -> bool {
    let begins: [&[u8]; 4] = [b"PK\x03\x04", b"\x1f\x8b", b"7z\xbc\xaf", b"Rar!\x1a"];
    begins.iter().any(|begin| bytes.starts_with(begin))
}

/// Writes a game in a format, one of [`FileFormat::WRITTEN`]. RenLib gets the whole tree with
/// comments and marks, PGN the main line with comments, the others the main line alone.
///
/// # Errors
/// [`WriteError`], if the format cannot hold the game.
pub fn write(game: &FileGame, format: FileFormat) -> Result<Vec<u8>, WriteError> {
    let text = match format {
        FileFormat::Sgf => sgf::write(game),
        FileFormat::RenLib => return renlib::write(game),
        FileFormat::Psq => psq::write(game)?,
        FileFormat::PlayOk => tags::write_playok(game)?,
        FileFormat::Pgn => tags::write_pgn(game)?,
        FileFormat::List => list::write(game)?,
        _ => return Err(WriteError::ReadOnly { format }),
    };
    Ok(text.into_bytes())
}
