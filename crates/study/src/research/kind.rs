//! What a game brings that is researched: its positions as tuples of numbers.

use std::cmp::Reverse;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::RangeInclusive;

use super::{NoBoard, RuleProof, Space, SpaceError, Tuple};
use fivefold_rules::{GameId, Position};

/// A kind of question about a game whose moves make the numbers of a position smaller: one of them,
/// whichever it is, and perhaps both of two by as much.
pub struct ResearchKind {
    /// The game.
    pub game: GameId,
    /// Its name among the kinds of the game.
    pub name: &'static str,
    /// Whether a move may also make both of two numbers smaller by as much.
    pub diagonal: bool,
    /// Why its rule is right.
    pub proof: RuleProof,
    /// How many numbers a position has.
    pub rows: RangeInclusive<u8>,
    /// The largest number for which a board has room.
    pub largest: u8,
    /// The parameters and the text of a board with this position, large enough for all positions of
    /// the question as far as boards go.
    pub board: fn(&Space, &Tuple) -> Result<(String, String), NoBoard>,
    /// The keys of its words.
    pub words: KindWords,
}

/// The keys of the words for a kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindWords {
    /// Its name among all kinds.
    pub name: &'static str,
    /// What to do before the first step.
    pub begin: &'static str,
    /// What the largest number is called.
    pub largest: &'static str,
    /// What the first two numbers count; `n` is which one it is.
    pub axes: [&'static str; 2],
}

impl PartialEq for ResearchKind {
    fn eq(&self, other: &ResearchKind) -> bool {
        (self.game, self.name) == (other.game, other.name)
    }
}

impl Eq for ResearchKind {}

impl Hash for ResearchKind {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.game, self.name).hash(state);
    }
}

impl fmt::Debug for ResearchKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.game, self.name)
    }
}

/// What a game brings that can be researched.
pub struct Research {
    /// The game.
    pub game: GameId,
    /// Its kinds of question, at least one.
    pub kinds: &'static [&'static ResearchKind],
    /// The question about the parameters of a position.
    pub asked: fn(&Position) -> AskedGame,
    /// What can be typed after the word of the game to have its good positions listed.
    pub options: &'static [TypedOption],
    /// The question that was typed; what is left out is as in the game that the menu opens.
    pub typed: fn(&Typed) -> Result<Space, SpaceError>,
    /// An example of what can be typed.
    pub example: &'static str,
}

impl Research {
    /// What these games bring, the question with the most numbers first.
    #[must_use]
    pub fn of(games: &[GameId]) -> Vec<&'static Research> {
        let brought = games.iter().filter_map(|game| game.extension());
        let mut brought: Vec<&Research> = brought.collect();
        let most = |research: &&Research| research.kinds.iter().map(|kind| *kind.rows.end()).max();
        brought.sort_by_key(|research| Reverse(most(research)));
        brought
    }
}

/// A question about some parameters; what does not follow from them stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedGame {
    /// Its kind.
    pub kind: &'static ResearchKind,
    /// How many numbers a position has.
    pub rows: Option<u8>,
    /// The largest number.
    pub largest: Option<i32>,
}

/// An option that can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TypedOption {
    /// Its name without dashes.
    pub name: &'static str,
    /// What it says, in English words for the help.
    pub help: &'static str,
    /// Whether it stands alone, without a number.
    pub is_switch: bool,
}

impl TypedOption {
    /// An option with a number.
    #[must_use]
    pub const fn number(name: &'static str, help: &'static str) -> TypedOption {
        TypedOption {
            name,
            help,
            is_switch: false,
        }
    }
}

/// Options that were typed with their values, by their names without dashes; 1 for a switch.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Typed(pub Vec<(&'static str, u16)>);

impl Typed {
    /// The value of an option, if it was typed.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<u16> {
        let mut typed = self.0.iter();
        typed.find_map(|&(given, value)| (given == name).then_some(value))
    }
}
