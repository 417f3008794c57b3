//! `fivefold solve`: who wins a position with best play, where that can be found out. With options
//! that a game brings behind the word of that game: all its good positions.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde_json::json;
use thiserror::Error;

use super::engine_spec::within;
use super::good_positions::{self, GoodArgs, GoodPositions, NoList};
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
    pub asked: Asked,
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
pub struct Asked {
    /// The position.
    pub position: Position,
    /// The game, if its word alone was typed.
    pub game: Option<GameId>,
}

fn asked(text: &str) -> Result<Asked, String> {
    Ok(Asked {
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
pub enum Report {
    /// The value of a position.
    Value(Value),
    /// The good positions of a game.
    Good(GoodPositions),
}

/// What is to be printed about a solved position.
pub struct Value {
    position: Position,
    solution: Solution,
    time: Duration,
    json: bool,
}

/// Solves what was typed. `halt` ends it.
///
/// # Errors
/// See [`SolveError`].
pub fn run(args: SolveArgs, halt: &Stop) -> Result<Report, SolveError> {
    let time = args.time.map(Duration::from_millis);
    if args.good.are_given() {
        let space = good_positions::space(args.asked.game, &args.good)?;
        return Ok(Report::Good(good_positions::find(space, args.json)));
    }
    let position = args.asked.position;
    let stop = time.map_or_else(|| halt.clone(), |time| within(halt, time));
    let start = Instant::now();
    let solution = solve(&position, args.memory, &stop)?;
    Ok(Report::Value(Value {
        position,
        solution,
        time: start.elapsed(),
        json: args.json,
    }))
}

impl Report {
    /// Writes it; the exit code says whether it was found out.
    ///
    /// # Errors
    /// What `out` refuses to take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        match self {
            Report::Value(value) => value.write(out),
            Report::Good(positions) => positions.write(out),
        }
    }
}

impl Value {
    fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        let Solution { verdict, nodes } = self.solution;
        let seconds = self.time.as_secs_f64();
        let (solved, winner, plies) = match verdict {
            Verdict::Proven { winner, plies } => (true, winner.map(Side::number), plies),
            Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => {
                (false, None, None)
            }
        };
        if self.json {
            let report = json!({
                "id": self.position.id(),
                "solved": solved,
                "winner": winner,
                "draw": solved && winner.is_none(),
                "plies": plies,
                "nodes": nodes,
                "seconds": seconds,
            });
            writeln!(out, "{report:#}")?;
        } else {
            let value = match solved {
                true => words::verdict(verdict),
                false => "not solved within the time".to_owned(),
            };
            writeln!(out, "{}", self.position)?;
            writeln!(out, "value   {value}")?;
            writeln!(out, "nodes   {nodes}")?;
            writeln!(out, "time    {seconds:.3} s")?;
        }
        Ok(if solved {
            ExitCode::SUCCESS
        } else {
            ExitCode::from(NOT_SOLVED)
        })
    }
}
