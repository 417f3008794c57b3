//! Fits the policy to the best moves of searches: softmax regression over the moves of a position.

use std::fs::{self, File};
use std::io::{self, BufReader};
use std::iter;
use std::path::{Path, PathBuf};

use fivefold::games::lines::engine::tuning::{
    FACTORS, FEATURES, POLICY_SCALES, SHAPES, TuningBoard, TuningTables, shapes,
};
use fivefold::rules::Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};

use crate::adam::Adam;
use crate::game_records::{self, Record, WON};
use crate::samples;

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
/// The weights of all features for one side.
const PER_SIDE: usize = FEATURES * PER_FEATURE;
/// How many weights there are.
const WEIGHTS: usize = 2 * PER_SIDE;
/// The part of a feature's weights that each of its shapes gives to all features that have it.
const OF_SHAPES: usize = 2 * SHAPES * PER_FEATURE;

/// The moves of many positions, by their features.
#[derive(Default)]
struct Positions {
    moves: Vec<[u16; 2]>,
    /// For each position where its moves begin and end, and which was the best.
    samples: Vec<(usize, usize, usize)>,
}

impl Positions {
    /// Adds the positions of a game but those that are lost.
    fn add_game(&mut self, record: &Record, tables: &TuningTables) {
        let Some(start) = samples::empty_board(record.size) else {
            return;
        };
        let mut board = TuningBoard::new(&start, tables);
        let mut placed = 0;
        for scored in &record.positions {
            for &at in record.moves.iter().take(scored.ply.into()).skip(placed) {
                board.place(at);
                placed += 1;
            }
            let Some(&best) = scored.line.first().filter(|_| scored.score > 1 - WON) else {
                continue;
            };
            let further = scored.path.iter().take_while(|&&at| board.place(at));
            let further = further.count();
            if further == scored.path.len()
                && let Some(moves) = board.free_moves()
                && let Some(best) = moves.iter().position(|&(at, _)| at == best)
            {
                let first = self.moves.len();
                self.moves
                    .extend(moves.iter().map(|&(_, features)| features));
                self.samples.push((first, self.moves.len(), first + best));
            }
            for _ in 0..further {
                board.undo();
            }
        }
    }

    /// The moves of a position, and which of them was the best.
    fn sample(&self, at: usize) -> (&[[u16; 2]], usize) {
        let (first, end, best) = self.samples[at];
        (&self.moves[first..end], best - first)
    }
}

/// Where the weights of a move's features begin.
fn places(features: [u16; 2]) -> [usize; 2] {
    let [mine, other] = features.map(|feature| usize::from(feature) * PER_FEATURE);
    [mine, PER_SIDE + other]
}

/// The probability of each move to be the best.
fn probabilities(weights: &[f32], moves: &[[u16; 2]]) -> Vec<f32> {
    let logit = |&features: &[u16; 2]| {
        let [mine, other] = places(features).map(|from| &weights[from..from + PER_FEATURE]);
        let products = mine[1..].iter().zip(&other[1..]);
        mine[0] + other[0] + products.map(|(a, b)| a * b).sum::<f32>()
    };
    let logits: Vec<f32> = moves.iter().map(logit).collect();
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let chances: Vec<f32> = logits.iter().map(|logit| (logit - most).exp()).collect();
    let sum: f32 = chances.iter().sum();
    chances.iter().map(|chance| chance / sum).collect()
}

/// Adds the gradient of the cross-entropy of a position.
fn add_gradient(weights: &[f32], moves: &[[u16; 2]], best: usize, gradient: &mut [f32]) {
    for (index, chance) in probabilities(weights, moves).into_iter().enumerate() {
        let slope = chance - if index == best { 1.0 } else { 0.0 };
        let [mine, other] = places(moves[index]);
        gradient[mine] += slope;
        gradient[other] += slope;
        for factor in 1..PER_FEATURE {
            gradient[mine + factor] += slope * weights[other + factor];
            gradient[other + factor] += slope * weights[mine + factor];
        }
    }
}

/// For each weight of a feature, those of the shapes that are added to it.
fn each_of_shapes(mut with: impl FnMut(usize, usize)) {
    for (feature, shapes) in shapes().iter().enumerate() {
        for (side, shape) in [0, 1]
            .into_iter()
            .flat_map(|side| shapes.map(|s| (side, s)))
        {
            for part in 0..PER_FEATURE {
                let weight = side * PER_SIDE + feature * PER_FEATURE + part;
                with(
                    weight,
                    WEIGHTS + (side * SHAPES + shape) * PER_FEATURE + part,
                );
            }
        }
    }
}

/// The sums of the features' own weights and those of their shapes.
fn add_up(parts: &[f32]) -> Vec<f32> {
    let mut weights = parts[..WEIGHTS].to_vec();
    each_of_shapes(|weight, of_shape| weights[weight] += parts[of_shape]);
    weights
}

/// Fits the policy to the games of these files and writes it as `policy.bin`.
///
/// # Errors
/// Files that cannot be read or written.
pub fn fit(files: &[PathBuf], out: &Path, epochs: u32) -> io::Result<()> {
    let [training, validation] = load(files)?;
    let counts = [&training, &validation].map(|positions| positions.samples.len());
    eprintln!("{} positions, {} to check the fit", counts[0], counts[1]);
    let mut rng = Rng::seed_from_u64(1);
    let mut parts: Vec<f32> = (0..WEIGHTS + OF_SHAPES)
        .map(|index| match (index % PER_FEATURE, index < WEIGHTS) {
            (0, _) => 0.0,
            (_, true) => rng.random_range(-INITIAL_RANGE[0]..INITIAL_RANGE[0]),
            (_, false) => rng.random_range(-INITIAL_RANGE[1]..INITIAL_RANGE[1]),
        })
        .collect();
    let mut weights = add_up(&parts);
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
            each_of_shapes(|weight, of_shape| gradient[of_shape] += gradient[weight]);
            let slopes = gradient.iter().map(|slope| slope / batch.len() as f32);
            let (rate, directions) = adam.step(slopes);
            for (part, direction) in parts.iter_mut().zip(directions) {
                *part -= rate * direction;
            }
            for part in &mut parts[..WEIGHTS] {
                *part -= rate * WEIGHT_DECAY * *part;
            }
            weights = add_up(&parts);
        }
        report(&weights, &validation, epoch);
    }
    fs::write(out, bytes(&weights))
}

/// The training positions of these files, and those held out for validation.
fn load(files: &[PathBuf]) -> io::Result<[Positions; 2]> {
    let tables = TuningTables::default();
    let mut all = [Positions::default(), Positions::default()];
    for file in files {
        let mut input = BufReader::new(File::open(file)?);
        let records = iter::from_fn(|| game_records::read(&mut input).transpose());
        for (count, record) in records.enumerate() {
            let checks = usize::from(count % VALIDATION_ONE_OF == 0);
            all[checks].add_game(&record?, &tables);
        }
    }
    Ok(all)
}

/// Reports the mean cross-entropy, and how often the best move is the first and among the first
/// three.
fn report(weights: &[f32], validation: &Positions, epoch: u32) {
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

/// The weights as they are in `policy.bin`.
fn bytes(weights: &[f32]) -> Vec<u8> {
    let [per_logit, factor_one] = POLICY_SCALES;
    let scaled = weights.iter().enumerate().map(|(index, weight)| {
        let scale = match index % PER_FEATURE {
            0 => per_logit,
            _ => factor_one,
        };
        (weight * scale).round() as i8
    });
    scaled.map(i8::cast_unsigned).collect()
}
