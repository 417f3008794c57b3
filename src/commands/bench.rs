//! `fivefold bench`: how fast the rules and the engines are on this machine.

use std::hint::black_box;
use std::io::{self, Write};
use std::process::ExitCode;
use std::thread;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use rand::{RngExt, SeedableRng};
use serde_json::{Value, json};

use crate::config::Opponents;
use crate::games::atoms::Atoms;
use crate::games::corner::Corner;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::notation::parse_id;
use crate::games::{Game, Position, Rng};
use crate::players::atoms::board::{Board, Shape};
use crate::players::atoms::plane::Plane;
use crate::players::mnk::solver::solve;
use crate::players::opponents::Opponent;
use crate::players::{Limits, Stop};

/// A quiet position of six stones without a forced win, so that the engine has to search.
const LINES: &str = "mnk:15x15x5:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1";
/// The players that are measured, each in a position in which it has to think.
const THINKERS: [(&str, Opponent); 5] = [
    (LINES, Opponent::Engine),
    ("atoms:8x8", Opponent::Engine),
    ("atoms:16x16", Opponent::Engine),
    (LINES, Opponent::Noughts { depth: 6 }),
    ("nim:9,9,9:9,9,8@2", Opponent::NimSearcher),
];
/// Ids whose moves are counted to this depth.
const PERFTS: [(&str, u32); 5] = [
    ("nim:7,8,9,10", 4),
    ("corner:20x20,queen", 4),
    ("northcott:5x12", 3),
    ("mnk:15x15x5", 3),
    ("atoms:8x8", 3),
];
/// Small boards that are solved from their start.
const SOLVED: [&str; 4] = ["mnk:4x4x4", "mnk:5x5x4", "mnk:5x6x4", "mnk:6x6x4"];
/// The memory that solving may use, in MiB.
const SOLVING_MIB: u32 = 64;
/// Boards of Atoms on which moves of the engine are measured.
const ATOMS: [&str; 2] = ["atoms:8x8", "atoms:8x8,chain"];
/// Positions of random games whose moves are measured one after the other.
const POSITIONS: usize = 1_000;
/// How long a player thinks before it is stopped.
const BEFORE_STOP: Duration = Duration::from_millis(30);
/// How often each player is stopped.
const STOPS: u32 = 5;

/// What can be typed after `fivefold bench`.
#[derive(Args, Clone, Copy, Debug)]
pub struct BenchArgs {
    /// How long each measurement takes at least.
    #[arg(long, value_name = "MILLISECONDS", default_value = "500",
        value_parser = value_parser!(u64).range(1..=600_000))]
    pub time: u64,
    /// Print JSON instead of a table.
    #[arg(long)]
    pub json: bool,
}

