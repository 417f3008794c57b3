//! The weights of the evaluation for lines of five, fitted to games of the engine against itself.
//! The tool `tune` writes them to `weights.bin` as little-endian 16-bit integers.

use super::evaluation::THREAT_STATES;
use super::features::FEATURES;
use super::network::{
    ACCUMULATOR_SIZE, FeatureTable, FeatureWeights, HIDDEN, HiddenLayer, SIDE_STATES,
};

const FILE: &[u8] = include_bytes!("weights.bin");
/// How many numbers the file has: the weights of every feature, the value of every state of the
/// threats, and the hidden layer.
pub(super) const COUNT: usize = FEATURES * (2 * ACCUMULATOR_SIZE + 2) + THREAT_STATES + LAYER;
const LAYER: usize = HIDDEN * 2 * ACCUMULATOR_SIZE + (2 + 2 * SIDE_STATES) * HIDDEN + HIDDEN + 1;

const _: () = assert!(FILE.len() == 2 * COUNT);

struct Reader {
    at: usize,
}

impl Reader {
    fn next(&mut self) -> i16 {
        let number = i16::from_le_bytes([FILE[self.at], FILE[self.at + 1]]);
        self.at += 2;
        number
    }

    fn array<N: From<i16>, const COUNT: usize>(&mut self) -> [N; COUNT] {
        std::array::from_fn(|_| self.next().into())
    }

    fn table<N: From<i16>, const COUNT: usize, const ROWS: usize>(&mut self) -> [[N; COUNT]; ROWS] {
        std::array::from_fn(|_| self.array())
    }
}

/// The weights of the features, the values of the threats in 16ths of a point, and the hidden
/// layer.
pub(super) fn load() -> (FeatureTable, Vec<i16>, HiddenLayer) {
    let mut reader = Reader { at: 0 };
    let features = FeatureTable::new((0..FEATURES).map(|_| {
        let (own, other) = (reader.array(), reader.array());
        let [to_move, waiting]: [i32; 2] = reader.array();
        FeatureWeights {
            own,
            other,
            values: [to_move, -waiting],
        }
    }));
    let threats = (0..THREAT_STATES).map(|_| reader.next()).collect();
    let layer = HiddenLayer {
        input_weights: reader.table(),
        open_four_bias: reader.table(),
        own_threat_bias: reader.table(),
        other_threat_bias: reader.table(),
        output_weights: reader.array(),
        output_bias: reader.next().into(),
    };
    (features, threats, layer)
}

#[cfg(feature = "tuning")]
pub(super) fn all() -> Vec<i16> {
    let mut reader = Reader { at: 0 };
    (0..COUNT).map(|_| reader.next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::lines::engine::network::{PRODUCT_BITS, THREAT_BITS};

    #[test]
    fn no_position_takes_the_network_beyond_its_numbers() {
        let (features, _, layer) = load();
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
                &layer.open_four_bias[..],
                &layer.own_threat_bias,
                &layer.other_threat_bias,
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
