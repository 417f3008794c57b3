//! `fit`: fits the evaluation, the policy and the search of Lines to games of the engine against
//! itself.
//!
//! ```sh
//! cargo run --release --package fivefold-lab --features fitting --bin fit -- games FILE
//! cargo run --release --package fivefold-lab --features fitting --bin fit -- fit FILE …
//! cargo run --release --package fivefold-lab --features fitting --bin fit -- policy FILE …
//! cargo run --release --package fivefold-lab --features fitting --bin fit -- search
//! cargo run --release --package fivefold-lab --features fitting --bin fit -- match NAME=VALUE …
//! ```
//!
//! The second command rewrites `crates/lines_engine/src/weights.bin`, the third `policy.bin`, or with
//! `--rule renju` the files for renju, `renju_weights.bin` and `renju_policy.bin`; the fourth prints what the numbers in `crates/lines_engine/src/search/pruning.rs` should be, and the
//! fifth what changes of them are worth.

mod adam;
mod fitting;
mod game_records;
mod gradients;
mod matches;
mod policy;
mod samples;
mod search_numbers;
mod self_play;
mod shared_parts;

use std::io;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use fitting::FitSettings;
use fivefold_lines::Rule;

/// Fits the evaluation and the search of Lines by games that the engine plays against itself.
#[derive(Parser)]
enum FitCommand {
    /// Play games and write their positions to a file.
    Games {
        /// The file.
        file: PathBuf,
        /// The rule: freestyle, exact or renju.
        #[arg(long, default_value = "freestyle", value_parser = rule)]
        rule: Rule,
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
        /// The rule: freestyle, exact or renju.
        #[arg(long, default_value = "freestyle", value_parser = rule)]
        rule: Rule,
        /// Where the numbers go, if not into the file of the engine.
        #[arg(long)]
        out: Option<PathBuf>,
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
    /// Fit the policy to the positions of these files.
    Policy {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
        /// The rule: freestyle, exact or renju.
        #[arg(long, default_value = "freestyle", value_parser = rule)]
        rule: Rule,
        /// Where the numbers go, if not into the file of the engine.
        #[arg(long)]
        out: Option<PathBuf>,
        /// How often all positions are gone through.
        #[arg(long, default_value = "4")]
        epochs: u32,
    },
    /// Play a match between two sets of numbers of the selective search.
    Match {
        /// How the numbers of the first engine differ from today's: NAME=VALUE.
        changes: Vec<String>,
        /// How those of the second engine differ.
        #[arg(long)]
        against: Vec<String>,
        /// The rule: freestyle, exact or renju.
        #[arg(long, default_value = "freestyle", value_parser = rule)]
        rule: Rule,
        /// How many pairs of games.
        #[arg(long, default_value = "300")]
        pairs: u32,
        /// Positions the engines look at for a move.
        #[arg(long, default_value = "8000")]
        nodes: u64,
        /// Pairs that are played at the same time.
        #[arg(long, default_value = "1")]
        jobs: usize,
        /// The seed of everything random.
        #[arg(long, default_value = "1")]
        seed: u64,
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

/// The rule of this word.
fn rule(word: &str) -> Result<Rule, String> {
    let found = Rule::ALL.into_iter().find(|rule| rule.word() == word);
    found.ok_or_else(|| format!("expected one of {}", Rule::WORDS.join(", ")))
}

/// Where numbers go: to this file, or to that of the engine for a rule.
fn file_of(out: Option<PathBuf>, rule: Rule, name: &str) -> PathBuf {
    let prefix = if rule == Rule::Renju { "renju_" } else { "" };
    out.unwrap_or_else(|| format!("crates/lines_engine/src/{prefix}{name}.bin").into())
}

fn main() -> ExitCode {
    let done = match FitCommand::parse() {
        FitCommand::Games {
            file,
            rule,
            games,
            nodes,
            seed,
        } => self_play::play(&file, rule, games, nodes, seed),
        FitCommand::Fit {
            files,
            rule,
            out,
            epochs,
            games,
            results,
            anew,
        } => {
            let settings = FitSettings {
                rule,
                epochs,
                games,
                results,
                anew,
            };
            fitting::fit(&files, &file_of(out, rule, "weights"), &settings)
        }
        FitCommand::Policy {
            files,
            rule,
            out,
            epochs,
        } => policy::fit(&files, &file_of(out, rule, "policy"), rule, epochs),
        FitCommand::Match {
            changes,
            against,
            rule,
            pairs,
            nodes,
            jobs,
            seed,
        } => {
            let settings = matches::MatchSettings {
                rule,
                pairs,
                nodes,
                jobs,
                seed,
            };
            let numbers = matches::changed(&changes)
                .and_then(|first| Ok([first, matches::changed(&against)?]));
            numbers
                .map(|numbers| matches::print(&numbers, &settings))
                .map_err(|why| io::Error::new(io::ErrorKind::InvalidInput, why))
        }
        FitCommand::Search {
            pairs,
            nodes,
            jobs,
            seed,
        } => {
            let settings = search_numbers::TuneSettings { pairs, nodes, seed };
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
