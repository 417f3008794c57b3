//! `levels` in `assets/config/opponents.ron`: what each level of each game cannot see.
//!
//! A field left out of a level is a blind spot that it does not have, so `()` is the strongest
//! play that the game has.

use serde::{Deserialize, Serialize};

use super::reading::within;

/// How many levels every game has.
pub const LEVELS: usize = 8;

/// The levels of all games, the easiest first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Levels {
    /// Nim.
    #[serde(with = "eight")]
    pub nim: [NimLevel; LEVELS],
    /// Corner Nim.
    #[serde(with = "eight")]
    pub corner: [NimLevel; LEVELS],
    /// Northcott's game.
    #[serde(with = "eight")]
    pub northcott: [NimLevel; LEVELS],
    /// Lines.
    #[serde(with = "eight")]
    pub mnk: [LinesLevel; LEVELS],
    /// Atoms.
    #[serde(with = "eight")]
    pub atoms: [AtomsLevel; LEVELS],
}

/// A level of one of the three Nim games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NimLevel {
    /// Of the heaps in binary it reads only this many columns, the lowest, 0 to 5; 5 are all that
    /// any heap has. In Corner Nim with a queen: of the lost squares it knows those nearer to the
    /// corner than 2 to this power.
    #[serde(deserialize_with = "within::<0, 5, _, _>")]
    pub columns: u8,
    /// It overlooks what it could read this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub overlooks_percent: u8,
    /// With at most this many pieces left, 0 to 120, it sees everything. Pieces are steps to the
    /// corner in Corner Nim and fields between the stones in Northcott's game.
    #[serde(deserialize_with = "within::<0, 120, _, _>")]
    pub end_pieces: u16,
    /// Where it has no plan, it takes as much as it can this often, 0 to 100 percent; else
    /// anything.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub greedy_percent: u8,
    /// Where it has no plan in Northcott's game, it goes a step backwards this often, 0 to 100
    /// percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub retreats_percent: u8,
}

/// A level of Lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LinesLevel {
    /// It plays anywhere near the stones this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub random_percent: u8,
    /// It sees no diagonal lines, neither its own nor the opponent's.
    pub misses_diagonals: bool,
    /// It overlooks the opponent's stones this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub overlooks_percent: u8,
    /// It looks at most this many plies ahead, 0 to 60; 0: it only looks at its own stone.
    #[serde(deserialize_with = "within::<0, 60, _, _>")]
    pub depth: u32,
    /// It visits at most this many positions for a move, 1 to 100000000000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
    /// It does not look for wins by force, move after move a threat.
    pub misses_forced_wins: bool,
}

/// A level of Atoms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AtomsLevel {
    /// It plays anywhere this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub random_percent: u8,
    /// It has lost the thread in this share of the stretches of a game (forty moves on a board of
    /// 8x8), 0 to 100 percent: there it looks no ply ahead.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub lapses_percent: u8,
    /// While it has lost the thread it plays anywhere this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub lapses_random_percent: u8,
    /// It looks at most this many plies ahead, 0 to 120; 0: it only looks at its own atom and the
    /// reaction.
    #[serde(deserialize_with = "within::<0, 120, _, _>")]
    pub depth: u32,
    /// Of a reaction it sees at most this many waves, 0 to 1000, where it looks no ply ahead.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub waves: u16,
    /// It only counts the atoms, whatever their neighbours.
    pub counts_only_atoms: bool,
    /// It visits at most this many positions for a move, 1 to 100000000000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

/// More positions than any level is allowed: no limit of its own.
pub const ALL_NODES: u64 = 100_000_000_000;

impl NimLevel {
    /// Perfect play.
    pub const PERFECT: NimLevel = NimLevel {
        columns: 5,
        overlooks_percent: 0,
        end_pieces: 0,
        greedy_percent: 0,
        retreats_percent: 0,
    };

    const fn new(columns: u8, overlooks_percent: u8, end_pieces: u16, greedy_percent: u8) -> Self {
        NimLevel {
            columns,
            overlooks_percent,
            end_pieces,
            greedy_percent,
            retreats_percent: 0,
        }
    }

    const fn retreating(self, retreats_percent: u8) -> Self {
        NimLevel {
            retreats_percent,
            ..self
        }
    }
}

impl LinesLevel {
    /// The engine without any blind spot.
    pub const FULL: LinesLevel = LinesLevel {
        random_percent: 0,
        misses_diagonals: false,
        overlooks_percent: 0,
        depth: 60,
        nodes: ALL_NODES,
        misses_forced_wins: false,
    };

    /// Looks at its own stone only.
    const fn weighs(random_percent: u8, overlooks_percent: u8) -> Self {
        Self::reads(random_percent, overlooks_percent, 0, ALL_NODES)
    }