/// One line of the table.
struct Figure {
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
    let mut tell = |figure: Figure, out: &mut dyn Write| {
        if !args.json {
            let Figure {
                what,
                id,
                value,
                unit,
            } = &figure;
            let (id, _) = id.split_once(":15/").unwrap_or((id, ""));
            writeln!(out, "{what:<18} {id:<20} {value:>14.2} {unit}")?;
            out.flush()?;
        }
        figures.push(figure);
        io::Result::Ok(())
    };
    for (id, opponent) in THINKERS {
        let position = position(id);
        let figure = Figure {
            what: opponent.id().into_owned(),
            id,
            value: nodes_a_second(&position, opponent, time) / 1e6,
            unit: "million positions/s",
        };
        tell(figure, out)?;
    }
    for (id, depth) in PERFTS {
        let position = position(id);
        let value = a_second(time, || position.perft(depth)) / 1e6;
        let (what, unit) = ("perft", "million sequences/s");
        tell(
            Figure {
                what: what.to_owned(),
                id,
                value,
                unit,
            },
            out,
        )?;
    }
    for (id, _) in PERFTS {
        let position = position(id);
        let value = 1e9 / make_and_undo(&position, time);
        let (what, unit) = ("make and undo", "ns a move, by the rules");
        tell(
            Figure {
                what: what.to_owned(),
                id,
                value,
                unit,
            },
            out,
        )?;
    }
    for id in ATOMS {
        let position = position(id);
        let figure = Figure {
            what: "make".to_owned(),
            id,
            value: 1e9 / engine_makes(&position, time),
            unit: "ns a move, on the engine's board",
        };
        tell(figure, out)?;
    }
    for id in SOLVED {
        let figure = Figure {
            what: "solve".to_owned(),
            id,
            value: time_to_solve(&position(id)).as_secs_f64() * 1e3,
            unit: "ms",
        };
        tell(figure, out)?;
    }
    for (id, opponent) in THINKERS {
        let position = position(id);
        let figure = Figure {
            what: opponent.id().into_owned(),
            id,
            value: time_to_stop(&position, opponent).as_secs_f64() * 1e3,
            unit: "ms to stop, longest",
        };
        tell(figure, out)?;
    }
    if args.json {
        let list: Vec<Value> = figures
            .iter()
            .map(|figure| {
                json!({
                    "what": figure.what,
                    "id": figure.id,
                    "value": figure.value,
                    "unit": figure.unit,
                })
            })
            .collect();
        writeln!(out, "{:#}", Value::from(list))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn position(id: &str) -> Position {
    let position = parse_id(id).map(|id| id.position);
    // A test runs the command, so every id of this file is in order.
    position.expect("the ids of this file are in order")
}

/// How many of what `work` counts it does in a second; it is repeated until the time is over.
fn a_second(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < time {
        done += work();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Positions that a player visits in a second of thinking about one move: of ever more positions,
/// until they take that long.
fn nodes_a_second(position: &Position, opponent: Opponent, time: Duration) -> f64 {
    let mut player = opponent.player(position.kind(), &Opponents::default());
    let mut nodes = 1_000;
    loop {
        let mut rng = Rng::seed_from_u64(1);
        let limits = Limits {
            nodes: Some(nodes),
            depth: None,
        };
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
    let limits = &Limits {
        nodes: Some(u64::MAX),
        depth: None,
    };
    let once = |seed: u32| {
        let stop = Stop::new();
        thread::scope(|scope| {
            let thinking = stop.clone();
            let thought = scope.spawn(move || {
                let mut player = opponent.player(position.kind(), config);
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

/// Moves that the engine of Atoms carries out in a second, on a board that fits a machine word: all
/// moves of the positions of random games. It keeps the board before, so nothing is taken back.
fn engine_makes(position: &Position, time: Duration) -> f64 {
    let Some(start) = position.as_game::<Atoms>() else {
        return 0.0;
    };
    let shape = Shape::<u64>::of(start);
    let mut rng = Rng::seed_from_u64(1);
    let mut boards = Vec::new();
    let mut moves = Vec::new();
    let mut game = start.clone();
    while boards.len() < POSITIONS {
        if game.outcome().is_some() {
            game = start.clone();
        }
        boards.push(Board::of(&game, &shape));
        game.legal_moves(&mut moves);
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    let all: u64 = boards
        .iter()
        .map(|board| u64::from(board.moves(&shape).count_ones()))
        .sum();
    a_second(time, || {
        for board in black_box(&boards) {
            let mut cells = board.moves(&shape);
            while let Some(cell) = cells.pop() {
                let cell = u64::one(cell);
                match shape.chain {
                    true => black_box(board.play::<true>(&shape, cell)),
                    false => black_box(board.play::<false>(&shape, cell)),
                };
            }
        }
        all
    })
}

/// How long it takes to find out who wins a small board of Lines.
fn time_to_solve(position: &Position) -> Duration {
    let start = Instant::now();
    if let Some(lines) = position.as_game::<Mnk>() {
        // Nothing limits it, so it comes to an end with the value.
        let _ = black_box(solve(lines, SOLVING_MIB, &Limits::default(), &Stop::new()));
    }
    start.elapsed()
}

/// Moves carried out and taken back in a second, all moves of the positions of random games.
fn make_and_undo(position: &Position, time: Duration) -> f64 {
    fn of<G: Game>(position: &Position, time: Duration) -> Option<f64> {
        let start: &G = position.as_game()?;
        let mut rng = Rng::seed_from_u64(1);
        let mut moves = Vec::new();
        let mut game = start.clone();
        Some(a_second(time, || {
            game.legal_moves(&mut moves);
            if moves.is_empty() {
                game = start.clone();
                return 0;
            }
            for &mv in &moves {
                let undo = game.apply(mv, &mut ());
                // Else the compiler would see that nothing has changed.
                black_box(&game);
                game.undo(mv, undo);
            }
            game.apply(moves[rng.random_range(0..moves.len())], &mut ());
            moves.len() as u64
        }))
    }
    of::<Nim>(position, time)
        .or_else(|| of::<Corner>(position, time))
        .or_else(|| of::<Northcott>(position, time))
        .or_else(|| of::<Mnk>(position, time))
        .or_else(|| of::<Atoms>(position, time))
        .unwrap_or(0.0)
}
