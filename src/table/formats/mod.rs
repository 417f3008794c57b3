//! Games in the formats of other programs, beside the own [`super::record`]: SGF and Piskvork's
//! `.psq` for Lines, and plain lists of moves for every game.
//!
//! Only the record holds everything. SGF keeps variations, comments and the start; `.psq` the main
//! line with its times; a list of moves the main line alone.

mod moves;
pub mod pasted;
mod psq;
mod sgf;
mod sgf_text;

use thiserror::Error;

use super::history::{History, NodeId, NoteError};
use super::record::{LONGEST, RecordError};
use super::{Opening, Plan, Seat, Sitting};
use crate::games::mnk::Mnk;
use crate::games::notation::TextError;
use crate::games::{Illegal, Move, Position, Side};

/// The formats of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The own format, see [`super::record`].
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

    /// The format that a text seems to be in, from its beginning.
    #[must_use]
    pub fn of(text: &str) -> Format {
        let text = strip(text);
        if text.starts_with("fivefold") {
            Format::Record
        } else if text.starts_with('(') {
            Format::Sgf
        } else if text.starts_with(psq::HEAD) {
            Format::Psq
        } else {
            Format::Moves
        }
    }
}

/// From which edge the rows of Lines are counted in a list of moves.
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
pub enum FormatError {
    /// It is a record, but a broken one.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// It is too long.
    #[error("the text has {length} bytes, at most {LONGEST} are read")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
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
    /// Only Lines have this format.
    #[error("only games of Lines can be written as {format}; choose record or moves")]
    OnlyLines {
        /// The format's word.
        format: &'static str,
    },
    /// A start or a line that Piskvork does not know.
    #[error(
        "Piskvork knows only lines of five from an empty board, this game is {id}; choose sgf or \
         record"
    )]
    OnlyGomoku {
        /// The start of the game.
        id: String,
    },
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
    /// A game that is not Gomoku.
    #[error("this is a game of the kind GM[{found}]; only Gomoku, GM[4], can be opened as Lines")]
    OtherGame {
        /// Its number, shortened.
        found: String,
    },
    /// A side moves twice, or passes.
    #[error(
        "move {number} must be the other side's: in Lines the sides move in turns without passing"
    )]
    Turn {
        /// Counted from 1.
        number: usize,
    },
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

/// Reads a game in any format.
///
/// # Errors
/// [`FormatError`]; never panics, whatever the text.
pub fn read(text: &str, rows: RowsFrom) -> Result<Sitting, FormatError> {
    if text.len() > LONGEST {
        return Err(FormatError::TooLong { length: text.len() });
    }
    match Format::of(text) {
        Format::Record => Ok(Sitting::from_record(text)?),
        Format::Sgf => sgf::read(strip(text)),
        Format::Psq => psq::read(strip(text)),
        Format::Moves => moves::read(strip(text), rows),
    }
}

/// Writes a game.
///
/// # Errors
/// The format cannot hold this game.
pub fn write(sitting: &Sitting, format: Format) -> Result<String, FormatError> {
    match format {
        Format::Record => Ok(sitting.record()),
        Format::Sgf => sgf_text::write(sitting),
        Format::Psq => psq::write(sitting),
        Format::Moves => Ok(moves::write(sitting)),
    }
}

/// Without the mark that some editors put first, and without blanks before the text; the lines are
/// counted from there.
fn strip(text: &str) -> &str {
    text.trim_start_matches('\u{feff}').trim_start()
}

/// The start of a sitting of two persons that is opened from elsewhere.
fn sit_down(start: Position) -> Sitting {
    Sitting::new(Plan {
        start,
        seats: [Seat::Person; 2],
        starter: None,
        opening: Opening::Free,
        seed: 0,
    })
}

/// The position as Lines.
fn lines(sitting: &Sitting, format: Format) -> Result<&Mnk, FormatError> {
    sitting
        .start()
        .as_game::<Mnk>()
        .ok_or(FormatError::OnlyLines {
            format: format.id(),
        })
}

/// The nodes of the main line with their moves.
fn main_line(history: &History) -> impl Iterator<Item = (NodeId, Move)> + '_ {
    let mut at = NodeId::ROOT;
    std::iter::from_fn(move || {
        let &next = history.children(at).first()?;
        at = next;
        Some((next, history.move_of(next)?))
    })
}

/// Plays a move read at a place.
fn play(history: &mut History, mv: Move, text: &str) -> Result<(), Problem> {
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
fn at(text: &str, place: usize, problem: Problem) -> FormatError {
    let before = text.get(..place).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    FormatError::At {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

fn expected(expected: &'static str, found: &str) -> Problem {
    Problem::Expected {
        expected,
        found: short(found),
    }
}

/// The beginning of a text, for messages.
fn short(text: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(16).map(printable).collect()
}

const fn colour(side: Side) -> char {
    match side {
        Side::First => 'B',
        Side::Second => 'W',
    }
}
