//! `assets/config/atoms.ron`: the numbers of Atoms.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Atoms;
use fivefold_config::{
    ALL_NODES, BoardNumbers, ConfigFile, GameFile, GameNumbers, LEVELS, boards_of, eight, scaled,
    shipped, within,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<AtomsNumbers>("atoms.ron");

/// The numbers of Atoms.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AtomsNumbers {
    /// Boards, and how strong the levels are.
    #[serde(deserialize_with = "boards_of::<Atoms, _>")]
    pub boards: BoardNumbers,
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [AtomsLevel; LEVELS],
    /// The original opponent.
    pub original: OriginalNumbers,
    /// The search engine.
    pub engine: EngineNumbers,
    /// The engine's points that make an evaluation of 500, 1 to 30000.
    #[serde(deserialize_with = "within::<1, 30_000, _, _>")]
    pub half: i32,
    /// An added atom appears in its cell, 0 to 5000 milliseconds.
    #[serde(deserialize_with = "within::<0, 5_000, _, _>")]
    pub arrive_ms: u32,
}

impl ConfigFile for AtomsNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::ATOMS;
}

impl GameNumbers for AtomsNumbers {
    type Game = Atoms;

    fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<AtomsNumbers> = LazyLock::new(shipped);
        &SHIPPED
    }

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }

    fn half(&self) -> Option<i32> {
        Some(self.half)
    }

    fn memory_mib(&mut self) -> Option<&mut u32> {
        Some(&mut self.engine.memory_mib)
    }

    fn scale_search(&mut self, factor: f32) {
        for level in &mut self.levels {
            level.nodes = scaled(level.nodes, factor);
        }
        self.engine.nodes = scaled(self.engine.nodes, factor);
    }
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
}

impl Default for AtomsLevel {
    fn default() -> Self {
        AtomsLevel::FULL
    }
}

/// The Atoms original.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OriginalNumbers {
    /// It looks for an empty cell in its own first turns, 0 to 1000 turns.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub opening_turns: u16,
    /// Later it does so this often, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub random_percent: u8,
    /// The same with the rule chain reaction, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub chain_random_percent: u8,
    /// It draws cells at most this often until one is as it wants it, 1 to 100000 tries.
    #[serde(deserialize_with = "within::<1, 100_000, _, _>")]
    pub tries: u32,
    /// By the first plan it looks for an empty cell while it owns less than this share of the
    /// board's cells, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub first_plan_percent: u8,
}

/// The Atoms engine: alpha-beta search on bitboards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EngineNumbers {
    /// Memory of its transposition table, 1 to 1024 MiB; the largest power of two that fits is
    /// used.
    #[serde(deserialize_with = "within::<1, 1_024, _, _>")]
    pub memory_mib: u32,
    /// It visits at most this many positions for a move that has no other limit and no clock,
    /// 1 to 100000000000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

impl Default for OriginalNumbers {
    fn default() -> Self {
        AtomsNumbers::shipped().original.clone()
    }
}

impl Default for EngineNumbers {
    fn default() -> Self {
        AtomsNumbers::shipped().engine.clone()
    }
}
