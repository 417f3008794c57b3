//! JSON as web pages and programs for learning save it: each has its own names, but the moves are a
//! list of objects with a column and a row, or with the name of a cell, and a position is a list of
//! rows or a text of them. Everything else in it is passed over with a word.

use std::collections::HashSet;

use fivefold_rules::{Cell, Side};
use serde_json::{Deserializer, Value};

use crate::coordinates::{Lettered, Numbered, side_of};
use crate::main_line::MainLine;
use crate::places::Places;
use crate::{CoordinateGuess, FileGame, FilePlace, NoteKind, diagram, digits};

/// What lists of moves are called, without signs between the words.
const MOVES: [&str; 7] = [
    "moves",
    "movelist",
    "movehistory",
    "history",
    "steps",
    "record",
    "records",
];
/// What positions are called.
const BOARDS: [&str; 5] = ["board", "boardstate", "initialboard", "position", "grid"];
/// What the side of the board is called.
const SIDES: [&str; 3] = ["boardsize", "size", "n"];
/// What columns and rows are called.
const COLUMNS: [&str; 5] = ["col", "column", "columnindex", "x", "c"];
const ROWS: [&str; 4] = ["row", "rowindex", "y", "r"];
/// Fewest moves that are a game.
const FEWEST_MOVES: usize = 2;

/// The games and positions of a text that consists of JSON.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    if !text.trim_start().starts_with(['{', '[']) {
        return None;
    }
    let mut games = Vec::new();
    let mut places = Places::new(text);
    let mut values = Deserializer::from_str(text).into_iter::<Value>();
    let mut begin = 0;
    while let Some(value) = values.next() {
        let blanks = text[begin..].len() - text[begin..].trim_start().len();
        let place = places.at(begin + blanks);
        begin = values.byte_offset();
        // What is no JSON to its end is something else.
        find(&value.ok()?, place, &mut games);
    }
    (!games.is_empty()).then_some(games)
}

/// Adds the games in a value.
fn find(value: &Value, place: FilePlace, games: &mut Vec<FileGame>) {
    let members = match value {
        Value::Object(members) => members,
        Value::Array(values) => {
            values.iter().for_each(|value| find(value, place, games));
            return;
        }
        _ => return,
    };
    let named = |names: &[&str]| {
        let mut members = members.iter();
        members.find(|(name, _)| names.contains(&&*plain(name)))
    };
    let side = named(&SIDES).filter(|(_, value)| value.is_number());
    let told = side.and_then(|(_, value)| side_of(value.as_u64()?));
    let board = named(&BOARDS).and_then(|(name, value)| Some((name, position(value, place)?)));
    let stones = board.as_ref().map(|(_, position)| position);
    let moves =
        named(&MOVES).and_then(|(name, value)| Some((name, game(value, told, stones, place)?)));
    let Some((read, mut game)) = moves.or(board) else {
        members.values().for_each(|value| find(value, place, games));
        return;
    };
    let is_read = |name: &str| name == read || side.is_some_and(|(it, _)| it == name);
    let rest = members.keys().map(String::as_str);
    let rest: Vec<&str> = rest.filter(|name| !is_read(name)).collect();
    if !rest.is_empty() {
        game.note(place, NoteKind::passed_over(&rest.join(" ")));
    }
    games.push(game);
}

/// A name without signs and capitals.
fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| c.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// A game of a list of moves.
fn game(
    value: &Value,
    told: Option<u8>,
    board: Option<&FileGame>,
    place: FilePlace,
) -> Option<FileGame> {
    let Value::Array(moves) = value else {
        return None;
    };
    if moves.len() < FEWEST_MOVES {
        return None;
    }
    if let Some(names) = moves.iter().map(cell_name).collect::<Option<Vec<_>>>() {
        if let Some(game) = board.and_then(|board| as_on(board, &names, place)) {
            return Some(game);
        }
        let way = Lettered::fitting(names.iter().copied(), told.map(|side| (side, side)));
        let mut line = MainLine::new(way.cols, way.rows);
        way.notes(told.is_some())
            .for_each(|kind| line.note(place, kind));
        for (letter, number) in names {
            line.stone(place, way.cell(letter, number)?);
        }
        return Some(line.game);
    }
    let mut moves: Vec<&Value> = moves.iter().collect();
    let pairs: Vec<(i64, i64)> = in_order(&mut moves)
        .iter()
        .map(|it| pair(it))
        .collect::<Option<_>>()?;
    let way = Numbered::of_a_program(pairs.iter().copied(), told);
    let mut line = MainLine::new(way.cols, way.rows);
    let size = told.is_none();
    let is_size = |kind: &NoteKind| matches!(kind, NoteKind::GuessedSize { .. });
    let notes = way.notes().filter(|kind| size || !is_size(kind));
    notes.for_each(|kind| line.note(place, kind));
    for (col, row) in &pairs {
        line.stone(place, way.cell(*col, *row)?);
    }
    if !are_in_turn(&moves) {
        line.note(place, NoteKind::GuessedSide);
    }
    Some(line.game)
}

