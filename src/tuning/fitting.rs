//! Fits the numbers of the evaluation to positions, a batch at a time (Adam: Kingma and Ba, 2015).

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::thread;

use fivefold::games::Rng;
use fivefold::players::mnk::tuning::{SHAPES, shapes, today};
use rand::seq::SliceRandom as _;
use rand::{RngExt, SeedableRng};

use crate::network::{self, NUMBERS, ROW, ROWS};
use crate::positions::{self, Origin, Positions};

/// One of so many games only checks the fit.
const CHECKED_ONE_OF: usize = 20;
/// So many positions make a step.
const BATCH: usize = 4096;
/// How far the first step goes; the last goes nowhere.
const RATE: f32 = 0.002;
/// Worths are small numbers: their steps are this much smaller.
const WORTH_RATE: f32 = 0.1;
/// How much of the mean slope and of its mean square the next step keeps.
const KEPT: [f32; 2] = [0.9, 0.999];
/// How much numbers of a kind of cell lose with a step of the rate 1: what seldom occurs shall be
/// what its shapes are elsewhere.
const DECAY: f32 = 0.02;
/// Random numbers to begin with are no further from 0: of a kind of cell, of a shape, and above.
const FIRST: [f32; 3] = [0.05, 0.1, 0.2];

/// What a fit needs to know.
pub struct Settings {
    /// How often all positions are gone through.
    pub epochs: u32,
    /// Games at most of each file.
    pub games: usize,
    /// How much the results count in the targets of the positions of games; the rest is what the
    /// engine thought of them.
    pub results: f32,
    /// Whether the network begins with random numbers, not with those of today.
    pub anew: bool,
}

/// Fits the numbers to the games of these files and writes them as `weights.bin`.
///
/// # Errors
/// Files that cannot be read or written.
pub fn fit(files: &[PathBuf], out: &Path, settings: &Settings) -> io::Result<()> {
    let [known, check] = positions::load(files, settings.games, CHECKED_ONE_OF, settings.results)?;
    let counts = [&known, &check].map(|positions| positions.samples.len());
    eprintln!("{} positions, {} to check the fit", counts[0], counts[1]);
    let mut rng = Rng::seed_from_u64(1);
    let mut fit = Fit::new(settings.anew, &mut rng);
    fit.tell(&check, "before");
    let mut order: Vec<usize> = (0..known.samples.len()).collect();
    let steps = settings.epochs as usize * order.len().div_ceil(BATCH);
    for epoch in 1..=settings.epochs {
        order.shuffle(&mut rng);
        for batch in order.chunks(BATCH) {
            let slopes = slopes(&fit.numbers, &known, batch);
            fit.step(&slopes, batch.len(), steps);
        }
        fit.tell(&check, &epoch.to_string());
    }
    fs::write(out, fit.bytes())
}

/// The numbers while they are fitted. Those of a kind of cell are the sum of its own and of what its
/// four shapes have in all kinds.
struct Fit {
    numbers: Vec<f32>,
    /// The numbers without what the shapes add, then what each shape adds.
    parts: Vec<f32>,
    means: Vec<f32>,
    squares: Vec<f32>,
    shapes: Vec<[usize; 4]>,
    steps: usize,
}

impl Fit {
    fn new(anew: bool, rng: &mut Rng) -> Fit {
        let count = NUMBERS + SHAPES * ROW;
        let mut parts = vec![0.0; count];
        for (number, today) in today().into_iter().enumerate() {
            parts[number] = f32::from(today) / network::scale(number);
        }
        for (number, part) in parts.iter_mut().enumerate().filter(|_| anew) {
            let (place, first) = match number.checked_sub(NUMBERS) {
                Some(of_shape) => (of_shape, FIRST[1]),
                None if ROWS.contains(&number) => (number, FIRST[0]),
                None => (number, FIRST[2]),
            };
            if !network::is_worth(place) {
                *part = rng.random_range(-first..first);
            }
        }
        let mut fit = Fit {
            numbers: Vec::new(),
            parts,
            means: vec![0.0; count],
            squares: vec![0.0; count],
            shapes: shapes(),
            steps: 0,
        };
        fit.add_up();
        fit
    }

