//! The weights of the evaluation for lines of five, fitted to games of the engine against itself.
//! The tool `fit` writes them as little-endian 16-bit integers: to `renju_weights.bin` for renju and
//! to `weights.bin` for the other rules.

use super::features::FEATURES;
use super::network::{
    ACCUMULATOR_SIZE, FeatureTable, FeatureWeights, HIDDEN, HiddenLayer, SIDE_STATES, THREAT_STATES,
};
use fivefold_lines::Rule;

const FILE: &[u8] = include_bytes!("weights.bin");
const RENJU_FILE: &[u8] = include_bytes!("renju_weights.bin");
/// The numbers of a part of a file that is there twice in renju: the weights of all features of a
/// side, the value of every state of the threats, and the threats' biases.
const TWICE: usize =
    FEATURES * (2 * ACCUMULATOR_SIZE + 2) + THREAT_STATES / 2 + (2 + 2 * SIDE_STATES) * HIDDEN;
/// The other numbers: those of the hidden layer.
const ONCE: usize = HIDDEN * 2 * ACCUMULATOR_SIZE + HIDDEN + 1;

const _: () = assert!(FILE.len() == 2 * (TWICE + ONCE));
const _: () = assert!(RENJU_FILE.len() == 2 * (sides(Rule::Renju) * TWICE + ONCE));

/// For how many sides there are weights: for both where black's differ, in renju.
pub(super) const fn sides(rule: Rule) -> usize {
    match rule {
        Rule::Renju => 2,
        _ => 1,
    }
}

struct WeightReader {
    numbers: &'static [[u8; 2]],
    /// How often each part is there that depends on the side: once, or twice in renju.
    sides: usize,
}

impl WeightReader {
    fn new(rule: Rule) -> WeightReader {
        let file = match rule {
            Rule::Renju => RENJU_FILE,
            Rule::Freestyle | Rule::Exact => FILE,
        };
        WeightReader {
            numbers: file.as_chunks().0,
            sides: sides(rule),
        }
    }

    fn next(&mut self) -> i16 {
        let number = self.numbers.split_off_first();
        i16::from_le_bytes(number.copied().unwrap_or_default())
    }

    fn array<N: From<i16>, const COUNT: usize>(&mut self) -> [N; COUNT] {
        std::array::from_fn(|_| self.next().into())
    }

    fn table<N: From<i16>, const COUNT: usize, const ROWS: usize>(&mut self) -> [[N; COUNT]; ROWS] {
        std::array::from_fn(|_| self.array())
    }

    /// A table for each side; the second is all 0 where the sides do not differ.
    fn tables<const COUNT: usize, const ROWS: usize>(&mut self) -> [[[i32; COUNT]; ROWS]; 2] {
        let mut tables = [[[0; COUNT]; ROWS]; 2];
        for table in &mut tables[..self.sides] {
            *table = self.table();
        }
        tables
    }
}

/// The weights of the features, the values of the threats in 16ths of a point, and the hidden
/// layer.
pub(super) fn load(rule: Rule) -> (FeatureTable, Vec<i16>, HiddenLayer) {
    let mut reader = WeightReader::new(rule);
    let features = FeatureTable::new((0..reader.sides * FEATURES).map(|_| {
        let (own, other) = (reader.array(), reader.array());
        let [to_move, waiting]: [i32; 2] = reader.array();
        FeatureWeights {
            own,
            other,
            values: [to_move, -waiting],
        }
    }));
    let count = reader.sides * THREAT_STATES / 2;
    let threats = (0..count).map(|_| reader.next()).collect();
    let layer = HiddenLayer {
        input_weights: reader.table(),
        open_four_bias: reader.tables(),
        own_threat_bias: reader.tables(),
        other_threat_bias: reader.tables(),
        output_weights: reader.array(),
        output_bias: reader.next().into(),
    };
    (features, threats, layer)
}

/// The numbers of a file, in order.
#[cfg(feature = "fitting")]
pub(super) fn all(rule: Rule) -> Vec<i16> {
    let mut reader = WeightReader::new(rule);
    (0..reader.numbers.len()).map(|_| reader.next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::{PRODUCT_BITS, THREAT_BITS};

    #[test]
    fn no_position_takes_the_network_beyond_its_numbers() {
        for rule in Rule::ALL {
            fits(rule);
        }
    }

    fn fits(rule: Rule) {
        let (features, _, layer) = load(rule);
        let most = |part: fn(&FeatureWeights) -> [i16; ACCUMULATOR_SIZE], i: usize| {
            let parts = features
                .all()
                .iter()
                .map(|weights| i32::from(part(weights)[i]).abs());
            parts.max()
        };
        for i in 0..ACCUMULATOR_SIZE {
            let most = most(|weights| weights.own, i).zip(most(|weights| weights.other, i));
            assert!(most.is_some_and(|(own, other)| own + other < i16::MAX.into()));
        }
        let most =
            |table: &[[i32; HIDDEN]], h: usize| table.iter().map(|array| array[h].abs()).max();
        for (h, weights) in layer.input_weights.iter().enumerate() {
            let sums: i64 = weights.iter().map(|&n| i64::from(n).abs() << 15).sum();
            let threats = [
                layer.open_four_bias.as_flattened(),
                layer.own_threat_bias.as_flattened(),
                layer.other_threat_bias.as_flattened(),
            ]
            .map(|table| most(table, h));
            let threats: i64 = threats.into_iter().flatten().map(i64::from).sum();
            assert!(sums + (threats << (PRODUCT_BITS - THREAT_BITS)) < i32::MAX.into());
        }
        let output: i64 = layer
            .output_weights
            .iter()
            .map(|&n| i64::from(n).abs())
            .sum();
        // An activation has so many bits once the fraction of a product is cut off.
        assert!(output << (31 - PRODUCT_BITS) < i32::MAX.into());
    }
}
