//! `fivefold solve`: who wins a position with best play, where that can be found out. With options
//! that a game brings behind the word of that game: all its good positions.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde::Serialize;
use thiserror::Error;

use super::engine_spec::within;
use super::good_positions::{self, GoodArgs, GoodPositions, NoList};
use super::report::{Report, winner_number};
use super::{cli, words};
use fivefold_games as games;
use fivefold_players::{Stop, Verdict};
use fivefold_rules::{GameId, Position, Side};
use fivefold_study::solving::{Solution, Unsolvable, solve};

/// The exit code of a position that was not solved within the limits.
pub(crate) const NOT_SOLVED: u8 = 1;

/// What can be typed after `fivefold solve`.
#[derive(Args, Clone, Debug)]
pub struct SolveArgs {
    /// The game or position, as in `fivefold --help`; only the word of a game before the options
    /// that list its good positions.
    #[arg(value_name = "ID", value_parser = asked)]
    pub asked: AskedPosition,
    /// Give up after this time.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Memory for the table of positions.
    #[arg(long, value_name = "MIB", default_value = "256",
        value_parser = value_parser!(u32).range(1..=65_536))]
    pub memory: u32,
    /// What lists the good positions of a game.
    #[command(flatten)]
    pub good: GoodArgs,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// What is to be solved.
#[derive(Clone, Debug)]
pub struct AskedPosition {
    /// The position.
    pub position: Position,
    /// The game, if its word alone was typed.
    pub game: Option<GameId>,
}

fn asked(text: &str) -> Result<AskedPosition, String> {
    Ok(AskedPosition {
        position: cli::id(text)?.position,
        game: games::from_id(text),
    })
}

/// Why there is nothing to print.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The position cannot be solved.
    #[error("{0}")]
    Unsolvable(#[from] Unsolvable),
    /// The list of good positions cannot be made.
    #[error("{0}")]
    NoList(#[from] NoList),
}

/// What is to be printed.
#[derive(Serialize)]
#[serde(untagged)]
pub enum SolveReport {
    /// The value of a position.
    SolvedValue(SolvedValue),
    /// The good positions of a game.
    Good(GoodPositions),
}

/// What is to be printed about a solved position.
#[derive(Serialize)]
pub struct SolvedValue {
    id: String,
    solved: bool,
    #[serde(serialize_with = "winner_number")]
    winner: Option<Side>,
    draw: bool,
    plies: Option<u32>,
    nodes: u64,
    seconds: f64,
}

/// Solves what was typed. `halt` ends it.
///
/// # Errors
/// See [`SolveError`].
pub fn run(args: &SolveArgs, halt: &Stop) -> Result<SolveReport, SolveError> {
    if args.good.are_given() {
        let space = good_positions::space(args.asked.game, &args.good)?;
        return Ok(SolveReport::Good(good_positions::find(space)));
    }
    let position = &args.asked.position;
    let stop = args.time.map_or_else(
        || halt.clone(),
        |time| within(halt, Duration::from_millis(time)),
    );
    let start = Instant::now();
    let Solution { verdict, nodes } = solve(position, args.memory, &stop)?;
    let seconds = start.elapsed().as_secs_f64();
    let (solved, winner, plies) = match verdict {
        Verdict::Proven { winner, plies } => (true, winner, plies),
        Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => (false, None, None),
    };
    Ok(SolveReport::SolvedValue(SolvedValue {
        id: position.id(),
        solved,
        winner,
        draw: solved && winner.is_none(),
        plies,
        nodes,
        seconds,
    }))
}

impl Report for SolveReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        match self {
            SolveReport::SolvedValue(value) => value.write_words(out),
            SolveReport::Good(positions) => positions.write_words(out),
        }
    }

    /// It says whether the value was found out.
    fn code(&self) -> ExitCode {
        match self {
            SolveReport::SolvedValue(SolvedValue { solved: false, .. }) => {
                ExitCode::from(NOT_SOLVED)
            }
            SolveReport::SolvedValue(_) | SolveReport::Good(_) => ExitCode::SUCCESS,
        }
    }
}

impl Report for SolvedValue {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        let (winner, plies) = (self.winner, self.plies);
        let value = match self.solved {
            true => words::verdict(Verdict::Proven { winner, plies }),
            false => "not solved within the time".to_owned(),
        };
        writeln!(out, "{}", self.id)?;
        writeln!(out, "value   {value}")?;
        writeln!(out, "nodes   {}", self.nodes)?;
        writeln!(out, "time    {:.3} s", self.seconds)
    }
}
