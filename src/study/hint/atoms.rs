//! Why a move of Atoms is good.

use std::collections::BTreeSet;

use super::lines::forced_win;
use super::{Mark, Reason, Told};
use crate::games::atoms::{Add, Atoms};
use crate::games::{Cell, Game, Move, Position};
use crate::players::{Choice, Verdict};
use crate::study::reactions::{self, captures, reaction};

/// Why the legal move of a choice is good: what it does at once to win, then what the player has
/// proven, then what the move is for.
pub(super) fn told(atoms: &Atoms, position: &Position, choice: &Choice<Move>) -> Option<Told> {
    let mv = Atoms::unpack(choice.mv)?;
    let me = atoms.side_to_move();
    let set_off = reaction(atoms, mv);
    if set_off.wins {
        let waves = set_off.waves;
        return Some(Told::plainly(Reason::WinsCascade { waves }).mark(Mark::Taken, set_off.taken));
    }
    if let Verdict::Proven {
        winner: Some(winner),
        plies,
    } = choice.verdict
    {
        return Some(match winner == me {
            true => forced_win(position, choice, plies),
            false => Told::plainly(Reason::HoldsOut {
                moves: plies.map(|plies| plies / 2),
            }),
        });
    }
    if !set_off.taken.is_empty() {
        let saved = saved(atoms, mv);
        let why = Reason::Captures {
            waves: set_off.waves,
            cells: set_off.taken.clone(),
            saved: saved.clone(),
        };
        let told = Told::plainly(why).mark(Mark::Taken, set_off.taken);
        return Some(told.mark(Mark::Saved, saved));
    }
    let beside: Vec<Cell> = atoms
        .neighbours(mv.cell())
        .filter(|&cell| atoms.owner(cell) == Some(me.other()))
        .collect();
    let is_ready = atoms.count(mv.cell()) + 2 == atoms.params().critical(mv.cell());
    if is_ready && !beside.is_empty() {
        let why = Reason::ReadyAtFront {
            beside: beside.clone(),
        };
        return Some(Told::plainly(why).mark(Mark::Threat, beside));
    }
    Some(Told::plainly(Reason::Estimate))
}

/// The mover's cells that the other side could take before the move and cannot take after it.
fn saved(atoms: &Atoms, mv: Add) -> Vec<Cell> {
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
