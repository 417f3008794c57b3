//! Tunes the numbers of the selective search by simultaneous perturbation stochastic approximation
//! (SPSA: Spall 1992): all are changed a little at once, at random up or down; the engine plays a
//! pair of games with these changes against itself with the opposite ones; and all move a little
//! towards the side that won.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use fivefold_lines::Rule;
use fivefold_lines_engine::fitting::SEARCH_NUMBERS;
use fivefold_rules::Rng;
use rand::{RngExt, SeedableRng};

use crate::matches::EnginePair;

// Spall's exponents: of the changes that are tried, and of the steps.
const CHANGE_EXPONENT: f64 = 0.101;
const STEP_EXPONENT: f64 = 0.602;
/// The first steps are as if so large a part of all pairs had been played before.
const STABILITY: f64 = 0.1;
/// The part of the change tried by which a number moves after the last pair, if it is won by a game.
const LAST_STEP: f64 = 0.004;
/// No number falls below this part of its value, or rises above this multiple.
const RANGE: [f64; 2] = [0.2, 3.0];
/// The numbers are printed after so many pairs.
const REPORT_EVERY: u32 = 250;

pub(crate) struct TuneSettings {
    pub pairs: u32,
    /// Positions the engine looks at for a move.
    pub nodes: u64,
    pub seed: u64,
}

/// Tunes the numbers, and prints them now and then. With one job the same seed gives the same numbers.
pub(crate) fn tune(settings: &TuneSettings, jobs: usize) -> Vec<f64> {
    let values = Mutex::new(shipped());
    let next = AtomicU32::new(1);
    thread::scope(|scope| {
        for _ in 0..jobs.max(1) {
            scope.spawn(|| {
                let mut pair = EnginePair::new();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number > settings.pairs {
                        break;
                    }
                    play_and_move(&mut pair, number, settings, &values);
                }
            });
        }
    });
    values.into_inner().unwrap_or_else(PoisonError::into_inner)
}

/// The numbers of today.
fn shipped() -> Vec<f64> {
    let all = SEARCH_NUMBERS.iter();
    all.map(|&(_, value, _)| f64::from(value)).collect()
}

/// What a pair tries: a change of every number, up or down. Pairs are numbered from 1 on.
fn changes(number: u32, pairs: u32, rng: &mut Rng) -> Vec<f64> {
    let factor = (f64::from(pairs) / f64::from(number)).powf(CHANGE_EXPONENT);
    let all = SEARCH_NUMBERS.iter();
    all.map(|&(_, _, step)| match rng.random_bool(0.5) {
        true => f64::from(step) * factor,
        false => f64::from(step) * -factor,
    })
    .collect()
}

/// The part of its changes by which a pair of this number moves the values if it is won by a game.
fn step(number: u32, pairs: u32) -> f64 {
    let (number, pairs) = (f64::from(number), f64::from(pairs));
    let after = STABILITY * pairs;
    let factor = (pairs / number).powf(CHANGE_EXPONENT);
    LAST_STEP * ((after + pairs) / (after + number)).powf(STEP_EXPONENT) / (factor * factor)
}

/// Moves the values by a part of the changes.
fn move_by(part: f64, changes: &[f64], values: &mut [f64]) {
    let all = values.iter_mut().zip(changes).zip(SEARCH_NUMBERS);
    for ((value, change), &(_, shipped, _)) in all {
        let [least, most] = RANGE.map(|part| part * f64::from(shipped));
        *value = (*value + part * change).clamp(least, most);
    }
}

/// Plays the pair of this number, the first engine with changes and the second with the opposite
/// ones, and moves the values by its result.
fn play_and_move(
    pair: &mut EnginePair,
    number: u32,
    settings: &TuneSettings,
    values: &Mutex<Vec<f64>>,
) {
    let lock = || values.lock().unwrap_or_else(PoisonError::into_inner);
    let mut rng = Rng::seed_from_u64(settings.seed);
    rng.set_stream(number.into());
    let changes = changes(number, settings.pairs, &mut rng);
    let now = lock().clone();
    pair.search_with(&[1.0, -1.0].map(|sign| {
        let changed = now.iter().zip(&changes);
        changed
            .map(|(value, change)| (value + sign * change).round().max(1.0) as i32)
            .collect()
    }));
    let Some(result) = pair.play(Rule::Freestyle, settings.nodes, &mut rng) else {
        return;
    };
    let mut now = lock();
    move_by(
        f64::from(result) * step(number, settings.pairs),
        &changes,
        &mut now,
    );
    if number.is_multiple_of(REPORT_EVERY) {
        print(number, &now);
    }
}

/// Prints the numbers beside those of today.
pub(crate) fn print(pairs: u32, values: &[f64]) {
    println!("after {pairs} pairs:");
    for ((name, shipped, _), value) in SEARCH_NUMBERS.iter().zip(values) {
        println!("    {name}: {value:.1} ({shipped} today)");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_move_towards_the_side_that_won_and_stay_in_their_range() {
        let shipped = shipped();
        let changes = changes(1, 100, &mut Rng::seed_from_u64(1));
        assert!(changes.iter().any(|&up| up > 0.0) && changes.iter().any(|&up| up < 0.0));
        for (result, direction) in [(2.0, 1.0), (-1.0, -1.0)] {
            let mut values = shipped.clone();
            move_by(result * step(1, 100), &changes, &mut values);
            for ((value, shipped), change) in values.iter().zip(&shipped).zip(&changes) {
                assert!((value - shipped) * change * direction > 0.0);
            }
        }
        let mut values = shipped.clone();
        move_by(1e6, &changes, &mut values);
        for (value, shipped) in values.iter().zip(&shipped) {
            assert!(*value == shipped * RANGE[0] || *value == shipped * RANGE[1]);
        }
    }

    #[test]
    fn the_same_seed_gives_the_same_numbers() {
        let settings = TuneSettings {
            pairs: 2,
            nodes: 100,
            seed: 3,
        };
        let [one, other] = [tune(&settings, 1), tune(&settings, 1)];
        assert_eq!(one, other);
        assert_eq!(one.len(), SEARCH_NUMBERS.len());
    }
}
