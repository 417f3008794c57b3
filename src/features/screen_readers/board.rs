//! A board in words, field by field.

use std::collections::BTreeSet;

use crate::features::language::{Words, number, text};
use crate::features::marking::mark_in_words;
use crate::features::screen_readers::BoardState;
use crate::features::setup::side_key;
use crate::look::{Input, Look, StockPiece};
use crate::midend::opening::OpeningZone;
use crate::rules::{Cell, View};

/// One field of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LabelledCell {
    /// Which.
    pub cell: Cell,
    /// Its name and what lies there, for example “h8, Blue”.
    pub label: String,
    /// Whether it is marked, on boards on which one marks.
    pub marked: Option<bool>,
}

/// The fields row by row from the top. Heaps hold the pieces that are seen, gaps left out, so that a
/// mark is put on the piece that is meant.
pub(crate) fn fields(words: &Words, state: &BoardState) -> Vec<Vec<LabelledCell>> {
    let position = &state.position;
    let view = position.view();
    let look = Look::of(position.game());
    let has_heaps = look.has_heaps();
    let row_of = |row| -> Vec<Cell> {
        let row = (0..view.cols).map(|col| Cell::new(col, row));
        if !has_heaps {
            row.collect()
        } else if state.plays {
            row.filter(|cell| state.pieces.binary_search(cell).is_ok())
                .collect()
        } else {
            row.filter(|&cell| view.at(cell).count > 0).collect()
        }
    };
    let can_mark = state.plays && matches!(look.input, Input::MarkAndTake(_));
    let forbidden = if state.plays {
        position.forbidden_cells()
    } else {
        Vec::new()
    };
    let legal = legal_targets(look, state);
    let field = |cell: Cell| {
        let marked = state.marks.binary_search(&cell).is_ok();
        let is_empty = view.at(cell).count == 0;
        let in_zone = state.zone.contains(view.cols, view.rows, cell);
        let what = if forbidden.iter().any(|&(at, _)| at == cell) {
            words.say("reading-forbidden")
        } else if state.offered.contains(&cell) {
            words.say("reading-offered")
        } else if is_empty && !in_zone && matches!(state.zone, OpeningZone::Outside(_)) {
            words.say("reading-forbidden")
        } else {
            content(words, look, &view, cell, marked)
        };
        let is_wanted = is_empty && in_zone && matches!(state.zone, OpeningZone::Central(_));
        let is_legal = is_wanted || legal.contains(&cell);
        let place = look.coordinates.cell_name(&view, cell);
        let noted = state.noted.iter().filter(|mark| mark.cell == cell);
        let noted = noted.map(|mark| {
            let mark = mark_in_words(words, &mark.shape);
            words.with("reading-marked", &[("mark", text(&mark))])
        });
        LabelledCell {
            cell,
            label: words.punctuation().list(
                [place, what]
                    .into_iter()
                    .chain(noted)
                    .chain(is_legal.then(|| words.say("reading-legal"))),
            ),
            marked: can_mark.then_some(marked),
        }
    };
    (0..view.rows)
        .map(|row| row_of(row).into_iter().map(field).collect())
        .collect()
}

/// Where a move may go, in games whose boards show it.
fn legal_targets(look: &Look, state: &BoardState) -> BTreeSet<Cell> {
    if !state.plays || !look.marks.legal {
        return BTreeSet::new();
    }
    let position = &state.position;
    let moves = position.legal_moves();
    moves
        .into_iter()
        .filter_map(|mv| position.target(mv))
        .collect()
}

/// What lies on a field.
fn content(words: &Words, look: &Look, view: &View, cell: Cell, marked: bool) -> String {
    let square = view.at(cell);
    let owner = square.owner.map(|side| words.say(side_key(side)));
    let piece = (look.piece)(cell, square.owner);
    match (piece, square.count, owner) {
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
    }
}
