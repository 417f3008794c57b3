//! The optimizer Adam (Kingma and Ba, 2015), with a learning rate that falls to 0 along a cosine.

/// The decay rates of the two moments.
const BETAS: [f32; 2] = [0.9, 0.999];

pub(crate) struct Adam {
    first_moments: Vec<f32>,
    second_moments: Vec<f32>,
    learning_rate: f32,
    steps: usize,
    done: usize,
}

impl Adam {
    /// For so many weights and steps, with the learning rate of the first step.
    pub(crate) fn new(weights: usize, steps: usize, learning_rate: f32) -> Adam {
        Adam {
            first_moments: vec![0.0; weights],
            second_moments: vec![0.0; weights],
            learning_rate,
            steps,
            done: 0,
        }
    }

    /// The learning rate of this step, and the direction of each weight, to be multiplied by it and
    /// subtracted.
    pub(crate) fn step(&mut self, gradient: impl IntoIterator<Item = f32>) -> (f32, Vec<f32>) {
        self.done += 1;
        let share = self.done as f32 / self.steps as f32;
        let rate = self.learning_rate * (1.0 + (std::f32::consts::PI * share).cos()) / 2.0;
        // Moments that began at 0 are too small at first.
        let corrections = BETAS.map(|kept| 1.0 - kept.powi(self.done.min(100_000) as i32));
        let moments = self.first_moments.iter_mut().zip(&mut self.second_moments);
        let directions = gradient
            .into_iter()
            .zip(moments)
            .map(|(slope, (mean, square))| {
                *mean += (1.0 - BETAS[0]) * (slope - *mean);
                *square += (1.0 - BETAS[1]) * (slope * slope - *square);
                (*mean / corrections[0]) / ((*square / corrections[1]).sqrt() + 1e-8)
            });
        (rate, directions.collect())
    }
}