/// The game whose stones are those of a position: programs count the rows of their names of cells
/// from either edge and from 0 or 1, and some leave out the letter i.
fn as_on(board: &FileGame, names: &[(u8, u32)], place: FilePlace) -> Option<FileGame> {
    let setup = board.nodes[0].setup.as_ref()?;
    let lie: HashSet<(u8, u8)> = setup.cells.iter().map(|(it, _)| (it.col, it.row)).collect();
    let rows = u32::from(board.board.rows);
    let ways = (0..8_u32).map(|way| (way & 1 != 0, way & 2 != 0, 1 - (way >> 2)));
    for (without_i, from_top, base) in ways {
        let cell = |&(letter, number): &(u8, u32)| {
            let col = letter.checked_sub(b'a')?;
            let col = col.checked_sub(u8::from(without_i && col > 7))?;
            let row = number.checked_sub(base).filter(|&row| row < rows)?;
            let row = if from_top { row } else { rows - 1 - row };
            let on_board = col < board.board.cols;
            Some(Cell::new(col, u8::try_from(row).ok().filter(|_| on_board)?))
        };
        let Some(cells) = names.iter().map(cell).collect::<Option<Vec<_>>>() else {
            continue;
        };
        if cells
            .iter()
            .map(|it| (it.col, it.row))
            .collect::<HashSet<_>>()
            != lie
        {
            continue;
        }
        let mut line = MainLine::new(board.board.cols, board.board.rows);
        let guesses = [
            (without_i, CoordinateGuess::WithoutI),
            (from_top, CoordinateGuess::FromTop),
            (base == 0, CoordinateGuess::From0),
        ];
        for (_, guess) in guesses.into_iter().filter(|(is, _)| *is) {
            line.note(place, NoteKind::GuessedCoordinates { guess });
        }
        cells.into_iter().for_each(|cell| line.stone(place, cell));
        return Some(line.game);
    }
    None
}

/// The moves by their numbers, if each has one of its own.
fn in_order<'v, 'l>(moves: &'l mut Vec<&'v Value>) -> &'l [&'v Value] {
    let number = |it: &&Value| member(it, &["number", "move", "ply", "turn", "step"]);
    let numbers: Option<Vec<i64>> = moves.iter().map(number).collect();
    if let Some(mut numbers) = numbers {
        numbers.sort_unstable();
        if numbers.windows(2).all(|two| two[0] != two[1]) {
            moves.sort_by_key(number);
        }
    }
    moves
}

/// The whole number of a member with one of these names.
fn member(value: &Value, names: &[&str]) -> Option<i64> {
    let Value::Object(members) = value else {
        return None;
    };
    let (_, value) = members
        .iter()
        .find(|(name, _)| names.contains(&&*plain(name)))?;
    value.as_i64()
}

fn pair(value: &Value) -> Option<(i64, i64)> {
    Some((member(value, &COLUMNS)?, member(value, &ROWS)?))
}

/// Whether the sides that are told take turns.
fn are_in_turn(moves: &[&Value]) -> bool {
    let side = |it: &&Value| member(it, &["player", "color", "colour", "side"]);
    let sides: Vec<Option<i64>> = moves.iter().map(side).collect();
    sides
        .windows(2)
        .all(|two| two[0].is_none() || two[0] != two[1])
}

/// The letter and the number of a move that is the name of a cell, or has one.
fn cell_name(value: &Value) -> Option<(u8, u32)> {
    let text = match value {
        Value::String(text) => text,
        Value::Object(members) => members.iter().find_map(|(_, value)| match value {
            Value::String(text) if cell(text).is_some() => Some(text),
            _ => None,
        })?,
        _ => return None,
    };
    cell(text)
}

fn cell(text: &str) -> Option<(u8, u32)> {
    let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
    let number = &text[1..];
    let is_number = (1..=2).contains(&number.len()) && number.bytes().all(|b| b.is_ascii_digit());
    let number = is_number.then(|| number.parse().ok())??;
    Some((letter.to_ascii_lowercase(), number))
}

/// The position of a text of rows, or of a list of rows that are texts or lists.
fn position(value: &Value, place: FilePlace) -> Option<FileGame> {
    let sign = |value: &Value| match value {
        Value::Number(number) => match number.as_i64() {
            Some(0) => Some('.'),
            Some(1) => Some('B'),
            Some(2 | -1) => Some('W'),
            _ => None,
        },
        Value::Null => Some('.'),
        Value::String(text) if text.chars().count() <= 1 => {
            Some(text.chars().next().unwrap_or('.'))
        }
        _ => None,
    };
    let row = |value: &Value| match value {
        Value::String(text) => Some(text.clone()),
        Value::Array(signs) => signs.iter().map(sign).collect(),
        _ => None,
    };
    let rows = match value {
        Value::String(text) => text.clone(),
        Value::Array(rows) => {
            let rows: Vec<String> = rows.iter().map(row).collect::<Option<_>>()?;
            rows.join("\n")
        }
        _ => return None,
    };
    let mut games = digits::games(&rows).or_else(|| diagram::games(&rows))?;
    let mut game = games.pop().filter(|_| games.is_empty())?;
    game.nodes[0].place = place;
    game.notes.iter_mut().for_each(|note| note.place = place);
    let is_empty = |side: Side| {
        let setup = game.nodes[0].setup.as_ref();
        setup.is_none_or(|setup| setup.cells.iter().all(|(_, it)| *it != Some(side)))
    };
    // An empty board is the start of something else.
    (!is_empty(Side::First) || !is_empty(Side::Second)).then_some(game)
}
