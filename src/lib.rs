//! fivefold: Nim, Corner Nim, Northcott, Lines (tic-tac-toe to Gomoku) and Atoms.
//!
//! The window stands here, behind the cargo feature `app`; what needs no window is in the crates that are named
//! below, each of which says in its `Cargo.toml` which others it uses. They know no clock, no window and no
//! global randomness.

// `testing` is no part of the web version.
#![cfg_attr(target_family = "wasm", allow(unreachable_pub))]

#[cfg(feature = "app")]
mod app;
#[cfg(feature = "app")]
mod ask;
#[cfg(feature = "app")]
mod asset_folder;
#[cfg(feature = "app")]
mod audio;
#[cfg(feature = "app")]
mod board;
#[cfg(feature = "app")]
mod features;
#[cfg(feature = "app")]
mod input;
#[cfg(feature = "app")]
mod intent;
#[cfg(feature = "app")]
mod platform;
#[cfg(not(target_family = "wasm"))]
mod program;
#[cfg(feature = "app")]
mod redraw;
mod start;
#[cfg(feature = "app")]
mod states;
#[cfg(all(feature = "app", not(target_family = "wasm")))]
pub mod testing;
#[cfg(feature = "app")]
mod turn;
#[cfg(feature = "app")]
mod widgets;
#[cfg(feature = "app")]
mod window;

pub use fivefold_any_game as search;
#[cfg(not(target_family = "wasm"))]
pub use fivefold_cli as commands;
pub use fivefold_config as config;
pub use fivefold_formats as formats;
pub use fivefold_games as games;
pub use fivefold_lines_engine as lines_engine;
pub use fivefold_look as look;
pub use fivefold_match as midend;
pub use fivefold_match::measure;
pub use fivefold_players as players;
#[cfg(not(target_family = "wasm"))]
pub use fivefold_players::protocols;
pub use fivefold_proof as proof;
pub use fivefold_rules as rules;
pub use fivefold_store::{collection, library, scores, storage};
pub use fivefold_study as study;
pub use fivefold_study::puzzles;
pub use fivefold_synth as synth;
pub use fivefold_words as words;

#[cfg(not(target_family = "wasm"))]
pub use program::{run, run_with};
#[cfg(all(target_family = "wasm", feature = "app"))]
pub use window::run;

// Examples are tested as programs of others see them.
#[cfg(test)]
extern crate self as fivefold;

#[cfg(all(test, feature = "app"))]
#[path = "../tests/app/mod.rs"]
mod tests;
