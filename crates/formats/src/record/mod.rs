//! A match as text: what is saved to files, what a browser's storage keeps, and what a player that
//! thinks elsewhere is told. People can read it, and write it with any editor.
//!
//! ```text
//! fivefold 1
//! plan: mnk:3x3x3:3/3/3@1        the agreed start
//! seats: person boora-06         who plays the first and the second side
//! begins: alternate              first, second, random, alternate, or as-placed
//! seed: 42                       of everything random in this match
//! game: 1                        number of the present game in this match, from 0
//! start: mnk:3x3x3:3/3/3@2       its start, with the side that really began
//! computer: plays                or waits: until the person acts, after going back
//! result: open                   how the main line ends: first, second (wins), draw, or open
//! moves:
//! 1. b2 [2.500s] a1 {far too shy} (1... a2 2. c1) 2. c3 *
//! ```
//!
//! The lines stand in this order; the moves go on to the end of the text. Before `moves:` there may
//! be a line `opening: swap2` (see [`fivefold_match::opening`]), with what was chosen in the position
//! on the board, if no move has followed yet; and a line `counts:` with one or several of the words
//! `rated` (the game is, or was, played for the rating), `helped` (there was help, such as a move
//! taken back), `counted` (its first end has been counted, or it counts for nothing), `adjusted` (a
//! level searched more or less than it was measured with) and `apart` (it came from a file, a paste
//! or a link); and a line `name: My best game` with what a person calls it; and a line `clock: 300+5 3x30 spent 2.500`: 300
//! seconds for each side, 5 more with each move, 3 periods of 30 seconds after that, and what the
//! side to move had used up when the game was put aside, if anything; and lines `info: event = World
//! Championship` with what is known about the game besides its moves ([`fivefold_match::InfoField`]).
//! In the moves:
//!
//! - a move in the notation of its game (see [`fivefold_rules::notation`]); numbers before a move are
//!   for people and may be left out;
//! - `[2.500s]` how long the mover needed for the move before it, in seconds;
//! - `[left 295.000 3x]` what the mover had left on the clock after it: seconds, and periods;
//! - `[first wins in 7; 20000 nodes; h8 i9 j7]` what was found out about the position after the move
//!   before it, or about the start: who wins (`first wins`, `second wins`, `draw`, each with the moves
//!   until then where known), or `score 35` (the engine's estimate for the side to move), or `unknown`;
//!   how many positions were visited; the best move and what is expected to follow. `only` before the
//!   best move says that all others are worse;
//! - `[label h8 A i9 12]`, `[triangle h8 i9]`, `[circle …]`, `[square …]`, `[cross …]` letters and marks
//!   on the board beside that move;
//! - `{…}` a comment on the move before it, or on the start; `\}` and `\\` stand for `}` and `\`;
//! - `first-resigns`, `second-resigns`: in this position that side has given up. As the end of the
//!   main line it makes the result; where the game went on, it was taken back. `first-out-of-time`,
//!   `second-out-of-time`: so with a side whose time ran out; it is a draw where the other side could
//!   not win any more; `declared-first`, `declared-second`, `declared-draw`: so with a result that was
//!   agreed, or that only the source of the game tells;
//! - `[takes-first]`, `[takes-second]`, `[two-more]` what was chosen in the opening before the move
//!   that follows; `[number 3]` how many alternatives for the fifth stone were announced, and
//!   `[fifths h9 i8 j7]` those that were offered;
//! - `(…)` a variation: it begins in place of the move before it; variations may hold others;
//! - `*` the place that is on the board; without it, the end of the main line is.

pub(crate) mod choices;
mod error;
mod fields;
mod findings;
mod lines;
mod marks;
mod movetext;

use std::time::Duration;

use self::fields::{
    CLOCK, COUNTS, INFO, NAME, OPENING, WAITS, clock, counting, counts, info, name, number,
    opening, position, read_clock, read_info, read_opening, seats, short, starter, waits, word,
};
use self::lines::RecordLines;
use fivefold_match::{Match, Opening, Plan};

pub use self::error::{RecordError, ValueError};

/// What the first line begins with; the number of the format follows.
const HEAD: &str = "fivefold ";

/// The format that is written and read.
const FORMAT: u32 = 1;

/// The longest record that is read, in bytes. The largest tree with all the comments that it can
/// hold ([`fivefold_match::history::MOST_NODES`], [`fivefold_match::history::MOST_COMMENT_BYTES`]) and all findings
/// ([`fivefold_match::history::MOST_FINDINGS`]) stays below.
pub const LONGEST: usize = 16 << 20;

