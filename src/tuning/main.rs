//! `tune`: from games of the engine of Lines against itself to the numbers of its evaluation.
//!
//! ```sh
//! cargo run --release --no-default-features --features tuning --bin tune -- games FILE
//! cargo run --release --no-default-features --features tuning --bin tune -- fit FILE …
//! ```
//!
//! The second command writes `src/players/mnk/weights.rs` anew.

mod fitting;
mod playing;
mod samples;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;

/// Fits the evaluation of Lines to games that the engine plays against itself.
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
        #[arg(long, default_value = "4000")]
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
        #[arg(long, default_value = "src/players/mnk/weights.rs")]
        out: PathBuf,
        /// How often all positions are gone through.
        #[arg(long, default_value = "40")]
        epochs: u32,
        /// How much a number is pulled back to what it was: as much as by this curvature of the loss.
        #[arg(long, default_value = "500")]
        pull: f32,
    },
}

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Games {
            file,
            games,
            nodes,
            seed,
        } => playing::play(&file, games, nodes, seed),
        Command::Fit {
            files,
            out,
            epochs,
            pull,
        } => fitting::fit(&files, &out, epochs, pull),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
