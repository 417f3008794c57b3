//! How Northcott's game explains itself: it is Nim with the gaps as heaps.

use super::Northcott;
use fivefold_players::SearchResult;
use fivefold_players::nimbers::{Solved, nim_sum, winning_moves};
use fivefold_rules::{Cell, Game, Move, Position};
use fivefold_study::binary::BinaryColumns;
use fivefold_study::explain::Explain;
use fivefold_study::hint::{HintPlace, HintReason, path};
use fivefold_study::mistake::Mistake;
use fivefold_study::solved::{self, after, groups, plainly};
use fivefold_words::sentence::Sentence;

/// What Northcott's game tells.
pub(crate) static EXPLAIN: Explain = Explain {
    place: |position, target| Some(HintPlace::row(&position.view(), target.row)),
    action,
    cells,
    why,
    mistake,
    loss: solved::odd_column,
    keeping: solved::keeping::<Northcott>,
    is_only: solved::is_only::<Northcott>,
    winner: solved::winner::<Northcott>,
    balance: solved::balance::<Northcott>,
    columns: |position| position.as_game().map(columns),
    ..Explain::GENERIC
};

fn columns(northcott: &Northcott) -> BinaryColumns {
    BinaryColumns::new(northcott.gaps())
}

fn action(position: &Position, mv: Move) -> Option<Sentence> {
    let northcott: &Northcott = position.as_game()?;
    let slide = Northcott::unpack(mv)?;
    let advance = northcott.advance(slide);
    let what = Sentence::new(match advance {
        0.. => "hint-what-advance",
        _ => "hint-what-retreat",
    });
    let what = what.number("n", advance.unsigned_abs());
    Some(what.text("cell", position.move_text(mv)))
}

/// The way of the stone.
fn cells(position: &Position, mv: Move) -> Option<Vec<Cell>> {
    let northcott: &Northcott = position.as_game()?;
    let target = position.target(mv)?;
    let pair = northcott.pairs().get(usize::from(target.row))?;
    let from = Cell::new(pair.of(northcott.side_to_move()), target.row);
    Some(path(from, target))
}

fn why(erased: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let position: &Northcott = erased.as_game()?;
    let next = after(position, choice.mv)?;
    if let Some(told) = plainly(position, &next) {
        return Some(told);
    }
    let (key, shown) = match position.is_lost() {
        true => ("hint-why-lost-gaps", position),
        false => ("hint-why-gaps", &next),
    };
    let begin = |row: u8| {
        let pair = shown.pairs().get(usize::from(row));
        Cell::new(pair.map_or(0, |pair| pair.o + 1), row)
    };
    let told = HintReason {
        evidence: groups(&columns(shown), begin),
        ..HintReason::plainly(Sentence::new(key))
    };
    Some(told.prove(erased, choice.mv))
}

/// The nim-sum of the gaps that were left; marked is the way of the counter with which the opponent
/// wins.
fn mistake(mistake: &Mistake) -> Option<HintReason> {
    let left: &Northcott = mistake.after.as_game()?;
    if mistake.wins_at_once().is_some() {
        return None;
    }
    let reply = *winning_moves(left).first()?;
    let why = Sentence::new("mistake-gaps").number("n", nim_sum(left.gaps()));
    let told = mistake.mark_answer(HintReason::plainly(why), Northcott::pack(reply));
    Some(told.prove(mistake.before, mistake.played))
}
