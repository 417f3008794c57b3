//! The game without a window: what the command line can do besides opening it.

pub mod analyze;
pub mod arena;
pub mod bench;
pub mod cli;
pub mod contestant;
pub mod ending;
pub mod perft;
pub mod solve;
mod words;
