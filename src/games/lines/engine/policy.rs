//! The policy: how likely a move is to be the best where no threat must be answered. It orders the
//! moves of such positions on boards for lines of five.
//!
//! It sees the features of the move's cell for both sides. Its logit is the sum of what either
//! feature is worth and of the product of their factors (a factorization machine: Rendle 2010),
//! fitted to the best moves of searches. The tool `tune` writes the weights to `policy.bin`: for the
//! side to move and then for the other, of each feature its value and its factors, as signed bytes.

use super::features::FEATURES;

const FILE: &[u8; COUNT] = include_bytes!("policy.bin");
/// The factors of a feature.
pub(super) const FACTORS: usize = 4;
/// How many numbers the file has.
const COUNT: usize = 2 * FEATURES * (1 + FACTORS);
/// A logit in points.
pub(super) const PER_LOGIT: i32 = 24;
/// A factor of 1 as a weight.
pub(super) const FACTOR_ONE: i32 = 32;

/// The weights of a feature.
#[derive(Clone, Copy, Debug)]
struct FeaturePolicy {
    /// In points.
    value: i8,
    factors: [i8; FACTORS],
}

/// The weights of all features for the side to move and for the other.
#[derive(Clone, Debug)]
pub(super) struct Policy([Box<[FeaturePolicy]>; 2]);

impl Policy {
    pub(super) fn load() -> Policy {
        let features: Vec<_> = FILE
            .as_chunks::<{ 1 + FACTORS }>()
            .0
            .iter()
            .map(|bytes| {
                let [value, factors @ ..] = bytes.map(u8::cast_signed);
                FeaturePolicy { value, factors }
            })
            .collect();
        let (mine, others) = features.split_at(FEATURES);
        Policy([mine.into(), others.into()])
    }

    /// The logit of a move in points, by the features of its cell: that of the side to move first.
    pub(super) fn logit(&self, features: [u16; 2]) -> i32 {
        let [mine, other] = [0, 1].map(|i| &self.0[i][usize::from(features[i])]);
        let pairs = mine.factors.iter().zip(other.factors);
        let product: i32 = pairs.map(|(&a, b)| i32::from(a) * i32::from(b)).sum();
        i32::from(mine.value)
            + i32::from(other.value)
            + product * PER_LOGIT / (FACTOR_ONE * FACTOR_ONE)
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::shapes_of_features;
    use super::super::patterns::Shape;
    use super::*;

    #[test]
    fn making_or_stopping_a_better_shape_is_more_likely_to_be_best() {
        let policy = Policy::load();
        let alone = |shape: Shape| {
            let shapes = shapes_of_features().into_iter();
            let mut all = shapes.zip(0..).filter(|(shapes, _)| {
                shapes.contains(&shape) && shapes.iter().filter(|&&s| s == Shape::Dead).count() == 3
            });
            all.next().map(|(_, feature)| feature).expect("a feature")
        };
        let nothing = 0;
        for [less, more] in [
            [Shape::One, Shape::OpenTwo],
            [Shape::OpenTwo, Shape::OpenThree],
        ] {
            let [less, more] = [less, more].map(alone);
            assert!(policy.logit([less, nothing]) < policy.logit([more, nothing]));
            assert!(policy.logit([nothing, less]) < policy.logit([nothing, more]));
        }
    }
}
