//! A board in words, field by field.

use bevy::prelude::*;

use super::{Now, Place};
use crate::app::language::{Words, number, text};
use crate::app::screens::setup::side_key;
use crate::games::notation::column_letter;
use crate::games::{Cell, GameKind, Position, View};

/// The board in words. In a game of Nim the rows hold the pebbles that are seen, gaps left out, so
/// that a mark is put on the pebble that is meant.
pub(super) fn board(words: &Words, position: &Position, now: Option<&Now>) -> Vec<Vec<Place>> {
    let view = position.view();
    let is_nim = position.kind() == GameKind::Nim;
    let row_of = |row| -> Vec<Cell> {
        match now {
            Some(now) if is_nim => {
                let mut cells: Vec<Cell> = now.pieces.to_vec();
                cells.retain(|cell| cell.row == row);
                cells.sort_unstable();
                cells
            }
            _ => (0..view.cols)
                .map(|col| Cell::new(col, row))
                .filter(|&cell| !is_nim || view.at(cell).count > 0)
                .collect(),
        }
    };
    let forbidden = match now {
        Some(_) => position.forbidden_cells(),
        None => Vec::new(),
    };
    let marks = now.and_then(|now| now.stage).map(|stage| &stage.marks);
    (0..view.rows)
        .map(|row| {
            let place = |cell: Cell| {
                let marked = marks.is_some_and(|marks| marks.contains(&cell));
                let label = if forbidden.iter().any(|&(at, _)| at == cell) {
                    let place = place_name(position.kind(), &view, cell);
                    format!("{place}, {}", words.say("reading-forbidden"))
                } else {
                    label(words, position.kind(), &view, cell, marked)
                };
                Place {
                    cell,
                    label,
                    marked,
                }
            };
            row_of(row).into_iter().map(place).collect()
        })
        .collect()
}

/// The name of a cell, as at the edges of the board.
fn place_name(kind: GameKind, view: &View, cell: Cell) -> String {
    match kind {
        GameKind::Nim | GameKind::Northcott => {
            format!("{}{}", column_letter(cell.row), cell.col + 1)
        }
        _ => format!("{}{}", column_letter(cell.col), view.rows - cell.row),
    }
}

fn label(words: &Words, kind: GameKind, view: &View, cell: Cell, marked: bool) -> String {
    let square = view.at(cell);
    let place = place_name(kind, view, cell);
    let owner = square.owner.map(|side| words.say(side_key(side)));
    let what = match (kind, square.count, owner) {
        (GameKind::Nim, _, _) if marked => words.say("reading-pebble-marked"),
        (GameKind::Nim, _, _) => words.say("reading-pebble"),
        (_, 0, _) => words.say("reading-empty"),
        (GameKind::Corner, _, _) => words.say("reading-lantern"),
        (GameKind::Atoms, count, Some(owner)) => words.with(
            "reading-atoms",
            &[("name", text(&owner)), ("n", number(count))],
        ),
        (_, _, Some(owner)) => owner,
        (_, count, None) => count.to_string(),
    };
    format!("{place}, {what}")
}
