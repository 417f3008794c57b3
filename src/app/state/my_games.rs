//! What the screen My games shows.

use bevy::prelude::*;

use crate::library::{DeletedGame, GameNumber, Library, ListedGame};

/// Where games that were begun are kept; there is none where nothing can be kept.
#[derive(Resource, Clone, Debug)]
pub struct GameLibrary(pub Library);

/// The list of all games that were begun.
#[derive(Resource, Default)]
pub struct MyGames {
    /// The games, the one written last first; nothing until they have been read.
    pub list: Option<Vec<ListedGame>>,
    /// The game that was deleted last, as long as it can come back.
    pub deleted: Option<DeletedGame>,
}

impl MyGames {
    /// A game of the list.
    #[must_use]
    pub(crate) fn game(&self, number: GameNumber) -> Option<&ListedGame> {
        self.list
            .iter()
            .flatten()
            .find(|game| game.number == number)
    }
}

/// What is looked at in the list.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct GameChoice {
    /// The game whose details are shown.
    pub chosen: Option<GameNumber>,
    /// Only games with these words in them are shown.
    pub search: String,
    /// The name that is being written for the chosen game.
    pub new_name: Option<String>,
}
