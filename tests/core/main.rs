//! The rules, players, studies, formats and commands: everything that needs no window.

mod analysis;
mod architecture;
mod arena;
mod arena_games;
mod bad_engines;
mod best_moves;
mod brain;
#[allow(dead_code, reason = "its window is not opened here")]
#[path = "../../examples/chomp.rs"]
mod chomp;
mod clocks;
mod collections;
mod commands;
mod commands_analysis;
mod config;
#[allow(dead_code, reason = "its window is not opened here")]
#[path = "../../examples/connect_four.rs"]
mod connect_four;
mod contract;
#[allow(dead_code, reason = "its window is not opened here")]
#[path = "../../examples/domineering.rs"]
mod domineering;
mod external;
mod findings;
mod formats;
mod gate;
#[allow(dead_code, reason = "its window is not opened here")]
#[path = "../../examples/hex.rs"]
mod hex;
mod hints;
mod history;
mod lessons;
mod levels;
mod library;
mod loss;
mod mailbox;
mod midend;
mod opened;
mod openings;
mod outside;
mod own_levels;
mod perfect;
mod player_pool;
mod players_atoms_engine;
mod players_lines_atoms;
mod players_lines_engine;
mod players_lines_solver;
mod players_lines_threads;
mod players_nim_family;
mod players_originals;
mod presets;
mod protocols_fuzz;
mod puzzles;
mod random_play;
mod reasons;
mod records;
mod renju;
mod research;
mod rules_atoms;
mod rules_lines;
mod rules_nim_family;
mod rules_pictures;
mod same_heaps;
mod scores;
mod scripts;
mod search;
mod sound;
mod storage;
mod swap2;
mod teaching;
mod texts;
mod themes;
mod tuning;
mod ugi;
mod variety;
mod words;
mod yixin_board;

use fivefold_support::program::Program;

/// The program itself.
const FIVEFOLD: Program = Program(env!("CARGO_BIN_EXE_fivefold"));
