//! The command line: what can be typed after `fivefold`, and what a mistake there is told.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clap::{CommandFactory as _, Parser, Subcommand, value_parser};
use fivefold_formats::is_extension;
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
pub use fivefold_version::VERSION;

/// Largest depth that `fivefold perft` takes; long before it, counting outlasts all patience.
pub(crate) const DEEPEST: u32 = 1000;

/// What `--version` tells.
static LONG_VERSION: LazyLock<String> = LazyLock::new(|| {
    let commit = fivefold_version::commit().unwrap_or("not named");
    let parts = fivefold_version::parts();
    format!("{VERSION}\ncommit: {commit}\nwith: {parts}")
});

/// Everything that can be typed. [`clap::Parser::parse`] answers `--help` and `--version`, and
/// ends the program with exit code 2 and a message on standard error when it cannot understand.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "fivefold",
    version = VERSION,
    long_version = LONG_VERSION.as_str(),
    about = about(),
    long_about = None,
    override_usage = "fivefold [COMMAND]\n       fivefold FILE...",
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
        /// The game or position, as in `fivefold --help`, or a file or folder with games.
        #[arg(value_name = "ID", value_parser = play_target)]
        what: PlayTarget,
    },
    /// Open the window with what these files hold: what is meant where the first word is no command.
    #[command(skip)]
    Open(Vec<PathBuf>),
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

/// What the window is to open with.
#[derive(Clone, Debug)]
pub enum PlayTarget {
    /// A new game.
    Id(Id),
    /// What a file or a folder holds.
    File(PathBuf),
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
        "Without a command the window opens. Files of games, or a folder with such files, open in it:\n\
         in the window that is open already, if there is one.\n\nAn ID is a game and its parameters, optionally \
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
    let arguments: Vec<OsString> = std::env::args_os().skip(1).collect();
    let named_brain = std::env::args_os().next().is_some_and(|name| {
        let file = Path::new(&name).file_name().map(OsStr::to_string_lossy);
        manager_protocol()
            .is_some_and(|protocol| file.is_some_and(|it| it.starts_with(protocol.name)))
    });
    if named_brain {
        Cli {
            command: Some(CliCommand::Brain),
        }
    } else if let Some(files) = files(&arguments) {
        Cli {
            command: Some(CliCommand::Open(files)),
        }
    } else {
        Cli::parse()
    }
}

/// The files that are to be opened: what was typed, if its first word is no command or option but a file
/// that is there, or a name that only a file of a game can have.
fn files(arguments: &[OsString]) -> Option<Vec<PathBuf>> {
    let first = arguments.first()?;
    let is_option = first.to_string_lossy().starts_with('-');
    if is_option || Cli::command().find_subcommand(first).is_some() || first == "help" {
        return None;
    }
    let path = Path::new(first);
    let extension = path.extension().and_then(OsStr::to_str);
    let is_of_a_game = extension.is_some_and(is_extension);
    (is_of_a_game || path.exists()).then(|| arguments.iter().map(PathBuf::from).collect())
}

/// Reads an id from the command line, or else the path of a file that is there.
fn play_target(text: &str) -> Result<PlayTarget, String> {
    let path = Path::new(text);
    match id(text) {
        Ok(id) => Ok(PlayTarget::Id(id)),
        Err(_) if path.exists() => Ok(PlayTarget::File(path.to_owned())),
        Err(reason) => Err(reason),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(words: &[&str]) -> Option<Vec<PathBuf>> {
        let words: Vec<OsString> = words.iter().map(OsString::from).collect();
        files(&words)
    }

    #[test]
    fn files_are_told_from_commands_and_from_mistakes() {
        let here = std::env::current_dir().expect("a folder");
        let here = here.to_str().expect("a name in UTF-8");
        let paths = |words: &[&str]| Some(words.iter().map(PathBuf::from).collect());
        assert_eq!(typed(&[here]), paths(&[here]));
        assert_eq!(typed(&[here, "-x.sgf"]), paths(&[here, "-x.sgf"]));
        // It is not there; that is better said than that there is no such command.
        assert_eq!(typed(&["gone.SGF"]), paths(&["gone.SGF"]));
        for words in [
            &["arena", "nim:3"][..],
            &["--help"],
            &["plya", "nim:3"],
            &["help"],
            &[],
        ] {
            assert_eq!(typed(words), None, "{words:?}");
        }
        let what = |text: &str| play_target(text).ok();
        assert!(matches!(what(here), Some(PlayTarget::File(_))));
        assert!(matches!(what("nim:3,4,5"), Some(PlayTarget::Id(_))));
        assert!(what("gone.sgf").is_none());
    }
}
