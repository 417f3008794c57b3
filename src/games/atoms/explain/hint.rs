//! Why a move of Atoms is good.

use std::collections::BTreeSet;

use super::reactions::{self, captures, reaction};
use crate::games::atoms::Atoms;
use crate::players::{SearchResult, Verdict};
use crate::rules::{Cell, Game, Move, Position};
use crate::study::hint::{HintReason, Mark};
use crate::words::sentence::Sentence;

/// Why the legal move of a choice is good: what it does at once to win, then what the player has
/// proven, then what the move is for.
pub(super) fn why(position: &Position, choice: &SearchResult<Move>) -> Option<HintReason> {
    let atoms: &Atoms = position.as_game()?;
    let mv = Atoms::unpack(choice.mv)?;
    let me = atoms.side_to_move();
    let set_off = reaction(atoms, mv);
    if set_off.wins {
        let why = Sentence::new("hint-why-wins-cascade").number("waves", set_off.waves);
        return Some(HintReason::plainly(why).mark(Mark::Taken, set_off.taken));
    }
    if let Verdict::Proven {
        winner: Some(winner),
        plies,
    } = choice.verdict
    {
        return Some(match winner == me {
            true => HintReason::forced_win(position, choice, plies),
            false => HintReason::holds_out(plies),
        });
    }
    if !set_off.taken.is_empty() {
        let saved = saved(atoms, mv);
        let why = Sentence::new(match saved.is_empty() {
            true => "hint-why-captures",
            false => "hint-why-captures-and-saves",
        });
        let why = why.number("waves", set_off.waves);
        let why = why.number("n", set_off.taken.len());
        let why = why.number("saved", saved.len());
        let told = HintReason::plainly(why).mark(Mark::Taken, set_off.taken);
        return Some(told.mark(Mark::Saved, saved));
    }
    let beside: Vec<Cell> = atoms
        .neighbours(mv)
        .filter(|&cell| atoms.owner(cell) == Some(me.other()))
        .collect();
    let is_ready = atoms.count(mv) + 2 == atoms.params().critical(mv);
    if is_ready && !beside.is_empty() {
        let why = Sentence::new("hint-why-ready-at-front");
        return Some(HintReason::plainly(why).mark(Mark::Threat, beside));
    }
    Some(HintReason::estimate())
}

/// The mover's cells that the other side could take before the move and cannot take after it.
fn saved(atoms: &Atoms, mv: Cell) -> Vec<Cell> {
    let me = atoms.side_to_move();
    let Some(turned) = reactions::with_other_to_move(atoms) else {
        return Vec::new();
    };
    let mut next = atoms.clone();
    next.apply(mv, &mut ());
    let in_danger = |position: &Atoms| -> BTreeSet<Cell> {
        let captures = captures(position).into_iter();
        captures.flat_map(|(_, cells)| cells).collect()
    };
    let after = in_danger(&next);
    let saved = in_danger(&turned).into_iter();
    saved
        .filter(|cell| next.owner(*cell) == Some(me) && !after.contains(cell))
        .collect()
}
