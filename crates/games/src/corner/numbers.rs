//! `assets/config/corner.ron`: the numbers of Corner Nim.

use serde::{Deserialize, Serialize};

use super::Corner;
use fivefold_config::{
    BoardNumbers, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight, numbers,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<CornerNumbers>("corner.ron");

numbers! {
    /// The numbers of Corner Nim.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::CORNER)]
    pub struct CornerNumbers {
        /// The boards: columns x rows, 2 to 20 each. With `,queen` the stone may also go diagonally down
        /// and left. The stone starts in the upper right corner. On a square board that is the diagonal,
        /// from which a queen wins in one move and without a queen whoever begins loses; from the
        /// ready-made starts just one move wins, and it does not end the game.
        #[serde(deserialize_with = "boards_of::<Corner, _>")]
        pub boards: BoardNumbers,
        #[without("retreats_percent")]
        /// The levels, the easiest first: those of Nim with the two ways to the corner as heaps, whose
        /// pieces are squares. With a queen a level knows the lost squares up to 2, 4, 8, 16 or 32 steps
        /// from the corner instead of 1 to 5 digits.
        #[serde(with = "eight")]
        pub levels: [NimLevel; LEVELS],
    }
}

impl GameNumbers for CornerNumbers {
    type Game = Corner;

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}
