//! `assets/config/nim.ron`: the numbers of Nim.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Nim;
use fivefold_config::{
    BoardNumbers, ConfigFile, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight, shipped,
    within,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<NimNumbers>("nim.ron");

/// The numbers of Nim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NimNumbers {
    /// Boards, and how strong the levels are.
    #[serde(deserialize_with = "boards_of::<Nim, _>")]
    pub boards: BoardNumbers,
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [NimLevel; LEVELS],
    /// The original opponent.
    pub original: NimOriginal,
    /// The computer's move is shown at the earliest this long after its turn began, 0 to 10000
    /// milliseconds.
    #[serde(deserialize_with = "within::<0, 10_000, _, _>")]
    pub reply_floor_ms: u32,
}

impl ConfigFile for NimNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::NIM;
}

impl GameNumbers for NimNumbers {
    type Game = Nim;

    fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<NimNumbers> = LazyLock::new(shipped);
        &SHIPPED
    }

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}

/// The Nim original: a search without memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NimOriginal {
    /// It visits at most this many positions, 1 to 100000000000; then it plays at random.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

impl Default for NimOriginal {
    fn default() -> Self {
        NimNumbers::shipped().original.clone()
    }
}
