//! Atoms and chain reaction.

#[cfg(not(target_family = "wasm"))]
mod commands;
pub mod engine;
mod explain;
mod lesson;
pub mod levels;
#[cfg(not(feature = "worker"))]
mod look;
#[cfg(not(feature = "worker"))]
mod matches;
pub mod numbers;
mod original;
pub mod players;
#[cfg(not(feature = "worker"))]
mod puzzles;
mod rules;
#[cfg(feature = "scripts")]
mod script;
mod solve;

use fivefold_rules::{Extensions, GameId};

pub use numbers::{AtomsLevel, AtomsNumbers};
pub use original::{AtomsPlayer, Spreading};
pub use players::{ATOMS_FIRST_PLAN, ATOMS_ORIGINAL, GROWS_AT_FRONT, WINS_CASCADE};
pub use rules::*;

/// What the game brings besides its rules.
const EXTENSIONS: Extensions = &[
    #[cfg(not(feature = "worker"))]
    &explain::EXPLAIN,
    #[cfg(not(feature = "worker"))]
    &puzzles::PUZZLES,
    #[cfg(not(feature = "worker"))]
    &lesson::LESSON,
    #[cfg(not(feature = "worker"))]
    &look::RULES_PICTURES,
    #[cfg(not(feature = "worker"))]
    &solve::SOLVER,
    &numbers::FILE,
    &players::ROSTER,
    #[cfg(not(feature = "worker"))]
    &look::LOOK,
    #[cfg(feature = "scripts")]
    &script::VOCABULARY,
    #[cfg(not(feature = "worker"))]
    &fivefold_words::shipped!("atoms"),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
    #[cfg(not(target_family = "wasm"))]
    &commands::BENCHMARKS,
    #[cfg(not(feature = "worker"))]
    &matches::MATCH_RULES,
];

/// This game.
pub const ID: GameId = GameId::of::<Atoms>();
