//! What the games of each kind add up to.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::Summary;
use fivefold_games as games;
use fivefold_rules::GameId;

/// What no games add up to.
static EMPTY: LazyLock<Summary> = LazyLock::new(Summary::default);

/// What the games of each kind add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summaries(BTreeMap<GameId, Summary>);

impl Summaries {
    /// Of one kind.
    #[must_use]
    pub fn of(&self, game: impl Into<GameId>) -> &Summary {
        self.0.get(&game.into()).unwrap_or(&EMPTY)
    }

    /// The same, to add to it.
    pub fn of_mut(&mut self, game: impl Into<GameId>) -> &mut Summary {
        self.0.entry(game.into()).or_default()
    }

    /// Of all kinds, in the order of the menu.
    pub fn iter(&self) -> impl Iterator<Item = (GameId, &Summary)> {
        games::all().iter().map(|&game| (game, self.of(game)))
    }

    /// Those of which games were played, to change them.
    pub(super) fn played_mut(&mut self) -> impl Iterator<Item = &mut Summary> {
        self.0.values_mut()
    }
}