/// A match as text; [`read`] reads it.
#[must_use]
pub fn write(game_match: &Match) -> String {
    let plan = game_match.plan();
    let history = game_match.history();
    format!(
        "{HEAD}{FORMAT}\nplan: {}\nseats: {} {}\nbegins: {}\nseed: {}\ngame: {}\nstart: {}\n\
         computer: {}\nresult: {}\n{}{}{}{}{}moves:\n{}",
        plan.start,
        plan.seats[0].id(),
        plan.seats[1].id(),
        word(plan.starter),
        plan.seed,
        game_match.game(),
        game_match.start(),
        WAITS[usize::from(game_match.waits)],
        movetext::result(history),
        opening(plan.opening, history.chosen(), history.start()),
        counts(game_match.counting()),
        name(game_match.name()),
        clock(plan.clock, game_match.spent()),
        info(&game_match.info),
        movetext::write(history),
    )
}

/// What the lines before the moves say of a game that nobody needs to open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glance<'a> {
    /// The word of its game.
    pub game: Option<&'a str>,
    /// Whether its main line has ended.
    pub is_over: bool,
    /// Whether it has a name.
    pub is_named: bool,
}

/// Looks at a record without reading its moves. A text that is none has not ended.
#[must_use]
pub fn glance(text: &str) -> Glance<'_> {
    let head = || text.lines().take_while(|line| !line.starts_with("moves:"));
    let value = |key: &str| head().find_map(|line| line.strip_prefix(key)?.strip_prefix(':'));
    let plan = value("plan").map(str::trim);
    Glance {
        game: plan.and_then(|id| id.split([':', '#']).next()),
        is_over: value("result").is_some_and(|result| result.trim() != movetext::OPEN),
        is_named: value(NAME).is_some(),
    }
}

/// Reads what [`write()`] wrote.
///
/// # Errors
/// [`RecordError`], with the line; never panics, whatever the text.
pub fn read(text: &str) -> Result<Match, RecordError> {
    if text.len() > LONGEST {
        return Err(RecordError::TooLong { length: text.len() });
    }
    let mut lines = RecordLines {
        rest: text,
        line: 0,
    };
    lines.head()?;
    let mut plan = Plan {
        start: lines.next("plan", position)?,
        seats: lines.next("seats", seats)?,
        starter: lines.next("begins", starter)?,
        seed: lines.next("seed", number::<u64>)?,
        opening: Opening::Free,
        clock: None,
    };
    let game = lines.next("game", number::<u32>)?;
    let start = lines.next("start", |text| {
        let start = position(text)?;
        if start.game_id() == plan.start.game_id() {
            Ok(start)
        } else {
            Err(ValueError::OtherGame)
        }
    })?;
    let waits = lines.next("computer", waits)?;
    let result = lines.next("result", |text| Ok(text.to_owned()))?;
    let at_result = lines.line;
    let mut chosen = (Vec::new(), 0);
    if lines.rest.starts_with(OPENING) {
        let (opening, choices) = lines.next(OPENING, |text| read_opening(text, &start))?;
        if !opening.fits(&start) {
            return Err(lines.wrong(OPENING, ValueError::Opening));
        }
        plan.opening = opening;
        chosen = (choices, lines.line);
    }
    let mut game_match = Match::resume(plan, game, start);
    game_match.waits = waits;
    if lines.rest.starts_with(COUNTS) {
        game_match.counting = lines.next(COUNTS, counting)?;
        let rated = game_match.counting.rated;
        game_match.rate(rated);
    }
    if lines.rest.starts_with(NAME) {
        let called = lines.next(NAME, |text| Ok(text.to_owned()))?;
        game_match.set_name(&called);
    }
    let mut spent = Duration::ZERO;
    if lines.rest.starts_with(CLOCK) {
        let (control, used) = lines.next(CLOCK, read_clock)?;
        game_match.set_time_control(control);
        spent = used;
    }
    while lines.rest.starts_with(INFO) {
        let (field, value) = lines.next(INFO, read_info)?;
        game_match.info.set(field, &value);
    }
    let moves = lines.value("moves", RecordLines::all)?;
    let first = lines.line;
    movetext::read(&mut game_match.history, moves).map_err(|(line, reason)| {
        RecordError::Value {
            line: first + line,
            key: "moves",
            reason,
        }
    })?;
    let (choices, line) = chosen;
    movetext::choose(&mut game_match.history, &choices).map_err(|reason| RecordError::Value {
        line,
        key: OPENING,
        reason,
    })?;
    game_match.set_spent(spent);
    let really = movetext::result(&game_match.history);
    if result == really {
        Ok(game_match)
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
