//! Corner Nim.

#[cfg(not(target_family = "wasm"))]
mod commands;
mod explain;
mod lesson;
#[cfg(not(feature = "worker"))]
mod look;
pub mod numbers;
pub mod players;
#[cfg(not(feature = "worker"))]
mod puzzles;
pub mod research;
mod rules;
#[cfg(feature = "scripts")]
mod script;

use fivefold_rules::{Extensions, GameId};

pub use numbers::CornerNumbers;
pub use rules::*;

/// What the game brings besides its rules.
const EXTENSIONS: Extensions = &[
    #[cfg(not(feature = "worker"))]
    &explain::EXPLAIN,
    #[cfg(not(feature = "worker"))]
    &puzzles::PUZZLES,
    #[cfg(not(feature = "worker"))]
    &look::HEAPS,
    #[cfg(not(feature = "worker"))]
    &lesson::LESSON,
    #[cfg(not(feature = "worker"))]
    &look::RULES_PICTURES,
    #[cfg(not(feature = "worker"))]
    &research::RESEARCH,
    &numbers::FILE,
    &players::ROSTER,
    #[cfg(not(feature = "worker"))]
    &look::LOOK,
    #[cfg(feature = "scripts")]
    &script::VOCABULARY,
    #[cfg(not(feature = "worker"))]
    &fivefold_words::shipped!("corner"),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
    #[cfg(not(target_family = "wasm"))]
    &commands::BENCHMARKS,
];

/// This game.
pub const ID: GameId = GameId::of::<Corner>();
