//! The evaluation in floating point and its gradient (backpropagation).

use std::ops::Range;

use fivefold_lines::Rule;
use fivefold_lines_engine::fitting::{
    ACCUMULATOR_SIZE, ALL_FEATURES, HIDDEN, PER_LOGIT, SCALES, SIDE_STATES, THREAT_STATES,
};

use crate::samples::{Positions, Sample};

/// The weights of a feature: for its side's sums, for the other side's, and its two direct values.
pub(crate) const FEATURE_WEIGHTS: usize = 2 * ACCUMULATOR_SIZE + 2;
// Where the parts begin, in the order of `renju_weights.bin`.
const THREAT_VALUES: usize = ALL_FEATURES * FEATURE_WEIGHTS;
const INPUT_WEIGHTS: usize = THREAT_VALUES + THREAT_STATES;
const OPEN_FOUR_BIAS: usize = INPUT_WEIGHTS + HIDDEN * 2 * ACCUMULATOR_SIZE;
const OWN_THREAT_BIAS: usize = OPEN_FOUR_BIAS + 2 * 2 * HIDDEN;
const OTHER_THREAT_BIAS: usize = OWN_THREAT_BIAS + 2 * SIDE_STATES * HIDDEN;
const OUTPUT_WEIGHTS: usize = OTHER_THREAT_BIAS + 2 * SIDE_STATES * HIDDEN;
const OUTPUT_BIAS: usize = OUTPUT_WEIGHTS + HIDDEN;
/// How many weights there are.
pub(crate) const WEIGHTS: usize = OUTPUT_BIAS + 1;
/// The weights of all features.
pub(crate) const FEATURE_RANGE: Range<usize> = 0..THREAT_VALUES;

/// The parts whose second half is for black in renju.
const OF_BOTH_SIDES: [Range<usize>; 5] = [
    FEATURE_RANGE,
    THREAT_VALUES..INPUT_WEIGHTS,
    OPEN_FOUR_BIAS..OWN_THREAT_BIAS,
    OWN_THREAT_BIAS..OTHER_THREAT_BIAS,
    OTHER_THREAT_BIAS..OUTPUT_WEIGHTS,
];

/// The weights that the file of a rule has, in order: all in renju, elsewhere all but black's.
pub(crate) fn in_file(rule: Rule) -> impl Iterator<Item = usize> {
    let is_of_black = |index: usize| {
        let part = OF_BOTH_SIDES.iter().find(|part| part.contains(&index));
        part.is_some_and(|part| index >= part.start.midpoint(part.end))
    };
    (0..WEIGHTS).filter(move |&index| rule == Rule::Renju || !is_of_black(index))
}

/// Whether the weight is a value that goes into the estimate directly.
pub(crate) fn is_direct_value(index: usize) -> bool {
    (THREAT_VALUES..INPUT_WEIGHTS).contains(&index)
        || index < THREAT_VALUES && index % FEATURE_WEIGHTS >= 2 * ACCUMULATOR_SIZE
}

/// The fixed-point scale of a weight in `weights.bin`.
pub(crate) fn scale(index: usize) -> f32 {
    let [sums, input_weights, threats, _] = SCALES;
    if is_direct_value(index) || index >= OUTPUT_WEIGHTS {
        PER_LOGIT
    } else if index < THREAT_VALUES {
        sums
    } else if index < OPEN_FOUR_BIAS {
        input_weights
    } else {
        threats
    }
}

/// The factor of the sums before the hidden layer.
fn shrink() -> f32 {
    let [.., shrink] = SCALES;
    1.0 / shrink
}

struct ForwardPass {
    sums: [f32; 2 * ACCUMULATOR_SIZE],
    hidden: [f32; HIDDEN],
    /// Where the biases of the position's threats begin.
    threats: [usize; 3],
    estimate: f32,
}

fn row<const N: usize>(weights: &[f32], from: usize) -> [f32; N] {
    std::array::from_fn(|i| weights[from + i])
}

