//! Northcott's game.

#[cfg(not(target_family = "wasm"))]
mod commands;
mod explain;
mod look;
pub mod numbers;
mod original;
pub mod players;
mod puzzles;
pub mod research;
mod rules;
#[cfg(feature = "scripts")]
mod script;

use fivefold_rules::{Extensions, GameEntry, GameId};
use fivefold_study::lesson::Lesson;
use fivefold_study::rules_pictures::RulesPictures;

use crate::entry;

pub use numbers::NorthcottNumbers;
pub use original::NorthcottPlayer;
pub use players::NORTHCOTT_ORIGINAL;
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
    &look::HEAPS,
    &Lesson(include_str!("lesson.txt")),
    &RulesPictures::Table(include_str!("rules_pictures.txt")),
    &research::RESEARCH,
    &look::LOOK,
    &fivefold_words::shipped!(northcott),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
];

/// The game in the catalogue.
pub(crate) const ENTRY: GameEntry = entry::<Northcott>(PLAYERS, OTHERS);

/// This game.
pub const ID: GameId = GameId::of::<Northcott>();
