//! The oracle for the players of Lines: plain minimax.

use std::collections::HashMap;

use fivefold::games::mnk::Mnk;
use fivefold::games::{Game, Side};

use super::legal;

/// Searches everything: the winner, and the plies to the end with best play. A draw is delayed.
pub fn minimax(
    game: &mut Mnk,
    known: &mut HashMap<Mnk, (Option<Side>, u32)>,
) -> (Option<Side>, u32) {
    if let Some(outcome) = game.outcome() {
        return (outcome.winner(), 0);
    }
    if let Some(&value) = known.get(game) {
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
    known.insert(game.clone(), value);
    value
}
