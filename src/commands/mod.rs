//! The game without a window: what the command line can do besides opening it.

pub mod brain;
pub mod cli;
pub mod conversation;
pub mod perft;
pub mod replay;
pub mod time;
pub mod ugi;
