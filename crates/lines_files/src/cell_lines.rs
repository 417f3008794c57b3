//! Lines that are games, most of which begin in the middle of the board: letters in pairs, column and
//! row from the top as in SGF but without its brackets (`hhhiig` or `HhHiIg`), or the numbers of cells,
//! counted row by row from the top left corner, which is 0 (`112,97,83`).

use std::collections::HashSet;

use fivefold_rules::Cell;

use crate::main_line::MainLine;
use crate::plain::{TextLine, filled_lines};
use crate::{CoordinateGuess, FileGame, NoteKind};

/// The sides of boards in whose middle such games begin.
const SIDES: [u8; 2] = [15, 19];
/// Fewer letters may be a word, fewer numbers anything.
const FEWEST_CELLS: usize = 3;

/// A line and its cells, each with its place in the line, in bytes.
type CellLine<'t> = (TextLine<'t>, Vec<(usize, Cell)>);

/// The games of a text that consists of such lines.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let texts: Vec<TextLine<'_>> = filled_lines(text).collect();
    let read = |side, cells: fn(&str, u8) -> Option<Vec<(usize, Cell)>>| {
        let all: Option<Vec<CellLine<'_>>> = texts
            .iter()
            .map(|line| Some((*line, distinct(cells(line.text.trim_end(), side)?)?)))
            .collect();
        all.filter(|all| begin_in_the_middle(all, side))
            .map(|all| (side, all))
    };
    let mut ways = SIDES
        .into_iter()
        .flat_map(|side| [(side, pairs as _), (side, numbers as _)]);
    let (side, all) = ways.find_map(|(side, cells)| read(side, cells))?;
    Some(all.into_iter().map(|line| game(line, side)).collect())
}

fn begin_in_the_middle(all: &[CellLine<'_>], side: u8) -> bool {
    let middle = Cell::new(side / 2, side / 2);
    let begins_there = |(_, cells): &&CellLine<'_>| cells.first().is_some_and(|it| it.1 == middle);
    4 * all.iter().filter(begins_there).count() > 3 * all.len()
}

/// Cells of which none comes twice.
fn distinct(cells: Vec<(usize, Cell)>) -> Option<Vec<(usize, Cell)>> {
    let mut seen = HashSet::new();
    let is_new = |(_, cell): &(usize, Cell)| seen.insert((cell.col, cell.row));
    (cells.len() >= FEWEST_CELLS && cells.iter().all(is_new)).then_some(cells)
}

/// The cells of a line that consists of pairs of letters and nothing else.
fn pairs(line: &str, side: u8) -> Option<Vec<(usize, Cell)>> {
    let indent = line.len() - line.trim_start().len();
    let letters = line.trim_start().as_bytes();
    let index = |letter: u8| {
        let index = letter.to_ascii_lowercase().checked_sub(b'a')?;
        (letter.is_ascii_alphabetic() && index < side).then_some(index)
    };
    let pairs = letters.chunks(2).enumerate().map(|(number, pair)| {
        let [col, row] = *pair else {
            return None;
        };
        Some((indent + 2 * number, Cell::new(index(col)?, index(row)?)))
    });
    pairs.collect()
}

/// The cells of a line that consists of their numbers and nothing else.
fn numbers(line: &str, side: u8) -> Option<Vec<(usize, Cell)>> {
    let mut at = 0;
    let mut cells = Vec::new();
    for piece in line.split([',', ';', ' ', '\t']) {
        let place = at;
        at += piece.len() + 1;
        if piece.is_empty() {
            continue;
        }
        let number: u16 = piece.parse().ok()?;
        let (row, col) = (number / u16::from(side), number % u16::from(side));
        let row = u8::try_from(row).ok().filter(|&row| row < side)?;
        cells.push((place, Cell::new(u8::try_from(col).ok()?, row)));
    }
    Some(cells)
}

fn game((text, cells): CellLine<'_>, side: u8) -> FileGame {
    let mut line = MainLine::new(side, side);
    let guess = CoordinateGuess::FromTop;
    line.note(text.place(), NoteKind::GuessedCoordinates { guess });
    if side != SIDES[0] {
        let (cols, rows) = (side, side);
        line.note(text.place(), NoteKind::GuessedSize { cols, rows });
    }
    for (place, cell) in cells {
        line.stone(text.at(place), cell);
    }
    line.game
}
