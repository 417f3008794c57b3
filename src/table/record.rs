//! A sitting as text: what a browser's storage keeps, and what a player that thinks elsewhere is
//! told.
//!
//! ```text
//! fivefold 1
//! plan: mnk:3x3x3:3/3/3@1        the agreed start
//! seats: person boora-06         who plays the first and the second side
//! begins: alternate              first, second, random, alternate, or as-placed
//! seed: 42
//! game: 1                        number of the present game in this sitting, from 0
//! start: mnk:3x3x3:3/3/3@2       its start, with the side that really began
//! moves: b2 a1 c3
//! ```
//!
//! The lines stand in this order. A later version of the program reads what an earlier one wrote.

use std::borrow::Cow;
use std::fmt::Write as _;

use thiserror::Error;

use super::{Plan, Seat, Sitting, Starter};
use crate::games::notation::{TextError, parse_id};
use crate::games::{Illegal, Position};
use crate::players::opponents::Opponent;

/// The first line.
const HEAD: &str = "fivefold 1";
/// The longest record that is read, in bytes. The longest games, of Atoms, stay far below.
pub const LONGEST: usize = 1 << 20;

/// Why a text is no record of a sitting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// It does not begin as records do.
    #[error("this is no saved game: its first line is not “{HEAD}”")]
    Head,
    /// It is longer than [`LONGEST`].
    #[error("the saved game is too long: {length} bytes, at most {LONGEST} are read")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// A line is not there.
    #[error("line {line} should begin with “{key}:”")]
    Key {
        /// Counted from 1.
        line: usize,
        /// What it should begin with.
        key: &'static str,
    },
    /// A line is there, but what it says is not understood.
    #[error("line {line} ({key}): {reason}")]
    Value {
        /// Counted from 1.
        line: usize,
        /// What the line is about.
        key: &'static str,
        /// What is wrong.
        reason: ValueError,
    },
}

/// What is wrong with one line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ValueError {
    /// An id or a move that is not understood.
    #[error("{0}")]
    Text(#[from] TextError),
    /// A word that is none of those that may stand here.
    #[error("“{found}” is not known here")]
    Word {
        /// The word, shortened.
        found: String,
    },
    /// A move that the rules refuse.
    #[error("move {number}, “{text}”: {reason}")]
    Illegal {
        /// Counted from 1.
        number: usize,
        /// The move, shortened.
        text: String,
        /// Why the rules refuse it.
        reason: Illegal,
    },
    /// The present game is another game than the agreed one.
    #[error("it is not the game that was agreed")]
    OtherGame,
}

impl Seat {
    /// The word for it in texts.
    #[must_use]
    pub fn id(self) -> Cow<'static, str> {
        match self {
            Seat::Person => Cow::Borrowed("person"),
            Seat::Computer(opponent) => opponent.id(),
        }
    }

    /// The seat with this word.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Seat> {
        if id == "person" {
            return Some(Seat::Person);
        }
        Opponent::from_id(id).map(Seat::Computer)
    }
}

/// The word for who begins.
const fn word(starter: Option<Starter>) -> &'static str {
    match starter {
        Some(Starter::First) => "first",
        Some(Starter::Second) => "second",
        Some(Starter::Random) => "random",
        Some(Starter::Alternate) => "alternate",
        None => "as-placed",
    }
}

impl Sitting {
    /// The sitting as text; [`Sitting::from_record`] reads it.
    #[must_use]
    pub fn record(&self) -> String {
        let plan = self.plan();
        let mut text = format!(
            "{HEAD}\nplan: {}\nseats: {} {}\nbegins: {}\nseed: {}\ngame: {}\nstart: {}\nmoves:",
            plan.start,
            plan.seats[0].id(),
            plan.seats[1].id(),
            word(plan.starter),
            plan.seed,
            self.game(),
            self.start(),
        );
        let mut position = self.start().clone();
        for &mv in self.moves() {
            // Writing to a text cannot fail, and the moves of a sitting are legal.
            let _ = write!(text, " {}", position.move_text(mv));
            let _ = position.play(mv);
        }
        text.push('\n');
        text
    }

    /// Reads what [`Sitting::record`] wrote.
    ///
    /// # Errors
    /// [`RecordError`], with the line; never panics, whatever the text.
    pub fn from_record(text: &str) -> Result<Sitting, RecordError> {
        if text.len() > LONGEST {
            return Err(RecordError::TooLong { length: text.len() });
        }
        let mut lines = Lines::new(text)?;
        let start = lines.next("plan", position)?;
        let seats = lines.next("seats", seats)?;
        let starter = lines.next("begins", starter)?;
        let seed = lines.next("seed", number::<u64>)?;
        let game = lines.next("game", number::<u32>)?;
        let plan = Plan {
            start,
            seats,
            starter,
            seed,
        };
        let start = lines.next("start", |text| {
            let start = position(text)?;
            if start.game_id() == plan.start.game_id() {
                Ok(start)
            } else {
                Err(ValueError::OtherGame)
            }
        })?;
        let mut sitting = Sitting::resume(plan.clone(), game, start);
        lines.next("moves", |text| {
            for (index, text) in text.split_ascii_whitespace().enumerate() {
                let mv = sitting.position().parse_move(text)?;
                sitting.play(mv).map_err(|reason| ValueError::Illegal {
                    number: index + 1,
                    text: short(text),
                    reason,
                })?;
            }
            Ok(())
        })?;
        Ok(sitting)
    }
}

/// The lines of a record, one key after the other.
struct Lines<'a> {
    lines: std::str::Lines<'a>,
    line: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Result<Lines<'a>, RecordError> {
        let mut lines = text.lines();
        if lines.next().map(str::trim_end) != Some(HEAD) {
            return Err(RecordError::Head);
        }
        Ok(Lines { lines, line: 1 })
    }

    fn next<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<T, RecordError> {
        self.line += 1;
        let line = self.line;
        let value = self
            .lines
            .next()
            .and_then(|text| text.strip_prefix(key)?.strip_prefix(':'))
            .ok_or(RecordError::Key { line, key })?;
        read(value.trim()).map_err(|reason| RecordError::Value { line, key, reason })
    }
}

fn position(text: &str) -> Result<Position, ValueError> {
    Ok(parse_id(text)?.position)
}

fn seats(text: &str) -> Result<[Seat; 2], ValueError> {
    let (first, second) = text.split_once(' ').unwrap_or((text, ""));
    let seat = |word: &str| Seat::from_id(word.trim()).ok_or_else(|| unknown(word));
    Ok([seat(first)?, seat(second)?])
}

fn starter(text: &str) -> Result<Option<Starter>, ValueError> {
    std::iter::once(None)
        .chain(Starter::ALL.map(Some))
        .find(|&starter| word(starter) == text)
        .ok_or_else(|| unknown(text))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, ValueError> {
    text.parse().map_err(|_| unknown(text))
}

fn unknown(word: &str) -> ValueError {
    ValueError::Word { found: short(word) }
}

/// The beginning of a text, for messages.
fn short(text: &str) -> String {
    text.chars().take(24).collect()
}
