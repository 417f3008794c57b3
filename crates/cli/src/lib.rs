//! The game without a window: what the command line can do besides opening it.

pub mod analyze;
pub mod arena;
pub mod brain;
pub mod check;
pub mod cli;
pub mod ending;
pub mod engine_spec;
pub mod game_report;
pub mod good_positions;
pub mod hint;
pub mod interrupt;
pub mod perft;
mod progress;
pub mod replay;
pub mod replay_pictures;
pub mod report;
pub mod solve;
pub mod ugi;
pub mod words;
