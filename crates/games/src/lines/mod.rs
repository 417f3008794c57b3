//! Lines, the (m,n,k) games from tic-tac-toe to Gomoku.

mod board_table;
pub mod boora;
#[cfg(not(target_family = "wasm"))]
mod commands;
mod endgame;
pub mod exact;
mod explain;
mod formats;
#[cfg(not(target_family = "wasm"))]
pub mod gomocup;
pub mod levels;
mod look;
mod matches;
mod noughts;
pub mod numbers;
mod open_spiel;
mod opening;
mod perfect;
pub mod players;
mod position_search;
mod puzzles;
mod rules_pictures;
#[cfg(feature = "scripts")]
mod script;
#[cfg(not(target_family = "wasm"))]
mod solve;
pub mod swap2;

use fivefold_rules::{Extensions, GameEntry, GameId};
use fivefold_study::lesson::Lesson;

use crate::entry;

pub use boora::{Boora, BooraVersion};
pub use fivefold_lines::*;
pub use noughts::Noughts;
pub use numbers::{LinesLevel, LinesNumbers};
pub use opening::{LONG_PRO, PRO, RIF, SOOSYRV_8, SWAP, SWAP2, TARAGUCHI_10, YAMAGUCHI};
pub use players::{BOORA_05, BOORA_06, NOUGHTS_6};

/// What the players need.
const PLAYERS: Extensions = &[
    &numbers::FILE,
    &players::ROSTER,
    &opening::OPENINGS,
    #[cfg(feature = "scripts")]
    &script::VOCABULARY,
];

/// What those need who show the game, teach it, or talk to other programs.
const OTHERS: Extensions = &[
    &explain::EXPLAIN,
    &puzzles::PUZZLES,
    &Lesson(include_str!("lesson.txt")),
    &rules_pictures::RULES_PICTURES,
    #[cfg(not(target_family = "wasm"))]
    &solve::SOLVER,
    &board_table::BOARD_TABLE,
    #[cfg(not(target_family = "wasm"))]
    &commands::PROOFS,
    &open_spiel::NAMES,
    &formats::FORMATS,
    &position_search::SEARCH,
    &look::LOOK,
    &fivefold_words::shipped!(lines),
    #[cfg(not(target_family = "wasm"))]
    &commands::ID_FORMS,
    &matches::MATCH_RULES,
    #[cfg(not(target_family = "wasm"))]
    &gomocup::MANAGER,
    #[cfg(not(target_family = "wasm"))]
    &gomocup::PROTOCOL,
];

/// The game in the catalogue.
pub(crate) const ENTRY: GameEntry = entry::<Lines>(PLAYERS, OTHERS);

/// This game.
pub const ID: GameId = GameId::of::<Lines>();
