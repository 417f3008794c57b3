//! The evaluation with numbers that can be changed a little: how good it finds a position, and which
//! way each number must go for the truth to surprise it less.

use std::ops::Range;

use fivefold::players::mnk::tuning::{
    CELL_KINDS, HIDDEN, PER_LOGIT, SCALES, SIDE_STATES, SUMS, THREAT_STATES,
};

use crate::positions::{Positions, Sample};

/// Numbers of a row: what a cell adds to the sums of its own side and of the other, and its worths.
pub const ROW: usize = 2 * SUMS + 2;
/// Where the parts begin, in the order of `weights.bin`.
const THREATS: usize = CELL_KINDS * ROW;
const MIXING: usize = THREATS + THREAT_STATES;
const FACES: usize = MIXING + HIDDEN * 2 * SUMS;
const OWN: usize = FACES + 2 * HIDDEN;
const OTHERS: usize = OWN + SIDE_STATES * HIDDEN;
const OUT: usize = OTHERS + SIDE_STATES * HIDDEN;
const CONSTANT: usize = OUT + HIDDEN;
/// How many numbers there are.
pub const NUMBERS: usize = CONSTANT + 1;
/// The rows of all kinds of cells.
pub const ROWS: Range<usize> = 0..THREATS;

/// Whether the number is a worth that is added up as it is.
pub fn is_worth(number: usize) -> bool {
    (THREATS..MIXING).contains(&number) || number < THREATS && number % ROW >= 2 * SUMS
}

/// How many of the whole numbers in `weights.bin` make one.
pub fn scale(number: usize) -> f32 {
    let [sums, mixing, threats, _] = SCALES;
    if is_worth(number) || number >= OUT {
        PER_LOGIT
    } else if number < THREATS {
        sums
    } else if number < FACES {
        mixing
    } else {
        threats
    }
}

/// So much of a sum goes into the layer above.
fn shrink() -> f32 {
    let [.., shrink] = SCALES;
    1.0 / shrink
}

/// What was computed on the way to an estimate.
struct Way {
    sums: [f32; 2 * SUMS],
    hidden: [f32; HIDDEN],
    /// Where the rows begin that the threats add to the layer.
    threats: [usize; 3],
    estimate: f32,
}

fn row<const N: usize>(numbers: &[f32], from: usize) -> [f32; N] {
    std::array::from_fn(|i| numbers[from + i])
}

fn way(numbers: &[f32], positions: &Positions, sample: &Sample) -> Way {
    let (cells, counts) = positions.cells(sample);
    let threats = usize::from(sample.threats);
    let mut parts = [[0.0; SUMS]; 2];
    let mut estimate = numbers[THREATS + threats] + numbers[CONSTANT];
    for (&[mine, others], &count) in cells.iter().zip(counts) {
        let [mine, others] = [mine, others].map(|kind| usize::from(kind) * ROW);
        let count = f32::from(count);
        for (parts, [own, other]) in parts.iter_mut().zip([[mine, others], [others, mine]]) {
            let added = added(numbers, own, other);
            for i in 0..SUMS {
                parts[i] += count * added[i].max(0.0);
            }
        }
        estimate += count * (numbers[mine + 2 * SUMS] - numbers[others + 2 * SUMS + 1]);
    }
    let mut sums = [0.0; 2 * SUMS];
    for i in 0..SUMS {
        sums[i] = parts[0][i] * shrink();
        sums[SUMS + i] = parts[1][i] * shrink();
    }
    let threats = [
        FACES + threats / (SIDE_STATES * SIDE_STATES) * HIDDEN,
        OWN + threats / SIDE_STATES % SIDE_STATES * HIDDEN,
        OTHERS + threats % SIDE_STATES * HIDDEN,
    ];
    let mut hidden = [0.0; HIDDEN];
    for (h, hidden) in hidden.iter_mut().enumerate() {
        let mixing: [f32; 2 * SUMS] = row(numbers, MIXING + h * 2 * SUMS);
        let mut lanes = [0.0; 4];
        for i in 0..2 * SUMS {
            lanes[i % 4] += mixing[i] * sums[i];
        }
        let threats: f32 = threats.iter().map(|&from| numbers[from + h]).sum();
        *hidden = lanes.iter().sum::<f32>() + threats;
        estimate += numbers[OUT + h] * hidden.max(0.0);
    }
    Way {
        sums,
        hidden,
        threats,
        estimate,
    }
}

