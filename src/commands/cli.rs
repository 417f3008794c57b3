//! The command line: what can be typed after `fivefold`, and what a mistake there is told.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use clap::{Parser, Subcommand, value_parser};

use super::analyze::AnalyzeArgs;
use super::arena::ArenaArgs;
use super::bench::BenchArgs;
use super::hint::HintArgs;
use super::replay::Replay;
use super::solve::SolveArgs;
use crate::games::notation::{Id, parse_id};

/// Largest depth that `fivefold perft` takes; long before it, counting outlasts all patience.
pub const DEEPEST: u32 = 1000;

/// Everything that can be typed. [`clap::Parser::parse`] answers `--help` and `--version`, and
/// ends the program with exit code 2 and a message on standard error when it cannot understand.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "fivefold",
    version,
    about = "Five classic two-player board games: Nim, Corner Nim, Northcott, Lines and Atoms.",
    long_about = None,
    override_usage = "fivefold [COMMAND]",
    after_help = GRAMMAR
)]
pub struct Cli {
    /// What to do; without a command the window opens.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// One thing to do.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Open the window on a game.
    Play {
        /// The game or position, for example mnk:15x15x5.
        #[arg(value_name = "ID", value_parser = id)]
        id: Id,
    },
    /// Count the sequences of 1, 2, 3 ... moves from a position (no window needed).
    Perft {
        /// The game or position, for example atoms:8x8.
        #[arg(value_name = "ID", value_parser = id)]
        id: Id,
        /// Up to how many moves to count, 0 to 1000.
        #[arg(value_name = "DEPTH", value_parser = value_parser!(u32).range(0..=i64::from(DEEPEST)))]
        depth: u32,
    },
    /// Print a saved game move by move, or write it in another format (no window needed).
    Replay(Replay),
    /// Play Lines for a Gomocup manager: the Piskvork protocol on standard input and output.
    Brain,
    /// Play any of the games for a manager of engines: UGI on standard input and output.
    Engine,
    /// Tell the best move of a position, or judge every move of a saved game (no window needed).
    Analyze(AnalyzeArgs),
    /// Tell where to look, what to do and why, from the strongest player (no window needed).
    Hint(HintArgs),
    /// Find out who wins with best play (no window needed).
    Solve(SolveArgs),
    /// Let computer players play many games against each other (no window needed).
    Arena(ArenaArgs),
    /// Measure how fast the rules and the engines are here (no window needed).
    Bench(BenchArgs),
    /// Draw every screen into PNG files (no window needed, but a graphics adapter).
    Pictures {
        /// The folder for the files; made if it does not exist.
        #[arg(value_name = "DIR")]
        dir: PathBuf,
        /// Names of the pictures to draw, without .png; all if there is none.
        #[arg(value_name = "NAME")]
        names: Vec<String>,
        /// Makes the pictures smaller or larger, 0.25 to 4.
        #[arg(long, value_name = "FACTOR", default_value = "1", value_parser = scale)]
        scale: f32,
    },
}

const GRAMMAR: &str = "\
Without a command the window opens.

An ID is a game and its parameters, then, if you like, a board and whose move it is,
and a seed for everything random:
  nim:3,4,5             heaps; nim:3,4,5,misere: whoever takes the last piece loses
  corner:8x8            columns x rows; corner:8x8,queen: also diagonally
  northcott:3x12        rows x columns
  mnk:15x15x5           columns x rows x line; mnk:15x15x5,exact: longer lines do not win,
                        mnk:15x15x5,renju: renju, with forbidden points
  atoms:8x8             columns x rows; atoms:8x8,chain: the rule chain reaction
  nim:3,4,5:1,4,5@2#42  heaps 1, 4, 5 are left, side 2 is to move, seed 42";

/// How the program was called. Under a name that begins with `pbrain`, as managers of Gomocup want
/// it, it is `fivefold brain`, whatever else was typed.
#[must_use]
pub fn from_command_line() -> Cli {
    let named_brain = std::env::args_os().next().is_some_and(|name| {
        let file = Path::new(&name).file_name().map(OsStr::to_string_lossy);
        file.is_some_and(|file| file.starts_with("pbrain"))
    });
    if named_brain {
        Cli {
            command: Some(Command::Brain),
        }
    } else {
        Cli::parse()
    }
}

/// Reads the scale of pictures.
fn scale(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(scale) if (0.25..=4.0).contains(&scale) => Ok(scale),
        _ => Err("choose a number from 0.25 to 4, for example 0.75".to_owned()),
    }
}

/// Reads an id from the command line.
///
/// # Errors
/// The place and the reason, followed by what an id looks like.
pub(super) fn id(text: &str) -> Result<Id, String> {
    parse_id(text).map_err(|error| {
        format!(
            "{error}.\nAn ID looks like nim:3,4,5 or mnk:15x15x5; `fivefold --help` shows all forms."
        )
    })
}
