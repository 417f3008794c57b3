//! The command line: what can be typed after `fivefold`, and what a mistake there is told.

use std::ffi::OsStr;
use std::path::Path;

use clap::{Parser, Subcommand, value_parser};
use fivefold_words::InEnglish as _;

use super::analyze::AnalyzeArgs;
use super::arena::ArenaArgs;
use super::brain::manager_protocol;
use super::check::CheckArgs;
use super::hint::HintArgs;
use super::replay::Replay;
use super::solve::SolveArgs;
use super::words;
use fivefold_games::{self as games, Id, parse_id};
use fivefold_rules::{GameId, IdForms, Side};

/// Largest depth that `fivefold perft` takes; long before it, counting outlasts all patience.
pub(crate) const DEEPEST: u32 = 1000;

/// Everything that can be typed. [`clap::Parser::parse`] answers `--help` and `--version`, and
/// ends the program with exit code 2 and a message on standard error when it cannot understand.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "fivefold",
    version,
    about = about(),
    long_about = None,
    override_usage = "fivefold [COMMAND]",
    after_help = grammar()
)]
pub struct Cli {
    /// What to do; without a command the window opens.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// One thing to do.
#[derive(Clone, Debug, Subcommand)]
pub enum CliCommand {
    /// Open the window with a game.
    Play {
        /// The game or position, as in `fivefold --help`.
        #[arg(value_name = "ID", value_parser = id)]
        id: Id,
    },
    /// Count the sequences of 1, 2, 3 ... moves from a position (no window needed).
    Perft {
        /// The game or position, as in `fivefold --help`.
        #[arg(value_name = "ID", value_parser = id)]
        id: Id,
        /// How many moves deep to count, 0 to 1000.
        #[arg(value_name = "DEPTH", value_parser = value_parser!(u32).range(0..=i64::from(DEEPEST)))]
        depth: u32,
    },
    /// Print a saved game move by move, or write it in another format (no window needed).
    Replay(Replay),
    /// Play for the manager of a tournament, in the protocol that a game brings for it.
    #[command(about = manager_protocol().map_or("", |protocol| protocol.help))]
    Brain,
    /// Play any game for an engine manager: UGI on standard input and output.
    Engine,
    /// Find the best move in a position, or judge every move of a saved game (no window needed).
    Analyze(AnalyzeArgs),
    /// Show where to look, what to play and why, by the strongest player (no window needed).
    Hint(HintArgs),
    /// Find out who wins with best play (no window needed).
    Solve(SolveArgs),
    /// Check a proof that a side wins, trusting nothing (no window needed).
    Check(CheckArgs),
    /// Play many games between computer players (no window needed).
    Arena(ArenaArgs),
}

fn about() -> String {
    let names = games::all().iter().map(|&game| words::game_name(game));
    format!(
        "Classic two-player board games: {}.",
        words::joined(names, "and")
    )
}

/// What an id looks like, with examples of all games.
fn grammar() -> String {
    let mut examples: Vec<(String, &str)> = Vec::new();
    for game in games::all() {
        match game.extension::<IdForms>() {
            Some(IdForms { forms }) => {
                examples.extend(forms.iter().map(|&(id, says)| (id.to_owned(), says)));
            }
            None => examples.push((usual_id(*game), "")),
        }
    }
    let widest = examples.iter().map(|(id, _)| id.len()).max().unwrap_or(0);
    let lines = examples
        .iter()
        .map(|(id, says)| format!("  {id:widest$}  {says}"));
    let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).collect();
    format!(
        "Without a command the window opens.\n\nAn ID is a game and its parameters, optionally \
         followed by a board with the side to move\nand by a seed for everything random:\n{}",
        lines.join("\n")
    )
}

/// The id of a game as it usually starts.
fn usual_id(game: GameId) -> String {
    game.rules().usual_start(Side::First).short_id()
}

/// How the program was called. Under a name by which managers of tournaments know the protocol it is
/// `fivefold brain`, whatever else was typed.
#[must_use]
pub fn from_command_line() -> Cli {
    let named_brain = std::env::args_os().next().is_some_and(|name| {
        let file = Path::new(&name).file_name().map(OsStr::to_string_lossy);
        manager_protocol()
            .is_some_and(|protocol| file.is_some_and(|it| it.starts_with(protocol.name)))
    });
    if named_brain {
        Cli {
            command: Some(CliCommand::Brain),
        }
    } else {
        Cli::parse()
    }
}

/// Reads an id from the command line.
///
/// # Errors
/// The place and the reason, followed by what an id looks like.
pub fn id(text: &str) -> Result<Id, String> {
    parse_id(text).map_err(|error| {
        let usual = games::all()
            .first()
            .copied()
            .map_or_else(String::new, usual_id);
        let reason = error.in_english();
        format!("{reason}.\nAn ID looks like {usual}; `fivefold --help` shows all forms.")
    })
}
