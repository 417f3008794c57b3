//! `assets/config/northcott.ron`: the numbers of Northcott's game.

use serde::{Deserialize, Serialize};

use super::Northcott;
use fivefold_config::{
    BoardNumbers, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight, numbers,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<NorthcottNumbers>("northcott.ron");

numbers! {
    /// The numbers of Northcott's game.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::NORTHCOTT)]
    pub struct NorthcottNumbers {
        /// The boards: rows x columns, 2 to 5 rows and 4 to 20 columns. With an odd number of rows
        /// whoever begins can win; with an even number the other side answers every move in another row.
        /// 2x12 is the original program's board.
        #[serde(deserialize_with = "boards_of::<Northcott, _>")]
        pub boards: BoardNumbers,
        /// The levels, the easiest first: those of Nim with the gaps between the stones as heaps, whose
        /// pieces are fields.
        #[serde(with = "eight")]
        pub levels: [NimLevel; LEVELS],
        /// The original opponent.
        pub original: NorthcottOriginal,
        /// How a stone slides.
        pub slide: SlideNumbers,
    }

    /// The Northcott original.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct NorthcottOriginal {
        /// It waits this long before it moves; the time for which it thinks counts.
        pub wait_ms: u32 [0 to 10_000, "Milliseconds"],
    }

    /// How a stone slides.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    pub struct SlideNumbers {
        /// Into how many units the side of a field is divided; a stone slides unit by unit.
        pub units_per_field: u32 [1 to 400, "Units"],
        /// Time in which a stone slides by one unit; 40 units of 3 ms make 120 ms for a field.
        pub ms_per_unit: f32 [0 to 50, "Milliseconds at speed Normal"],
    }
}

impl GameNumbers for NorthcottNumbers {
    type Game = Northcott;

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}
