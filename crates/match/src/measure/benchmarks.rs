//! What `fivefold bench` asks a game, and how moves are timed.

use std::hint::black_box;
use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};

use fivefold_players::opponents::Opponent;
use fivefold_rules::{Game, Position, Rng};

/// What a game brings to be measured.
pub struct Benchmarks {
    /// The players that are measured, each in a position in which it has to think.
    pub thinkers: &'static [(&'static str, Opponent)],
    /// Ids whose moves are counted to this depth.
    pub perfts: &'static [(&'static str, u32)],
    /// How many moves are carried out and taken back in a second: [`make_and_undo`] of this game.
    pub make_and_undo: fn(&Position, Duration) -> f64,
    /// What only this game has.
    pub others: &'static [Measurement],
}

/// A measurement of one game.
pub struct Measurement {
    /// What is measured.
    pub what: &'static str,
    /// In which position.
    pub id: &'static str,
    /// The unit of the value.
    pub unit: &'static str,
    /// Measures for at least this long.
    pub measure: fn(&Position, Duration) -> f64,
}

/// How many of what `work` counts it does in a second; it is repeated until the time is over.
#[must_use]
pub fn a_second(time: Duration, mut work: impl FnMut() -> u64) -> f64 {
    let start = Instant::now();
    let mut done = 0;
    while start.elapsed() < time {
        done += work();
    }
    done as f64 / start.elapsed().as_secs_f64()
}

/// Moves carried out and taken back in a second, all moves of the positions of random games.
#[must_use]
pub fn make_and_undo<G: Game>(position: &Position, time: Duration) -> f64 {
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
