//! A game as an id and a list of moves.

use super::{A_GAME, RowsFrom};
use fivefold_games::{UNNAMED, parse_id};
use fivefold_match::game_formats::{
    FormatProblem, GameFormatError, GameFormats, at, expected, play, short, start_match,
};
use fivefold_match::history::History;
use fivefold_match::{Match, Seat};
use fivefold_rules::{GameId, Move, Position};

pub(super) fn read(text: &str, rows: RowsFrom) -> Result<Match, GameFormatError> {
    if text.is_empty() {
        return Err(at(text, 0, expected(A_GAME, "")));
    }
    let mut words = words(text).peekable();
    let id = words.next_if(|(_, word)| is_id(word)).or_else(|| {
        // A word that begins a text but is no move either is most likely meant as an id.
        words.next_if(|(_, word)| next_cell(word).is_none())
    });
    let (place, id) = id.unwrap_or((0, UNNAMED.as_str()));
    let start = parse_id(id).map_err(|reason| {
        let text_of = short(id);
        at(
            text,
            place,
            FormatProblem::Text {
                text: text_of,
                reason,
            },
        )
    })?;
    let mut game_match = start_match(start.position, [Seat::Person; 2]);
    let history = game_match.history_mut();
    let together = moves_are_cells(history.start().game());
    for (place, word) in words {
        if together {
            cells(history, word, rows).map_err(|(inside, e)| at(text, place + inside, e))?;
        } else {
            one(history, word).map_err(|problem| at(text, place, problem))?;
        }
    }
    Ok(game_match)
}

/// Whether a word is meant as an id.
fn is_id(word: &str) -> bool {
    word.contains([':', '(']) || word == "tic_tac_toe"
}

/// Whether a text begins with the id of a game, by its name.
pub(super) fn begins_with_id(text: &str) -> bool {
    let first = text.split_ascii_whitespace().next().unwrap_or("");
    let name = first.split([':', '(']).next().unwrap_or("");
    let is_game = fivefold_games::all()
        .iter()
        .any(|game| game.as_str() == name);
    is_id(first) && (is_game || parse_id(first).is_ok())
}

pub(super) fn write(game_match: &Match) -> String {
    let history = game_match.history();
    let start = history.start();
    let moves: Vec<Move> = history.main_moves().collect();
    let between = match moves_are_cells(start.game()) {
        true => "",
        false => " ",
    };
    let moves = start.move_texts(&moves).join(between);
    let text = format!("{} {moves}", start.short_id());
    format!("{}\n", text.trim_end())
}

/// The moves that led to the position on the table, with the id of the start before them.
#[must_use]
pub fn moves_up_to_here(game_match: &Match) -> String {
    let start = game_match.start();
    let mut texts = vec![start.short_id()];
    texts.extend(start.move_texts(game_match.moves()));
    texts.join(" ")
}

/// Whether moves of this game are names of cells, which may follow each other without blanks.
fn moves_are_cells(game: GameId) -> bool {
    let formats = game.extension::<GameFormats>();
    formats.is_some_and(|formats| formats.moves_are_cells)
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
fn cells(history: &mut History, word: &str, rows: RowsFrom) -> Result<(), (usize, FormatProblem)> {
    let mut rest = word;
    while !rest.is_empty() {
        let place = word.len() - rest.len();
        let Some((name, after)) = next_cell(rest) else {
            return Err((place, expected("expected-cell", rest)));
        };
        let mv = cell(history.position(), &name.to_ascii_lowercase(), rows);
        mv.and_then(|mv| play(history, mv, name))
            .map_err(|problem| (place, problem))?;
        rest = after;
    }
    Ok(())
}

fn cell(position: &Position, name: &str, rows: RowsFrom) -> Result<Move, FormatProblem> {
    let turned = match rows {
        RowsFrom::Bottom => None,
        RowsFrom::Top => from_bottom(name, position.view().rows),
    };
    let read = position.parse_move(turned.as_deref().unwrap_or(name));
    read.map_err(|reason| FormatProblem::Text {
        text: short(name),
        reason,
    })
}

/// The name of a cell whose row is counted from the top, with the row counted from the bottom;
/// nothing if there is no such row.
fn from_bottom(name: &str, rows: u8) -> Option<String> {
    let (column, row) = name.split_at_checked(1)?;
    let row: u8 = row.parse().ok().filter(|row| (1..=rows).contains(row))?;
    Some(format!("{column}{}", rows + 1 - row))
}

fn one(history: &mut History, word: &str) -> Result<(), FormatProblem> {
    let mv = history
        .position()
        .parse_move(word)
        .map_err(|reason| FormatProblem::Text {
            text: short(word),
            reason,
        })?;
    play(history, mv, word)
}
