//! `any_game.ron`: how the computer plays games that bring no players of their own.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::levels::{LEVELS, eight, scaled};
use super::reading::{ConfigFile, shipped, within, within_thousandths};

/// What the players of the crate `fivefold-any-game` can do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SearchNumbers {
    /// The levels, the easiest first.
    #[serde(with = "eight")]
    pub levels: [GenericLevel; LEVELS],
    /// Memory of the solver in MiB, 1 to 4096.
    #[serde(deserialize_with = "within::<1, 4096, _, _>")]
    pub solver_memory_mib: u32,
    /// Memory of the transposition table in MiB, 1 to 4096.
    #[serde(deserialize_with = "within::<1, 4096, _, _>")]
    pub table_memory_mib: u32,
    /// Memory of the tree of random games in MiB, 1 to 4096.
    #[serde(deserialize_with = "within::<1, 4096, _, _>")]
    pub tree_memory_mib: u32,
    /// How much the tree search favours moves that were looked at little, 0 to 10.
    #[serde(deserialize_with = "within_thousandths::<0, 10_000, _>")]
    pub exploration: f32,
    /// Plies after which a random game counts as a draw, 1 to 10000.
    #[serde(deserialize_with = "within::<1, 10_000, _, _>")]
    pub playout_plies: u32,
}

/// A level of any game: its limits and what it cannot see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GenericLevel {
    /// It plays anything this often, 0 to 100 percent of its moves.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub random_percent: u8,
    /// It overlooks this share of all moves, its own and the opponent's, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub overlooks_percent: u8,
    /// It looks at most this many plies ahead, 0 to 200.
    #[serde(deserialize_with = "within::<0, 200, _, _>")]
    pub depth: u32,
    /// It visits at most this many positions while it looks ahead, 0 to 100000000000.
    #[serde(deserialize_with = "within::<0, 100_000_000_000, _, _>")]
    pub nodes: u64,
    /// It visits at most this many positions in random games, 0 to 100000000000.
    #[serde(deserialize_with = "within::<0, 100_000_000_000, _, _>")]
    pub playout_nodes: u64,
    /// It solves games in which the solver carries out at most this many moves, 0 to 1000000000.
    #[serde(deserialize_with = "within::<0, 1_000_000_000, _, _>")]
    pub solver_nodes: u64,
    /// It uses all the time that a clock gives it.
    pub full_strength: bool,
}

impl ConfigFile for SearchNumbers {
    const SHIPPED: &'static str = fivefold_assets::config::ANY_GAME;
}

impl SearchNumbers {
    /// The numbers of the shipped file.
    #[must_use]
    pub fn shipped() -> &'static SearchNumbers {
        static SHIPPED: LazyLock<SearchNumbers> = LazyLock::new(shipped);
        &SHIPPED
    }

    /// Lets the levels look at so many times as many positions.
    pub(crate) fn scale_search(&mut self, factor: f32) {
        for level in &mut self.levels {
            for nodes in [
                &mut level.nodes,
                &mut level.playout_nodes,
                &mut level.solver_nodes,
            ] {
                *nodes = scaled(*nodes, factor);
            }
        }
    }
}

impl Default for SearchNumbers {
    fn default() -> Self {
        shipped()
    }
}