    /// The numbers from their parts.
    fn add_up(&mut self) {
        self.numbers = self.parts[..NUMBERS].to_vec();
        for (kind, shapes) in self.shapes.iter().enumerate() {
            for shape in shapes {
                for i in 0..ROW {
                    self.numbers[kind * ROW + i] += self.parts[NUMBERS + shape * ROW + i];
                }
            }
        }
    }

    /// A step down the slopes of a batch, one of so many.
    fn step(&mut self, slopes: &[f32], batch: usize, steps: usize) {
        let mut all = vec![0.0; self.parts.len()];
        all[..NUMBERS].copy_from_slice(slopes);
        for (kind, shapes) in self.shapes.iter().enumerate() {
            for shape in shapes {
                for i in 0..ROW {
                    all[NUMBERS + shape * ROW + i] += slopes[kind * ROW + i];
                }
            }
        }
        self.steps += 1;
        let done = self.steps as f32 / steps as f32;
        let rate = RATE * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0;
        // Means that began at 0 are too small at first.
        let whole = KEPT.map(|kept| 1.0 - kept.powi(self.steps.min(100_000) as i32));
        for (number, slope) in all.into_iter().enumerate() {
            let slope = slope / batch as f32;
            let (mean, square) = (&mut self.means[number], &mut self.squares[number]);
            *mean += (1.0 - KEPT[0]) * (slope - *mean);
            *square += (1.0 - KEPT[1]) * (slope * slope - *square);
            let is_worth = match number.checked_sub(NUMBERS) {
                Some(of_shape) => network::is_worth(of_shape),
                None => network::is_worth(number),
            };
            let rate = if is_worth { rate * WORTH_RATE } else { rate };
            let part = &mut self.parts[number];
            *part -= rate * (*mean / whole[0]) / ((*square / whole[1]).sqrt() + 1e-8);
            if ROWS.contains(&number) && !is_worth {
                *part -= rate * DECAY * *part;
            }
        }
        self.add_up();
    }

    /// Tells by how much the outcomes surprise more than they must, with these numbers and with those
    /// of today.
    fn tell(&self, check: &Positions, when: &str) {
        eprint!("{when}:");
        for origin in Origin::ALL {
            let mut sums = [0.0; 2];
            let mut count = 0;
            for sample in check
                .samples
                .iter()
                .filter(|sample| sample.origin == origin)
            {
                let estimate = network::estimate(&self.numbers, check, sample);
                sums[0] += f64::from(surprise(sample.target, estimate));
                sums[1] += f64::from(surprise(sample.target, sample.estimate));
                count += 1;
            }
            let [fitted, today] = sums.map(|sum| sum / f64::from(count.max(1)));
            eprint!("  {origin:?} {fitted:.4} (today {today:.4})");
        }
        eprintln!();
    }

    /// The numbers as they are in `weights.bin`.
    fn bytes(&self) -> Vec<u8> {
        let numbers = self.numbers.iter().enumerate();
        let whole = numbers.map(|(number, value)| (value * network::scale(number)).round() as i16);
        whole.flat_map(i16::to_le_bytes).collect()
    }
}

/// By how much an outcome surprises more than it must, in nats.
fn surprise(target: f32, estimate: f32) -> f32 {
    let chance = 1.0 / (1.0 + (-estimate).exp());
    let of = |chance: f32| {
        let chance = chance.clamp(1e-6, 1.0 - 1e-6);
        -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
    };
    of(chance) - of(target)
}

/// How the sum of the surprises at a batch changes with each number, on all cores.
fn slopes(numbers: &[f32], known: &Positions, batch: &[usize]) -> Vec<f32> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    let of = |part: &[usize]| {
        let mut slopes = vec![0.0; NUMBERS];
        for &at in part {
            network::learn(numbers, &mut slopes, known, &known.samples[at]);
        }
        slopes
    };
    let mut all = vec![0.0; NUMBERS];
    thread::scope(|scope| {
        let parts = batch.chunks(batch.len().div_ceil(cores));
        let parts: Vec<_> = parts.map(|part| scope.spawn(move || of(part))).collect();
        for slopes in parts.into_iter().filter_map(|part| part.join().ok()) {
            for (sum, slope) in all.iter_mut().zip(slopes) {
                *sum += slope;
            }
        }
    });
    all
}
