//! The search engine of Lines, for all boards from 3 × 3 to 22 × 22, all lengths and all rules.
//!
//! [`LinesEngine`] is the player. Its own board knows at every moment which threats a stone on each
//! empty cell would make (`threat_board`, from the tables in `patterns`). The engine solves small boards
//! exactly (`solver`, `prover`) and otherwise searches with alpha-beta (`iterative_deepening`, `search`),
//! in turns with searches for wins by threats (`forced_wins`, `threat_search`).
//!
//! The terms of Gomoku, where a line has 5 stones, are used for every length: a *five* is a
//! finished line, a *four* lacks one stone, a *three* two, and so on.

#[cfg(not(target_family = "wasm"))]
pub(in crate::lines) mod board_prover;
mod cell_set;
mod evaluation;
mod features;
mod forced_wins;
mod iterative_deepening;
mod lines_engine;
mod moves;
mod network;
mod pairings;
mod patterns;
mod policy;
mod proof_numbers;
#[cfg(not(target_family = "wasm"))]
pub(in crate::lines) mod proof_search;
mod proof_table;
pub(in crate::lines) mod prover;
mod score;
mod search;
#[cfg(not(feature = "worker"))]
pub mod shortest_wins;
mod small_boards;
pub mod solver;
mod symmetry;
mod threat_board;
pub mod threat_search;
mod transposition_table;
#[cfg(feature = "tuning")]
pub mod tuning;
mod weights;
mod winning_lines;

pub use lines_engine::LinesEngine;
