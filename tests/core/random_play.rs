//! Moves at random, which depend on the seed alone.

use fivefold::midend::Match;
use fivefold::rules::{Game, Rng};
use fivefold_support::driving::Drive as _;
use fivefold_support::positions::legal;
use rand::RngExt as _;

/// Plays so many moves, or up to the end of the game.
pub(crate) fn play_on(game_match: &mut Match, plies: usize, rng: &mut Rng) {
    for _ in 0..plies {
        let moves = game_match.position().legal_moves();
        if moves.is_empty() {
            return;
        }
        let mv = moves[rng.random_range(0..moves.len())];
        game_match.play(mv).expect("a legal move");
    }
}

/// After so many moves, or fewer where the game would end.
pub(crate) fn after_random_moves<G: Game>(start: &G, plies: u32, rng: &mut Rng) -> G {
    let mut position = start.clone();
    for _ in 0..plies {
        let moves = legal(&position);
        let mut next = position.clone();
        next.apply(moves[rng.random_range(0..moves.len())], &mut ());
        if next.outcome().is_some() {
            break;
        }
        position = next;
    }
    position
}
