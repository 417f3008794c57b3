//! Lines of letters in pairs, column and row from the top as in SGF but without its brackets:
//! `hhhiig` or `HhHiIg`. A line is a game; most begin in the middle of the board.

use std::collections::HashSet;

use fivefold_rules::Cell;

use crate::main_line::MainLine;
use crate::plain::{Line, lines};
use crate::{FileGame, NoteKind};

/// The sides of boards in whose middle such games begin.
const SIDES: [u8; 2] = [15, 19];
/// Fewer letters may be a word.
const FEWEST_LETTERS: usize = 6;

/// The games of a text that consists of such lines.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let lines: Vec<(Line<'_>, Vec<Cell>)> = lines(text)
        .filter(|line| !line.text.trim().is_empty())
        .map(|line| Some((line, pairs(line.text.trim())?)))
        .collect::<Option<_>>()?;
    let (_, first) = lines.first()?;
    let middle = *first.first()?;
    let side = SIDES.into_iter().find(|side| {
        let is_middle = (middle.col, middle.row) == (side / 2, side / 2);
        let mut all = lines.iter().flat_map(|(_, cells)| cells);
        is_middle && all.all(|cell| cell.col.max(cell.row) < *side)
    })?;
    let begin_there = |(_, cells): &&(_, Vec<Cell>)| cells.first() == Some(&middle);
    let count = lines.iter().filter(begin_there).count();
    (4 * count > 3 * lines.len()).then(|| {
        let game = |(line, cells): (Line<'_>, Vec<Cell>)| game(line, &cells, side);
        lines.into_iter().map(game).collect()
    })
}

/// The cells of a line that consists of different pairs and nothing else.
fn pairs(line: &str) -> Option<Vec<Cell>> {
    let letters = line.as_bytes();
    if letters.len() < FEWEST_LETTERS || !letters.len().is_multiple_of(2) {
        return None;
    }
    let mut seen = HashSet::new();
    let index = |letter: u8| {
        letter
            .is_ascii_alphabetic()
            .then(|| letter.to_ascii_lowercase() - b'a')
    };
    letters
        .chunks_exact(2)
        .map(|pair| {
            let cell = Cell::new(index(pair[0])?, index(pair[1])?);
            seen.insert((cell.col, cell.row)).then_some(cell)
        })
        .collect()
}

fn game(text: Line<'_>, cells: &[Cell], side: u8) -> FileGame {
    let mut line = MainLine::new(side, side);
    let key = "file-note-coordinates-from-top";
    line.note(text.place(), NoteKind::GuessedCoordinates { key });
    if side != SIDES[0] {
        let (cols, rows) = (side, side);
        line.note(text.place(), NoteKind::GuessedSize { cols, rows });
    }
    for (index, cell) in cells.iter().enumerate() {
        line.stone(text.at(2 * index), *cell);
    }
    line.game
}
