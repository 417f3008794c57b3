//! Which fifth moves are the same: those after which the stones make the same pattern, turned,
//! reflected or moved. Of such moves only one is offered ("the proposals have to be unequal in all
//! respects", rules of the Renju International Federation).

use super::super::swap2::{SYMMETRIES, turn};
use crate::lines::{Lines, Place};
use fivefold_rules::{Cell, Game as _, Illegal, Move, Position, Refusal, Side};

/// The stones of a board as columns and rows from the leftmost and the topmost one, turned and
/// reflected so that all boards that look the same have the same.
pub(super) type Pattern = Vec<(i8, i8, usize)>;

/// The pattern after this move.
pub(super) fn pattern_after(position: &Lines, cell: Cell) -> Pattern {
    let added = (cell, position.side_to_move());
    let stones: Vec<(Cell, Side)> = position.placed().chain([added]).collect();
    let turned = (0..SYMMETRIES).map(|symmetry| {
        let place = |&(at, side): &(Cell, Side)| {
            let (right, down) = turn((at.col as i8, at.row as i8), symmetry);
            (right, down, side.index())
        };
        let mut stones: Pattern = stones.iter().map(place).collect();
        let left = stones.iter().map(|stone| stone.0).min().unwrap_or(0);
        let top = stones.iter().map(|stone| stone.1).min().unwrap_or(0);
        for (right, down, _) in &mut stones {
            *right -= left;
            *down -= top;
        }
        stones.sort_unstable();
        stones
    });
    turned.min().unwrap_or_default()
}

/// Why a move cannot be offered beside these, if it cannot.
pub(super) fn refuses_offer(position: &Position, offered: &[Move], mv: Move) -> Option<Illegal> {
    let refusal = |key| Some(Illegal::Rule(Refusal::new(key)));
    if offered.contains(&mv) {
        return refusal("illegal-opening-offered-already");
    }
    let lines = position.as_game::<Lines>()?;
    let pattern = |mv| Some(pattern_after(lines, Lines::unpack(mv).map(Place::cell)?));
    let wanted = pattern(mv);
    match offered.iter().any(|&other| pattern(other) == wanted) {
        true => refusal("illegal-opening-symmetrical"),
        false => None,
    }
}
