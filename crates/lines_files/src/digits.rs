//! Diagrams of digits: 0 is an empty point, 1 a black stone, 2 a white one, with blanks or commas
//! between them or nothing. Boards are square; they stand one below the other, and a number of them
//! may stand above. What is left of a board at the end is told.

use fivefold_lines::LARGEST_SIDE;
use fivefold_rules::Side;

use crate::diagram::position;
use crate::plain::{TextLine, filled_lines, note_passed_over, plain_chars};
use crate::{FileGame, FilePlace, NoteKind};

/// Fewer digits side by side are no row of a board.
const SMALLEST: usize = 5;

type DigitRow = (FilePlace, Vec<Option<Side>>);

/// The positions of a text that consists of such diagrams.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let mut rows: Vec<DigitRow> = Vec::new();
    let mut others: Vec<(usize, TextLine<'_>)> = Vec::new();
    for line in filled_lines(text) {
        match row(line.text) {
            Some(cells) => rows.push((line.place(), cells)),
            None => others.push((rows.len(), line)),
        }
    }
    let side = rows.first()?.1.len();
    if text.contains(',') && rows.iter().all(|(_, cells)| are_offsets(cells)) {
        return None;
    }
    let is_board = side <= usize::from(LARGEST_SIDE)
        && rows.len() >= side
        && rows.iter().all(|(_, cells)| cells.len() == side)
        && others.iter().all(|(before, _)| before % side == 0);
    if !is_board || others.len() > rows.len() {
        return None;
    }
    let board = |rows: &[DigitRow]| {
        let cells: Vec<&[Option<Side>]> = rows.iter().map(|(_, cells)| &cells[..]).collect();
        position(rows[0].0, &cells, None, true)
    };
    let mut games: Vec<FileGame> = rows.chunks_exact(side).map(board).collect();
    let is_count = |text: &str| text.trim().parse() == Ok(games.len());
    let others: Vec<_> = others
        .into_iter()
        .filter(|(before, line)| *before > 0 || !is_count(line.text))
        .map(|(before, line)| (before / side, line))
        .collect();
    if let Some((place, _)) = rows.chunks_exact(side).remainder().first() {
        games.last_mut()?.note(*place, NoteKind::rest("0 1 2"));
    }
    note_passed_over(&mut games, &others);
    Some(games)
}

/// Whether digits may be an opening in offsets from the middle, in which no stone comes twice.
fn are_offsets(cells: &[Option<Side>]) -> bool {
    let pairs: Vec<_> = cells.chunks_exact(2).collect();
    let is_new = |(index, pair): (usize, &&[Option<Side>])| !pairs[..index].contains(pair);
    cells.len().is_multiple_of(2) && pairs.iter().enumerate().all(is_new)
}

/// The row of a board in a line, if it is one.
fn row(line: &str) -> Option<Vec<Option<Side>>> {
    let chars = plain_chars(line);
    let is_between = |c: &char| matches!(c, ' ' | ',' | ';' | '|');
    // Digits apart are numbers of one digit each.
    let apart = chars.iter().any(is_between);
    let numbers = chars.split(is_between).filter(|number| !number.is_empty());
    if apart && !numbers.clone().all(|number| number.len() == 1) {
        return None;
    }
    let cells: Option<Vec<_>> = numbers
        .flatten()
        .map(|c| match c {
            '0' => Some(None),
            '1' => Some(Some(Side::First)),
            '2' => Some(Some(Side::Second)),
            _ => None,
        })
        .collect();
    cells.filter(|cells| cells.len() >= SMALLEST)
}
