//! What a game brings for its games in the formats of other programs ([`GameFormats`]): SGF,
//! Piskvork's `.psq`; and what reading and writing such formats has in common.

pub mod seconds;
pub mod sgf;

use thiserror::Error;

use super::history::{History, NodeId, NoteError};
use super::{Match, Opening, Plan, Seat};
use fivefold_rules::notation::TextError;
use fivefold_rules::{GameId, Illegal, Move, Position};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

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
pub const PSQ_HEAD: &str = "Piskvorky";

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
    /// The key under which its games are worded for people: “games of …”.
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
#[error("{}", self.in_english())]
pub enum GameFormatError {
    /// Something in it is wrong.
    At {
        /// Counted from 1.
        line: usize,
        /// In characters, counted from 1.
        column: usize,
        /// What is wrong there.
        problem: FormatProblem,
    },
    /// Games of this kind do not have this format.
    OtherGame {
        /// The format's word.
        format: &'static str,
        /// The key of what the games are called that have it.
        games: &'static str,
    },
    /// The format cannot hold this game, as the game itself says.
    Game(Sentence),
}

/// What is wrong at a place of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormatProblem {
    /// Something else was expected.
    Expected {
        /// The key of what should stand there.
        expected: &'static str,
        /// What stands there, shortened; empty at the end.
        found: String,
    },
    /// An id or a move that is not understood.
    Text {
        /// The text, shortened.
        text: String,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A move that the rules refuse.
    Illegal {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// What the game itself says about a text that is none of its games.
    Game(Sentence),
    /// Stones are put on the board or taken from it in the midst of a game.
    Setup,
    /// A start that is none.
    Start {
        /// Why not.
        reason: TextError,
    },
    /// A comment that there is no room for.
    Note(NoteError),
}

impl From<&GameFormatError> for Sentence {
    fn from(error: &GameFormatError) -> Sentence {
        match error {
            GameFormatError::At {
                line,
                column,
                problem,
            } => Sentence::new("format-error-at")
                .number("line", *line)
                .number("column", *column)
                .sentence("reason", problem),
            GameFormatError::OtherGame { format, games } => {
                Sentence::new("format-error-other-game")
                    .text("format", (*format).to_owned())
                    .sentence("games", Sentence::new(games))
            }
            GameFormatError::Game(reason) => reason.clone(),
        }
    }
}

impl From<&FormatProblem> for Sentence {
    fn from(problem: &FormatProblem) -> Sentence {
        match problem {
            FormatProblem::Expected { expected, found } => {
                let expected = Sentence::new(expected);
                match found.as_str() {
                    "" => Sentence::new("format-error-missing"),
                    found => Sentence::new("format-error-found").text("found", found.to_owned()),
                }
                .sentence("expected", expected)
            }
            FormatProblem::Text { text, reason } => Sentence::new("format-error-text")
                .text("text", text.clone())
                .sentence("reason", reason),
            FormatProblem::Illegal {
                number,
                text,
                reason,
            } => Sentence::new("format-error-move")
                .number("number", *number)
                .text("text", text.clone())
                .sentence("reason", *reason),
            FormatProblem::Game(reason) => reason.clone(),
            FormatProblem::Setup => Sentence::new("format-error-setup"),
            FormatProblem::Start { reason } => {
                Sentence::new("format-error-start").sentence("reason", reason)
            }
            FormatProblem::Note(reason) => Sentence::from(*reason),
        }
    }
}

impl From<NoteError> for FormatProblem {
    fn from(reason: NoteError) -> FormatProblem {
        FormatProblem::Note(reason)
    }
}

/// The start of a match that is opened from elsewhere.
pub fn start_match(start: Position, seats: [Seat; 2]) -> Match {
    Match::new(Plan {
        start,
        seats,
        starter: None,
        opening: Opening::Free,
        seed: 0,
        clock: None,
    })
}

/// The nodes of the main line with their moves.
pub fn main_line(history: &History) -> impl Iterator<Item = (NodeId, Move)> + '_ {
    let mut at = NodeId::ROOT;
    std::iter::from_fn(move || {
        let &next = history.children(at).first()?;
        at = next;
        Some((next, history.move_of(next)?))
    })
}

/// Plays a move read at a place.
pub fn play(history: &mut History, mv: Move, text: &str) -> Result<(), FormatProblem> {
    let number = history.moves().len() + 1;
    history
        .play(mv)
        .map(drop)
        .map_err(|reason| FormatProblem::Illegal {
            number,
            text: short(text),
            reason,
        })
}

/// The error of a place, given in bytes.
pub fn at(text: &str, place: usize, problem: FormatProblem) -> GameFormatError {
    let before = text.get(..place).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |end| end + 1);
    GameFormatError::At {
        line: before.matches('\n').count() + 1,
        column: before[line_start..].chars().count() + 1,
        problem,
    }
}

/// Something else was expected; `expected` is the key of its words.
pub fn expected(expected: &'static str, found: &str) -> FormatProblem {
    FormatProblem::Expected {
        expected,
        found: short(found),
    }
}

/// The beginning of a text, for messages.
pub fn short(text: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(16).map(printable).collect()
}
