//! Games as text: the own [`record`], plain lists of moves for every game, the formats of other
//! programs that games bring ([`fivefold_match::game_formats`]), what people paste ([`pasted`]), and what computer
//! players in another process are asked ([`request`]).
//!
//! Only the record holds everything; what the other formats keep, their names among the words tell.

mod many;
mod moves;
pub mod pasted;
#[cfg(not(target_family = "wasm"))]
pub mod proofs;
pub mod puzzles;
pub mod record;
pub mod request;

use std::ops::ControlFlow;

use thiserror::Error;

use self::record::{LONGEST, RecordError};
use fivefold_games as games;
use fivefold_match::Match;
use fivefold_match::game_formats::{Decoder, GameFormats, at, expected};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

pub use self::many::{EachPlacedOutline, GamePlace, PlaceMark, holds_several, outlines, read_at};
pub use self::moves::moves_up_to_here;
pub use fivefold_match::game_formats::{
    Format, FormatProblem, GameFormatError, GameOutline, OpenedGame,
};

/// The key of what any text is expected to hold.
const A_GAME: &str = "expected-game";

/// From which edge rows are counted in a list of moves that are names of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RowsFrom {
    /// As everywhere in this program, and in gomocalc.
    #[default]
    Bottom,
    /// As in c-gomoku-cli.
    Top,
}

/// Why a game cannot be read or written in a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum FormatError {
    /// It is a record, but a broken one.
    Record(#[from] RecordError),
    /// It is too long.
    TooLong {
        /// Its length in bytes.
        length: usize,
        /// The longest that is read.
        most: usize,
    },
    /// It is in another format, but a broken one; or that format cannot hold the game.
    Game(GameFormatError),
}

impl From<&FormatError> for Sentence {
    fn from(error: &FormatError) -> Sentence {
        match error {
            FormatError::Record(reason) => reason.into(),
            FormatError::TooLong { length, most } => Sentence::new("format-error-too-long")
                .number("length", *length)
                .number("most", *most),
            FormatError::Game(reason) => reason.into(),
        }
    }
}

impl From<GameFormatError> for FormatError {
    fn from(error: GameFormatError) -> FormatError {
        FormatError::Game(error)
    }
}

/// What a file holds.
#[derive(Clone, Debug)]
pub struct Opened {
    /// Its games, at least one.
    pub games: Vec<OpenedGame>,
    /// Why others could not be opened.
    pub refused: Vec<FormatError>,
    /// Whether it is a record of this program, which nothing is lost by.
    pub is_record: bool,
}

/// Reads the games of a file in any format.
///
/// # Errors
/// [`FormatError`], if there is none that can be opened; never panics, whatever the bytes.
pub fn open(bytes: &[u8], rows: RowsFrom) -> Result<Opened, FormatError> {
    let (mut games, mut refused) = (Vec::new(), Vec::new());
    let is_record = is_record(bytes);
    visit(bytes, rows, &mut |opened| {
        match opened {
            Ok(game) => games.push(game),
            Err(error) => refused.push(error),
        }
        ControlFlow::Continue(())
    })?;
    if games.is_empty()
        && let Some(error) = refused.pop()
    {
        return Err(error);
    }
    Ok(Opened {
        games,
        refused,
        is_record,
    })
}

/// Reads the games of a file one after the other.
///
/// # Errors
/// [`FormatError`], if it holds none; never panics, whatever the bytes.
pub fn visit(
    bytes: &[u8],
    rows: RowsFrom,
    each: &mut dyn FnMut(Result<OpenedGame, FormatError>) -> ControlFlow<()>,
) -> Result<(), FormatError> {
    let own = str::from_utf8(bytes).ok().map(strip);
    let one = |game_match| OpenedGame {
        game_match,
        notes: Vec::new(),
    };
    if is_record(bytes) {
        if bytes.len() > LONGEST {
            let (length, most) = (bytes.len(), LONGEST);
            return Err(FormatError::TooLong { length, most });
        }
        let text = String::from_utf8_lossy(bytes);
        let _ = each(Ok(one(record::read(&text)?)));
        return Ok(());
    }
    let by_id = own.filter(|text| moves::begins_with_id(text) || rows == RowsFrom::Top);
    if let Some(text) = by_id {
        let _ = each(Ok(one(moves::read(text, rows)?)));
        return Ok(());
    }
    let mut told = None;
    for reader in asked(bytes).filter_map(|(_, formats)| formats.read) {
        match reader(bytes, &mut |opened| each(opened.map_err(FormatError::from))) {
            Ok(()) => return Ok(()),
            Err(error) => told = told.or(Some(error)),
        }
    }
    match (own, told) {
        // Such a text is most likely meant as an id or as moves.
        (Some(text), _) if is_line(text) => {
            let _ = each(Ok(one(moves::read(text, rows)?)));
            Ok(())
        }
        (_, Some(error)) => Err(error.into()),
        (_, None) => Err(at("", 0, expected(A_GAME, "")).into()),
    }
}

