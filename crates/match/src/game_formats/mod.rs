//! What a game brings for its games in the formats of other programs ([`GameFormats`]), and what
//! reading and writing such formats has in common.

mod outline;
pub mod seconds;

use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use thiserror::Error;

use super::history::{History, NoteError};
use super::{Match, Opening, Plan, Seat};
use fivefold_rules::notation::TextError;
use fivefold_rules::{Illegal, Move, Position};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

pub use outline::{EachOutline, GameOutline, ManyGames, main_moves};

/// The formats in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The own format, see `formats::record`.
    Record,
    /// An id and moves: `mnk:15x15x5 h8i9j7`, in other games with blanks between the moves.
    Moves,
    /// A format of other programs that a game brings.
    Brought(&'static GameFormat),
}

impl Format {
    /// The formats of the program itself.
    pub const OWN: [Format; 2] = [Format::Record, Format::Moves];

    /// How the names of saved games ended in earlier versions. Such files keep their names.
    pub const EARLIER_EXTENSION: &str = "txt";

    /// The word for it on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Format::Record => "record",
            Format::Moves => "moves",
            Format::Brought(format) => format.id,
        }
    }

    /// How names of such files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Format::Record => "fivefold",
            Format::Moves => "txt",
            Format::Brought(format) => format.extension,
        }
    }

    /// The keys of its name, of what it keeps, and of the sentence that a game was saved so.
    #[must_use]
    pub const fn keys(self) -> FormatKeys {
        match self {
            Format::Record | Format::Moves => FormatKeys {
                name: "file-format-record",
                keeps: "file-keeps-record",
                saved: "file-saved",
                export: ["export-record", "export-record-line"],
            },
            Format::Brought(format) => format.keys,
        }
    }

    /// The formats in which games from this start can be written.
    pub fn all_for(start: &Position) -> impl Iterator<Item = Format> {
        let brought = start.game().extension::<GameFormats>();
        let brought = brought.map_or(&[][..], |it| it.written);
        Format::OWN
            .into_iter()
            .chain(brought.iter().map(Format::Brought))
    }
}

/// The keys under which a format is worded for people.
#[derive(Clone, Copy, Debug)]
pub struct FormatKeys {
    /// Its name.
    pub name: &'static str,
    /// What it keeps and what it loses.
    pub keeps: &'static str,
    /// That a game was saved in it.
    pub saved: &'static str,
    /// What the game becomes that is exported so, and what that is for.
    pub export: [&'static str; 2],
}

/// What a game brings for its games in formats of other programs.
pub struct GameFormats {
    /// Whether a file says of itself that it is in one of its formats: then no other game is asked. Quick
    /// with any file. Never panics, whatever the bytes.
    pub claims: fn(&[u8]) -> bool,
    /// Reads files of other programs.
    pub read: Option<GameReader>,
    /// Says who reads texts in old encodings where the program has no tables of them.
    pub use_decoder: fn(Decoder),
    /// Reads such files for a list of many games, where that can be done quicker.
    pub many: Option<ManyGames>,
    /// How the names of files end that it reads.
    pub extensions: &'static [&'static str],
    /// The formats of other programs in which its games can be written.
    pub written: &'static [GameFormat],
    /// Whether moves are names of cells, which may follow each other without blanks in a list.
    pub moves_are_cells: bool,
}

/// Reads the games of a file one after the other, each with what has to be said about it, or with the
/// reason why it cannot be opened. Never panics, whatever the bytes.
///
/// # Errors
/// There is no game of this kind in it.
pub type GameReader = fn(
    &[u8],
    &mut dyn FnMut(Result<OpenedGame, GameFormatError>) -> ControlFlow<()>,
) -> Result<(), GameFormatError>;

/// Reads bytes in the encoding with this name of the WHATWG's; nothing if it is unknown.
pub type Decoder = fn(&str, &[u8]) -> Option<String>;

/// A game as it was opened.
#[derive(Clone, Debug)]
pub struct OpenedGame {
    /// The game.
    pub game_match: Match,
    /// What was passed over, changed or guessed.
    pub notes: Vec<Sentence>,
}

/// A format of other programs in which games of one kind can be written. Formats are equal when
/// their words are.
#[derive(Debug)]
pub struct GameFormat {
    /// The word for it on the command line.
    pub id: &'static str,
    /// How names of such files end.
    pub extension: &'static str,
    /// How it is worded for people.
    pub keys: FormatKeys,
    /// Writes a game.
    pub write: fn(&Match) -> Result<Vec<u8>, GameFormatError>,
}

impl PartialEq for GameFormat {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for GameFormat {}

impl Hash for GameFormat {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.id.hash(state);
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
