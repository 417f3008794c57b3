//! A sitting as text: what is saved to files, what a browser's storage keeps, and what a player that
//! thinks elsewhere is told. People can read it, and write it with any editor.
//!
//! ```text
//! fivefold 2
//! plan: mnk:3x3x3:3/3/3@1        the agreed start
//! seats: person boora-06         who plays the first and the second side
//! begins: alternate              first, second, random, alternate, or as-placed
//! seed: 42                       of everything random in this sitting
//! game: 1                        number of the present game in this sitting, from 0
//! start: mnk:3x3x3:3/3/3@2       its start, with the side that really began
//! computer: plays                or waits: until the person acts, after going back
//! result: open                   how the main line ends: first, second (wins), draw, or open
//! moves:
//! 1. b2 [2.500s] a1 {far too shy} (1... a2 2. c1) 2. c3 *
//! ```
//!
//! The lines stand in this order; the moves go on to the end of the text. Before `moves:` there may
//! be a line `opening: swap2` (see [`crate::table::opening`]), with what was chosen in the position
//! on the board, if no move has followed yet; and a line `counts:` with one or several of the words `rated` (the game is, or was, played for the
//! rating), `helped` (there was help, such as a move taken back) and `counted` (its first end has
//! been counted, or it counts for nothing). In the moves:
//!
//! - a move in the notation of its game (see [`crate::games::notation`]); numbers before a move are
//!   for people and may be left out;
//! - `[2.500s]` how long the mover needed for the move before it, in seconds;
//! - `[first wins in 7; 20000 nodes; h8 i9 j7]` what was found out about the position after the move
//!   before it, or about the start: who wins (`first wins`, `second wins`, `draw`, each with the moves
//!   until then where known), or `score 35` (the engine's estimate for the side to move), or `unknown`;
//!   how many positions were visited; the best move and what is expected to follow. `only` before the
//!   best move says that all others are worse;
//! - `{…}` a comment on the move before it, or on the start; `\}` and `\\` stand for `}` and `\`;
//! - `first-resigns`, `second-resigns`: in this position that side has given up. As the end of the
//!   main line it makes the result; where the game went on, it was taken back;
//! - `[takes-first]`, `[takes-second]`, `[two-more]` what was chosen in the opening before the move
//!   that follows;
//! - `(…)` a variation: it begins in place of the move before it; variations may hold others;
//! - `*` the place that is on the board; without it, the end of the main line is.
//!
//! An opening makes a record one of format 4, findings make it one of format 3; without either it is
//! one of format 2, which earlier versions read as well.
//!
//! Texts that begin with `fivefold 1` have neither `computer:` nor `result:`, and one line of moves
//! without variations. They are read as well: a later version of the program reads what an earlier
//! one wrote.

mod findings;
mod movetext;

use std::borrow::Cow;
use thiserror::Error;

use super::history::NoteError;
use super::{Claim, Counting, Opening, Plan, Seat, Sitting, Starter};
use crate::games::notation::{TextError, parse_id};
use crate::games::{Illegal, Position};
use crate::players::opponents::Opponent;

/// What the first line begins with; the number of the format follows.
const HEAD: &str = "fivefold ";
/// The latest format.
const FORMAT: u32 = 4;
/// The format of a game with findings and the free opening.
const WITH_FINDINGS: u32 = 3;
/// The format of such a game about which nothing was found out.
const WITHOUT_FINDINGS: u32 = 2;
/// The longest record that is read, in bytes. The largest tree with all the comments that it can
/// hold ([`super::history::MOST_NODES`], [`super::history::MOST_COMMENT_BYTES`]) and all findings
/// ([`super::history::MOST_FINDINGS`]) stays below.
pub const LONGEST: usize = 16 << 20;

