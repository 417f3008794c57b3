//! What a position looks like to a search that cannot see the end. A game may bring its own.

use super::legal_moves;
use fivefold_rules::Game;

/// Judges positions that are not finished.
pub trait Evaluation<G>: Send + Sync {
    /// How good the position looks for the side to move: larger is better, 0 is even. Cut to
    /// ±[`LARGEST_ESTIMATE`].
    fn score(&self, position: &G) -> i32;
}

/// The largest score that an estimate can have; larger ones are proven.
pub const LARGEST_ESTIMATE: i32 = 20_000;

/// Sees no difference between positions that are not finished.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoEvaluation;

impl<G> Evaluation<G> for NoEvaluation {
    fn score(&self, _position: &G) -> i32 {
        0
    }
}

/// The more moves the side to move has, the better. Only positions with the same side to move can
/// be compared, so it suits searches of a fixed depth.
#[derive(Clone, Copy, Debug, Default)]
pub struct Mobility;

impl<G: Game> Evaluation<G> for Mobility {
    fn score(&self, position: &G) -> i32 {
        i32::try_from(legal_moves(position).len()).unwrap_or(LARGEST_ESTIMATE)
    }
}

impl<G, E: Evaluation<G> + ?Sized> Evaluation<G> for Box<E> {
    fn score(&self, position: &G) -> i32 {
        (**self).score(position)
    }
}
