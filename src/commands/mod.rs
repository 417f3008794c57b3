//! The game without a window: what the command line can do besides opening it.

pub mod cli;
pub mod perft;
pub mod replay;
