//! Lines, the (m,n,k) games from tic-tac-toe to Gomoku.

#[cfg(not(feature = "worker"))]
mod board_table;
pub mod boora;
#[cfg(not(target_family = "wasm"))]
mod commands;
pub mod engine;
pub mod exact;
#[cfg(not(feature = "worker"))]
mod explain;
pub mod explanations;
mod formats;
#[cfg(not(target_family = "wasm"))]
pub mod gomocup;
mod lesson;
pub mod levels;
#[cfg(not(feature = "worker"))]
mod look;
#[cfg(not(feature = "worker"))]
mod matches;
mod noughts;
pub mod numbers;
mod open_spiel;
mod opening;
mod perfect;
pub mod players;
#[cfg(any(not(target_family = "wasm"), feature = "worker"))]
pub mod proof;
#[cfg(not(feature = "worker"))]
mod puzzles;
mod rules;
mod rules_pictures;
#[cfg(feature = "scripts")]
mod script;
mod solve;
pub mod swap2;

use fivefold_rules::{Extensions, GameId};

pub use boora::{Boora, BooraVersion};
pub use noughts::Noughts;
pub use numbers::{LinesLevel, LinesNumbers};
pub use opening::SWAP2;
pub use players::{BOORA_05, BOORA_06, NOUGHTS_6};
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
    &rules_pictures::RULES_PICTURES,
    #[cfg(not(feature = "worker"))]
    &solve::SOLVER,
    #[cfg(not(feature = "worker"))]
    &board_table::BOARD_TABLE,
    #[cfg(not(target_family = "wasm"))]
    &proof::PROOFS,
    #[cfg(not(feature = "worker"))]
    &open_spiel::NAMES,
    &numbers::FILE,
    &players::ROSTER,
    #[cfg(not(feature = "worker"))]
    &formats::FORMATS,
    &opening::OPENINGS,
    #[cfg(not(feature = "worker"))]
    &look::LOOK,
    #[cfg(feature = "scripts")]
    &script::VOCABULARY,
    #[cfg(not(feature = "worker"))]
    &fivefold_words::shipped!("lines"),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
    #[cfg(not(target_family = "wasm"))]
    &commands::BENCHMARKS,
    #[cfg(not(feature = "worker"))]
    &matches::MATCH_RULES,
    #[cfg(not(target_family = "wasm"))]
    &gomocup::MANAGER,
    #[cfg(not(target_family = "wasm"))]
    &gomocup::PROTOCOL,
];

/// This game.
pub const ID: GameId = GameId::of::<Lines>();
