//! The games: each in a folder of its own, with its rules, players, explanations and look; and the
//! catalogue of all of them, the only place where they are listed.

pub mod atoms;
mod catalogue;
pub mod corner;
mod ids;
pub mod lines;
pub mod nim;
pub mod northcott;

use fivefold_rules::{Extensions, Game, GameEntry, GameId, registry};

pub use crate::catalogue::{
    introduction, numbers_of_players, opening, openings, opponent, opponents, seat,
};
pub use ids::{Id, parse_id, parse_id_of};

/// The games of this program, in the order of the menu.
const SHIPPED: [GameEntry; 5] = [
    nim::ENTRY,
    corner::ENTRY,
    northcott::ENTRY,
    lines::ENTRY,
    atoms::ENTRY,
];

/// A game with what its players need and what others ask for. Nobody else asks in a browser's worker: what is
/// not named is not linked.
const fn entry<G: Game>(players: Extensions, others: Extensions) -> GameEntry {
    GameEntry::of::<G>([
        players,
        if cfg!(feature = "worker") {
            &[]
        } else {
            others
        },
    ])
}

/// Whether engines search here. A page lets its workers search: what it does not need it need not load.
const SEARCHES: bool = fivefold_lines_engine::SEARCHES;

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
/// a word that no id can begin with; or two games have the same word.
pub fn add(games: &[GameEntry]) -> Result<(), CatalogueError> {
    let mut catalogue = SHIPPED.to_vec();
    for &entry in games {
        if !registry::is_word(entry.game.as_str()) {
            let id = entry.game.as_str();
            return Err(CatalogueError::NoWord { id });
        }
        if catalogue.iter().any(|known| known.game == entry.game) {
            let id = entry.game.as_str();
            return Err(CatalogueError::TwoGames { id });
        }
        catalogue.push(entry);
    }
    let mut is_filled = false;
    registry::fill(|| {
        is_filled = true;
        catalogue
    });
    is_filled.then_some(()).ok_or(CatalogueError::TooLate)
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
    /// The word could not begin an id.
    #[error(
        "{id:?} cannot begin the ids of a game: a lower-case letter, then such letters, digits and hyphens"
    )]
    NoWord {
        /// The word.
        id: &'static str,
    },
    /// Two games have one word.
    #[error("two games have the word {id}; give one of them another")]
    TwoGames {
        /// The word.
        id: &'static str,
    },
}
