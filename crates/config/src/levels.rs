//! Levels: how many there are, and those of games that are won by nim-sums.
//!
//! A field left out of a level is a blind spot that it does not have, so `()` is the strongest
//! play that the game has.

use serde::{Deserialize, Serialize};

use super::numbers;

/// How many levels every game has.
pub const LEVELS: usize = 8;

/// More positions than any level is allowed: no limit of its own.
pub const ALL_NODES: u64 = 100_000_000_000;

/// So many times as many positions, at least one. No limit stays none.
#[must_use]
pub fn scaled(nodes: u64, factor: f32) -> u64 {
    if nodes == 0 || nodes >= ALL_NODES {
        return nodes;
    }
    let more = (nodes as f64 * f64::from(factor)).round() as u64;
    more.clamp(1, ALL_NODES)
}

/// One of the eight levels, 1 the easiest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The level that a new game begins with.
    pub const USUAL: Level = Level(3);
    /// The level without blind spots: the exact player or the engine of the game.
    pub const STRONGEST: Level = Level(LEVELS as u8);

    /// The level with this number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= LEVELS as u8 {
            Some(Level(number))
        } else {
            None
        }
    }

    /// All levels, the easiest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=LEVELS as u8).map(Level)
    }

    /// Its number, 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The name used in texts: `level-1` to `level-8`.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self.0 {
            1 => "level-1",
            2 => "level-2",
            3 => "level-3",
            4 => "level-4",
            5 => "level-5",
            6 => "level-6",
            7 => "level-7",
            _ => "level-8",
        }
    }

    /// Its place in a list of the levels.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }
}

numbers! {
    /// A level of a game that is won by nim-sums.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    pub struct NimLevel {
        /// Written in binary, it reads only so many digits of the heaps, the last ones; 5 are all that
        /// any heap has.
        pub columns: u8 [0 to 5, "Digits"],
        /// How often it does not see what it could read.
        pub overlooks_percent: u8 [0 to 100, "Percent of its moves"],
        /// Once this many pieces are left it sees everything.
        pub end_pieces: u16 [0 to 120, "Pieces"],
        /// Where it has no plan, how often it takes as much as it can, and not just anything.
        pub greedy_percent: u8 [0 to 100, "Percent of its moves"],
        /// Where it has no plan, how often it goes a step backwards.
        pub retreats_percent: u8 [0 to 100, "Percent of its moves"],
    }
}

impl NimLevel {
    /// Perfect play.
    pub const PERFECT: NimLevel = NimLevel {
        columns: 5,
        overlooks_percent: 0,
        end_pieces: 0,
        greedy_percent: 0,
        retreats_percent: 0,
    };
}

impl Default for NimLevel {
    fn default() -> Self {
        NimLevel::PERFECT
    }
}

/// Lists of exactly [`LEVELS`] levels: every level has a name of its own, so none can be added or
/// taken away.
pub mod eight {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::LEVELS;
    use crate::reason::Reason;

    /// Writes the list.
    pub fn serialize<T: Serialize, S: Serializer>(
        levels: &[T; LEVELS],
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_seq(levels)
    }

    /// # Errors
    /// A level that is not in order, or another number of levels.
    pub fn deserialize<'de, T, D>(input: D) -> Result<[T; LEVELS], D::Error>
    where
        T: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Vec::deserialize(input)?.try_into().map_err(|list: Vec<T>| {
            D::Error::custom(Reason::new("config-levels", &[&LEVELS, &list.len()]))
        })
    }
}
