//! Atoms and chain reaction.

#[cfg(not(target_family = "wasm"))]
mod commands;
pub mod engine;
mod explain;
mod formats;
pub mod levels;
mod look;
mod matches;
pub mod numbers;
mod original;
pub mod players;
mod puzzles;
mod rules;
#[cfg(feature = "scripts")]
mod script;
#[cfg(not(target_family = "wasm"))]
mod solve;

use fivefold_rules::{Extensions, GameEntry, GameId};
use fivefold_study::lesson::Lesson;
use fivefold_study::rules_pictures::RulesPictures;

use crate::entry;

pub use numbers::{AtomsLevel, AtomsNumbers};
pub use original::{AtomsPlayer, Spreading};
pub use players::{ATOMS_FIRST_PLAN, ATOMS_ORIGINAL, GROWS_AT_FRONT, WINS_CASCADE};
pub use rules::*;

/// What the players need.
const PLAYERS: Extensions = &[
    &numbers::FILE,
    &players::ROSTER,
    #[cfg(feature = "scripts")]
    &script::VOCABULARY,
];

/// What those need who show the game, teach it, or talk to other programs.
const OTHERS: Extensions = &[
    &explain::EXPLAIN,
    &puzzles::PUZZLES,
    &Lesson(include_str!("lesson.txt")),
    &RulesPictures::Table(include_str!("rules_pictures.txt")),
    #[cfg(not(target_family = "wasm"))]
    &solve::SOLVER,
    &look::LOOK,
    &formats::FORMATS,
    &fivefold_words::shipped!(atoms),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
    &matches::MATCH_RULES,
];

/// The game in the catalogue.
pub(crate) const ENTRY: GameEntry = entry::<Atoms>(PLAYERS, OTHERS);

/// This game.
pub const ID: GameId = GameId::of::<Atoms>();