/// Longest text that is taken for an id or moves if it is nothing else, in bytes.
const LONGEST_LINE: usize = 4_096;

/// Whether a text may be meant as an id, alone or before moves.
fn is_line(text: &str) -> bool {
    let mut words = text.split_ascii_whitespace();
    let first = words.next().unwrap_or("");
    let is_like_id = first.starts_with(|c: char| c.is_ascii_alphanumeric())
        && (first.contains(':') || words.next().is_none());
    is_like_id && text.len() <= LONGEST_LINE && !text.trim_end().contains(char::is_control)
}

/// Whether these bytes are a record of this program, perhaps a broken one.
#[must_use]
pub fn is_record(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    bytes.trim_ascii_start().starts_with(b"fivefold")
}

/// Reads the first game of a text in any format.
///
/// # Errors
/// [`FormatError`]; never panics, whatever the text.
pub fn read(text: &str, rows: RowsFrom) -> Result<Match, FormatError> {
    first(text.as_bytes(), rows)
}

/// Reads the first game of a file in any format.
///
/// # Errors
/// [`FormatError`]; never panics, whatever the bytes.
pub fn first(bytes: &[u8], rows: RowsFrom) -> Result<Match, FormatError> {
    let mut found = None;
    visit(bytes, rows, &mut |opened| {
        found = Some(opened.map(|it| it.game_match));
        ControlFlow::Break(())
    })?;
    found.unwrap_or_else(|| Err(at("", 0, expected(A_GAME, "")).into()))
}

/// Writes a game.
///
/// # Errors
/// The format cannot hold this game.
pub fn write(game_match: &Match, format: Format) -> Result<Vec<u8>, FormatError> {
    match format {
        Format::Record => Ok(record::write(game_match).into_bytes()),
        Format::Moves => Ok(moves::write(game_match).into_bytes()),
        Format::Brought(format) => Ok((format.write)(game_match)?),
    }
}

/// All formats in which games of one kind or another can be written.
pub fn all() -> impl Iterator<Item = Format> {
    let brought = brought().flat_map(|formats| formats.written);
    Format::OWN.into_iter().chain(brought.map(Format::Brought))
}

/// Whether files whose names end so are opened.
#[must_use]
pub fn is_extension(extension: &str) -> bool {
    let known = brought().flat_map(|formats| formats.extensions);
    known
        .copied()
        .chain(Format::OWN.map(Format::extension))
        .any(|known| known.eq_ignore_ascii_case(extension))
}

/// Says who reads texts in old encodings where the program has no tables of them: in a page its
/// browser.
pub fn use_decoder(decoder: Decoder) {
    let games = games::all().iter();
    for formats in games.filter_map(|game| game.extension::<GameFormats>()) {
        (formats.use_decoder)(decoder);
    }
}

/// The format with this word of the command line.
#[must_use]
pub fn named(id: &str) -> Option<Format> {
    all().find(|format| format.id() == id)
}

/// What the games bring for files of other programs, in the order of the menu.
fn brought() -> impl Iterator<Item = &'static GameFormats> {
    let games = games::all().iter();
    games.filter_map(|game| game.extension::<GameFormats>())
}

/// What is asked for the games of a file, with its number among all: what claims the file, else everything.
fn asked(bytes: &[u8]) -> impl Iterator<Item = (u8, &'static GameFormats)> {
    let claiming = brought().position(|formats| (formats.claims)(bytes));
    let all = (0..).zip(brought()).enumerate();
    all.filter(move |(index, _)| claiming.is_none_or(|it| it == *index))
        .map(|(_, asked)| asked)
}

/// Without the mark that some editors put first, and without blanks before the text; the lines are
/// counted from there.
fn strip(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines reads any list of numbers as moves, but a file that names its program goes to its game.
    #[test]
    fn a_saved_game_of_kjumpingcube_is_one_of_atoms() {
        let cubes = (0..9).map(|index| format!("{},{}=1,2\n", index / 3, index % 3));
        let cubes: String = cubes.collect();
        let file =
            format!("[Game]\nCubeDim=3\n{cubes}1,1=2,2\nonTurn=2\n[KJumpingCube]\nVersion=2\n");
        let opened = open(file.as_bytes(), RowsFrom::Bottom).expect("a game");
        let [game] = &opened.games[..] else {
            panic!("{opened:?}");
        };
        let start = game.game_match.start().to_string();
        assert_eq!(start, "atoms:3x3,chain:aaa/aAa/aaa@2");
        assert!(!holds_several(file.as_bytes()));
        let cells = (0..9).map(|index| format!("{},{}\n", index / 3, index % 3));
        let listed = read(&cells.collect::<String>(), RowsFrom::Bottom).expect("a list of moves");
        assert_ne!(listed.start().game(), game.game_match.start().game());
        assert!(is_extension("kjc"));
    }
}
