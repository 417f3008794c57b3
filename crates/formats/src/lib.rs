//! Games as text: the own [`record`], plain lists of moves for every game, the formats of other
//! programs that games bring ([`fivefold_match::game_formats`]), what people paste ([`pasted`]), and what computer
//! players in another process are asked ([`request`]).
//!
//! Only the record holds everything. SGF keeps the start, variations, comments and times; `.psq` the
//! main line with its times; a list of moves the main line alone.

mod moves;
pub mod pasted;
#[cfg(not(target_family = "wasm"))]
pub mod proofs;
pub mod puzzles;
pub mod record;
pub mod request;

use thiserror::Error;

use self::record::{LONGEST, RecordError};
use fivefold_games as games;
use fivefold_match::Match;
use fivefold_match::game_formats::{GameFormat, PSQ_HEAD, at, expected, sgf};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

pub use self::moves::moves_up_to_here;
pub use fivefold_match::game_formats::{Format, FormatProblem, GameFormatError};

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
    },
    /// It is in another format, but a broken one; or that format cannot hold the game.
    Game(GameFormatError),
}

impl From<&FormatError> for Sentence {
    fn from(error: &FormatError) -> Sentence {
        match error {
            FormatError::Record(reason) => reason.into(),
            FormatError::TooLong { length } => Sentence::new("format-error-too-long")
                .number("length", *length)
                .number("most", LONGEST),
            FormatError::Game(reason) => reason.into(),
        }
    }
}

impl From<GameFormatError> for FormatError {
    fn from(error: GameFormatError) -> FormatError {
        FormatError::Game(error)
    }
}

/// The format that a text seems to be in, from its beginning.
#[must_use]
pub fn format_of(text: &str) -> Format {
    let text = strip(text);
    if text.starts_with("fivefold") {
        Format::Record
    } else if text.starts_with('(') {
        Format::Sgf
    } else if text.starts_with(PSQ_HEAD) {
        Format::Psq
    } else {
        Format::Moves
    }
}

/// Reads a game in any format.
///
/// # Errors
/// [`FormatError`]; never panics, whatever the text.
pub fn read(text: &str, rows: RowsFrom) -> Result<Match, FormatError> {
    if text.len() > LONGEST {
        return Err(FormatError::TooLong { length: text.len() });
    }
    match format_of(text) {
        Format::Record => Ok(record::read(text)?),
        Format::Moves => Ok(moves::read(strip(text), rows)?),
        format => Ok(read_other(strip(text), format)?),
    }
}

/// Reads a game with the game that has the number in the text; one that has none is told by the
/// first game that has the format.
fn read_other(text: &str, format: Format) -> Result<Match, GameFormatError> {
    let number = match format {
        Format::Sgf => sgf::game_number(text),
        _ => None,
    };
    let is_meant = |it: &GameFormat| it.number.map(|it| it.to_string()).as_deref() == number;
    match brought(format)
        .find(|it| is_meant(it))
        .or_else(|| brought(format).next())
    {
        Some(other) => (other.read)(text),
        None => Err(at(text, 0, expected(A_GAME, text))),
    }
}

/// Writes a game.
///
/// # Errors
/// The format cannot hold this game.
pub fn write(game_match: &Match, format: Format) -> Result<String, FormatError> {
    match format {
        Format::Record => return Ok(record::write(game_match)),
        Format::Moves => return Ok(moves::write(game_match)),
        Format::Sgf | Format::Psq => {}
    }
    match GameFormat::of(game_match.start().game(), format) {
        Some(other) => Ok((other.write)(game_match)?),
        None => Err(FormatError::Game(GameFormatError::OtherGame {
            format: format.id(),
            games: brought(format).next().map_or("", |it| it.games),
        })),
    }
}

/// What the games bring for this format, in the order of the menu.
fn brought(format: Format) -> impl Iterator<Item = &'static GameFormat> {
    let games = games::all().iter();
    games.filter_map(move |&game| GameFormat::of(game, format))
}

/// Without the mark that some editors put first, and without blanks before the text; the lines are
/// counted from there.
fn strip(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}
