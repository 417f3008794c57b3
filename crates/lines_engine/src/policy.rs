//! The policy: how likely a move is to be the best where no threat must be answered. It orders the
//! moves of such positions on boards for lines of five.
//!
//! It sees the features of the move's cell for both sides, and how far the cell is from the last
//! stone of either side. Its logit is the sum of what either feature is worth, of the product of their
//! factors (a factorization machine: Rendle 2010), and of what the distances are worth, fitted to the
//! best moves of searches. The tool `tune` writes the weights as signed bytes, to `renju_policy.bin` for
//! renju and to `policy.bin` for the other rules: for the side to move and then for the other, of each
//! feature its value and its factors; then the values of the distances from the last stone, and from
//! the one before.

use std::array;

use super::features::{ALL_FEATURES, FEATURES};
use super::weights;
use fivefold_lines::Rule;
use fivefold_rules::Cell;

const FILE: &[u8] = include_bytes!("policy.bin");
const RENJU_FILE: &[u8] = include_bytes!("renju_policy.bin");
const _: () = assert!(FILE.len() == file_len(FEATURES));
const _: () = assert!(RENJU_FILE.len() == file_len(weights::sides(Rule::Renju) * FEATURES));
/// The factors of a feature.
pub(super) const FACTORS: usize = 4;
/// Across and down, distances from this on are all the same.
const FAR: usize = 7;
/// How many distances there are.
pub(super) const DISTANCES: usize = (FAR + 1) * (FAR + 1);
/// A logit in points.
pub(super) const PER_LOGIT: i32 = 24;
/// A factor of 1 as a weight.
pub(super) const FACTOR_ONE: i32 = 32;

/// At least as many as there are features; a power of two, so that masking keeps an index in range.
const ROOM: usize = ALL_FEATURES.next_power_of_two();
/// Fractional bits of a product of two rows.
const PRODUCT_BITS: u32 = 10;
/// A value is multiplied by this in its own row and by as much in the other.
const VALUE_ONE: i16 = 1 << (PRODUCT_BITS / 2);
const _: () = assert!(FACTOR_ONE * FACTOR_ONE == 1 << PRODUCT_BITS);

/// The weights of a feature as a row: its factors, its value, and the factor of the other's value. The
/// product of the rows of both features is the logit, for which eight numbers take as long as six.
type FactorRow = [i16; 8];

#[derive(Clone, Debug)]
pub(super) struct Policy {
    /// Of all features, for the side to move and for the other.
    rows: [Box<[FactorRow; ROOM]>; 2],
    /// Of all distances, from the last stone and from the one before, in points.
    distances: [[i8; DISTANCES]; 2],
}

impl Policy {
    pub(super) fn load(rule: Rule) -> Policy {
        match rule {
            Rule::Renju => Policy::new(RENJU_FILE),
            Rule::Freestyle | Rule::Exact => Policy::new(FILE),
        }
    }

    /// Reads a file, which must be as long as one of the two.
    pub(super) fn new(file: &[u8]) -> Policy {
        let (features, distances) = file.split_at(file.len() - 2 * DISTANCES);
        let features = features.as_chunks().0;
        let (mine, others) = features.split_at(features.len() / 2);
        let (last, before) = distances.split_at(DISTANCES);
        let rows = [
            rows(mine, |value, [a, b, c, d]| {
                let [a, b, c, d] = [a, b, c, d].map(|factor| factor * PER_LOGIT as i16);
                [a, b, c, d, value * VALUE_ONE, VALUE_ONE, 0, 0]
            }),
            rows(others, |value, [a, b, c, d]| {
                [a, b, c, d, VALUE_ONE, value * VALUE_ONE, 0, 0]
            }),
        ];
        let distances = [last, before].map(|part| array::from_fn(|at| part[at].cast_signed()));
        Policy { rows, distances }
    }

    /// The logit of a move in points: by the features of its cell, that of the side to move first, and
    /// by its distances from the last stone and from the one before.
    pub(super) fn score(&self, features: [u16; 2], distances: [Option<usize>; 2]) -> i32 {
        let of = |distance: Option<usize>, values: &[i8; DISTANCES]| {
            distance.map_or(0, |distance| i32::from(values[distance]))
        };
        let [last, before] = &self.distances;
        self.of_features(features) + of(distances[0], last) + of(distances[1], before)
    }

    fn of_features(&self, features: [u16; 2]) -> i32 {
        let [mine, other] = [0, 1].map(|i| &self.rows[i][usize::from(features[i]) % ROOM]);
        let pairs = mine.iter().zip(other);
        let product: i32 = pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum();
        product >> PRODUCT_BITS
    }
}

/// How many bytes the file of a policy with so many features has.
pub(super) const fn file_len(features: usize) -> usize {
    2 * features * (1 + FACTORS) + 2 * DISTANCES
}

/// The distances of a cell from the last two stones, where there are any.
pub(super) fn distances(cell: Cell, last: [Option<Cell>; 2]) -> [Option<usize>; 2] {
    last.map(|stone| stone.map(|stone| distance(stone, cell)))
}

/// The distance of two cells as a number below [`DISTANCES`].
fn distance(from: Cell, to: Cell) -> usize {
    let dx = usize::from(from.col.abs_diff(to.col)).min(FAR);
    let dy = usize::from(from.row.abs_diff(to.row)).min(FAR);
    dx.max(dy) * (FAR + 1) + dx.min(dy)
}

/// The rows of features with these weights.
fn rows(
    weights: &[[u8; 1 + FACTORS]],
    row: impl Fn(i16, [i16; FACTORS]) -> FactorRow,
) -> Box<[FactorRow; ROOM]> {
    let mut rows = Box::new([FactorRow::default(); ROOM]);
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
    fn making_or_stopping_a_better_shape_is_more_likely_to_be_best_on_average() {
        for rule in Rule::ALL {
            let policy = Policy::load(rule);
            let of_black = (weights::sides(rule) - 1) * FEATURES;
            for [mine, others] in [[of_black, 0], [0, of_black]] {
                orders_shapes(|feature| [mine + feature, others], &policy);
                orders_shapes(|feature| [mine, others + feature], &policy);
            }
        }
    }

    fn orders_shapes(features: impl Fn(usize) -> [usize; 2], policy: &Policy) {
        let sum = |shape: Shape| {
            let all = shapes_of_features().into_iter().enumerate();
            let with = all.filter(|(_, shapes)| shapes.contains(&shape));
            with.map(|(feature, _)| policy.of_features(features(feature).map(|one| one as u16)))
                .sum::<i32>()
        };
        for [less, more] in [
            [Shape::One, Shape::OpenTwo],
            [Shape::OpenTwo, Shape::OpenThree],
        ] {
            assert!(sum(less) < sum(more), "{less:?} {more:?}");
        }
    }
}
