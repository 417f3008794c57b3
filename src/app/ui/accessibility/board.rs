//! A board in words, field by field.

use bevy::prelude::*;

use super::{Now, Place};
use crate::app::state::language::{Words, number, text};
use crate::app::ui::screens::setup::side_key;
use crate::look::{Look, StockPiece};
use crate::rules::{Cell, Position, View};

/// The board in words. Heaps hold the pieces that are seen, gaps left out, so that a mark is put on
/// the piece that is meant.
pub(super) fn board(words: &Words, position: &Position, now: Option<&Now>) -> Vec<Vec<Place>> {
    let view = position.view();
    let look = Look::of(position.game());
    let has_heaps = look.has_heaps();
    let row_of = |row| -> Vec<Cell> {
        match now {
            Some(now) if has_heaps => {
                let mut cells: Vec<Cell> = now.pieces.to_vec();
                cells.retain(|cell| cell.row == row);
                cells.sort_unstable();
                cells
            }
            _ => (0..view.cols)
                .map(|col| Cell::new(col, row))
                .filter(|&cell| !has_heaps || view.at(cell).count > 0)
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
                    let place = look.coordinates.cell_name(&view, cell);
                    format!("{place}, {}", words.say("reading-forbidden"))
                } else {
                    label(words, look, &view, cell, marked)
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

fn label(words: &Words, look: &Look, view: &View, cell: Cell, marked: bool) -> String {
    let square = view.at(cell);
    let place = look.coordinates.cell_name(view, cell);
    let owner = square.owner.map(|side| words.say(side_key(side)));
    let piece = (look.piece)(cell, square.owner);
    let what = match (piece, square.count, owner) {
        (StockPiece::Pebble, ..) if marked => words.say("reading-pebble-marked"),
        (StockPiece::Pebble, ..) if look.has_heaps() => words.say("reading-pebble"),
        (_, 0, _) => words.say("reading-empty"),
        (StockPiece::Pebble, ..) => words.say("reading-pebble"),
        (StockPiece::Lantern, ..) => words.say("reading-lantern"),
        (StockPiece::Tile, ..) => words.say("reading-tile"),
        (StockPiece::Light, count, Some(owner)) => words.with(
            "reading-atoms",
            &[("name", text(&owner)), ("n", number(count))],
        ),
        (StockPiece::Disc, _, Some(owner)) => owner,
        (StockPiece::Disc | StockPiece::Light, count, None) => count.to_string(),
    };
    format!("{place}, {what}")
}
