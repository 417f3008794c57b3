//! What `bench` measures of each game, and how moves are timed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};

use fivefold_games::atoms::Atoms;
use fivefold_games::atoms::engine::bit_position::{BitGeometry, BitPosition};
use fivefold_games::atoms::engine::bitboard::Bitboard;
use fivefold_games::corner::Corner;
use fivefold_games::lines::{Lines, NOUGHTS_6};
use fivefold_games::nim::{NIM_SEARCHER, Nim};
use fivefold_games::northcott::Northcott;
use fivefold_lines_engine::solver::solve;
use fivefold_players::opponents::Opponent;
use fivefold_players::{Limits, Stop};
use fivefold_rules::{Game, Position, Rng};

/// A quiet position of six stones without a forced win, so that the engine has to search.
const QUIET: &str = "mnk:15x15x5:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1";
/// The memory that solving may use, in MiB.
const SOLVING_MIB: u32 = 64;
/// Positions of random games whose moves are measured one after the other.
const POSITIONS: usize = 1_000;

/// The players that are measured, each in a position in which it has to think.
pub(crate) const THINKERS: [(&str, Opponent); 5] = [
    ("nim:9,9,9:9,9,8@2", NIM_SEARCHER),
    (QUIET, Opponent::Engine),
    (QUIET, NOUGHTS_6),
    ("atoms:8x8", Opponent::Engine),
    ("atoms:16x16", Opponent::Engine),
];

/// Measures a position for at least this long.
type Measure = fn(&Position, Duration) -> f64;

/// Ids whose moves are counted to this depth, and how many of the game's moves are carried out and taken back in a
/// second.
pub(crate) const RULES: [(&str, u32, Measure); 5] = [
    ("nim:7,8,9,10", 4, make_and_undo::<Nim>),
    ("corner:20x20,queen", 4, make_and_undo::<Corner>),
    ("northcott:5x12", 3, make_and_undo::<Northcott>),
    ("mnk:15x15x5", 3, make_and_undo::<Lines>),
    ("atoms:8x8", 3, make_and_undo::<Atoms>),
];

/// A measurement of one game alone.
pub(crate) struct Measurement {
    /// What is measured.
    pub(crate) what: &'static str,
    /// In which position.
    pub(crate) id: &'static str,
    /// The unit of the value.
    pub(crate) unit: &'static str,
    pub(crate) measure: Measure,
}

/// What only one game has.
pub(crate) const OTHERS: [Measurement; 6] = [
    solving("mnk:4x4x4"),
    solving("mnk:5x5x4"),
    solving("mnk:5x6x4"),
    solving("mnk:6x6x4"),
    making("atoms:8x8"),
    making("atoms:8x8,chain"),
];

/// A small board that is solved from its start.
const fn solving(id: &'static str) -> Measurement {
    Measurement {
        what: "solve",
        id,
        unit: "ms",
        measure: |position, _| time_to_solve(position).as_secs_f64() * 1e3,
    }
}

/// A board on which moves of the engine are measured.
const fn making(id: &'static str) -> Measurement {
    Measurement {
        what: "make",
        id,
        unit: "ns a move, on the engine's board",
        measure: |position, time| 1e9 / engine_makes(position, time),
    }
}

/// How many of what `work` counts it does in a second; it is repeated until the time is over.
pub(crate) fn a_second(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < time {
        done += work();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Moves carried out and taken back in a second, all moves of the positions of random games.
fn make_and_undo<G: Game>(position: &Position, time: Duration) -> f64 {
    let Some(start) = position.as_game::<G>() else {
        return 0.0;
    };
    let mut rng = Rng::seed_from_u64(1);
    let mut moves = Vec::new();
    let mut game = start.clone();
    a_second(time, || {
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
    })
}

/// How long it takes to find out who wins a small board.
fn time_to_solve(position: &Position) -> Duration {
    let start = Instant::now();
    if let Some(lines) = position.as_game::<Lines>() {
        // Nothing limits it, so it comes to an end with the value.
        let _ = black_box(solve(lines, SOLVING_MIB, &Limits::default(), &Stop::new()));
    }
    start.elapsed()
}

/// Moves that the engine carries out in a second, on a board that fits a machine word: all moves of
/// the positions of random games. It keeps the board before, so nothing is taken back.
fn engine_makes(position: &Position, time: Duration) -> f64 {
    let Some(start) = position.as_game::<Atoms>() else {
        return 0.0;
    };
    let geometry = BitGeometry::<u64>::of(start);
    let chain = start.params().chain;
    let mut rng = Rng::seed_from_u64(1);
    let mut boards = Vec::new();
    let mut moves = Vec::new();
    let mut game = start.clone();
    while boards.len() < POSITIONS {
        if game.outcome().is_some() {
            game = start.clone();
        }
        boards.push(BitPosition::of(&game, &geometry));
        game.legal_moves(&mut moves);
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    let all: u64 = boards
        .iter()
        .map(|board| u64::from(board.moves(&geometry).count_ones()))
        .sum();
    a_second(time, || {
        for board in black_box(&boards) {
            let mut cells = board.moves(&geometry);
            while let Some(cell) = cells.pop() {
                let cell = u64::one(cell);
                match chain {
                    true => black_box(board.play::<true>(&geometry, cell)),
                    false => black_box(board.play::<false>(&geometry, cell)),
                };
            }
        }
        all
    })
}
