//! `assets/config/atoms.ron`: the numbers of Atoms.

use serde::{Deserialize, Serialize};

use super::Atoms;
use fivefold_config::{
    ALL_NODES, BoardNumbers, ConfigFile as _, GameFile, GameNumbers, LEVELS, boards_of, eight,
    numbers, scaled,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<AtomsNumbers>("atoms.ron");

numbers! {
    /// The numbers of Atoms.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::ATOMS)]
    pub struct AtomsNumbers {
        /// The boards: columns x rows, 3 to 16 each. Cells explode at 4 atoms, and atoms are lost over
        /// the edge; with `,chain` a cell explodes at as many atoms as it has neighbours, nothing is
        /// lost.
        #[serde(deserialize_with = "boards_of::<Atoms, _>")]
        pub boards: BoardNumbers,
        /// The levels, the easiest first, always eight. Each is the list of what it cannot see; a blind
        /// spot that you leave out is one that the level does not have, so `()` is the strongest play.
        /// Of two neighbours the stronger one scores 60 to 75 percent.
        #[serde(with = "eight")]
        pub levels: [AtomsLevel; LEVELS],
        /// The original opponent of Atoms: it takes empty cells first, and later mostly grows cells next
        /// to yours.
        pub original: OriginalNumbers,
        /// The engine of Atoms, its strongest opponent: it searches many moves ahead.
        pub engine: AtomsEngineNumbers,
        /// How many points of the engine's own count make an evaluation of 500: fewer make the graph of
        /// an analysis steeper, and drops larger.
        pub half: i32 [1 to 30_000, "Points"],
        /// An added atom appears in its cell.
        pub arrive_ms: u32 [0 to 5_000, "Milliseconds at speed Normal"],
    }

    /// A level of Atoms.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(default)]
    pub struct AtomsLevel {
        /// How often it plays anywhere.
        pub random_percent: u8 [0 to 100, "Percent of its moves"],
        /// For this share of the game, in stretches of forty moves on a board of 8x8, it has lost the
        /// thread and plays as with a depth of 0.
        pub lapses_percent: u8 [0 to 100, "Percent"],
        /// How often it plays anywhere meanwhile.
        pub lapses_random_percent: u8 [0 to 100, "Percent of its moves"],
        /// How many moves it looks ahead, both sides counted; at 0 it only looks at its own atom and the
        /// reaction.
        pub depth: u32 [0 to 120, "Moves"],
        /// How many waves of that reaction it sees; only where it looks at no reply.
        pub waves: u16 [0 to 1_000, "Waves"],
        /// Whether it only counts atoms, whatever stands next to them.
        pub counts_only_atoms: bool,
        /// How many positions it looks at for a move at most.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }

    /// The Atoms original.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct OriginalNumbers {
        /// In so many first turns of its own it looks for an empty cell.
        pub opening_turns: u16 [0 to 1_000, "Turns"],
        /// Later it still looks for an empty cell this often.
        pub random_percent: u8 [0 to 100, "Percent"],
        /// The same with the chain reaction, which its author did not have: reactions begin sooner
        /// there, and at 30 it hardly beats Chance.
        pub chain_random_percent: u8 [0 to 100, "Percent"],
        /// How many cells it draws until one is empty, or stands next to yours, before it takes another
        /// one.
        pub tries: u32 [1 to 100_000, "Tries"],
        /// The original's first plan, an opponent of its own, looks for an empty cell while it owns less
        /// than this share of all cells: on 8x8 half of them are 32.
        pub first_plan_percent: u8 [0 to 100, "Percent"],
    }

    /// The Atoms engine: alpha-beta search on bitboards.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct AtomsEngineNumbers {
        /// The memory in which it keeps what it knows of positions; the largest power of two that fits
        /// is used.
        pub memory_mib: u32 [1 to 1_024, "MiB"],
        /// Having visited this many positions it moves, where no clock tells it when; eight million take
        /// about half a second.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }
}

impl GameNumbers for AtomsNumbers {
    type Game = Atoms;

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

impl Default for OriginalNumbers {
    fn default() -> Self {
        AtomsNumbers::shipped().original.clone()
    }
}

impl Default for AtomsEngineNumbers {
    fn default() -> Self {
        AtomsNumbers::shipped().engine.clone()
    }
}
