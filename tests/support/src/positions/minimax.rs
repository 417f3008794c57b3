//! The oracle for the players of Lines: plain minimax.

use std::collections::HashMap;

use fivefold_lines::Lines;
use fivefold_rules::{Game, Side};

use super::legal;

/// The values that are known already.
pub type Known = HashMap<Stones, (Option<Side>, u32)>;

/// What a position is worth depends on the stones and the side to move, not on the last stone.
pub type Stones = ([u128; 2], Side);

/// The stones of a board of at most 128 cells.
pub fn stones(game: &Lines) -> Stones {
    let mut sides = [0; 2];
    for (at, cell) in game.view().cells().enumerate() {
        if let Some(side) = game.stone(cell) {
            sides[side.index()] |= 1 << at;
        }
    }
    (sides, game.side_to_move())
}

/// Searches everything: the winner, and the plies to the end with best play. A draw is delayed.
pub fn minimax(game: &mut Lines, known: &mut Known) -> (Option<Side>, u32) {
    if let Some(outcome) = game.outcome() {
        return (outcome.winner(), 0);
    }
    let stones = stones(game);
    if let Some(&value) = known.get(&stones) {
        return value;
    }
    let me = game.side_to_move();
    let mut values = Vec::new();
    for mv in legal(game) {
        let undo = game.apply(mv, &mut ());
        let (winner, plies) = minimax(game, known);
        game.undo(mv, undo);
        values.push((winner, plies + 1));
    }
    let of = |winner| {
        values
            .iter()
            .filter(move |value| value.0 == winner)
            .map(|value| value.1)
    };
    let value = if let Some(plies) = of(Some(me)).min() {
        (Some(me), plies)
    } else if let Some(plies) = of(None).max() {
        (None, plies)
    } else {
        (Some(me.other()), of(Some(me.other())).max().unwrap_or(0))
    };
    known.insert(stones, value);
    value
}
