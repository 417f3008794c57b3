//! How Nim explains itself: by the pairs of ones in the binary columns of its heaps.

use super::Nim;
use fivefold_players::SearchResult;
use fivefold_players::nimbers::{Solved, nim_sum, winning_moves};
use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, Game, Move, Position};
use fivefold_study::binary::BinaryColumns;
use fivefold_study::explain::{Explain, Phrase};
use fivefold_study::hint::{HintPlace, HintReason};
use fivefold_study::mistake::Mistake;
use fivefold_study::solved::{self, after, groups, plainly};
use fivefold_words::sentence::Sentence;

/// What Nim tells.
pub(crate) static EXPLAIN: Explain = Explain {
    place: |position, target| Some(HintPlace::row(&position.view(), target.row)),
    action: |_, mv| take(mv, "hint-what-take"),
    phrase: |_, mv| {
        let name = take(mv, "move-take")?;
        let made = "move-taken";
        Some(Phrase { name, made })
    },
    cells,
    why,
    mistake,
    loss: |game| {
        let left: &Nim = game.mistake.after.as_game()?;
        match is_misere_end(left) {
            true => None,
            false => solved::odd_column(game),
        }
    },
    keeping: solved::keeping::<Nim>,
    is_only: solved::is_only::<Nim>,
    winner: solved::winner::<Nim>,
    balance: |position| position.as_game().and_then(balance),
    columns: |position| position.as_game().map(columns),
    ..Explain::GENERIC
};

fn columns(nim: &Nim) -> BinaryColumns {
    BinaryColumns::new(nim.heaps().iter().copied())
}

/// Whether the nim-sum is 0; where single pieces are left in misère Nim it decides nothing.
fn balance(nim: &Nim) -> Option<bool> {
    (!is_misere_end(nim)).then(|| nim_sum(nim.heaps().iter().copied()) == 0)
}

/// How many are taken, and from which row.
fn take(mv: Move, key: &'static str) -> Option<Sentence> {
    let take = Nim::unpack(mv)?;
    let what = Sentence::new(key).number("n", take.count);
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
    let (why, shown) = if position.is_lost() {
        let key = match is_misere_end(position) {
            true => "hint-why-lost-odd-singles",
            false => "hint-why-lost-columns",
        };
        (Sentence::new(key), position)
    } else if is_misere_end(&next) {
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

/// Whether only single pieces are left in misère Nim: then their number decides.
fn is_misere_end(nim: &Nim) -> bool {
    nim.is_misere() && nim.heaps().iter().all(|&heap| heap <= 1)
}

/// The nim-sum that was left, or in misère Nim the single pieces; marked are the pieces that the
/// opponent takes to win.
fn mistake(mistake: &Mistake) -> Option<HintReason> {
    let left: &Nim = mistake.after.as_game()?;
    if mistake.wins_at_once().is_some() {
        return None;
    }
    let reply = *winning_moves(left).first()?;
    let mut answered = left.clone();
    answered.apply(reply, &mut ());
    let why = if is_misere_end(left) {
        let singles: u8 = left.heaps().iter().sum();
        Sentence::new("mistake-even-singles").number("n", singles)
    } else if is_misere_end(&answered) {
        Sentence::new("mistake-lets-odd-singles")
    } else {
        Sentence::new("mistake-nim-sum").number("n", nim_sum(left.heaps().iter().copied()))
    };
    let told = mistake.mark_answer(HintReason::plainly(why), Nim::pack(reply));
    Some(told.prove(mistake.before, mistake.played))
}
