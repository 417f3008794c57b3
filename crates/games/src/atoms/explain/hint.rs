//! Why a move of Atoms is good.

use super::outlook::{self, Outlook};
use super::reactions::{self, Reaction, in_danger, largest_capture, reaction};
use crate::atoms::Atoms;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Cell, Game, Move, Position};
use fivefold_study::hint::{HintMark, HintReason};
use fivefold_words::sentence::Sentence;

/// Why the legal move of a choice is good: what it does at once to win, then what the player has
/// proven, then what it captures and threatens, and what the player expects to follow.
pub(super) fn why(position: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let atoms: &Atoms = position.as_game()?;
    let mv = Atoms::unpack(choice.mv)?;
    let set_off = reaction(atoms, mv);
    if set_off.wins {
        let why = Sentence::new("hint-why-wins-cascade").number("waves", set_off.waves);
        return Some(HintReason::plainly(why).mark(HintMark::Taken, set_off.taken));
    }
    if let Verdict::Proven { .. } | Verdict::Found { .. } = choice.verdict {
        return Some(HintReason::proven(position, choice));
    }
    let mut next = atoms.clone();
    next.apply(mv, &mut ());
    if !set_off.taken.is_empty() {
        return Some(captures(atoms, &next, set_off));
    }
    let expected = outlook::expected(atoms, &choice.line);
    threatens(atoms, &next)
        .or_else(|| wins_race(atoms, &next, mv))
        .or_else(|| expected.as_ref().and_then(Outlook::capture))
        .or_else(|| leaves_nothing(&next))
        .or_else(|| expected.as_ref().and_then(Outlook::balance))
        .or_else(|| Some(risks(&next)))
}

/// What a reaction captures, and what it saves.
fn captures(atoms: &Atoms, next: &Atoms, set_off: Reaction) -> HintReason {
    let saved = saved(atoms, next);
    let why = Sentence::new(match (saved.is_empty(), in_danger(next).is_empty()) {
        (true, _) => "hint-why-captures",
        (false, true) => "hint-why-captures-and-leaves-nothing",
        (false, false) => "hint-why-captures-and-saves",
    });
    let why = why.number("waves", set_off.waves);
    let why = why.number("n", set_off.taken.len());
    let why = why.number("saved", saved.len());
    let told = HintReason::plainly(why).mark(HintMark::Taken, set_off.taken);
    told.mark(HintMark::Saved, saved)
}

/// With its next move the mover could capture more than before, from a cell that the other side
/// cannot capture first.
fn threatens(atoms: &Atoms, next: &Atoms) -> Option<HintReason> {
    let again = reactions::with_other_to_move(next)?;
    let (from, cells) = largest_capture(&again)?;
    let before = largest_capture(atoms).map_or(0, |(_, cells)| cells.len());
    if cells.len() <= before || in_danger(next).contains(&from) {
        return None;
    }
    let why = Sentence::new("hint-why-threatens-capture")
        .text("cell", next.move_text(from))
        .number("n", cells.len())
        .number("waves", reaction(&again, from).waves);
    Some(HintReason::plainly(why).mark(HintMark::Threat, cells))
}

/// The cell will burst before those of the other side beside it, if both go on adding to them; the
/// other side is to move, so it must need fewer atoms than they.
fn wins_race(atoms: &Atoms, next: &Atoms, mv: Cell) -> Option<HintReason> {
    let params = *atoms.params();
    let lacks = |cell: Cell| params.critical(cell).saturating_sub(next.count(cell));
    let theirs = atoms.side_to_move().other();
    let rivals = next.neighbours(mv);
    let rival = rivals
        .filter(|&cell| next.owner(cell) == Some(theirs))
        .min_by_key(|&cell| (lacks(cell), cell))?;
    let ahead = lacks(rival).checked_sub(lacks(mv)).filter(|&n| n > 0)?;
    let is_corner = |cell: Cell| {
        let at_end = |at: u8, length: u8| at == 0 || at + 1 == length;
        at_end(cell.col, params.cols) && at_end(cell.row, params.rows)
    };
    let why = Sentence::new(match is_corner(mv) || is_corner(rival) {
        true => "hint-why-wins-race-for-corner",
        false => "hint-why-wins-race",
    });
    let why = why.text("cell", next.move_text(mv));
    let why = why.text("rival", next.move_text(rival));
    Some(HintReason::plainly(why.number("n", ahead)).mark(HintMark::Threat, [rival]))
}

/// The other side has cells that would burst next, but no cell of the mover lies in their reach.
fn leaves_nothing(next: &Atoms) -> Option<HintReason> {
    let can_burst = reactions::exploding(next).any(|cell| next.owner(cell).is_some());
    let is_safe = can_burst && in_danger(next).is_empty();
    is_safe.then(|| HintReason::plainly(Sentence::new("hint-why-leaves-nothing")))
}

/// What the other side can capture with its next move.
fn risks(next: &Atoms) -> HintReason {
    HintReason::plainly(match largest_capture(next) {
        None => Sentence::new("hint-why-leaves-nothing"),
        Some((_, cells)) => Sentence::new("hint-why-risks-at-most").number("n", cells.len()),
    })
}

/// The mover's cells that the other side could capture before the move and cannot capture after it.
fn saved(atoms: &Atoms, next: &Atoms) -> Vec<Cell> {
    let me = atoms.side_to_move();
    let Some(turned) = reactions::with_other_to_move(atoms) else {
        return Vec::new();
    };
    let after = in_danger(next);
    let saved = in_danger(&turned).into_iter();
    saved
        .filter(|cell| next.owner(*cell) == Some(me) && !after.contains(cell))
        .collect()
}
