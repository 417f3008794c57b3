//! What a game brings for its games in the formats of other programs ([`GameFormats`]): SGF,
//! Piskvork's `.psq`; and what reading and writing such formats has in common.

pub(crate) mod seconds;
pub(crate) mod sgf;

use thiserror::Error;

use super::history::{History, NodeId, NoteError};
use super::{Match, Opening, Plan, Seat};
use crate::rules::notation::TextError;
use crate::rules::{GameId, Illegal, Move, Position};

/// The formats of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The own format, see `formats::record`.
    Record,
    /// Smart Game Format, FF\[4\], game 4 (Gomoku and Renju). Coordinates are those that programs
    /// use in practice: two letters, column and row from the upper left; `h8`, the row counted from
    /// the bottom, is read as well.
    Sgf,
    /// What Piskvork, the manager of Gomocup, saves: columns and rows from 1 at the upper left,
    /// times in milliseconds.
    Psq,
    /// An id and moves: `mnk:15x15x5 h8i9j7`, in other games with blanks between the moves. Moves of
    /// Lines alone are on 15 × 15.
    Moves,
}

impl Format {
    /// All formats.
    pub const ALL: [Format; 4] = [Format::Record, Format::Sgf, Format::Psq, Format::Moves];

    /// The word for it on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Format::Record => "record",
            Format::Sgf => "sgf",
            Format::Psq => "psq",
            Format::Moves => "moves",
        }
    }

    /// How names of such files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Record | Format::Moves => "txt",
            Format::Sgf => "sgf",
            Format::Psq => "psq",
        }
    }

    /// Whether games from this start can be written in this format.
    #[must_use]
    pub fn suits(self, start: &Position) -> bool {
        match self {
            Format::Record | Format::Moves => true,
            Format::Sgf | Format::Psq => GameFormat::of(start.game(), self).is_some(),
        }
    }
}

/// What a file of Piskvork begins with.
pub(crate) const PSQ_HEAD: &str = "Piskvorky";

/// What a game brings for its games in formats of other programs.
pub struct GameFormats {
    /// The formats besides the record and a list of moves.
    pub others: &'static [GameFormat],
    /// Whether moves are names of cells, which may follow each other without blanks in a list.
    pub moves_are_cells: bool,
}

/// A format of other programs for one game.
pub struct GameFormat {
    /// The format.
    pub format: Format,
    /// The number of the game where the format numbers games, as SGF does.
    pub number: Option<u8>,
    /// What the game is called in messages.
    pub games: &'static str,
    /// Reads a game; never panics, whatever the text.
    pub read: fn(&str) -> Result<Match, GameFormatError>,
    /// Writes a game.
    pub write: fn(&Match) -> Result<String, GameFormatError>,
}

impl GameFormat {
    /// What this game brings for this format.
    #[must_use]
    pub fn of(game: GameId, format: Format) -> Option<&'static GameFormat> {
        let brought = game.extension::<GameFormats>()?.others.iter();
        brought.clone().find(|it| it.format == format)
    }
}

/// Why a text is no game of a format, or a game cannot be written in one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GameFormatError {
    /// Something in it is wrong.
    #[error("line {line}, column {column}: {problem}")]
    At {
        /// Counted from 1.
        line: usize,
        /// In characters, counted from 1.
        column: usize,
        /// What is wrong there.
        problem: Problem,
    },
    /// Games of this kind do not have this format.
    #[error("only games of {games} can be written as {format}; choose record or moves")]
    OtherGame {
        /// The format's word.
        format: &'static str,
        /// What the games are called that have it.
        games: &'static str,
    },
    /// The format cannot hold this game, as the game itself says.
    #[error("{0}")]
    Game(String),
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// Something else was expected.
    #[error("{expected} is expected here, not “{found}”")]
    Expected {
        /// What should stand there.
        expected: &'static str,
        /// What stands there, shortened; empty at the end.
        found: String,
    },
    /// An id or a move that is not understood.
    #[error("“{text}”: {reason}")]
    Text {
        /// The text, shortened.
        text: String,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A move that the rules refuse.
    #[error("move {number}, “{text}”: {reason}")]
    Illegal {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// What the game itself says about a text that is none of its games.
    #[error("{0}")]
    Game(String),
    /// Stones are put on the board or taken from it in the midst of a game.
    #[error("stones are set up after the first move; only a start can be set up. Delete this")]
    Setup,
    /// A start that is none.
    #[error("the start cannot be played from: {reason}")]
    Start {
        /// Why not.
        reason: TextError,
    },
    /// A comment that there is no room for.
    #[error("{0}")]
    Note(#[from] NoteError),
}

/// The start of a match that is opened from elsewhere.
pub(crate) fn start_match(start: Position, seats: [Seat; 2]) -> Match {
    Match::new(Plan {
        start,
        seats,
        starter: None,
        opening: Opening::Free,
        seed: 0,
    })
}

/// The nodes of the main line with their moves.
pub(crate) fn main_line(history: &History) -> impl Iterator<Item = (NodeId, Move)> + '_ {
    let mut at = NodeId::ROOT;
    std::iter::from_fn(move || {
        let &next = history.children(at).first()?;
        at = next;
        Some((next, history.move_of(next)?))
    })
}

/// Plays a move read at a place.
pub(crate) fn play(history: &mut History, mv: Move, text: &str) -> Result<(), Problem> {
    let number = history.moves().len() + 1;
    history
        .play(mv)
        .map(drop)
        .map_err(|reason| Problem::Illegal {
            number,
            text: short(text),
            reason,
        })
}

/// The error of a place, given in bytes.
pub(crate) fn at(text: &str, place: usize, problem: Problem) -> GameFormatError {
    let before = text.get(..place).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    GameFormatError::At {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

pub(crate) fn expected(expected: &'static str, found: &str) -> Problem {
    Problem::Expected {
        expected,
        found: short(found),
    }
}

/// The beginning of a text, for messages.
pub(crate) fn short(text: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(16).map(printable).collect()
}
