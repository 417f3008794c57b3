//! Fits the policy to the best moves of searches: softmax regression over the moves of a position.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::iter;
use std::path::{Path, PathBuf};

use fivefold_lines::Rule;
use fivefold_lines_engine::fitting::{
    ALL_FEATURES, DISTANCES, FACTORS, FEATURES, NO_DISTANCE, POLICY_SCALES, PolicyInputs, SHAPES,
};
use fivefold_rules::Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};

use crate::adam::Adam;
use crate::game_records::{self, Record, WON};
use crate::samples;
use crate::shared_parts::SharedParts;

/// One of so many games is held out for validation.
const VALIDATION_ONE_OF: usize = 20;
/// Positions of a step.
const BATCH: usize = 1024;
/// The learning rate of the first step.
const LEARNING_RATE: f32 = 0.01;
/// The weight decay of features: rare ones shall be what their shapes are elsewhere.
const WEIGHT_DECAY: f32 = 0.02;
/// Initial factors are at most this far from 0: of features, and of shapes.
const INITIAL_RANGE: [f32; 2] = [0.05, 0.1];
/// The value and the factors of a feature.
const PER_FEATURE: usize = 1 + FACTORS;
/// The weights of all features for the side to move, and for the other.
const PER_SIDE: usize = ALL_FEATURES * PER_FEATURE;
/// The weights of all features for both sides.
const OF_FEATURES: usize = 2 * PER_SIDE;
/// How many weights there are, with those of the distances.
const WEIGHTS: usize = OF_FEATURES + 2 * DISTANCES;
/// The parts of features' weights that their shapes give to all features that have them, once for
/// either side, and in renju once more for black's.
const OF_SHAPES: usize = 4 * SHAPES * PER_FEATURE;

/// The moves of many positions, by their features.
#[derive(Default)]
struct PolicyPositions {
    moves: Vec<PolicyInputs>,
    /// For each position where its moves begin and end, and which was the best.
    samples: Vec<(usize, usize, usize)>,
}

impl PolicyPositions {
    /// Adds the positions of a game but those that are lost.
    fn add_game(&mut self, record: &Record, rule: Rule) {
        samples::each_position(record, rule, |board, scored| {
            if let Some(best) = scored.line.first().filter(|_| scored.score > 1 - WON)
                && let Some(moves) = board.free_moves()
                && let Some(best) = moves.iter().position(|(at, _)| at == best)
            {
                let first = self.moves.len();
                self.moves.extend(moves.iter().map(|&(_, inputs)| inputs));
                self.samples.push((first, self.moves.len(), first + best));
            }
        });
    }

    /// The moves of a position, and which of them was the best.
    fn sample(&self, at: usize) -> (&[PolicyInputs], usize) {
        let (first, end, best) = self.samples[at];
        (&self.moves[first..end], best - first)
    }
}

/// Whether a weight, or a part that is added to weights, is a factor of a feature and not a value.
const fn is_factor(index: usize) -> bool {
    match index {
        0..OF_FEATURES => !index.is_multiple_of(PER_FEATURE),
        OF_FEATURES..WEIGHTS => false,
        _ => !(index - WEIGHTS).is_multiple_of(PER_FEATURE),
    }
}

/// Where the weights of a move's features begin.
fn places(features: [u16; 2]) -> [usize; 2] {
    let [mine, other] = features.map(|feature| usize::from(feature) * PER_FEATURE);
    [mine, PER_SIDE + other]
}

/// The weights of a move's distances.
fn of_distances(distances: [u8; 2]) -> impl Iterator<Item = usize> {
    let known = distances.into_iter().enumerate();
    let known = known.filter(|&(_, distance)| distance != NO_DISTANCE);
    known.map(|(before, distance)| OF_FEATURES + before * DISTANCES + usize::from(distance))
}

/// The probability of each move to be the best.
fn probabilities(weights: &[f32], moves: &[PolicyInputs]) -> Vec<f32> {
    let logit = |inputs: &PolicyInputs| {
        let near: f32 = of_distances(inputs.distances).map(|at| weights[at]).sum();
        let [mine, other] = places(inputs.features).map(|from| &weights[from..from + PER_FEATURE]);
        let products = mine[1..].iter().zip(&other[1..]);
        near + mine[0] + other[0] + products.map(|(a, b)| a * b).sum::<f32>()
    };
    let logits: Vec<f32> = moves.iter().map(logit).collect();
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let chances: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = chances.iter().sum();
    chances.iter().map(|chance| chance / sum).collect()
}

/// Adds the gradient of the cross-entropy of a position.
fn add_gradient(weights: &[f32], moves: &[PolicyInputs], best: usize, gradient: &mut [f32]) {
    for (index, chance) in probabilities(weights, moves).into_iter().enumerate() {
        let slope = chance - if index == best { 1.0 } else { 0.0 };
        for at in of_distances(moves[index].distances) {
            gradient[at] += slope;
        }
        let [mine, other] = places(moves[index].features);
        gradient[mine] += slope;
        gradient[other] += slope;
        for factor in 1..PER_FEATURE {
            gradient[mine + factor] += slope * weights[other + factor];
            gradient[other + factor] += slope * weights[mine + factor];
        }
    }
}

