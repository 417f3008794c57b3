//! How Corner Nim explains itself: by the squares from which the side to move loses.

use super::Corner;
use fivefold_players::SearchResult;
use fivefold_players::nimbers::{Solved, winning_moves};
use fivefold_rules::{Cell, Game, Move, Position};
use fivefold_study::binary::BinaryColumns;
use fivefold_study::explain::Explain;
use fivefold_study::hint::{HintMark, HintPlace, HintReason, path};
use fivefold_study::mistake::Mistake;
use fivefold_study::solved::{self, after, plainly};
use fivefold_words::sentence::Sentence;

/// What Corner Nim tells.
pub(crate) static EXPLAIN: Explain = Explain {
    place,
    action,
    cells: |position, mv| {
        let corner: &Corner = position.as_game()?;
        Some(path(corner.stone(), position.target(mv)?))
    },
    why,
    mistake,
    loss: solved::odd_column,
    keeping: solved::keeping::<Corner>,
    is_only: solved::is_only::<Corner>,
    winner: solved::winner::<Corner>,
    balance: solved::balance::<Corner>,
    columns,
    ..Explain::GENERIC
};

/// The columns and the rows to go; with the queen's moves they are no heaps.
fn columns(position: &Position) -> Option<BinaryColumns> {
    let corner: &Corner = position.as_game()?;
    let (cols, rows) = corner.distances();
    (!corner.is_queen()).then(|| BinaryColumns::new([cols, rows]))
}

/// All that lies to the left of the stone, below it, or diagonally left below it.
fn place(position: &Position, target: Cell) -> Option<HintPlace> {
    let corner: &Corner = position.as_game()?;
    let (view, stone) = (position.view(), corner.stone());
    let of = |key, lies_there: &dyn Fn(Cell) -> bool| {
        Some(HintPlace::of(&view, Sentence::new(key), lies_there))
    };
    match (target.row == stone.row, target.col == stone.col) {
        (true, _) => of("hint-where-left", &|cell| {
            cell.row == stone.row && cell.col < stone.col
        }),
        (_, true) => of("hint-where-down", &|cell| {
            cell.col == stone.col && cell.row > stone.row
        }),
        _ => of("hint-where-diagonal", &|cell| {
            cell.row > stone.row
                && cell.row.abs_diff(stone.row) == stone.col.abs_diff(cell.col)
                && cell.col < stone.col
        }),
    }
}

fn action(position: &Position, mv: Move) -> Option<Sentence> {
    let corner: &Corner = position.as_game()?;
    let (stone, target) = (corner.stone(), position.target(mv)?);
    let left = stone.col.abs_diff(target.col);
    let down = stone.row.abs_diff(target.row);
    let what = Sentence::new(match (left, down) {
        (_, 0) => "hint-what-go-left",
        (0, _) => "hint-what-go-down",
        _ => "hint-what-go-diagonally",
    });
    let what = what.number("n", left.max(down));
    Some(what.text("cell", position.move_text(mv)))
}

fn why(erased: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let position: &Corner = erased.as_game()?;
    let next = after(position, choice.mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let (cols, rows) = next.distances();
    let why = match (position.is_lost(), position.is_queen()) {
        (true, false) => Sentence::new("hint-why-lost-equal-distances"),
        (true, true) => Sentence::new("hint-why-lost-wythoff"),
        (false, false) => Sentence::new("hint-why-equal-distances").number("n", cols),
        (false, true) => Sentence::new("hint-why-wythoff")
            .number("near", cols.min(rows))
            .number("far", cols.max(rows))
            .number("pair", cols.abs_diff(rows)),
    };
    let view = position.view();
    let cold = view.cells().filter(|&cell| {
        let placed = position.place(cell, position.side_to_move());
        // The corner itself: who must move there has lost.
        placed.is_ok_and(|placed| placed.is_lost()) || cell == position.params().home()
    });
    let told = HintReason::plainly(why).mark(HintMark::Cold, cold);
    Some(match position.is_queen() {
        true => told,
        false => told.prove(erased, choice.mv),
    })
}

/// The distances that were left; marked are the squares to which the opponent can move to win.
fn mistake(mistake: &Mistake) -> Option<HintReason> {
    let left: &Corner = mistake.after.as_game()?;
    if mistake.wins_at_once().is_some() {
        return None;
    }
    let (cols, rows) = left.distances();
    let why = match left.is_queen() {
        false => Sentence::new("mistake-unequal-distances")
            .number("cols", cols)
            .number("rows", rows),
        true => Sentence::new("mistake-no-wythoff-pair")
            .number("near", cols.min(rows))
            .number("far", cols.max(rows)),
    };
    let replies = winning_moves(left).into_iter().map(Corner::pack);
    let cold = replies.filter_map(|mv| mistake.after.target(mv));
    let told = HintReason::plainly(why).mark(HintMark::Cold, cold);
    Some(match left.is_queen() {
        true => told,
        false => told.prove(mistake.before, mistake.played),
    })
}
