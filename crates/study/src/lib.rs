//! What can be told about a position or a game to somebody who wants to understand it: hints,
//! threats, previews, lessons, how it stands and which moves keep that, where a game turned; and how
//! the theory of the games is found out.
//!
//! Everything here is a value made of a position and of what a player found; the app words and
//! draws it. What is said to be proven is proven. What only one game can say it brings itself
//! ([`explain::Explain`]).

pub mod analysis;
pub mod best_moves;
pub mod binary;
pub mod board_table;
pub mod exercise;
pub mod explain;
pub mod hint;
pub mod lesson;
pub mod loss;
pub mod mistake;
pub mod preserving_moves;
pub mod preview;
pub mod puzzles;
pub mod research;
pub mod rules_pictures;
pub mod same_heaps;
pub mod solved;
pub mod solving;
pub mod standing;
mod table;
pub mod teaching;
