//! A game as an id and a list of moves.

use super::{FormatError, Problem, RowsFrom, at, expected, main_line, play, short, sit_down};
use crate::games::mnk::{Mnk, Place};
use crate::games::notation::{self, parse_id};
use crate::games::{Game as _, GameKind, Move, Position};
use crate::table::Sitting;
use crate::table::history::History;

/// The game when no id stands before the moves.
const USUAL: &str = "mnk:15x15x5";

pub(super) fn read(text: &str, rows: RowsFrom) -> Result<Sitting, FormatError> {
    if text.is_empty() {
        return Err(at(text, 0, expected("a game", "")));
    }
    let mut words = words(text).peekable();
    let is_id = |word: &str| word.contains([':', '(']) || word == "tic_tac_toe";
    let id = words.next_if(|(_, word)| is_id(word)).or_else(|| {
        // A word that begins a text but is no move either is most likely meant as an id.
        words.next_if(|(_, word)| next_cell(word).is_none())
    });
    let (place, id) = id.unwrap_or((0, USUAL));
    let start = parse_id(id).map_err(|reason| {
        let text_of = short(id);
        at(
            text,
            place,
            Problem::Text {
                text: text_of,
                reason,
            },
        )
    })?;
    let mut sitting = sit_down(start.position);
    let history = &mut sitting.history;
    for (place, word) in words {
        if history.start().kind() == GameKind::Mnk {
            cells(history, word, rows).map_err(|(inside, e)| at(text, place + inside, e))?;
        } else {
            one(history, word).map_err(|problem| at(text, place, problem))?;
        }
    }
    Ok(sitting)
}

pub(super) fn write(sitting: &Sitting) -> String {
    let history = sitting.history();
    let mut position = history.start().clone();
    let mut text = position.short_id();
    let together = position.kind() == GameKind::Mnk;
    for (number, (_, mv)) in main_line(history).enumerate() {
        if number == 0 || !together {
            text.push(' ');
        }
        text.push_str(&position.move_text(mv));
        // Legal, because it was played here.
        let _ = position.play(mv);
    }
    text.push('\n');
    text
}

/// The words of a text with their places in bytes.
fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_ascii_whitespace()
        .map(move |word| (word.as_ptr() as usize - text.as_ptr() as usize, word))
}

/// Splits the name of a cell from the beginning of a word: a letter and digits.
fn next_cell(word: &str) -> Option<(&str, &str)> {
    let digits = word.strip_prefix(|c: char| c.is_ascii_alphabetic())?;
    let end = digits
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(digits.len());
    (end > 0).then(|| word.split_at(1 + end))
}

/// Plays the moves of a word in which they may follow each other without blanks.
fn cells(history: &mut History, word: &str, rows: RowsFrom) -> Result<(), (usize, Problem)> {
    let mut rest = word;
    while !rest.is_empty() {
        let place = word.len() - rest.len();
        let Some((name, after)) = next_cell(rest) else {
            return Err((place, expected("a cell such as h8", rest)));
        };
        let mv = cell(history.position(), &name.to_ascii_lowercase(), rows);
        mv.and_then(|mv| play(history, mv, name))
            .map_err(|problem| (place, problem))?;
        rest = after;
    }
    Ok(())
}

fn cell(position: &Position, name: &str, rows: RowsFrom) -> Result<Move, Problem> {
    let Some(lines) = position.as_game::<Mnk>() else {
        return Err(expected("a game of Lines", name));
    };
    let (cols, count) = (lines.params().cols, lines.params().rows);
    let mut cell = notation::parse_cell(name, cols, count).map_err(|reason| Problem::Text {
        text: short(name),
        reason,
    })?;
    if rows == RowsFrom::Top {
        cell.row = count - 1 - cell.row;
    }
    Ok(Mnk::pack(Place::from(cell)))
}

fn one(history: &mut History, word: &str) -> Result<(), Problem> {
    let mv = history
        .position()
        .parse_move(word)
        .map_err(|reason| Problem::Text {
            text: short(word),
            reason,
        })?;
    play(history, mv, word)
}
