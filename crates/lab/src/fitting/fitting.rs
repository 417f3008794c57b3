//! Fits the weights of the evaluation to positions in batches.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use fivefold_lines::Rule;
use fivefold_lines_engine::fitting::{FEATURES, SHAPES, current_weights};
use fivefold_rules::Rng;
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};

use crate::adam::Adam;
use crate::gradients::{self, FEATURE_RANGE, FEATURE_WEIGHTS, WEIGHTS};
use crate::samples::{self, Positions, SampleOrigin};
use crate::shared_parts::SharedParts;

/// One of so many games is held out for validation.
const VALIDATION_ONE_OF: usize = 20;
/// Positions of a step.
const BATCH: usize = 4096;
/// The learning rate of the first step; it falls to 0 at the last.
const LEARNING_RATE: f32 = 0.002;
/// The direct values are small: their learning rate is this much smaller.
const VALUE_RATE_FACTOR: f32 = 0.1;
/// The weight decay of features: rare ones shall be what their shapes are elsewhere.
const WEIGHT_DECAY: f32 = 0.02;
/// Initial weights are at most this far from 0: of features, of shapes, and of the hidden layer.
const INITIAL_RANGE: [f32; 3] = [0.05, 0.1, 0.2];

pub(crate) struct FitSettings {
    /// The rule of the games.
    pub rule: Rule,
    pub epochs: u32,
    /// Games at most of each file.
    pub games: usize,
    /// The share of the game results in the targets; the rest is the engine's own scores.
    pub results: f32,
    /// Whether to begin with random weights instead of the current ones.
    pub anew: bool,
}

/// Fits the weights to the games of these files and writes them to a file.
///
/// # Errors
/// Files that cannot be read or written.
pub(crate) fn fit(files: &[PathBuf], out: &Path, settings: &FitSettings) -> io::Result<()> {
    let FitSettings {
        rule,
        games,
        results,
        ..
    } = *settings;
    let [training, validation] = samples::load(files, rule, games, VALIDATION_ONE_OF, results)?;
    let counts = [&training, &validation].map(|positions| positions.samples.len());
    eprintln!("{} positions, {} to check the fit", counts[0], counts[1]);
    let mut rng = Rng::seed_from_u64(1);
    let mut order: Vec<usize> = (0..training.samples.len()).collect();
    let steps = settings.epochs as usize * order.len().div_ceil(BATCH);
    let mut fit = Fit::new(settings, steps, &mut rng);
    fit.report_loss(&validation, "before");
    for epoch in 1..=settings.epochs {
        order.shuffle(&mut rng);
        for batch in order.chunks(BATCH) {
            let gradient = gradient(&fit.weights, &training, batch);
            fit.step(&gradient, batch.len());
        }
        fit.report_loss(&validation, &epoch.to_string());
    }
    fs::write(out, fit.bytes(rule))
}

/// The weights while they are fitted.
struct Fit {
    weights: Vec<f32>,
    /// The own parts of the weights, then those that shapes share.
    parts: Vec<f32>,
    adam: Adam,
    shared: SharedParts,
}

impl Fit {
    fn new(settings: &FitSettings, steps: usize, rng: &mut Rng) -> Fit {
        let of_shapes = SHAPES * FEATURE_WEIGHTS;
        let count = WEIGHTS + 2 * of_shapes;
        let mut parts = vec![0.0; count];
        let current = current_weights(settings.rule);
        for (index, weight) in gradients::in_file(settings.rule).zip(current) {
            parts[index] = f32::from(weight) / gradients::scale(index);
        }
        for (index, part) in parts.iter_mut().enumerate().filter(|_| settings.anew) {
            let (index_of_kind, range) = match index.checked_sub(WEIGHTS) {
                Some(of_shape) => (of_shape, INITIAL_RANGE[1]),
                None if FEATURE_RANGE.contains(&index) => (index, INITIAL_RANGE[0]),
                None => (index, INITIAL_RANGE[2]),
            };
            if !gradients::is_direct_value(index_of_kind) {
                *part = rng.random_range(-range..range);
            }
        }
        let sides = [0, 1].map(|side| {
            let first = side * FEATURES * FEATURE_WEIGHTS;
            [first, WEIGHTS + side * of_shapes]
        });
        let shared = SharedParts::new(FEATURE_WEIGHTS, sides);
        Fit {
            weights: shared.add_up(&parts, WEIGHTS),
            parts,
            adam: Adam::new(count, steps, LEARNING_RATE),
            shared,
        }
    }

