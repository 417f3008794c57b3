//! What the other side would do if it could move now.

use super::explain::Explain;
use fivefold_rules::{Cell, Position};
use fivefold_words::sentence::Sentence;

/// Something that the other side would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where it would play.
    pub at: Cell,
    /// What it would do there.
    pub does: Sentence,
    /// The cells that this is about: the line that it would complete, the cells that it could
    /// complete one on next, the moves that would follow, the cells that it would take.
    pub cells: Vec<Cell>,
}

/// What the side that is not to move would do if it were; none where the game does not tell, and
/// at the end of a game.
///
/// Some milliseconds at most: in Lines where a win by threats is looked for, and on crowded boards of
/// Atoms.
#[must_use]
pub fn threats(position: &Position) -> Vec<Threat> {
    match position.outcome() {
        Some(_) => Vec::new(),
        None => (Explain::of(position).threats)(position),
    }
}
