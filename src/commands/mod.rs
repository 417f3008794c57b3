//! The game without a window: what the command line can do besides opening it.

pub mod arena;
pub mod cli;
pub mod contestant;
pub mod ending;
pub mod perft;
