//! What is kept: games that were begun, what came of them, and where it lies.

pub mod collection;
pub mod library;
pub mod scores;
pub mod storage;