fn forward(weights: &[f32], positions: &Positions, sample: &Sample) -> ForwardPass {
    let (cells, counts) = positions.cells(sample);
    let threats = usize::from(sample.threats);
    let mut sums_of_side = [[0.0; ACCUMULATOR_SIZE]; 2];
    let mut estimate = weights[THREAT_VALUES + threats] + weights[OUTPUT_BIAS];
    for (&[mine, theirs], &count) in cells.iter().zip(counts) {
        let [mine, theirs] = [mine, theirs].map(|feature| usize::from(feature) * FEATURE_WEIGHTS);
        let count = f32::from(count);
        for (sums, [own, other]) in sums_of_side
            .iter_mut()
            .zip([[mine, theirs], [theirs, mine]])
        {
            let added = added(weights, own, other);
            for i in 0..ACCUMULATOR_SIZE {
                sums[i] += count * added[i].max(0.0);
            }
        }
        estimate += count
            * (weights[mine + 2 * ACCUMULATOR_SIZE] - weights[theirs + 2 * ACCUMULATOR_SIZE + 1]);
    }
    let mut sums = [0.0; 2 * ACCUMULATOR_SIZE];
    for i in 0..ACCUMULATOR_SIZE {
        sums[i] = sums_of_side[0][i] * shrink();
        sums[ACCUMULATOR_SIZE + i] = sums_of_side[1][i] * shrink();
    }
    // In renju the biases for black to move come after the others.
    let from = threats / (THREAT_STATES / 2) * SIDE_STATES;
    let threats = [
        OPEN_FOUR_BIAS + threats / (SIDE_STATES * SIDE_STATES) * HIDDEN,
        OWN_THREAT_BIAS + (from + threats / SIDE_STATES % SIDE_STATES) * HIDDEN,
        OTHER_THREAT_BIAS + (from + threats % SIDE_STATES) * HIDDEN,
    ];
    let mut hidden = [0.0; HIDDEN];
    for (h, hidden) in hidden.iter_mut().enumerate() {
        let input_weights: [f32; 2 * ACCUMULATOR_SIZE] =
            row(weights, INPUT_WEIGHTS + h * 2 * ACCUMULATOR_SIZE);
        let mut lanes = [0.0; 4];
        for i in 0..2 * ACCUMULATOR_SIZE {
            lanes[i % 4] += input_weights[i] * sums[i];
        }
        let threats: f32 = threats.iter().map(|&from| weights[from + h]).sum();
        *hidden = lanes.iter().sum::<f32>() + threats;
        estimate += weights[OUTPUT_WEIGHTS + h] * hidden.max(0.0);
    }
    ForwardPass {
        sums,
        hidden,
        threats,
        estimate,
    }
}

/// What a cell adds to the sums of one side before the activation; `own` is where the weights of
/// its feature for that side begin.
fn added(weights: &[f32], own: usize, other: usize) -> [f32; ACCUMULATOR_SIZE] {
    let own: [f32; ACCUMULATOR_SIZE] = row(weights, own);
    let other: [f32; ACCUMULATOR_SIZE] = row(weights, other + ACCUMULATOR_SIZE);
    std::array::from_fn(|i| own[i] + other[i])
}

/// The estimate for the side to move, in logits.
pub(crate) fn estimate(weights: &[f32], positions: &Positions, sample: &Sample) -> f32 {
    forward(weights, positions, sample).estimate
}

