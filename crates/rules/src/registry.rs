//! The games of this program, for those who speak of all of them but know none: what scripts can say,
//! for example. The catalogue fills the list, with the first question about any game.

use std::sync::OnceLock;

use super::GameId;

static GAMES: OnceLock<Vec<GameId>> = OnceLock::new();

/// All games, in the order of the menu; none before the catalogue has been asked for any.
#[must_use]
pub fn all() -> &'static [GameId] {
    GAMES.get().map_or(&[], Vec::as_slice)
}

/// Fills the list unless it is full, and gives what it holds.
pub fn fill(games: impl FnOnce() -> Vec<GameId>) -> &'static [GameId] {
    GAMES.get_or_init(games)
}
