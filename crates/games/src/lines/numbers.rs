//! `assets/config/lines.ron`: the numbers of Lines.

use serde::{Deserialize, Serialize};

pub use fivefold_lines_engine::LinesEngineNumbers;

use super::Lines;
use fivefold_config::{
    ALL_NODES, BoardNumbers, ConfigFile as _, GameFile, GameNumbers, LEVELS, boards_of, eight,
    numbers, scaled,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<LinesNumbers>("lines.ron");

numbers! {
    /// The numbers of Lines.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::LINES)]
    pub struct LinesNumbers {
        /// The boards: columns x rows x stones in a line that win. 3 to 22 columns and rows, 3 to 6
        /// stones, not more than the longer side. With `,exact` a line that is too long does not win;
        /// with `,renju` (lines of 5 only) points are forbidden to whoever begins.
        #[serde(deserialize_with = "boards_of::<Lines, _>")]
        pub boards: BoardNumbers,
        /// The levels, the easiest first, always eight. Each is the list of what it cannot see; a blind
        /// spot that you leave out is one that the level does not have, so `()` is the strongest play.
        /// Of two neighbours the stronger one scores 60 to 75 percent.
        #[serde(with = "eight")]
        pub levels: [LinesLevel; LEVELS],
        /// “Noughts”, an original opponent of Lines: it looks some moves ahead (alpha-beta search).
        pub noughts: NoughtsNumbers,
        /// “Boora”, the other original opponent of Lines, in its versions 0.5 and 0.6: it only looks at
        /// cells near the stones (hot spots) and adds up the lines through them.
        pub boora: BooraNumbers,
        /// “Master”, the strongest opponent of Lines: it reads far ahead and sees every threat.
        pub engine: LinesEngineNumbers,
        /// How many points of the engine's own count make an evaluation of 500: fewer make the graph of
        /// an analysis steeper, and drops larger.
        pub half: i32 [1 to 10_000, "Points"],
    }

    /// A level of Lines.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    pub struct LinesLevel {
        /// How often it plays anywhere near the stones.
        pub random_percent: u8 [0 to 100, "Percent of its moves"],
        /// Whether it sees no diagonal lines, neither its own nor yours.
        pub misses_diagonals: bool,
        /// How often it does not look at your stones.
        pub overlooks_percent: u8 [0 to 100, "Percent of its moves"],
        /// How many moves it looks ahead, both sides counted; at 0 it only looks at its own stone.
        pub depth: u32 [0 to 60, "Moves"],
        /// How many positions it looks at for a move at most.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
        /// Whether it does not look for wins by one threat after the other.
        pub misses_forced_wins: bool,
    }

    /// Noughts: depth-limited minimax with alpha-beta pruning.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct NoughtsNumbers {
        /// How many levels are offered; level 1 looks 1 move ahead, level 2 looks 2, and so on. From 4
        /// on it takes long on large boards.
        pub levels: u8 [1 to 6, "Levels"],
        /// What a won game is worth to it; must be more than any other position can be.
        pub infinity: i32 [10_000 to 1_000_000_000, "Points"],
    }

    /// Boora: hot spots, weights and threats.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct BooraNumbers {
        /// How far from a stone, in the eight directions, cells become candidates.
        pub hotspot_width: u8 [1 to 8, "Cells"],
        /// How far around your last move it looks for a cell to defend (0.6 only).
        pub defence_width: u8 [1 to 8, "Cells"],
        /// What a finished line through a candidate counts (five in a row in Gomoku).
        pub finished: i32 [0 to 1_000_000, "Points"],
        /// What a line counts that lacks a stone.
        pub lacks_one: i32 [0 to 1_000_000, "Points"],
        /// What a line counts that lacks two.
        pub lacks_two: i32 [0 to 1_000_000, "Points"],
        /// What a line counts that lacks three.
        pub lacks_three: i32 [0 to 1_000_000, "Points"],
        /// A candidate worth at least this is played at once.
        pub play_from: i32 [0 to 1_000_000, "Points"],
        /// It defends if your last move is worth at least this to you (0.6 only).
        pub defend_from: i32 [0 to 1_000_000, "Points"],
    }
}

impl GameNumbers for LinesNumbers {
    type Game = Lines;

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
