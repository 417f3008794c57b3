//! `assets/config/corner.ron`: the numbers of Corner Nim.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::Corner;
use fivefold_config::{
    BoardNumbers, ConfigFile, GameFile, GameNumbers, LEVELS, NimLevel, boards_of, eight, shipped,
};

/// The file of the game's numbers.
pub static FILE: GameFile = GameFile::of::<CornerNumbers>("corner.ron");

/// The numbers of Corner Nim.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CornerNumbers {
    /// Boards, and how strong the levels are.
    #[serde(deserialize_with = "boards_of::<Corner, _>")]
    pub boards: BoardNumbers,
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [NimLevel; LEVELS],
}

impl ConfigFile for CornerNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::CORNER;
}

impl GameNumbers for CornerNumbers {
    type Game = Corner;

    fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<CornerNumbers> = LazyLock::new(shipped);
        &SHIPPED
    }

    fn boards(&self) -> &BoardNumbers {
        &self.boards
    }
}