/// Adds the gradient of the divergence at a position.
pub(crate) fn add_gradient(
    weights: &[f32],
    gradient: &mut [f32],
    positions: &Positions,
    sample: &Sample,
) {
    let forward = forward(weights, positions, sample);
    let slope = 1.0 / (1.0 + (-forward.estimate).exp()) - sample.target;
    let mut below = [0.0; 2 * ACCUMULATOR_SIZE];
    for h in 0..HIDDEN {
        if forward.hidden[h] <= 0.0 {
            continue;
        }
        gradient[OUTPUT_WEIGHTS + h] += slope * forward.hidden[h];
        let slope = slope * weights[OUTPUT_WEIGHTS + h];
        for from in forward.threats {
            gradient[from + h] += slope;
        }
        for (i, below) in below.iter_mut().enumerate() {
            let at = INPUT_WEIGHTS + h * 2 * ACCUMULATOR_SIZE + i;
            gradient[at] += slope * forward.sums[i];
            *below += slope * weights[at] * shrink();
        }
    }
    gradient[OUTPUT_BIAS] += slope;
    gradient[THREAT_VALUES + usize::from(sample.threats)] += slope;
    let (cells, counts) = positions.cells(sample);
    for (&[mine, theirs], &count) in cells.iter().zip(counts) {
        let [mine, theirs] = [mine, theirs].map(|feature| usize::from(feature) * FEATURE_WEIGHTS);
        let count = f32::from(count);
        for (half, [own, other]) in [[mine, theirs], [theirs, mine]].into_iter().enumerate() {
            let added = added(weights, own, other);
            let below: [f32; ACCUMULATOR_SIZE] = row(&below, half * ACCUMULATOR_SIZE);
            let change: [f32; ACCUMULATOR_SIZE] = std::array::from_fn(|i| {
                if added[i] > 0.0 {
                    count * below[i]
                } else {
                    0.0
                }
            });
            for i in 0..ACCUMULATOR_SIZE {
                gradient[own + i] += change[i];
            }
            for i in 0..ACCUMULATOR_SIZE {
                gradient[other + ACCUMULATOR_SIZE + i] += change[i];
            }
        }
        gradient[mine + 2 * ACCUMULATOR_SIZE] += slope * count;
        gradient[theirs + 2 * ACCUMULATOR_SIZE + 1] -= slope * count;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples::SampleOrigin;
    use fivefold_lines_engine::fitting::{TrainingPosition, current_weights};

    fn divergence(weights: &[f32], positions: &Positions) -> f64 {
        let sample = &positions.samples[0];
        let estimate = f64::from(estimate(weights, positions, sample));
        let target = f64::from(sample.target);
        target * (-estimate).exp().ln_1p() + (1.0 - target) * estimate.exp().ln_1p()
    }

    #[test]
    fn a_file_has_the_weights_that_the_engine_reads() {
        for rule in Rule::ALL {
            assert_eq!(in_file(rule).count(), current_weights(rule).len());
        }
    }

    #[test]
    fn slopes_are_those_that_a_small_change_of_a_number_shows() {
        let mut positions = Positions::default();
        let seen = TrainingPosition {
            cells: vec![[3, 7], [7, 3], [3, 7], [12, 12]],
            threats: (3 * SIDE_STATES * SIDE_STATES + 5 * SIDE_STATES + 7) as u16,
            estimate: 0.0,
        };
        positions.add(seen, SampleOrigin::Game, 0.3);
        // No two numbers are alike, and none is near the kink of a sum.
        let weights: Vec<f32> = (0..WEIGHTS)
            .map(|n| 0.3 * ((n * 7919 % 1000) as f32 / 500.0 - 0.9))
            .collect();
        let mut gradient = vec![0.0; WEIGHTS];
        add_gradient(&weights, &mut gradient, &positions, &positions.samples[0]);
        let mut changing = 0;
        for index in 0..WEIGHTS {
            let at = |change: f32| {
                let mut weights = weights.clone();
                weights[index] += change;
                divergence(&weights, &positions)
            };
            // Most numbers have no part in a position.
            if gradient[index] == 0.0 && index % 97 > 0 {
                continue;
            }
            changing += 1;
            let slope = (at(0.002) - at(-0.002)) / 0.004;
            let error = (slope - f64::from(gradient[index])).abs();
            assert!(error < 0.002, "{index}: {slope} {}", gradient[index]);
        }
        assert!(changing > 100);
    }
}
