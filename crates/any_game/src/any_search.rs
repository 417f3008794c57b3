//! The erased form: what searching proves in a game that is only known when the program runs.

use super::{MoveValues, move_values};
use fivefold_config::SearchNumbers;
use fivefold_players::Stop;
use fivefold_rules::{Game, Position};

/// Searching in one game: what hints, analysis and solving ask for where a game brings no
/// explanations of its own.
#[derive(Clone, Copy)]
pub struct Search {
    /// See [`move_values`]; none if the position is one of another game.
    pub move_values: fn(&Position, u64, &SearchNumbers, &Stop) -> Option<MoveValues>,
}

impl Search {
    /// Searching in the game `G`.
    #[must_use]
    pub const fn of<G: Game>() -> Search {
        Search {
            move_values: |position, nodes, numbers, stop| {
                let position = position.as_game::<G>()?;
                Some(move_values(position, nodes, numbers, stop))
            },
        }
    }
}
