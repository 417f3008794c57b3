//! What is kept: games that were begun, what came of them, and files on a desktop.

pub mod library;
pub mod scores;
#[cfg(not(target_family = "wasm"))]
pub mod storage;
