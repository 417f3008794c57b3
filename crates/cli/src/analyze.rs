//! `fivefold analyze`: the best move of a position, what is known about it, and what may follow; or the
//! report of a saved game.

use std::io::{self, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use rand::SeedableRng;
use serde::Serialize;
use thiserror::Error;

use super::engine_spec::{EngineSpec, stop_after};
use super::game_report::{self, GameError, GameReport};
use super::report::{Report, VerdictJson};
use super::{cli, words};
use fivefold_games::Id;
use fivefold_players::{Limits, NoMove, Stop, Threads, Verdict};
use fivefold_rules::{Position, Rng};
use fivefold_study::solving::{Unsolvable, check_all, solve};
use fivefold_words::sentence::Sentence;

/// Memory for solving the positions after all moves, in MiB.
const MEMORY_MIB: u32 = 64;

/// What can be typed after `fivefold analyze`.
#[derive(Args, Clone, Debug)]
pub struct AnalyzeArgs {
    /// The game or position, as in `fivefold --help`; or a saved game, whose moves are all
    /// judged (- reads standard input).
    #[arg(value_name = "ID or FILE", value_parser = target)]
    pub target: AnalysisTarget,
    /// Look at no more than N positions; in a saved game, for each move.
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Think no longer than this, and as long again for --all; in a saved game, for each move.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Search with N threads, 1 to 64. With more than one the answer need not be the same every time.
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=i64::from(Threads::MOST)))]
    pub threads: Option<u8>,
    /// Also list which moves win, draw and lose, where that can be solved.
    #[arg(long)]
    pub all: bool,
    /// Save the game with its report in this file.
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// What is analyzed.
#[derive(Clone, Debug)]
pub enum AnalysisTarget {
    /// A position.
    Position(Id),
    /// All moves of a saved game.
    Game(PathBuf),
}

/// Reads a target: a file, if there is one of this name, else an id.
fn target(text: &str) -> Result<AnalysisTarget, String> {
    let path = PathBuf::from(text);
    if text == "-" || path.is_file() {
        return Ok(AnalysisTarget::Game(path));
    }
    cli::id(text)
        .map(AnalysisTarget::Position)
        .map_err(|error| format!("there is no such file, and it is not an ID: {error}"))
}

/// Why there is nothing to analyze.
#[derive(Debug, Error)]
pub enum AnalyzeError {
    /// A saved game that cannot be analyzed.
    #[error("{0}")]
    Game(#[from] GameError),
    /// The player gives no move.
    #[error("{0}")]
    NoMove(#[from] NoMove),
    /// The positions after the moves cannot be solved.
    #[error("{0}")]
    Unsolvable(#[from] Unsolvable),
}

/// The moves of a position by what they lead to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Sorted {
    /// Moves after which the mover wins.
    pub winning: Vec<String>,
    /// Moves after which the game is a draw.
    pub drawing: Vec<String>,
    /// Moves after which the mover loses.
    pub losing: Vec<String>,
    /// Moves that were not settled in the time.
    pub open: Vec<String>,
}

/// Sorts all moves of a position.
///
/// # Errors
/// The game cannot be solved, or the board is too large.
pub(crate) fn sort(position: &Position, stop: &Stop) -> Result<Sorted, AnalyzeError> {
    check_all(position)?;
    let me = position.side_to_move();
    let mut sorted = Sorted::default();
    for mv in position.legal_moves() {
        let mut next = position.clone();
        if next.play(mv).is_err() {
            continue;
        }
        let verdict = match stop.is_set() {
            true => Verdict::Unknown,
            false => solve(&next, MEMORY_MIB, stop)?.verdict,
        };
        let list = match verdict {
            Verdict::Proven { winner: None, .. } => &mut sorted.drawing,
            Verdict::Proven {
                winner: Some(winner),
                ..
            } if winner == me => &mut sorted.winning,
            Verdict::Proven { .. } => &mut sorted.losing,
            Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => {
                &mut sorted.open
            }
        };
        list.push(position.move_text(mv));
    }
    Ok(sorted)
}

/// What was found out.
#[derive(Serialize)]
#[serde(untagged)]
pub enum Analyzed {
    /// About a position.
    Position(PositionReport),
    /// About all moves of a game.
    Game(GameReport),
}

impl Report for Analyzed {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            Analyzed::Position(report) => report.write_words(out),
            Analyzed::Game(report) => report.write_words(out),
        }
    }
}

/// What was found out about a position.
#[derive(Serialize)]
pub struct PositionReport {
    id: String,
    #[serde(rename = "move")]
    mv: String,
    #[serde(with = "VerdictJson")]
    verdict: Verdict,
    why: String,
    line: Vec<String>,
    nodes: u64,
    depth: u32,
    seconds: f64,
    all: Option<Sorted>,
}

impl AnalyzeArgs {
    /// How many threads were asked for; one, if nothing was said.
    pub(crate) fn threads(&self) -> Threads {
        self.threads.map_or(Threads::ONE, Threads::from)
    }
}

/// Analyzes what was typed with the strongest player of the game.
///
/// # Errors
/// See [`AnalyzeError`].
pub fn run(args: &AnalyzeArgs) -> Result<Analyzed, AnalyzeError> {
    match &args.target {
        AnalysisTarget::Position(id) => position(id, args).map(Analyzed::Position),
        AnalysisTarget::Game(path) => Ok(Analyzed::Game(game_report::run(path, args)?)),
    }
}

fn position(id: &Id, args: &AnalyzeArgs) -> Result<PositionReport, AnalyzeError> {
    if args.to.is_some() {
        let (option, what) = ("--to", "a saved game, not for a position");
        return Err(GameError::Option { option, what }.into());
    }
    let position = id.position.clone();
    let limits = Limits {
        nodes: args.nodes,
        threads: args.threads(),
        ..Limits::default()
    };
    let time = args.time.map(Duration::from_millis);
    let strongest = EngineSpec::judge(&position, limits, time);
    let mut rng = Rng::seed_from_u64(id.seed.unwrap_or(0));
    let start = Instant::now();
    let choice = strongest.choose(&position, &mut rng)?;
    let seconds = start.elapsed().as_secs_f64();
    let stop = time.map_or_else(Stop::new, stop_after);
    Ok(PositionReport {
        id: position.id(),
        mv: position.move_text(choice.mv),
        verdict: choice.verdict,
        why: Sentence::from(choice.explanation).to_string(),
        line: position.move_texts(&choice.line),
        nodes: choice.nodes,
        depth: choice.depth,
        seconds,
        all: args.all.then(|| sort(&position, &stop)).transpose()?,
    })
}

impl Report for PositionReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "{}", self.id)?;
        writeln!(out, "move     {}", self.mv)?;
        writeln!(out, "verdict  {}", words::verdict(self.verdict))?;
        writeln!(out, "why      {}", self.why)?;
        if !self.line.is_empty() {
            writeln!(out, "line     {}", self.line.join(" "))?;
        }
        writeln!(out, "nodes    {}", self.nodes)?;
        writeln!(out, "depth    {}", self.depth)?;
        writeln!(out, "time     {:.3} s", self.seconds)?;
        if let Some(sorted) = &self.all {
            for (word, moves) in [
                ("winning", &sorted.winning),
                ("drawing", &sorted.drawing),
                ("losing", &sorted.losing),
                ("open", &sorted.open),
            ] {
                if !moves.is_empty() {
                    writeln!(out, "{word:<8} {}", moves.join(" "))?;
                }
            }
        }
        Ok(())
    }
}
