//! Which game something belongs to, and what that game brings.

use std::any::Any;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use super::{AnyGame, Game, Registered, registry};

/// What a game brings besides its rules. Each part of the program defines the type of value that
/// it asks for (its players, its explanations, its look), and a game lists one value of each type
/// that it has. So the rules know none of these parts, and nothing common names a game.
pub type Extensions = &'static [&'static (dyn Any + Send + Sync)];

/// One of the games, told apart by the word that begins the ids of its positions.
#[derive(Clone, Copy)]
pub struct GameId(&'static dyn AnyGame);

impl GameId {
    /// The id of this game.
    #[must_use]
    pub const fn of<G: Game>() -> GameId {
        GameId(Registered::<G>::RULES)
    }

    /// The word that begins the ids of its positions.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        self.0.id()
    }

    /// What can be done before there is a position.
    #[must_use]
    pub const fn rules(self) -> &'static dyn AnyGame {
        self.0
    }

    /// What the game brings for the part of the program that defines `T`; `None` if it brings none, or
    /// is not in the catalogue ([`registry::fill`]).
    #[must_use]
    pub fn extension<T: Any>(self) -> Option<&'static T> {
        let mut lists = registry::brought_by(self).into_iter().flatten();
        lists.find_map(|value| value.downcast_ref())
    }
}

impl PartialEq for GameId {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for GameId {}

impl PartialOrd for GameId {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for GameId {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
    }
}

impl Hash for GameId {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Ids that show what its parameters can be.
pub struct IdForms {
    /// Ids, each with what it says in English words.
    pub forms: &'static [(&'static str, &'static str)],
}
