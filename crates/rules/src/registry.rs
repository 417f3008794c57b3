//! The catalogue of the games that a program has, and of what each brings besides its rules. It is global, so
//! that those who speak of all games need to know none: what scripts can say, for example.

use std::sync::OnceLock;

use super::{Extensions, Game, GameId};

/// A game in the catalogue.
#[derive(Clone, Copy)]
pub struct GameEntry {
    /// The game.
    pub game: GameId,
    /// What it brings, for those parts of the program that ask for it. The second list stands in for what the
    /// first lacks.
    pub brings: [Extensions; 2],
}

impl GameEntry {
    /// The game `G` with what it brings. Without any the rules alone are known.
    #[must_use]
    pub const fn of<G: Game>(brings: [Extensions; 2]) -> GameEntry {
        GameEntry {
            game: GameId::of::<G>(),
            brings,
        }
    }
}

struct Catalogue {
    games: Vec<GameId>,
    entries: Vec<GameEntry>,
}

static CATALOGUE: OnceLock<Catalogue> = OnceLock::new();

/// All games, in the order of the menu; none before the catalogue is filled.
#[must_use]
pub fn all() -> &'static [GameId] {
    CATALOGUE.get().map_or(&[], |catalogue| &catalogue.games)
}

/// Whether a word can begin the ids of a game: lower-case letters, digits and hyphens, a letter first.
#[must_use]
pub fn is_word(word: &str) -> bool {
    let is_sign = |sign: char| matches!(sign, 'a'..='z' | '0'..='9' | '-');
    word.starts_with(|first: char| first.is_ascii_lowercase()) && word.chars().all(is_sign)
}

/// Whether this is the word of a game that another program has, perhaps, but not this one. What is kept of such a
/// game stays as it is.
#[must_use]
pub fn is_of_another_program(word: &str) -> bool {
    is_word(word) && all().iter().all(|game| game.as_str() != word)
}

/// Fills the catalogue unless it is full, and gives the games that it holds.
pub fn fill(entries: impl FnOnce() -> Vec<GameEntry>) -> &'static [GameId] {
    let catalogue = CATALOGUE.get_or_init(|| {
        let entries = entries();
        let games = entries.iter().map(|entry| entry.game).collect();
        Catalogue { games, entries }
    });
    &catalogue.games
}

/// What this game brings; nothing where it is not in the catalogue, or that has not been filled.
pub(crate) fn brought_by(game: GameId) -> [Extensions; 2] {
    let entries = CATALOGUE.get().map(|catalogue| catalogue.entries.iter());
    let entry = entries.and_then(|mut entries| entries.find(|entry| entry.game == game));
    entry.map_or([&[], &[]], |entry| entry.brings)
}