/// Fits the policy to games under a rule and writes it to a file.
///
/// # Errors
/// Files that cannot be read or written.
pub(crate) fn fit(files: &[PathBuf], out: &Path, rule: Rule, epochs: u32) -> io::Result<()> {
    let [training, validation] = load(files, rule)?;
    let counts = [&training, &validation].map(|positions| positions.samples.len());
    eprintln!("{} positions, {} to check the fit", counts[0], counts[1]);
    let mut rng = Rng::seed_from_u64(1);
    let mut parts: Vec<f32> = (0..WEIGHTS + OF_SHAPES)
        .map(|index| match index {
            _ if !is_factor(index) => 0.0,
            0..WEIGHTS => rng.random_range(-INITIAL_RANGE[0]..INITIAL_RANGE[0]),
            _ => rng.random_range(-INITIAL_RANGE[1]..INITIAL_RANGE[1]),
        })
        .collect();
    let shared = SharedParts::new(
        PER_FEATURE,
        [0, 1, 2, 3].map(|group| {
            let first = group * FEATURES * PER_FEATURE;
            [first, WEIGHTS + group * SHAPES * PER_FEATURE]
        }),
    );
    let mut weights = shared.add_up(&parts, WEIGHTS);
    let mut order: Vec<usize> = (0..training.samples.len()).collect();
    let steps = epochs as usize * order.len().div_ceil(BATCH);
    let mut adam = Adam::new(parts.len(), steps, LEARNING_RATE);
    for epoch in 1..=epochs {
        order.shuffle(&mut rng);
        for batch in order.chunks(BATCH) {
            let mut gradient = vec![0.0; parts.len()];
            for &at in batch {
                let (moves, best) = training.sample(at);
                add_gradient(&weights, moves, best, &mut gradient);
            }
            shared.spread(&mut gradient);
            let slopes = gradient.iter().map(|slope| slope / batch.len() as f32);
            let (rate, directions) = adam.step(slopes);
            for (part, direction) in parts.iter_mut().zip(directions) {
                *part -= rate * direction;
            }
            for part in &mut parts[..OF_FEATURES] {
                *part -= rate * WEIGHT_DECAY * *part;
            }
            weights = shared.add_up(&parts, WEIGHTS);
        }
        report(&weights, &validation, epoch);
    }
    fs::write(out, bytes(&weights, rule))
}

/// The training positions of these files, and those held out for validation.
fn load(files: &[PathBuf], rule: Rule) -> io::Result<[PolicyPositions; 2]> {
    let mut all = [PolicyPositions::default(), PolicyPositions::default()];
    for file in files {
        let mut input = BufReader::new(File::open(file)?);
        let records = iter::from_fn(|| game_records::read(&mut input).transpose());
        for (count, record) in records.enumerate() {
            let checks = usize::from(count % VALIDATION_ONE_OF == 0);
            all[checks].add_game(&record?, rule);
        }
    }
    Ok(all)
}

/// Reports the mean cross-entropy, and how often the best move is the first and among the first
/// three.
fn report(weights: &[f32], validation: &PolicyPositions, epoch: u32) {
    let mut entropy = 0.0;
    let mut among = [0; 2];
    for at in 0..validation.samples.len() {
        let (moves, best) = validation.sample(at);
        let chances = probabilities(weights, moves);
        entropy -= f64::from(chances[best].max(f32::MIN_POSITIVE).ln());
        let better = chances.iter().filter(|&&chance| chance > chances[best]);
        let better = better.count();
        among[0] += u32::from(better == 0);
        among[1] += u32::from(better < 3);
    }
    let count = validation.samples.len().max(1) as f64;
    let [first, three] = among.map(|among| 100.0 * f64::from(among) / count);
    let entropy = entropy / count;
    eprintln!("{epoch}: {entropy:.4} nats, first {first:.1} %, among three {three:.1} %");
}

/// The weights as they are in the file of a rule: those of black's features only in renju.
fn bytes(weights: &[f32], rule: Rule) -> Vec<u8> {
    let [per_logit, factor_one] = POLICY_SCALES;
    let is_there = |index: usize| {
        let is_of_black = index < OF_FEATURES && index % PER_SIDE >= PER_SIDE / 2;
        rule == Rule::Renju || !is_of_black
    };
    let all = weights.iter().enumerate();
    let scaled = all
        .filter(|&(index, _)| is_there(index))
        .map(|(index, weight)| {
            let scale = match is_factor(index) {
                false => per_logit,
                true => factor_one,
            };
            (weight * scale).round() as i8
        });
    scaled.map(i8::cast_unsigned).collect()
}

#[cfg(test)]
mod tests {
    use fivefold_lines_engine::fitting::policy_score;

    use super::*;

    #[test]
    fn the_engine_reads_what_is_written() {
        for rule in Rule::ALL {
            is_read(rule);
        }
    }

    fn is_read(rule: Rule) {
        let features = if rule == Rule::Renju {
            ALL_FEATURES
        } else {
            FEATURES
        };
        let mut rng = Rng::seed_from_u64(1);
        let weights: Vec<f32> = (0..WEIGHTS).map(|_| rng.random_range(-1.0..1.0)).collect();
        let file = bytes(&weights, rule);
        let mut number = |below: usize| rng.random_range(0..below);
        for _ in 0..1000 {
            let mut one = || PolicyInputs {
                features: [(); 2].map(|()| number(features) as u16),
                distances: [(); 2].map(|()| number(DISTANCES) as u8),
            };
            let moves = [one(), one()];
            let [p, q] = probabilities(&weights, &moves)[..] else {
                panic!("one for each");
            };
            let [a, b] = moves.map(|one| policy_score(&file, &one).expect("a file of the policy"));
            let logits = (a - b) as f32 / POLICY_SCALES[0];
            assert!(((p / q).ln() - logits).abs() < 0.3, "{p} {q} {a} {b}");
        }
    }
}
