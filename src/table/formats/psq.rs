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

use super::{Format, FormatError, Problem, at, expected, lines, main_line, play, sit_down};
use crate::games::mnk::{LARGEST_SIDE, Mnk, MnkParams, Place, Rule, SMALLEST_SIDE};
use crate::games::notation::{Expected, Reader, TextError};
use crate::games::{Game as _, Position, Side};
use crate::table::{Seat, Sitting};

/// What the file begins with.
pub(super) const HEAD: &str = "Piskvorky";

pub(super) fn read(text: &str) -> Result<Sitting, FormatError> {
    let mut place = 0;
    let mut sitting = None;
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        let found = match &mut sitting {
            None => head(content).map(|start| {
                sitting = Some(sit_down(start));
                true
            }),
            Some(sitting) => one(sitting, content),
        };
        if !found.map_err(|problem| at(text, place, problem))? {
            break;
        }
        place += line.len();
    }
    sitting.ok_or_else(|| at(text, 0, expected(HEAD, "")))
}

fn head(line: &str) -> Result<Position, Problem> {
    let read = || -> Result<Position, TextError> {
        let mut reader = Reader::new(line)?;
        reader.expect(HEAD, HEAD)?;
        while reader.skip(" ") {}
        let cols = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        reader.expect("x", "x between columns and rows")?;
        let rows = reader.small(SMALLEST_SIDE, LARGEST_SIDE)?;
        if cols.max(rows) < 5 {
            let reason = "a line of five does not fit on this board".to_owned();
            return Err(reader.error(Expected::Consistent(reason)));
        }
        let begins = line.rsplit([',', ' ']).next();
        let starter = match begins {
            Some("1") if line.contains(',') => Side::Second,
            _ => Side::First,
        };
        let params = MnkParams {
            cols,
            rows,
            len: 5,
            rule: Rule::Freestyle,
        };
        Ok(Position::new(Mnk::start(&params, starter)))
    };
    read().map_err(|reason| Problem::Start { reason })
}

/// Plays the move of a line; false if the line is none.
fn one(sitting: &mut Sitting, line: &str) -> Result<bool, Problem> {
    let numbers: Option<Vec<u32>> = line
        .split(',')
        .map(|number| number.trim().parse().ok())
        .collect();
    let Some([col, row, time @ ..]) = numbers.as_deref() else {
        return Ok(false);
    };
    let history = &mut sitting.history;
    let board = history.position().as_game::<Mnk>().map(Mnk::params);
    let within = |number: u32, most: u8| (1..=most).contains(&u8::try_from(number).unwrap_or(0));
    if !board.is_some_and(|board| within(*col, board.cols) && within(*row, board.rows)) {
        return Err(expected("a column and a row of the board, from 1,", line));
    }
    let (col, row) = (*col as u8 - 1, *row as u8 - 1);
    play(history, Mnk::pack(Place { row, col }), line)?;
    if let [ms, ..] = time {
        history.set_time(history.current(), Some(Duration::from_millis((*ms).into())))?;
    }
    Ok(true)
}

pub(super) fn write(sitting: &Sitting) -> Result<String, FormatError> {
    let start = lines(sitting, Format::Psq)?;
    let params = start.params();
    if params.len != 5 || start.stones() > 0 {
        return Err(FormatError::OnlyGomoku {
            id: sitting.start().short_id(),
        });
    }
    let seats = sitting.seats_at_the_end();
    let [first, second] = seats.map(|seat| u8::from(seat != Seat::Person));
    let begins = sitting.start().side_to_move().index();
    let mut text = format!(
        "{HEAD} {}x{}, {first}:{second}, {begins}\n",
        params.cols, params.rows
    );
    let history = sitting.history();
    for (node, mv) in main_line(history) {
        let Some(place) = Mnk::unpack(mv) else {
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
