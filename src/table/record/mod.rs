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

mod error;
mod fields;
mod findings;
mod lines;
mod movetext;

use self::fields::{
    COUNTS, OPENING, WAITS, counting, counts, number, opening, position, read_opening, seats,
    short, starter, waits, word,
};
use self::lines::Lines;
use super::{Opening, Plan, Sitting};

pub use self::error::{RecordError, ValueError};

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
