//! A strong engine for Gomoku, renju and all (m,n,k) games: boards from 3 × 3 to 22 × 22, lines of 3 to 6 stones,
//! freestyle, exact lines and renju.
//!
//! [`LinesEngine`] is the player; it gives a move with a verdict (proven or estimated) and the principal variation.
//! The limits and the seed are arguments: the same ones give the same move everywhere. It reads no
//! clock, and starts threads only if it may ([`fivefold_players::Limits::threads`]); then which move it gives depends on
//! which thread is ahead.
//!
//! ```
//! use fivefold_lines::{Lines, LinesParams};
//! use fivefold_lines_engine::{LinesEngine, LinesEngineNumbers};
//! use fivefold_players::{Limits, Player, Stop, Verdict};
//! use fivefold_rules::{Game, Parameters, Rng, Side};
//! use rand::SeedableRng;
//!
//! let params = LinesParams::parse("15x15x5").expect("Gomoku");
//! let mut game = Lines::start(&params, Side::First);
//! for mv in ["h8", "a1", "j8", "c1", "k8", "o15"] {
//!     let mv = game.parse_move(mv).expect("a cell");
//!     game.apply(mv, &mut ());
//! }
//! let mut engine = LinesEngine::new(&LinesEngineNumbers::default());
//! let limits = Limits::of_nodes(100_000);
//! let mut rng = Rng::seed_from_u64(1);
//! let choice = engine.choose(&game, &limits, &Stop::new(), &mut rng).expect("the game goes on");
//! assert_eq!(game.move_text(choice.mv), "i8");
//! let proven = Verdict::Proven { winner: Some(Side::First), plies: Some(3) };
//! assert_eq!(choice.verdict, proven);
//! ```
//!
//! How it works: its own board knows at every moment which threats a stone on each empty cell would make
//! ([`threat_board`], from the tables in `patterns`). It solves small boards exactly ([`solver`], [`prover`]) and
//! otherwise searches with alpha-beta (`iterative_deepening`, `search`) over a small network (`network`), in turns
//! with searches for wins by threats (`forced_wins`, [`threat_search`]); with several threads they share the
//! transposition table.
//!
//! Its parts serve searches of other kinds as well, such as one for a proof that a side wins on a large board: what
//! is clear without a search ([`moves`]), wins by threats in many positions ([`threat_search::ThreatSearcher`]), the
//! estimate of the network ([`threat_board::ThreatBoard::estimate`]), alpha-beta alone ([`alpha_beta`]),
//! [`proof_numbers`], and one hash for all pictures of a position ([`symmetry`]). What they prove a program of its own
//! can check: see the crate `fivefold-proof`.
//!
//! The terms of Gomoku, where a line has 5 stones, are used for every length: a *five* is a
//! finished line, a *four* lacks one stone, a *three* two, and so on.

pub mod alpha_beta;
pub mod cell_set;
mod evaluation;
pub mod explanations;
mod features;
#[cfg(feature = "fitting")]
pub mod fitting;
mod forced_wins;
mod iterative_deepening;
mod lines_engine;
pub mod moves;
mod network;
mod pairings;
mod patterns;
mod policy;
pub mod proof_numbers;
mod proof_table;
pub mod prover;
mod score;
mod search;
pub mod shortest_wins;
mod small_boards;
pub mod solver;
pub mod symmetry;
pub mod threat_board;
pub mod threat_search;
mod transposition_table;
mod weights;
mod winning_lines;

pub use lines_engine::{LinesEngine, LinesEngineNumbers, SEARCHES};
