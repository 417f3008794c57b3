//! `any_game.ron`: how the computer plays games that bring no players of their own.

use serde::{Deserialize, Serialize};

use super::levels::{LEVELS, eight, scaled};
use super::numbers;

numbers! {
    /// How the computer plays games that bring no players of their own.
    ///
    /// It looks some plies ahead (alpha-beta search), and chooses among the moves between which that
    /// sees no difference by random games (Monte Carlo tree search).
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::ANY_GAME)]
    pub struct SearchNumbers {
        /// The eight levels, the easiest first.
        #[serde(with = "eight")]
        pub levels: [GenericLevel; LEVELS],
        /// Memory for the positions of a game that is solved.
        pub solver_memory_mib: u32 [1 to 4_096, "MiB"],
        /// Memory of the table in which positions already searched are kept.
        pub table_memory_mib: u32 [1 to 4_096, "MiB"],
        /// Memory of the tree that random games grow.
        pub tree_memory_mib: u32 [1 to 4_096, "MiB"],
        /// How much moves that were looked at little are favoured in random games: more finds surprising
        /// moves, less is surer of usual ones.
        pub exploration: f32 [0 to 10],
        /// A random game that has not ended by then counts as a draw.
        pub playout_plies: u32 [1 to 10_000, "Plies"],
    }

    /// A level of any game: its limits and what it cannot see.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct GenericLevel {
        /// It plays anything this often.
        pub random_percent: u8 [0 to 100, "Percent of its moves"],
        /// It overlooks this share of all moves, its own and the opponent's; it always sees one.
        pub overlooks_percent: u8 [0 to 100, "Percent"],
        /// It looks at most this far ahead.
        pub depth: u32 [0 to 200, "Plies"],
        /// It visits at most this many positions while it looks ahead.
        pub nodes: u64 [0 to 100_000_000_000, "Positions"],
        /// And this many in random games; with 0 it plays any of the moves between which it sees no
        /// difference.
        pub playout_nodes: u64 [0 to 100_000_000_000, "Positions"],
        /// It solves games in which that takes at most this many moves; but it overlooks moves then too.
        pub solver_nodes: u64 [0 to 1_000_000_000, "Moves"],
        /// It uses all the time that a clock gives it.
        pub full_strength: bool,
    }
}

impl SearchNumbers {
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
