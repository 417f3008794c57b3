//! `tune`: fits the evaluation of Lines to games of the engine against itself.
//!
//! ```sh
//! cargo run --release --no-default-features --features tuning --bin tune -- games FILE
//! cargo run --release --no-default-features --features tuning --bin tune -- fit FILE …
//! cargo run --release --no-default-features --features tuning --bin tune -- search
//! ```
//!
//! The second command rewrites `src/games/lines/engine/weights.bin`; the third prints what the
//! numbers in `src/games/lines/engine/search/pruning.rs` should be.

mod fitting;
mod game_records;
mod gradients;
mod samples;
mod search_numbers;
mod self_play;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use fitting::Settings;

/// Fits the evaluation and the search of Lines by games that the engine plays against itself.
#[derive(Parser)]
enum Command {
    /// Play games and write their positions to a file.
    Games {
        /// The file.
        file: PathBuf,
        /// How many games.
        #[arg(long, default_value = "10000")]
        games: u64,
        /// Positions the engine looks at for a move.
        #[arg(long, default_value = "1000")]
        nodes: u64,
        /// The seed of everything random.
        #[arg(long, default_value = "1")]
        seed: u64,
    },
    /// Fit the numbers to the positions of these files.
    Fit {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// Where the numbers go.
        #[arg(long, default_value = "src/games/lines/engine/weights.bin")]
        out: PathBuf,
        /// How often all positions are gone through.
        #[arg(long, default_value = "10")]
        epochs: u32,
        /// Games at most of each file.
        #[arg(long, default_value = "1000000")]
        games: usize,
        /// How much the results of the games count for their positions, from 0 to 1; the rest is
        /// what the engine thought of them.
        #[arg(long, default_value = "0.5")]
        results: f32,
        /// Begin with a network of random numbers, not with that of today.
        #[arg(long)]
        anew: bool,
    },
    /// Tune the numbers of the selective search by matches, and print them now and then.
    Search {
        /// How many pairs of games.
        #[arg(long, default_value = "20000")]
        pairs: u32,
        /// Positions the engine looks at for a move.
        #[arg(long, default_value = "10000")]
        nodes: u64,
        /// Pairs that are played at the same time.
        #[arg(long, default_value = "1")]
        jobs: usize,
        /// The seed of everything random.
        #[arg(long, default_value = "1")]
        seed: u64,
    },
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Games {
            file,
            games,
            nodes,
            seed,
        } => self_play::play(&file, games, nodes, seed),
        Command::Fit {
            files,
            out,
            epochs,
            games,
            results,
            anew,
        } => {
            let settings = Settings {
                epochs,
                games,
                results,
                anew,
            };
            fitting::fit(&files, &out, &settings)
        }
        Command::Search {
            pairs,
            nodes,
            jobs,
            seed,
        } => {
            let settings = search_numbers::Settings { pairs, nodes, seed };
            search_numbers::print(pairs, &search_numbers::tune(&settings, jobs));
            Ok(())
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