    /// A step along the gradient of a batch.
    fn step(&mut self, gradient: &[f32], batch: usize) {
        let mut all = vec![0.0; self.parts.len()];
        all[..WEIGHTS].copy_from_slice(gradient);
        self.shared.spread(&mut all);
        let slopes = all.into_iter().map(|slope| slope / batch as f32);
        let (rate, directions) = self.adam.step(slopes);
        for (index, direction) in directions.into_iter().enumerate() {
            let is_direct_value = match index.checked_sub(WEIGHTS) {
                Some(of_shape) => gradients::is_direct_value(of_shape),
                None => gradients::is_direct_value(index),
            };
            let rate = if is_direct_value {
                rate * VALUE_RATE_FACTOR
            } else {
                rate
            };
            let part = &mut self.parts[index];
            *part -= rate * direction;
            if FEATURE_RANGE.contains(&index) && !is_direct_value {
                *part -= rate * WEIGHT_DECAY * *part;
            }
        }
        self.weights = self.shared.add_up(&self.parts, WEIGHTS);
    }

    /// Reports the mean divergence of the estimates from the targets, with these and with the
    /// current weights.
    fn report_loss(&self, validation: &Positions, when: &str) {
        eprint!("{when}:");
        for origin in SampleOrigin::ALL {
            let mut sums = [0.0; 2];
            let mut count = 0;
            for sample in validation
                .samples
                .iter()
                .filter(|sample| sample.origin == origin)
            {
                let estimate = gradients::estimate(&self.weights, validation, sample);
                sums[0] += f64::from(divergence(sample.target, estimate));
                sums[1] += f64::from(divergence(sample.target, sample.estimate));
                count += 1;
            }
            let [fitted, current] = sums.map(|sum| sum / f64::from(count.max(1)));
            eprint!("  {origin:?} {fitted:.4} (today {current:.4})");
        }
        eprintln!();
    }

    /// The weights as they are in the file of a rule.
    fn bytes(&self, rule: Rule) -> Vec<u8> {
        let rounded = gradients::in_file(rule)
            .map(|index| (self.weights[index] * gradients::scale(index)).round() as i16);
        rounded.flat_map(i16::to_le_bytes).collect()
    }
}

/// The Kullback-Leibler divergence of an estimate, given as a logit, from its target, in nats.
fn divergence(target: f32, estimate: f32) -> f32 {
    let chance = 1.0 / (1.0 + (-estimate).exp());
    let of = |chance: f32| {
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    };
    of(chance) - of(target)
}

/// The gradient of the sum of the divergences over a batch, on all cores.
fn gradient(weights: &[f32], training: &Positions, batch: &[usize]) -> Vec<f32> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let of = |part: &[usize]| {
        let mut gradient = vec![0.0; WEIGHTS];
        for &at in part {
            gradients::add_gradient(weights, &mut gradient, training, &training.samples[at]);
        }
        gradient
    };
    let mut all = vec![0.0; WEIGHTS];
    thread::scope(|scope| {
        let parts = batch.chunks(batch.len().div_ceil(cores));
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || of(part))).collect();
        for gradient in parts.into_iter().filter_map(|part| part.join().ok()) {
            for (sum, slope) in all.iter_mut().zip(gradient) {
                *sum += slope;
            }
        }
    });
    all
}
