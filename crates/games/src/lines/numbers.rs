//! `assets/config/lines.ron`: the numbers of Lines.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

pub use fivefold_lines_engine::EngineNumbers;

use super::Lines;
use fivefold_config::{
    ALL_NODES, BoardNumbers, ConfigFile, GameFile, GameNumbers, LEVELS, boards_of, eight, scaled,
    shipped, within,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<LinesNumbers>("lines.ron");

/// The numbers of Lines.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinesNumbers {
    /// Boards, and how strong the levels are.
    #[serde(deserialize_with = "boards_of::<Lines, _>")]
    pub boards: BoardNumbers,
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [LinesLevel; LEVELS],
    /// Noughts, the alpha-beta original.
    pub noughts: NoughtsNumbers,
    /// Boora, the hot-spot original.
    pub boora: BooraNumbers,
    /// The search engine.
    pub engine: EngineNumbers,
    /// The engine's points that make an evaluation of 500, 1 to 10000.
    #[serde(deserialize_with = "within::<1, 10_000, _, _>")]
    pub half: i32,
}

impl ConfigFile for LinesNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::LINES;
}

impl GameNumbers for LinesNumbers {
    type Game = Lines;

    fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<LinesNumbers> = LazyLock::new(shipped);
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
}

impl Default for LinesLevel {
    fn default() -> Self {
        LinesLevel::FULL
    }
}

/// Noughts: depth-limited minimax with alpha-beta pruning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoughtsNumbers {
    /// Number of levels offered, 1 to 6; level n looks n plies ahead.
    #[serde(deserialize_with = "within::<1, 6, _, _>")]
    pub levels: u8,
    /// The value of a won game, 10000 to 1000000000.
    #[serde(deserialize_with = "within::<10_000, 1_000_000_000, _, _>")]
    pub infinity: i32,
}

/// Boora: hot spots, weights and threats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BooraNumbers {
    /// How far from each stone its star of candidates reaches, 1 to 8 cells.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub hotspot_width: u8,
    /// How far the star reaches in which it looks for a defence, 1 to 8 cells.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub defence_width: u8,
    /// Weight of a finished line, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub finished: i32,
    /// Weight of a line that lacks one stone, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_one: i32,
    /// Weight of a line that lacks two stones, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_two: i32,
    /// Weight of a line that lacks three stones, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_three: i32,
    /// A candidate worth at least this is played at once, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub play_from: i32,
    /// An opponent's last move worth at least this is answered (0.6 only), 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub defend_from: i32,
}

impl Default for NoughtsNumbers {
    fn default() -> Self {
        LinesNumbers::shipped().noughts.clone()
    }
}

impl Default for BooraNumbers {
    fn default() -> Self {
        LinesNumbers::shipped().boora.clone()
    }
}
