//! Piskvork's `.psq`, as its `openPsq` and `savePsq` read and write it (`piskvork.cpp` of
//! plastovicka/Piskvork):
//!
//! ```text
//! Piskvorky 15x15, 11:11, 0
//! 8,8,1200
//! 9,7,35
//! pbrain-one
//! pbrain-two
//! 0
//! ```
//!
//! First columns × rows, the levels of both players (0: a person), and who begins (0: the first).
//! Then a line for each move: column and row from 1 at the upper left, and the time in
//! milliseconds. What follows the moves, names and an error code, does not concern the game. The
//! file does not say whether lines longer than five win; they do here.

use std::fmt::Write as _;
use std::time::Duration;

use super::start;
use crate::lines::{LARGEST_SIDE, Lines, LinesParams, Place, Rule, SMALLEST_SIDE, line_too_long};
use fivefold_match::game_formats::{
    Format, FormatProblem, GameFormatError, PSQ_HEAD as HEAD, at, expected, main_line, play,
    start_match,
};
use fivefold_match::{Match, Seat};
use fivefold_rules::notation::{Reader, TIMES, TextError};
use fivefold_rules::{Game as _, Position, Side};
use fivefold_words::sentence::Sentence;

pub(super) fn read(text: &str) -> Result<Match, GameFormatError> {
    let mut place = 0;
    let mut game_match = None;
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        let found = match &mut game_match {
            None => head(content).map(|start| {
                game_match = Some(start_match(start, [Seat::Person; 2]));
                true
            }),
            Some(game_match) => one(game_match, content),
        };
        if !found.map_err(|problem| at(text, place, problem))? {
            break;
        }
        place += line.len();
    }
    game_match.ok_or_else(|| at(text, 0, expected("expected-game", "")))
}

fn head(line: &str) -> Result<Position, FormatProblem> {
    let read = || -> Result<Position, TextError> {
        let mut reader = Reader::new(line)?;
        reader.expect(HEAD, "expected-game")?;
        while reader.skip(" ") {}
        let cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        reader.expect("x", TIMES)?;
        let rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        let longest = cols.max(rows);
        if longest < 5 {
            return Err(reader.error(line_too_long(5, longest)));
        }
        let begins = line.rsplit([',', ' ']).next();
        let starter = match begins {
            Some("1") if line.contains(',') => Side::Second,
            _ => Side::First,
        };
        let params = LinesParams {
            cols,
            rows,
            len: 5,
            rule: Rule::Freestyle,
        };
        Ok(Position::new(Lines::start(&params, starter)))
    };
    read().map_err(|reason| FormatProblem::Start { reason })
}

/// Plays the move of a line; false if the line is none.
fn one(game_match: &mut Match, line: &str) -> Result<bool, FormatProblem> {
    let numbers: Option<Vec<u32>> = line
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    let Some([col, row, time @ ..]) = numbers.as_deref() else {
        return Ok(false);
    };
    let history = game_match.history_mut();
    let board = history.position().as_game::<Lines>().map(Lines::params);
    let within = |number: u32, most: u8| (1..=most).contains(&u8::try_from(number).unwrap_or(0));
    if !board.is_some_and(|board| within(*col, board.cols) && within(*row, board.rows)) {
        return Err(expected("expected-psq-point", line));
    }
    let (col, row) = (*col as u8 - 1, *row as u8 - 1);
    play(history, Lines::pack(Place { row, col }), line)?;
    if let [ms, ..] = time {
        history.set_time(history.current(), Some(Duration::from_millis((*ms).into())))?;
    }
    Ok(true)
}

pub(super) fn write(game_match: &Match) -> Result<String, GameFormatError> {
    let start = start(game_match, Format::Psq)?;
    let params = start.params();
    if params.len != 5 || start.stones() > 0 {
        let reason = Sentence::new("format-error-psq-fives");
        let reason = reason.text("id", game_match.start().short_id());
        return Err(GameFormatError::Game(reason));
    }
    let seats = game_match.seats_at_the_end();
    let [first, second] = seats.map(|seat| u8::from(seat != Seat::Person));
    let begins = game_match.start().side_to_move().index();
    let mut text = format!(
        "{HEAD} {}x{}, {first}:{second}, {begins}\n",
        params.cols, params.rows
    );
    let history = game_match.history();
    for (node, mv) in main_line(history) {
        let Some(place) = Lines::unpack(mv) else {
            continue;
        };
        let ms = history.time(node).map_or(0, |time| time.as_millis());
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{},{},{ms}", place.col + 1, place.row + 1);
    }
    let [first, second] = seats.map(Seat::id);
    let _ = write!(text, "{first}\n{second}\n0\n");
    Ok(text)
}
