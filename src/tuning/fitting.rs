//! Logistic regression: the numbers for which the estimates foretell best how games end.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io::{self, BufReader};
use std::path::{Path, PathBuf};

use fivefold::players::mnk::tuning::{NUMBERS, WORTHS, today};

use crate::samples::{self, Sample};

/// So many 16ths of a point of one number, counted in halves, make a logit: 200 points do.
const PER_LOGIT: f32 = 2.0 * 200.0 * 16.0;
/// One of so many positions only checks the fit.
const CHECKED_ONE_OF: usize = 10;
/// How far a step goes where numbers do not depend on each other, at first and at last; they do, so
/// it must be short.
const STEPS: [f32; 2] = [0.01, 0.001];
/// How much of the step before the next one keeps (the heavy ball of Polyak, 1964).
const MOMENTUM: f32 = 0.9;

/// Fits the numbers to the positions of these files and writes them as source.
///
/// # Errors
/// Files that cannot be read or written.
pub fn fit(files: &[PathBuf], out: &Path, epochs: u32, pull: f32) -> io::Result<()> {
    let mut samples = Vec::new();
    for file in files {
        let mut input = BufReader::new(File::open(file)?);
        while let Some(sample) = samples::read(&mut input)? {
            samples.push(sample);
        }
    }
    // The last games check what was learned from the others.
    let check = samples.split_off(samples.len() - samples.len() / CHECKED_ONE_OF);
    let before: Vec<f32> = today()
        .into_iter()
        .map(|n| f32::from(n) / PER_LOGIT)
        .collect();
    let curvatures = curvatures(&before, &samples);
    let mut numbers = before.clone();
    let mut speeds = vec![0.0; NUMBERS];
    for epoch in 0..epochs {
        let [known, others] = [&samples, &check].map(|samples| loss(&numbers, samples));
        eprintln!("{epoch}: loss {known:.4}, of the others {others:.4}");
        let done = epoch as f32 / epochs as f32;
        let step = STEPS[0] * (1.0 - done) + STEPS[1] * done;
        // Newton's step for each number by itself: rare ones stay near what they were.
        for (place, slope) in slopes(&numbers, &samples).into_iter().enumerate() {
            let slope = slope + pull * (numbers[place] - before[place]);
            speeds[place] = MOMENTUM * speeds[place] - slope / (curvatures[place] + pull).max(1.0);
            numbers[place] += step * speeds[place];
        }
    }
    let numbers = numbers.into_iter().map(|n| (n * PER_LOGIT).round() as i16);
    fs::write(out, source(&numbers.collect::<Vec<_>>()))
}

/// How likely a win is, by these numbers.
fn chance(numbers: &[f32], sample: &Sample) -> f32 {
    let counted = sample.counts.iter();
    let sum: f32 = counted
        .map(|&(place, count)| numbers[usize::from(place)] * f32::from(count))
        .sum();
    1.0 / (1.0 + (-sum).exp())
}

/// The mean surprise at how the games ended.
fn loss(numbers: &[f32], samples: &[Sample]) -> f32 {
    let surprise = |sample: &Sample| {
        let chance = chance(numbers, sample).clamp(1e-6, 1.0 - 1e-6);
        -(sample.result * chance.ln() + (1.0 - sample.result) * (1.0 - chance).ln())
    };
    samples.iter().map(surprise).sum::<f32>() / samples.len() as f32
}

/// How the sum of the surprises changes with each number.
fn slopes(numbers: &[f32], samples: &[Sample]) -> Vec<f32> {
    let mut slopes = vec![0.0; NUMBERS];
    for sample in samples {
        let slope = f64::from(chance(numbers, sample) - sample.result);
        for &(place, count) in &sample.counts {
            slopes[usize::from(place)] += slope * f64::from(count);
        }
    }
    slopes.into_iter().map(|slope: f64| slope as f32).collect()
}

/// How those changes change with each number.
fn curvatures(numbers: &[f32], samples: &[Sample]) -> Vec<f32> {
    let mut curvatures = vec![0.0; NUMBERS];
    for sample in samples {
        let chance = f64::from(chance(numbers, sample));
        for &(place, count) in &sample.counts {
            curvatures[usize::from(place)] += chance * (1.0 - chance) * f64::from(count).powi(2);
        }
    }
    let sums = curvatures.into_iter();
    sums.map(|curvature: f64| curvature as f32).collect()
}

/// `weights.rs` with these numbers.
fn source(numbers: &[i16]) -> String {
    let (worths, threats) = numbers.split_at(WORTHS);
    format!(
        "{HEAD}\n\n{WORTHS_HEAD}\n#[rustfmt::skip]\npub(super) const WORTHS: [i16; KINDS] = [\n{}];\n\n\
         {THREATS_HEAD}\n#[rustfmt::skip]\npub(super) const THREATS: [i16; STATES] = [\n{}];\n",
        lines(worths),
        lines(threats)
    )
}

/// The numbers in lines of at most 100 characters.
fn lines(numbers: &[i16]) -> String {
    let mut text = String::new();
    let mut line = String::new();
    for number in numbers {
        let next = format!(" {number},");
        if line.len() + next.len() > 97 {
            let _ = writeln!(text, "   {line}");
            line.clear();
        }
        line += &next;
    }
    let _ = writeln!(text, "   {line}");
    text
}

/// What stands above the numbers.
const HEAD: &str = "\
//! What the engine of Lines has learned from games against itself: the numbers of its evaluation for
//! lines of five, in 16ths of a point. Written by the tool `tune`.
//!
//! They are those for which the logistic function of the estimate, with 200 points to a logit,
//! foretells best how the games ended.

use super::evaluation::{KINDS, THREATS as STATES};";
const WORTHS_HEAD: &str = "\
/// What an empty cell is worth to a side, for each choice of four shapes in the order of
/// [`super::evaluation`].";
const THREATS_HEAD: &str = "\
/// What the threats of both sides are worth to the side to move, for each number of
/// [`super::evaluation::threats`].";