/// What a cell adds to the sums of the side to which it is of the kind whose row begins at `own`,
/// where that is more than nothing.
fn added(numbers: &[f32], own: usize, other: usize) -> [f32; SUMS] {
    let own: [f32; SUMS] = row(numbers, own);
    let other: [f32; SUMS] = row(numbers, other + SUMS);
    std::array::from_fn(|i| own[i] + other[i])
}

/// How good the position looks to the side to move, in logits.
pub fn estimate(numbers: &[f32], positions: &Positions, sample: &Sample) -> f32 {
    way(numbers, positions, sample).estimate
}

/// Adds to `slopes` how the surprise at a position changes with each number.
pub fn learn(numbers: &[f32], slopes: &mut [f32], positions: &Positions, sample: &Sample) {
    let way = way(numbers, positions, sample);
    let slope = 1.0 / (1.0 + (-way.estimate).exp()) - sample.target;
    let mut below = [0.0; 2 * SUMS];
    for h in 0..HIDDEN {
        if way.hidden[h] <= 0.0 {
            continue;
        }
        slopes[OUT + h] += slope * way.hidden[h];
        let slope = slope * numbers[OUT + h];
        for from in way.threats {
            slopes[from + h] += slope;
        }
        for (i, below) in below.iter_mut().enumerate() {
            let at = MIXING + h * 2 * SUMS + i;
            slopes[at] += slope * way.sums[i];
            *below += slope * numbers[at] * shrink();
        }
    }
    slopes[CONSTANT] += slope;
    slopes[THREATS + usize::from(sample.threats)] += slope;
    let (cells, counts) = positions.cells(sample);
    for (&[mine, others], &count) in cells.iter().zip(counts) {
        let [mine, others] = [mine, others].map(|kind| usize::from(kind) * ROW);
        let count = f32::from(count);
        for (half, [own, other]) in [[mine, others], [others, mine]].into_iter().enumerate() {
            let added = added(numbers, own, other);
            let below: [f32; SUMS] = row(&below, half * SUMS);
            let change: [f32; SUMS] = std::array::from_fn(|i| {
                if added[i] > 0.0 {
                    count * below[i]
                } else {
                    0.0
                }
            });
            for i in 0..SUMS {
                slopes[own + i] += change[i];
            }
            for i in 0..SUMS {
                slopes[other + SUMS + i] += change[i];
            }
        }
        slopes[mine + 2 * SUMS] += slope * count;
        slopes[others + 2 * SUMS + 1] -= slope * count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::positions::Origin;
    use fivefold::players::mnk::tuning::Seen;

    fn surprise(numbers: &[f32], positions: &Positions) -> f64 {
        let sample = &positions.samples[0];
        let estimate = f64::from(estimate(numbers, positions, sample));
        let target = f64::from(sample.target);
        target * (-estimate).exp().ln_1p() + (1.0 - target) * estimate.exp().ln_1p()
    }

    #[test]
    fn slopes_are_those_that_a_small_change_of_a_number_shows() {
        let mut positions = Positions::default();
        let seen = Seen {
            cells: vec![[3, 7], [7, 3], [3, 7], [12, 12]],
            threats: (SIDE_STATES * SIDE_STATES + 5 * SIDE_STATES + 7) as u16,
            estimate: 0.0,
        };
        positions.add(seen, Origin::Game, 0.3);
        // No two numbers are alike, and none is near the kink of a sum.
        let numbers: Vec<f32> = (0..NUMBERS)
            .map(|n| 0.3 * ((n * 7919 % 1000) as f32 / 500.0 - 0.9))
            .collect();
        let mut slopes = vec![0.0; NUMBERS];
        learn(&numbers, &mut slopes, &positions, &positions.samples[0]);
        let mut changing = 0;
        for number in 0..NUMBERS {
            let at = |change: f32| {
                let mut numbers = numbers.clone();
                numbers[number] += change;
                surprise(&numbers, &positions)
            };
            // Most numbers have no part in a position.
            if slopes[number] == 0.0 && number % 97 > 0 {
                continue;
            }
            changing += 1;
            let slope = (at(0.002) - at(-0.002)) / 0.004;
            let error = (slope - f64::from(slopes[number])).abs();
            assert!(error < 0.002, "{number}: {slope} {}", slopes[number]);
        }
        assert!(changing > 100);
    }
}
