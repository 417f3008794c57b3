//! Finding a position in many games. A game may bring which positions are the same for its players
//! ([`PositionSearch`]), for example turned and mirrored ones, and a quick way to find them; without
//! it, the moves of every game are played, and positions are the same when they are equal.

use fivefold_rules::{Move, Position};

/// What a game brings for finding a position in many of its games.
#[derive(Clone, Copy, Debug)]
pub struct PositionSearch {
    /// Gets ready to find the first position in games that begin at the second, which is of the same
    /// game; nothing if none of them can come to it.
    pub finder: fn(&Position, &Position) -> Option<Box<dyn PositionFinder>>,
}

/// Finds one position in games from one start.
pub trait PositionFinder: Send + Sync {
    /// Where the game of these moves comes to the position. The moves need not be legal; what lies
    /// behind an illegal one may be found or not.
    fn find(&self, moves: &[Move]) -> Option<FoundPosition>;
}

/// Where a game comes to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FoundPosition {
    /// After so many moves.
    pub ply: usize,
    /// The move that was played there, turned and mirrored as it would be played in the position that
    /// was looked for; of several that are the same there the least. Nothing where the game ends.
    pub next: Option<Move>,
}

/// Gets ready to find a position in games that begin at a start; nothing if none can come to it.
#[must_use]
pub fn finder(wanted: &Position, start: &Position) -> Option<Box<dyn PositionFinder>> {
    if wanted.game() != start.game() {
        return None;
    }
    match wanted.game().extension::<PositionSearch>() {
        Some(search) => (search.finder)(wanted, start),
        None => Some(Box::new(ByPlaying {
            wanted: wanted.clone(),
            start: start.clone(),
        })),
    }
}

/// Plays the moves and compares.
struct ByPlaying {
    wanted: Position,
    start: Position,
}

impl PositionFinder for ByPlaying {
    fn find(&self, moves: &[Move]) -> Option<FoundPosition> {
        let mut position = self.start.clone();
        for ply in 0..=moves.len() {
            let next = moves.get(ply).copied();
            if position == self.wanted {
                return Some(FoundPosition { ply, next });
            }
            position.play(next?).ok()?;
        }
        None
    }
}
