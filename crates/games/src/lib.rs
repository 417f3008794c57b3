//! The games: each in a folder of its own, with its rules, players, explanations and look; and the
//! catalogue of all of them, the only place where they are listed.

#![cfg_attr(
    feature = "worker",
    allow(
        dead_code,
        unused_imports,
        unused_macros,
        reason = "a browser's worker uses a part of the games"
    )
)]

pub mod atoms;
mod catalogue;
pub mod corner;
mod ids;
pub mod lines;
pub mod nim;
pub mod northcott;

use fivefold_rules::{GameId, registry};

pub use crate::catalogue::{
    introduction, numbers_of_players, opening, openings, opponent, opponents, seat,
};
pub use ids::{Id, parse_id, parse_id_of};

/// The games of this program, in the order of the menu.
const SHIPPED: [GameId; 5] = [nim::ID, corner::ID, northcott::ID, lines::ID, atoms::ID];

/// The game that is meant where a text names none: the one of which most games are exchanged.
pub const UNNAMED: GameId = lines::ID;

/// All games, in the order of the menu.
pub fn all() -> &'static [GameId] {
    registry::fill(|| SHIPPED.to_vec())
}

/// Adds games to the catalogue, behind the shipped ones: what a program does first of all that
/// brings a game of its own.
///
/// # Errors
/// The catalogue has been read already, so that some part of the program would not know the game;
/// or two games have the same word.
pub fn add(games: &[GameId]) -> Result<(), CatalogueError> {
    let mut catalogue = SHIPPED.to_vec();
    for &game in games {
        if catalogue.contains(&game) {
            return Err(CatalogueError::TwoGames { id: game.as_str() });
        }
        catalogue.push(game);
    }
    match registry::fill(|| catalogue.clone()) == catalogue {
        true => Ok(()),
        false => Err(CatalogueError::TooLate),
    }
}

/// The game whose ids begin with this word.
#[must_use]
pub fn from_id(word: &str) -> Option<GameId> {
    all().iter().copied().find(|game| game.as_str() == word)
}

/// Why games cannot be added to the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogueError {
    /// The list has been used.
    #[error("games must be added before anything else is done")]
    TooLate,
    /// Two games have one word.
    #[error("two games have the word {id}; give one of them another")]
    TwoGames {
        /// The word.
        id: &'static str,
    },
}
