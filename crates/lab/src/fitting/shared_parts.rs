//! The parts of features' weights that their shapes share: a weight is the sum of its own part and of
//! one for each of the four shapes, so that rare features are what their shapes are elsewhere.

use fivefold_lines_engine::fitting::shapes;

/// Each weight of a feature with the part of each of its shapes, by their places in one list: the own
/// parts of all weights, then the shared parts.
pub(crate) struct SharedParts(Vec<(usize, usize)>);

impl SharedParts {
    /// For features with so many weights each, by where the weights of the first feature are and where
    /// the parts of the first shape.
    pub(crate) fn new(weights: usize, first: impl IntoIterator<Item = [usize; 2]>) -> SharedParts {
        let mut pairs = Vec::new();
        for [first_weight, first_part] in first {
            for (feature, shapes) in shapes().into_iter().enumerate() {
                for shape in shapes {
                    pairs.extend((0..weights).map(|at| {
                        let weight = first_weight + feature * weights + at;
                        (weight, first_part + shape * weights + at)
                    }));
                }
            }
        }
        SharedParts(pairs)
    }

    /// The weights, as many as there are, by their parts.
    pub(crate) fn add_up(&self, parts: &[f32], weights: usize) -> Vec<f32> {
        let mut sums = parts[..weights].to_vec();
        for &(weight, part) in &self.0 {
            sums[weight] += parts[part];
        }
        sums
    }

    /// Adds the slopes of the weights to those of the shared parts, in a list of all parts.
    pub(crate) fn spread(&self, slopes: &mut [f32]) {
        for &(weight, part) in &self.0 {
            slopes[part] += slopes[weight];
        }
    }
}
