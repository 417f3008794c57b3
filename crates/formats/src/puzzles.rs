//! Puzzles as text: one line a puzzle, readable by people and by any editor.
//!
//! ```text
//! fivefold puzzles 1
//! nim:1,5,7 c3 only 3 2
//! atoms:4x4,chain:ABBA/bbAA/abCB/aaB1@1 d1 win 3 2
//! ```
//!
//! A puzzle's line holds the id of its position, the first move, the goal, the depth and how many wrong
//! moves are tempting. The goals are `only` (the one move that wins with best play), `win` (within as
//! many plies as the depth says, whatever the other side does), `force` (the same by moves alone that
//! leave one answer) and `survive` (the one move after which the other side cannot force a win within
//! so many plies). Lines that are empty or begin with `#` are passed over.

use std::fmt::Write as _;

use thiserror::Error;

use fivefold_games::parse_id;
use fivefold_rules::TextError;
use fivefold_study::puzzles::{Goal, MOST_TEMPTING, Puzzle};
use fivefold_words::InEnglish as _;

/// What the first line begins with; the number of the format follows.
pub(crate) const HEAD: &str = "fivefold puzzles ";
/// The format that is written.
const FORMAT: u32 = 1;
/// The longest text that is read, in bytes.
pub const LONGEST: usize = 4 << 20;
/// The largest depth.
const DEEPEST: u8 = 99;
/// The longest part of a line that is told in messages, in characters.
const TOLD: usize = 24;

/// Why a text holds no puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzlesError {
    /// It is longer than [`LONGEST`].
    #[error("the text has {length} bytes, and at most {LONGEST} are read; split it")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// The first line is missing.
    #[error("line 1: the text must begin with `{HEAD}{FORMAT}`")]
    NoHead,
    /// A later version of the program wrote it.
    #[error(
        "line 1: the text has format {found}, and this version reads up to {FORMAT}; use a newer one"
    )]
    Later {
        /// The number of its format.
        found: u32,
    },
    /// A line cannot be read.
    #[error("line {line}: {reason}")]
    Line {
        /// Counted from 1.
        line: usize,
        /// What is wrong with it.
        reason: PuzzleLineError,
    },
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleLineError {
    /// It ends too early.
    #[error("the line ends where {wanted} should follow")]
    Short {
        /// What should follow.
        wanted: &'static str,
    },
    /// Something stands behind the end.
    #[error("`{found}` stands behind the end of the puzzle; delete it")]
    Long {
        /// The word, shortened.
        found: String,
    },
    /// A word that is none of those that may stand there.
    #[error("`{found}` stands where {wanted} should")]
    Word {
        /// The word, shortened.
        found: String,
        /// What should stand there.
        wanted: &'static str,
    },
    /// The position cannot be read.
    #[error("the position is wrong: {}", .0.in_english())]
    Position(TextError),
    /// The move cannot be read.
    #[error("the move is wrong: {}", .0.in_english())]
    Move(TextError),
}

const POSITION: &str = "the id of a position";
const MOVE: &str = "the first move";
const GOAL: &str = "a goal (only, win, force or survive)";
const DEPTH: &str = "the depth (1 to 99)";
const ODD: &str = "an odd number of plies (1 to 99)";
const TEMPTING: &str = "the number of tempting moves (0 to 9)";

/// The puzzles as text; [`read`] reads it.
#[must_use]
pub fn write(puzzles: &[Puzzle]) -> String {
    let mut text = format!("{HEAD}{FORMAT}\n");
    for puzzle in puzzles {
        text.push_str(&line(puzzle));
        text.push('\n');
    }
    text
}

/// A puzzle as its line, without the line's end.
#[must_use]
pub fn line(puzzle: &Puzzle) -> String {
    let position = &puzzle.position;
    let mut line = position.short_id();
    // Writing to a text cannot fail.
    let _ = write!(
        line,
        " {} {} {} {}",
        position.move_text(puzzle.first),
        puzzle.goal.word(),
        puzzle.depth,
        puzzle.tempting
    );
    line
}

/// Reads what [`write()`] wrote. Only its form is checked; whether the puzzles are sound says
/// [`fivefold_study::puzzles::check`].
///
/// # Errors
/// [`PuzzlesError`] with the place; never panics, whatever the text.
pub fn read(text: &str) -> Result<Vec<Puzzle>, PuzzlesError> {
    if text.len() > LONGEST {
        return Err(PuzzlesError::TooLong { length: text.len() });
    }
    // Some editors mark a text in this way.
    let mut lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    let head = lines
        .next()
        .and_then(|(_, line)| line.trim().strip_prefix(HEAD));
    match head.and_then(|format| format.parse().ok()) {
        Some(FORMAT) => {}
        Some(found) if found > FORMAT => return Err(PuzzlesError::Later { found }),
        _ => return Err(PuzzlesError::NoHead),
    }
    let mut puzzles = Vec::new();
    for (index, line) in lines {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let puzzle = read_line(line).map_err(|reason| PuzzlesError::Line {
            line: index + 1,
            reason,
        })?;
        puzzles.push(puzzle);
    }
    Ok(puzzles)
}

/// Reads the line of a puzzle.
///
/// # Errors
/// [`PuzzleLineError`].
pub fn read_line(line: &str) -> Result<Puzzle, PuzzleLineError> {
    let mut words = line.split_ascii_whitespace();
    let mut next = |wanted| words.next().ok_or(PuzzleLineError::Short { wanted });
    let position = parse_id(next(POSITION)?).map_err(PuzzleLineError::Position)?;
    let position = position.position;
    let first = position
        .parse_move(next(MOVE)?)
        .map_err(PuzzleLineError::Move)?;
    let goal = next(GOAL)?;
    let depth = number(next(DEPTH)?, 1, DEEPEST, DEPTH)?;
    let mut goals = Goal::all(depth).into_iter();
    let wrong = || wrong(goal, GOAL);
    let goal = goals.find(|known| known.word() == goal).ok_or_else(wrong)?;
    if goal.plies().is_some_and(|plies| plies.is_multiple_of(2)) {
        return Err(self::wrong(&depth.to_string(), ODD));
    }
    let tempting = number(next(TEMPTING)?, 0, MOST_TEMPTING, TEMPTING)?;
    match words.next() {
        Some(found) => Err(PuzzleLineError::Long {
            found: shortened(found),
        }),
        None => Ok(Puzzle {
            position,
            goal,
            first,
            depth,
            tempting,
        }),
    }
}

fn number(word: &str, least: u8, most: u8, wanted: &'static str) -> Result<u8, PuzzleLineError> {
    let number = word.parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| wrong(word, wanted))
}

fn wrong(found: &str, wanted: &'static str) -> PuzzleLineError {
    let found = shortened(found);
    PuzzleLineError::Word { found, wanted }
}

fn shortened(word: &str) -> String {
    word.chars().take(TOLD).collect()
}
