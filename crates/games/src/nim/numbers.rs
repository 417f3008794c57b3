//! `assets/config/nim.ron`: the numbers of Nim.

use serde::{Deserialize, Serialize};

use super::Nim;
use fivefold_config::{
    BoardNumbers, ConfigFile as _, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight,
    numbers,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<NimNumbers>("nim.ron");

numbers! {
    /// The numbers of Nim.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::NIM)]
    pub struct NimNumbers {
        /// The boards: the pieces of each heap, the top row first. 1 to 8 heaps of 0 to 15 pieces, not
        /// all 0. With `,misere` whoever takes the last piece loses. From each of the ready-made starts
        /// whoever begins can win; from 1,3,5,7 the other side could, for its nim-sum is 0. Rated games
        /// have a random start, and who begins is drawn by lot.
        #[serde(deserialize_with = "boards_of::<Nim, _>")]
        pub boards: BoardNumbers,
        #[without("retreats_percent")]
        /// The levels, the easiest first, always eight. Each is the list of what it cannot see; a blind
        /// spot that you leave out is one that the level does not have, so `()` is perfect play. Of two
        /// neighbours the stronger one scores 60 to 75 percent.
        #[serde(with = "eight")]
        pub levels: [NimLevel; LEVELS],
        /// The original opponent: it searches the rest of the game without any memory.
        pub original: NimOriginal,
        /// The computer's move is shown at the earliest this long after its turn began.
        pub reply_floor_ms: u32 [0 to 10_000, "Milliseconds"],
    }

    /// The Nim original: a search without memory.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct NimOriginal {
        /// Having visited this many positions without an end it gives up and plays at random; a hundred
        /// million take about a second.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }
}

impl GameNumbers for NimNumbers {
    type Game = Nim;

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}

impl Default for NimOriginal {
    fn default() -> Self {
        NimNumbers::shipped().original.clone()
    }
}
