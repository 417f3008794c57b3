//! fivefold: Nim, Corner Nim, Northcott, Lines (tic-tac-toe to Gomoku) and Atoms.
//!
//! Each room uses only rooms that are listed before it, and of these only those named behind it; a
//! test reads this table.
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | `rules` | what a game is: positions, moves, events, texts | |
//! | `config` | the numbers in `assets/config/*.ron`, read with errors that name the place | `rules` |
//! | `words` | every sentence for people, in every language | `rules`, `config` |
//! | `look` | what boards, pieces, marks and movements can look like | `rules`, `config` |
//! | `sound` | what everything sounds like: samples from numbers, many sounds mixed into one | `config` |
//! | `players` | who chooses a move: the contract, levels, other programs, scripts | `rules`, `config`, `words` |
//! | `search` | players for any game: a solver, alpha-beta, Monte Carlo tree search, levels | `rules`, `config`, `players` |
//! | `midend` | one match at one board: seats, opening, the tree of moves; what a game brings for its own formats | `rules`, `config`, `words`, `players` |
//! | `study` | what can be told about a position: hints, threats, previews, lessons, analysis, research | `rules`, `config`, `words`, `players`, `search`, `midend` |
//! | `puzzles` | positions with one right move: what a game brings for them, made and checked | `rules`, `players` |
//! | `measure` | what a game brings to be measured: benchmarks, and how matches begin and end; and matches of computer players | `rules`, `config`, `players`, `midend` |
//! | `protocols` | what the protocols share in which other programs talk to this one | `players` |
//! | `games` | one folder for each game, with everything of it; and the catalogue of all games | `rules`, `config`, `words`, `look`, `players`, `midend`, `study`, `puzzles`, `measure`, `protocols` |
//! | `formats` | games as text: records, lists of moves, pasted texts, puzzles, what a worker is asked | `rules`, `config`, `words`, `players`, `midend`, `puzzles`, `games` |
//! | `scores` | what is kept of finished games and of puzzles: statistics, streaks, ratings, what comes next | `rules`, `config`, `words`, `players`, `midend`, `puzzles`, `games` |
//! | `library` | all games that were begun: where each is kept, and which go first where room is short | `words`, `midend`, `formats` |
//! | `storage` | files on a desktop: games that were begun, saved games, scores, programs | `rules`, `config`, `words`, `midend`, `formats`, `scores`, `library` |
//! | `commands` | the command line: the game without a window | `rules`, `config`, `words`, `players`, `midend`, `study`, `puzzles`, `measure`, `protocols`, `games`, `formats`, `storage` |
//! | `app` | everything Bevy, behind the cargo feature `app`; it has a table of its own rooms | `rules`, `config`, `words`, `look`, `sound`, `players`, `midend`, `study`, `puzzles`, `measure`, `games`, `formats`, `scores`, `library`, `storage` |
//!
//! Everything but `app` compiles in seconds with `--no-default-features` and knows no clock, no
//! window and no global randomness.

#![cfg_attr(
    feature = "worker",
    allow(
        dead_code,
        unused_imports,
        unused_macros,
        reason = "a browser's worker uses a part of the core"
    )
)]

#[cfg(feature = "app")]
pub mod app;
#[cfg(not(target_family = "wasm"))]
pub mod commands;
pub mod config;
pub mod formats;
pub mod games;
#[cfg(not(feature = "worker"))]
pub mod library;
#[cfg(feature = "app")]
pub mod look;
#[cfg(not(feature = "worker"))]
pub mod measure;
pub mod midend;
pub mod players;
#[cfg(not(target_family = "wasm"))]
mod program;
#[cfg(not(target_family = "wasm"))]
pub mod protocols;
#[cfg(not(feature = "worker"))]
pub mod puzzles;
pub mod rules;
pub mod scores;
pub mod search;
#[cfg(not(feature = "worker"))]
pub mod sound;
#[cfg(not(target_family = "wasm"))]
pub mod storage;
pub mod study;
pub mod words;

#[cfg(not(target_family = "wasm"))]
pub use program::{run, run_with};
