//! How Nim explains itself: by the pairs of ones in the binary columns of its heaps.

use super::Nim;
use crate::players::SearchResult;
use crate::players::nimbers::Solved;
use crate::rules::notation::column_letter;
use crate::rules::{Cell, Game, Move, Position};
use crate::study::binary::Columns;
use crate::study::explain::Explain;
use crate::study::hint::{HintReason, Place};
use crate::study::solved::{self, after, groups, plainly};
use crate::words::sentence::Sentence;

/// What Nim tells.
pub static EXPLAIN: Explain = Explain {
    place: |position, target| Some(Place::row(&position.view(), target.row)),
    action,
    cells,
    why,
    keeping: solved::keeping::<Nim>,
    is_only: solved::is_only::<Nim>,
    winner: solved::winner::<Nim>,
    columns: |position| position.as_game().map(columns),
    ..Explain::GENERIC
};

fn columns(nim: &Nim) -> Columns {
    Columns::new(nim.heaps().iter().copied())
}

fn action(_: &Position, mv: Move) -> Option<Sentence> {
    let take = Nim::unpack(mv)?;
    let what = Sentence::new("hint-what-take").number("n", take.count);
    Some(what.text("row", column_letter(take.heap).to_string()))
}

/// The pieces that are taken.
fn cells(position: &Position, mv: Move) -> Option<Vec<Cell>> {
    let take = Nim::unpack(mv)?;
    let first = position.target(mv)?;
    let taken = first.col..first.col + take.count;
    Some(taken.map(|col| Cell::new(col, first.row)).collect())
}

fn why(erased: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let position: &Nim = erased.as_game()?;
    let next = after(position, choice.mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let singles = |nim: &Nim| nim.is_misere() && nim.heaps().iter().all(|&heap| heap <= 1);
    let (why, shown) = if position.is_lost() {
        let key = match singles(position) {
            true => "hint-why-lost-odd-singles",
            false => "hint-why-lost-columns",
        };
        (Sentence::new(key), position)
    } else if singles(&next) {
        let left: u8 = next.heaps().iter().sum();
        let why = Sentence::new("hint-why-odd-singles").number("n", left);
        (why, &next)
    } else {
        (Sentence::new("hint-why-columns"), &next)
    };
    let told = HintReason {
        evidence: groups(&columns(shown), |heap| Cell::new(0, heap)),
        ..HintReason::plainly(why)
    };
    Some(told.prove(erased, choice.mv))
}
