//! Random games to the end.

use rand::RngExt;

use super::meter::Meter;
use fivefold_rules::{Game, Outcome, Rng};

/// Plays random moves until the game ends or so many plies were played. The outer option is none
/// when the limits are reached first, the inner one when the game has not ended.
pub(super) fn play_out<G: Game>(
    position: &mut G,
    most_plies: u32,
    moves: &mut Vec<G::Move>,
    meter: &mut Meter,
    rng: &mut Rng,
) -> Option<Option<Outcome>> {
    for _ in 0..most_plies {
        if let Some(outcome) = position.outcome() {
            return Some(Some(outcome));
        }
        position.legal_moves(moves);
        if moves.is_empty() {
            return Some(None);
        }
        meter.visit()?;
        position.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    Some(position.outcome())
}
