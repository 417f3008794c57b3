//! The search engine of Lines, for all boards from 3 × 3 to 22 × 22, all lengths and all rules.
//!
//! [`LinesEngine`] is the player. It copies the position to a board of its own that knows at every
//! moment what a stone of either side on each empty cell would make (`board`, from the tables in
//! `patterns`), looks for wins by force first (`threats`), settles small boards for good
//! (`solver`) and otherwise searches with alpha-beta (`search`).
//!
//! The words of Gomoku, where a line has 5 stones, are used for every length: a *five* is a
//! finished line, a *four* lacks one stone, a *three* two, and so on.

mod board;
mod cell_kinds;
mod cells;
mod engine;
mod evaluation;
mod lines;
mod moves;
mod network;
mod patterns;
mod score;
mod search;
mod solved;
pub mod solver;
mod symmetry;
mod thinking;
mod threats;
mod transposition;
#[cfg(feature = "tuning")]
pub mod tuning;
mod weights;

pub use engine::LinesEngine;
