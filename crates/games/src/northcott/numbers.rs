//! `assets/config/northcott.ron`: the numbers of Northcott's game.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Northcott;
use fivefold_config::{
    BoardNumbers, ConfigFile, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight, shipped,
    within, within_thousandths,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<NorthcottNumbers>("northcott.ron");

/// The numbers of Northcott's game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NorthcottNumbers {
    /// Boards, and how strong the levels are.
    #[serde(deserialize_with = "boards_of::<Northcott, _>")]
    pub boards: BoardNumbers,
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [NimLevel; LEVELS],
    /// The original opponent.
    pub original: NorthcottOriginal,
    /// How a stone slides.
    pub slide: SlideNumbers,
}

impl ConfigFile for NorthcottNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::NORTHCOTT;
}

impl GameNumbers for NorthcottNumbers {
    type Game = Northcott;

    fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<NorthcottNumbers> = LazyLock::new(shipped);
        &SHIPPED
    }

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}

/// The Northcott original.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NorthcottOriginal {
    /// It waits this long before it moves, 0 to 10000 milliseconds; thinking counts.
    #[serde(deserialize_with = "within::<0, 10_000, _, _>")]
    pub wait_ms: u32,
}

/// How a stone slides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SlideNumbers {
    /// Units in a field's side, 1 to 400.
    #[serde(deserialize_with = "within::<1, 400, _, _>")]
    pub units_per_field: u32,
    /// Milliseconds a stone takes for one unit, 0 to 50.
    #[serde(deserialize_with = "within_thousandths::<0, 50_000, _>")]
    pub ms_per_unit: f32,
}
