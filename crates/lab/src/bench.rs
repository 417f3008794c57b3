//! `bench`: how fast the rules and the engines are on this machine.

use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use crate::benchmarks::{OTHERS, RULES, THINKERS, a_second};
use clap::{Args, value_parser};
use rand::SeedableRng;
use serde::Serialize;

use fivefold_cli::report::write_json;
use fivefold_config::Opponents;
use fivefold_games::parse_id;
use fivefold_players::opponents::Opponent;
use fivefold_players::{Limits, Stop};
use fivefold_rules::{Position, Rng};

/// The longest id that the table shows whole.
const LONGEST_SHOWN: usize = 20;
/// How long a player thinks before it is stopped.
const BEFORE_STOP: Duration = Duration::from_millis(30);
/// How often each player is stopped.
const STOPS: u32 = 5;

/// What can be typed after `bench`.
#[derive(Args, Clone, Copy, Debug)]
pub struct BenchArgs {
    /// The shortest time for each measurement.
    #[arg(long, value_name = "MILLISECONDS", default_value = "500",
        value_parser = value_parser!(u64).range(1..=600_000))]
    pub time: u64,
    /// Print JSON instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// One line of the table.
#[derive(Serialize)]
struct BenchLine {
    what: String,
    id: &'static str,
    value: f64,
    unit: &'static str,
}

/// Measures everything, one after the other on one thread, and writes the table; every line as
/// soon as it is known.
///
/// # Errors
/// What `out` refuses to take.
pub fn run(args: BenchArgs, out: &mut dyn Write) -> io::Result<ExitCode> {
    let time = Duration::from_millis(args.time);
    let mut figures = Vec::new();
    let mut tell = |figure: BenchLine, out: &mut dyn Write| {
        if !args.json {
            let BenchLine {
                what,
                id,
                value,
                unit,
            } = &figure;
            let id = match id.len() > LONGEST_SHOWN {
                true => position(id).game_id(),
                false => (*id).to_owned(),
            };
            writeln!(out, "{what:<18} {id:<20} {value:>14.2} {unit}")?;
            out.flush()?;
        }
        figures.push(figure);
        io::Result::Ok(())
    };
    for (id, opponent) in THINKERS {
        let figure = BenchLine {
            what: opponent.id().into_owned(),
            id,
            value: nodes_a_second(&position(id), opponent, time) / 1e6,
            unit: "million positions/s",
        };
        tell(figure, out)?;
    }
    for (id, depth, _) in RULES {
        let position = position(id);
        let figure = BenchLine {
            what: "perft".to_owned(),
            id,
            value: a_second(time, || position.perft(depth)) / 1e6,
            unit: "million sequences/s",
        };
        tell(figure, out)?;
    }
    for (id, _, make_and_undo) in RULES {
        let figure = BenchLine {
            what: "make and undo".to_owned(),
            id,
            value: 1e9 / make_and_undo(&position(id), time),
            unit: "ns a move, by the rules",
        };
        tell(figure, out)?;
    }
    for other in OTHERS {
        let figure = BenchLine {
            what: other.what.to_owned(),
            id: other.id,
            value: (other.measure)(&position(other.id), time),
            unit: other.unit,
        };
        tell(figure, out)?;
    }
    for (id, opponent) in THINKERS {
        let figure = BenchLine {
            what: opponent.id().into_owned(),
            id,
            value: time_to_stop(&position(id), opponent).as_secs_f64() * 1e3,
            unit: "ms to stop, longest",
        };
        tell(figure, out)?;
    }
    if args.json {
        write_json(&figures, out)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn position(id: &str) -> Position {
    let position = parse_id(id).map(|id| id.position);
    // A test runs the command, so every id of the games is in order.
    position.expect("the ids of the games are in order")
}

/// Positions that a player visits in a second of thinking about one move: of ever more positions,
/// until they take that long.
fn nodes_a_second(position: &Position, opponent: Opponent, time: Duration) -> f64 {
    let mut player = opponent.player(position.game(), &Opponents::default());
    let mut nodes = 1_000;
    loop {
        let mut rng = Rng::seed_from_u64(1);
        let limits = Limits::of_nodes(nodes);
        let start = Instant::now();
        let choice = player.choose(position, &limits, &Stop::new(), &mut rng);
        let taken = start.elapsed();
        let visited = choice.map_or(0, |choice| choice.nodes);
        // Who visits fewer than it may has come to the end of its thoughts.
        if taken >= time || visited < nodes {
            return visited as f64 / taken.as_secs_f64();
        }
        nodes *= 2;
    }
}

/// How long a player that has to stop goes on at most.
fn time_to_stop(position: &Position, opponent: Opponent) -> Duration {
    let config = &Opponents::default();
    let limits = &Limits::of_nodes(u64::MAX);
    let once = |seed: u32| {
        let stop = Stop::new();
        thread::scope(|scope| {
            let thinking = stop.clone();
            let thought = scope.spawn(move || {
                let mut player = opponent.player(position.game(), config);
                let mut rng = Rng::seed_from_u64(seed.into());
                // What it has found is not asked for.
                let _ = player.choose(position, limits, &thinking, &mut rng);
                Instant::now()
            });
            thread::sleep(BEFORE_STOP);
            let start = Instant::now();
            stop.stop();
            // A player that panicked took no time worth telling.
            let end = thought.join().unwrap_or(start);
            end.saturating_duration_since(start)
        })
    };
    (0..STOPS).map(once).max().unwrap_or_default()
}