    const fn reads(random_percent: u8, overlooks_percent: u8, depth: u32, nodes: u64) -> Self {
        LinesLevel {
            random_percent,
            overlooks_percent,
            depth,
            nodes,
            misses_forced_wins: true,
            ..LinesLevel::FULL
        }
    }
}

impl AtomsLevel {
    /// The engine without any blind spot.
    pub const FULL: AtomsLevel = AtomsLevel {
        random_percent: 0,
        lapses_percent: 0,
        lapses_random_percent: 0,
        depth: 120,
        waves: 1_000,
        counts_only_atoms: false,
        nodes: ALL_NODES,
    };

    /// Looks at its own atom only.
    const fn reacts(random_percent: u8, waves: u16) -> Self {
        AtomsLevel {
            random_percent,
            depth: 0,
            waves,
            ..AtomsLevel::FULL
        }
    }

    /// Plays like this only while it has lost the thread, else as the engine, so many plies deep.
    const fn with_lapses(self, lapses_percent: u8, depth: u32) -> Self {
        AtomsLevel {
            random_percent: 0,
            lapses_percent,
            lapses_random_percent: self.random_percent,
            depth,
            ..self
        }
    }
}

impl Default for NimLevel {
    fn default() -> Self {
        NimLevel::PERFECT
    }
}

impl Default for LinesLevel {
    fn default() -> Self {
        LinesLevel::FULL
    }
}

impl Default for AtomsLevel {
    fn default() -> Self {
        AtomsLevel::FULL
    }
}

impl Default for Levels {
    fn default() -> Self {
        Levels {
            nim: [
                NimLevel::new(0, 0, 1, 96),
                NimLevel::new(0, 0, 3, 20),
                NimLevel::new(1, 32, 4, 0),
                NimLevel::new(2, 40, 5, 0),
                NimLevel::new(3, 40, 6, 0),
                NimLevel::new(4, 32, 7, 0),
                NimLevel::new(5, 10, 8, 0),
                NimLevel::PERFECT,
            ],
            corner: [
                NimLevel::new(0, 0, 0, 100),
                NimLevel::new(0, 0, 0, 62),
                NimLevel::new(0, 0, 1, 26),
                NimLevel::new(1, 76, 2, 0),
                NimLevel::new(2, 90, 4, 0),
                NimLevel::new(3, 79, 5, 0),
                NimLevel::new(5, 18, 2, 0),
                NimLevel::PERFECT,
            ],
            northcott: [
                NimLevel::new(0, 0, 0, 0).retreating(24),
                NimLevel::new(0, 0, 0, 0).retreating(15),
                NimLevel::new(1, 40, 0, 0).retreating(50),
                NimLevel::new(2, 60, 0, 0).retreating(20),
                NimLevel::new(3, 74, 0, 0),
                NimLevel::new(4, 42, 0, 0),
                NimLevel::new(5, 16, 0, 0),
                NimLevel::PERFECT,
            ],
            mnk: [
                LinesLevel {
                    misses_diagonals: true,
                    ..LinesLevel::weighs(0, 0)
                },
                LinesLevel::weighs(11, 23),
                LinesLevel::reads(16, 0, 1, 1_000),
                LinesLevel::reads(8, 0, 2, 400),
                LinesLevel::reads(5, 0, 5, 20_000),
                LinesLevel::reads(3, 0, 8, 100_000),
                LinesLevel {
                    random_percent: 1,
                    nodes: 60_000,
                    ..LinesLevel::FULL
                },
                LinesLevel::FULL,
            ],
            atoms: [
                AtomsLevel::reacts(70, 1),
                AtomsLevel::reacts(63, 1),
                AtomsLevel::reacts(63, 1).with_lapses(82, 1),
                AtomsLevel::reacts(62, 2).with_lapses(59, 2),
                AtomsLevel::reacts(60, 3).with_lapses(36, 3),
                AtomsLevel::reacts(58, 1_000).with_lapses(19, 120),
                AtomsLevel::reacts(55, 1_000).with_lapses(7, 120),
                AtomsLevel::FULL,
            ],
        }
    }
}

/// Lists of exactly [`LEVELS`] levels: every level has a name of its own, so none can be added or
/// taken away.
mod eight {
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use super::LEVELS;

    pub(super) fn serialize<T: Serialize, S: Serializer>(
        levels: &[T; LEVELS],
        out: S,
    ) -> Result<S::Ok, S::Error> {
        out.collect_seq(levels)
    }

    /// # Errors
    /// A level that is not in order, or another number of levels.
    pub(super) fn deserialize<'de, T, D>(input: D) -> Result<[T; LEVELS], D::Error>
    where
        T: Deserialize<'de>,
        D: Deserializer<'de>,
    {
        Vec::deserialize(input)?.try_into().map_err(|list: Vec<T>| {
            D::Error::custom(format_args!(
                "a game has exactly {LEVELS} levels, but {} stand here",
                list.len()
            ))
        })
    }
}
