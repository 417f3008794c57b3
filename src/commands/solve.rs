//! `fivefold solve`: who wins a position with best play, where that can be found out. With
//! `--rows`, `--gaps`, `--cols` or `--queen` behind the word of a game: all its good positions.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde_json::json;
use thiserror::Error;

use super::contestant::stop_after;
use super::good_positions::{self, GoodArgs, GoodPositions, NoList};
use super::{cli, words};
use crate::games::atoms::Atoms;
use crate::games::corner::Corner;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Game, GameKind, Position, Side};
use crate::players::atoms::solve as atoms_solver;
use crate::players::exact::nimbers::Solved;
use crate::players::mnk::solver as lines_solver;
use crate::players::{Limits, Stop, Verdict};

/// The exit code of a position that was not solved within the limits.
pub const NOT_SOLVED: u8 = 1;

/// What can be typed after `fivefold solve`.
#[derive(Args, Clone, Debug)]
pub struct SolveArgs {
    /// The game or position, for example mnk:5x5x4 or atoms:3x3; northcott or corner alone before
    /// the options that list good positions.
    #[arg(value_name = "ID", value_parser = asked)]
    pub asked: Asked,
    /// Give up after so much time.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Memory for what is found out about positions.
    #[arg(long, value_name = "MIB", default_value = "256",
        value_parser = value_parser!(u32).range(1..=65_536))]
    pub memory: u32,
    /// What lists the good positions of a game.
    #[command(flatten)]
    pub good: GoodArgs,
    /// Print JSON instead of words.
    #[arg(long)]
    pub json: bool,
}

/// What is to be solved.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The position.
    pub position: Position,
    /// The game, if its word alone was typed.
    pub game: Option<GameKind>,
}

fn asked(text: &str) -> Result<Asked, String> {
    Ok(Asked {
        position: cli::id(text)?.position,
        game: GameKind::from_id(text),
    })
}

/// What solving a position has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The value, or [`Verdict::Unknown`] if the time was over first.
    pub verdict: Verdict,
    /// Positions visited.
    pub nodes: u64,
}

/// Why a position cannot be solved, however long it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Unsolvable {
    /// The board of Atoms is too large.
    #[error("{0}; this board of Atoms has more")]
    TooLarge(atoms_solver::Unsolved),
    /// No end can be forced.
    #[error("{0}")]
    NoForcedEnd(atoms_solver::Unsolved),
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

/// Solves a position with so many MiB of memory.
///
/// # Errors
/// See [`Unsolvable`].
pub fn solve(position: &Position, memory_mib: u32, stop: &Stop) -> Result<Solution, Unsolvable> {
    if let Some(outcome) = position.outcome() {
        return Ok(Solution {
            verdict: Verdict::Proven {
                winner: outcome.winner(),
                plies: Some(0),
            },
            nodes: 0,
        });
    }
    if let Some(lines) = position.as_game::<Mnk>() {
        let solved = lines_solver::solve(lines, memory_mib, &Limits::default(), stop);
        return Ok(match solved {
            Ok(solution) => Solution {
                verdict: proven(solution.winner, None),
                nodes: solution.nodes,
            },
            Err(unsolved) => Solution {
                verdict: Verdict::Unknown,
                nodes: unsolved.nodes,
            },
        });
    }
    if let Some(atoms) = position.as_game::<Atoms>() {
        return solve_atoms(atoms, memory_mib, stop);
    }
    let winner = winner_of::<Nim>(position)
        .or_else(|| winner_of::<Corner>(position))
        .or_else(|| winner_of::<Northcott>(position));
    Ok(Solution {
        verdict: winner.map_or(Verdict::Unknown, |side| proven(Some(side), None)),
        nodes: 0,
    })
}

const fn proven(winner: Option<Side>, plies: Option<u32>) -> Verdict {
    Verdict::Proven { winner, plies }
}

/// Who wins a position of a game whose theory is known.
fn winner_of<G: Solved>(position: &Position) -> Option<Side> {
    let game: &G = position.as_game()?;
    let side = Game::side_to_move(game);
    Some(if game.is_lost() { side.other() } else { side })
}

fn solve_atoms(atoms: &Atoms, memory_mib: u32, stop: &Stop) -> Result<Solution, Unsolvable> {
    use atoms_solver::Unsolved;
    match atoms_solver::solve(atoms, memory_mib, stop) {
        Ok(solved) => Ok(Solution {
            verdict: proven(Some(solved.winner), Some(solved.plies)),
            nodes: solved.nodes,
        }),
        Err(Unsolved::Stopped | Unsolved::GameOver) => Ok(Solution {
            verdict: Verdict::Unknown,
            nodes: 0,
        }),
        Err(reason @ Unsolved::TooLarge) => Err(Unsolvable::TooLarge(reason)),
        Err(reason @ Unsolved::NoForcedEnd) => Err(Unsolvable::NoForcedEnd(reason)),
    }
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

/// Solves what was typed.
///
/// # Errors
/// See [`SolveError`].
pub fn run(args: SolveArgs) -> Result<Report, SolveError> {
    if args.good.are_given() {
        let space = good_positions::space(args.asked.game, args.good)?;
        return Ok(Report::Good(good_positions::find(space, args.json)));
    }
    let position = args.asked.position;
    let stop = args
        .time
        .map_or_else(Stop::new, |time| stop_after(Duration::from_millis(time)));
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
            Verdict::Estimated { .. } | Verdict::Unknown => (false, None, None),
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
