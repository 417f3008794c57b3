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

/// At least as many as there are features; a power of two, so that masking keeps an index in range.
const ROOM: usize = FEATURES.next_power_of_two();
/// Fractional bits of a product of two rows.
const PRODUCT_BITS: u32 = 10;
/// A value is multiplied by this in its own row and by as much in the other.
const VALUE_ONE: i16 = 1 << (PRODUCT_BITS / 2);
const _: () = assert!(FACTOR_ONE * FACTOR_ONE == 1 << PRODUCT_BITS);

/// The weights of a feature as a row: its factors, its value, and the factor of the other's value. The
/// product of the rows of both features is the logit, for which eight numbers take as long as six.
type Row = [i16; 8];

/// The rows of all features for the side to move and for the other.
#[derive(Clone, Debug)]
pub(super) struct Policy([Box<[Row; ROOM]>; 2]);

impl Policy {
    pub(super) fn load() -> Policy {
        let (mine, others) = FILE.as_chunks::<{ 1 + FACTORS }>().0.split_at(FEATURES);
        Policy([
            rows(mine, |value, [a, b, c, d]| {
                let [a, b, c, d] = [a, b, c, d].map(|factor| factor * PER_LOGIT as i16);
                [a, b, c, d, value * VALUE_ONE, VALUE_ONE, 0, 0]
            }),
            rows(others, |value, [a, b, c, d]| {
                [a, b, c, d, VALUE_ONE, value * VALUE_ONE, 0, 0]
            }),
        ])
    }

    /// The logit of a move in points, by the features of its cell: that of the side to move first.
    pub(super) fn logit(&self, features: [u16; 2]) -> i32 {
        let [mine, other] = [0, 1].map(|i| &self.0[i][usize::from(features[i]) % ROOM]);
        let pairs = mine.iter().zip(other);
        let product: i32 = pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum();
        product >> PRODUCT_BITS
    }
}

/// The rows of features with these weights.
fn rows(
    weights: &[[u8; 1 + FACTORS]],
    row: impl Fn(i16, [i16; FACTORS]) -> Row,
) -> Box<[Row; ROOM]> {
    let mut rows = Box::new([Row::default(); ROOM]);
    for (room, bytes) in rows.iter_mut().zip(weights) {
        let [value, factors @ ..] = bytes.map(|byte| i16::from(byte.cast_signed()));
        *room = row(value, factors);
    }
    rows
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