/// Why a text is no record of a sitting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordError {
    /// It does not begin as records do.
    #[error("this is no saved game: its first line is not “{HEAD}{FORMAT}”")]
    Head,
    /// A later version of the program wrote it.
    #[error(
        "a later version of fivefold saved this game: its format is {found}, this version reads up \
         to {FORMAT}. Open it with a newer version"
    )]
    Later {
        /// The number of its format.
        found: u32,
    },
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
    /// An id that is not understood.
    #[error("{0}")]
    Text(#[from] TextError),
    /// A move that is not understood.
    #[error("move {number}, “{text}”: {reason}")]
    Move {
        /// Counted from 1 along the line that it belongs to.
        number: usize,
        /// The move, shortened.
        text: String,
        /// What is wrong with it.
        reason: TextError,
    },
    /// A word that is none of those that may stand here.
    #[error("“{found}” is not known here")]
    Word {
        /// The word, shortened.
        found: String,
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
    /// The present game is another game than the agreed one.
    #[error("it is not the game that was agreed")]
    OtherGame,
    /// The result is not that of the moves.
    #[error("the moves end “{really}”, not “{found}”")]
    Result {
        /// What stands there, shortened.
        found: String,
        /// What the moves lead to.
        really: &'static str,
    },
    /// A resignation where the game is over.
    #[error("the game is over before “{found}”")]
    OverBefore {
        /// What stands there, shortened.
        found: String,
    },
    /// A time that is no number of seconds.
    #[error("“{found}” is no time; write for example [2.5s]")]
    Time {
        /// What stands there, shortened.
        found: String,
    },
    /// Something about a position that is not understood.
    #[error(
        "“{found}” is nothing that can be known of this position; write for example \
         [first wins in 7; 20000 nodes; h8 i9]"
    )]
    Finding {
        /// What stands there, shortened.
        found: String,
    },
    /// The opening is not one for this start.
    #[error("games from this start are not opened like that")]
    Opening,
    /// A choice that the opening does not ask for there.
    #[error("“{found}” cannot be chosen here")]
    Choice {
        /// What stands there.
        found: &'static str,
    },
    /// A comment or a finding that cannot be kept.
    #[error("{0}")]
    Note(#[from] NoteError),
    /// Something is opened but never closed.
    #[error("what begins here is never closed by “{what}”")]
    Unclosed {
        /// What is missing.
        what: char,
    },
    /// A variation is closed, but none is open.
    #[error("“)” closes nothing")]
    Unopened,
    /// A variation before the first move.
    #[error("a variation must stand behind the move that it replaces")]
    NothingToReplace,
    /// The place on the board is marked twice.
    #[error("“*” stands a second time, but only one position is on the board")]
    TwoStars,
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

/// The words for whether a computer to move waits.
const WAITS: [&str; 2] = ["plays", "waits"];

impl Sitting {
    /// The sitting as text; [`Sitting::from_record`] reads it.
    #[must_use]
    pub fn record(&self) -> String {
        let plan = self.plan();
        let format = match (plan.opening, self.history.has_findings()) {
            (Opening::Swap2, _) => FORMAT,
            (Opening::Free, true) => WITH_FINDINGS,
            (Opening::Free, false) => WITHOUT_FINDINGS,
        };
        format!(
            "{HEAD}{format}\nplan: {}\nseats: {} {}\nbegins: {}\nseed: {}\ngame: {}\nstart: {}\n\
             computer: {}\nresult: {}\n{}{}moves:\n{}",
            plan.start,
            plan.seats[0].id(),
            plan.seats[1].id(),
            word(plan.starter),
            plan.seed,
            self.game(),
            self.start(),
            WAITS[usize::from(self.waits)],
            movetext::result(&self.history),
            opening(plan.opening, self.history.chosen()),
            counts(self.counting),
            movetext::write(&self.history),
        )
    }

    /// Reads what [`Sitting::record`] wrote, also that of earlier versions.
    ///
    /// # Errors
    /// [`RecordError`], with the line; never panics, whatever the text.
    pub fn from_record(text: &str) -> Result<Sitting, RecordError> {
        if text.len() > LONGEST {
            return Err(RecordError::TooLong { length: text.len() });
        }
        let mut lines = Lines {
            rest: text,
            line: 0,
        };
        let format = lines.format()?;
        let start = lines.next("plan", position)?;
        let seats = lines.next("seats", seats)?;
        let starter = lines.next("begins", starter)?;
        let seed = lines.next("seed", number::<u64>)?;
        let game = lines.next("game", number::<u32>)?;
        let plan = Plan {
            start,
            seats,
            starter,
            opening: Opening::Free,
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
        let mut sitting = Sitting::resume(plan.clone(), game, start.clone());
        if format == 1 {
            lines.next("moves", |moves| {
                movetext::read(&mut sitting.history, moves).map_err(|(_, reason)| reason)
            })?;
            return Ok(sitting);
        }
        sitting.waits = lines.next("computer", waits)?;
        let result = lines.next("result", |text| Ok(text.to_owned()))?;
        let at_result = lines.line;
        let mut chosen = None;
        if lines.rest.starts_with(OPENING) {
            let (opening, claim) = lines.next(OPENING, read_opening)?;
            if !opening.fits(&start) {
                return Err(lines.wrong(OPENING, ValueError::Opening));
            }
            let waits = sitting.waits;
            sitting = Sitting::resume(Plan { opening, ..plan }, game, start);
            sitting.waits = waits;
            chosen = claim.map(|claim| (claim, lines.line));
        }
        if lines.rest.starts_with(COUNTS) {
            sitting.counting = lines.next(COUNTS, counting)?;
            let rated = sitting.counting.rated;
            sitting.rate(rated);
        }
        let moves = lines.value("moves", Lines::all)?;
        let first = lines.line;
        movetext::read(&mut sitting.history, moves).map_err(|(line, reason)| {
            RecordError::Value {
                line: first + line,
                key: "moves",
                reason,
            }
        })?;
        if let Some((claim, line)) = chosen
            && sitting.history.choose(claim).is_err()
        {
            let found = claim.word();
            return Err(RecordError::Value {
                line,
                key: OPENING,
                reason: ValueError::Choice { found },
            });
        }
        let really = movetext::result(&sitting.history);
        if result == really {
            Ok(sitting)
        } else {
            Err(RecordError::Value {
                line: at_result,
                key: "result",
                reason: ValueError::Result {
                    found: short(&result),
                    really,
                },
            })
        }
    }
}

/// The lines of a record, one key after the other.
struct Lines<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lines<'a> {
    /// The number of the format, from the first line.
    fn format(&mut self) -> Result<u32, RecordError> {
        // Some editors mark a text in this way.
        let line = self.one().trim_start_matches('\u{feff}').trim_end();
        let number = line.strip_prefix(HEAD).and_then(|word| word.parse().ok());
        match number {
            Some(format @ 1..=FORMAT) => Ok(format),
            Some(found) if found > FORMAT => Err(RecordError::Later { found }),
            _ => Err(RecordError::Head),
        }
    }

    /// The next line.
    fn one(&mut self) -> &'a str {
        self.line += 1;
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        line
    }

    /// Everything from the next line on.
    const fn all(&mut self) -> &'a str {
        self.line += 1;
        self.rest
    }

    fn value(
        &mut self,
        key: &'static str,
        take: impl FnOnce(&mut Lines<'a>) -> &'a str,
    ) -> Result<&'a str, RecordError> {
        let text = take(self);
        text.strip_prefix(key)
            .and_then(|text| text.strip_prefix(':'))
            .ok_or(RecordError::Key {
                line: self.line,
                key,
            })
    }

    /// Something wrong with the last line.
    const fn wrong(&self, key: &'static str, reason: ValueError) -> RecordError {
        let line = self.line;
        RecordError::Value { line, key, reason }
    }

    fn next<T>(
        &mut self,
        key: &'static str,
        read: impl FnOnce(&str) -> Result<T, ValueError>,
    ) -> Result<T, RecordError> {
        let value = self.value(key, Lines::one)?;
        let line = self.line;
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

fn waits(text: &str) -> Result<bool, ValueError> {
    match WAITS.iter().position(|&word| word == text) {
        Some(index) => Ok(index == 1),
        None => Err(unknown(text)),
    }
}

/// The key of the line that says how the game is opened.
const OPENING: &str = "opening";

/// That line; nothing for the free opening.
fn opening(opening: Opening, chosen: Option<Claim>) -> String {
    match (opening, chosen) {
        (Opening::Free, _) => String::new(),
        (_, None) => format!("{OPENING}: {}\n", opening.word()),
        (_, Some(claim)) => format!("{OPENING}: {} {}\n", opening.word(), claim.word()),
    }
}

fn read_opening(text: &str) -> Result<(Opening, Option<Claim>), ValueError> {
    let mut words = text.split_ascii_whitespace();
    let word = words.next().unwrap_or("");
    let opening = Opening::from_word(word).ok_or_else(|| unknown(word))?;
    let claim = match words.next() {
        None => None,
        Some(word) => Some(Claim::from_word(word).ok_or_else(|| unknown(word))?),
    };
    match words.next() {
        None => Ok((opening, claim)),
        Some(word) => Err(unknown(word)),
    }
}

/// The key of the line that says what the game counts for.
const COUNTS: &str = "counts";

/// That line; nothing where there is nothing to say.
fn counts(counting: Counting) -> String {
    let fields = counting.fields();
    let words = Counting::WORDS.iter().zip(fields);
    let words: String = words
        .filter(|(_, is_set)| *is_set)
        .flat_map(|(word, _)| [" ", word])
        .collect();
    if words.is_empty() {
        return words;
    }
    format!("{COUNTS}:{words}\n")
}

fn counting(text: &str) -> Result<Counting, ValueError> {
    let mut fields = [false; Counting::WORDS.len()];
    for word in text.split_ascii_whitespace() {
        let known = Counting::WORDS.iter().position(|&known| known == word);
        fields[known.ok_or_else(|| unknown(word))?] = true;
    }
    Ok(Counting::of(fields))
}

fn number<N: std::str::FromStr>(text: &str) -> Result<N, ValueError> {
    text.parse().map_err(|_| unknown(text))
}

fn unknown(word: &str) -> ValueError {
    ValueError::Word { found: short(word) }
}

/// The beginning of a text, for messages.
fn short(text: &str) -> String {
    let printable = |c: char| if c.is_control() { ' ' } else { c };
    text.chars().take(24).map(printable).collect()
}
