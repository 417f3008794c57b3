//! fivefold: Nim, Corner Nim, Northcott, Lines (tic-tac-toe to Gomoku) and Atoms.
//!
//! The map of the house:
//!
//! - [`games`]: the rules, and nothing but rules. They speak in events.
//! - [`players`]: who chooses a move: the contract, exact players, the original opponents, levels,
//!   engines, other programs, and opponents written as scripts ([`players::scripts`]).
//! - [`table`]: one sitting at one board: seats, who begins, the moves and those taken back; games as
//!   text.
//! - [`study`]: what can be learnt from a game: its analysis, moves offered back in a teaching game.
//! - `storage`: games on the disk of a desktop: the one in progress, saved ones.
//! - [`scores`]: what is kept of finished games: statistics, streaks, ratings, the next opponent.
//! - [`config`]: the numbers in `assets/config/*.ron`, read with errors that name the place.
//! - [`study`]: what can be told about a position to somebody who wants to understand it: hints,
//!   threats, previews, analysis, research.
//! - [`commands`]: the game without a window.
//! - `app`: everything Bevy, behind the cargo feature `app`.
//! - [`web`]: the program in a browser.
//!
//! Everything but `app` compiles in seconds with `--no-default-features` and knows no clock, no
//! window and no global randomness.

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_family = "wasm"))]
pub mod commands;
pub mod config;
pub mod games;
pub mod players;
pub mod scores;
#[cfg(not(target_family = "wasm"))]
pub mod storage;
pub mod study;
pub mod table;
pub mod web;
