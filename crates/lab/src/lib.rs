//! Tools for those who develop fivefold, apart from the program that people play with: proving wins, making puzzles,
//! tables of solved boards, benchmarks. The program `fit` beside them fits the engine of Lines to its own games.
//!
//! ```sh
//! cargo lab --help
//! ```

pub mod bench;
mod benchmarks;
mod board_prover;
pub mod lines_prover;
mod proof_search;
pub mod prove;
pub mod puzzles;
pub mod solve_table;
