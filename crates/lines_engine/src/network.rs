//! The evaluation's efficiently updatable neural network (NNUE, Nasu 2018): every empty cell adds
//! the weights of its feature to an accumulator, and a hidden layer makes one number of the
//! accumulator and of both sides' threats.
//!
//! One stone changes few cells, so an update is cheap. All numbers are integers, so an accumulator
//! that was updated step by step equals that of a new board, on every machine.

use super::features::ALL_FEATURES;

/// Sums of each side in the accumulator.
pub(super) const ACCUMULATOR_SIZE: usize = 8;
/// Neurons of the hidden layer.
pub(super) const HIDDEN: usize = 8;
/// How many states the threats of one side have.
pub(super) const SIDE_STATES: usize = 36;
/// How many states the threats of both sides have, but for whose move it is in renju.
const PAIRS: usize = 2 * SIDE_STATES * SIDE_STATES;
/// How many with that.
pub(super) const THREAT_STATES: usize = 2 * PAIRS;
/// At least as many as there are features; a power of two, so that masking keeps an index in range.
const ROOM: usize = ALL_FEATURES.next_power_of_two();
/// Fractional bits of the sums.
pub(super) const SUM_BITS: u32 = 6;
/// Fractional bits of the hidden layer's input weights.
pub(super) const WEIGHT_BITS: u32 = 8;
/// The sums are shifted right by this many bits before the hidden layer.
pub(super) const SHRINK_BITS: u32 = 4;
/// Fractional bits of the threats' biases.
pub(super) const THREAT_BITS: u32 = 12;
/// Fractional bits of the hidden layer's activations.
const HIDDEN_BITS: u32 = 8;
/// Fractional bits of a sum multiplied by an input weight.
pub(super) const PRODUCT_BITS: u32 = SUM_BITS + WEIGHT_BITS + SHRINK_BITS;

/// What an empty cell with one feature adds to the accumulator.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct FeatureWeights {
    /// For the side to which the cell has this feature.
    pub(super) own: [i16; ACCUMULATOR_SIZE],
    /// For the other side.
    pub(super) other: [i16; ACCUMULATOR_SIZE],
    /// What the cell is worth by itself if its side is to move and (negative) if it is not, in
    /// 16ths of a point.
    pub(super) values: [i32; 2],
}

impl FeatureWeights {
    pub(super) const NOTHING: FeatureWeights = FeatureWeights {
        own: [0; ACCUMULATOR_SIZE],
        other: [0; ACCUMULATOR_SIZE],
        values: [0; 2],
    };
}

/// The sums over all empty cells, for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Accumulator {
    /// The input of the hidden layer.
    sums: [[i16; ACCUMULATOR_SIZE]; 2],
    /// What the cells are worth by themselves if the side is to move, in 16ths of a point.
    pub(super) values: [i32; 2],
}

impl Accumulator {
    /// What one cell adds, by its weights to both sides.
    #[inline]
    fn of(first: &FeatureWeights, second: &FeatureWeights) -> Accumulator {
        let part = |own: &FeatureWeights, other: &FeatureWeights, i: usize| {
            (own.own[i] + other.other[i]).max(0)
        };
        Accumulator {
            sums: [
                std::array::from_fn(|i| part(first, second, i)),
                std::array::from_fn(|i| part(second, first, i)),
            ],
            values: [
                first.values[0] + second.values[1],
                second.values[0] + first.values[1],
            ],
        }
    }

    /// Sums that overflow wrap around, and are right again once they fit.
    #[inline]
    fn replace(&mut self, more: Accumulator, less: Accumulator) {
        for side in 0..2 {
            for i in 0..ACCUMULATOR_SIZE {
                let sum = &mut self.sums[side][i];
                *sum = sum
                    .wrapping_add(more.sums[side][i])
                    .wrapping_sub(less.sums[side][i]);
            }
            self.values[side] += more.values[side] - less.values[side];
        }
    }
}

/// The features of a cell for both sides.
pub(super) type CellFeatures = [u16; 2];

/// The weights of all features.
#[derive(Clone, Debug)]
pub(super) struct FeatureTable(Box<[FeatureWeights; ROOM]>);

impl FeatureTable {
    pub(super) fn new(weights: impl Iterator<Item = FeatureWeights>) -> FeatureTable {
        let mut all = Box::new([FeatureWeights::NOTHING; ROOM]);
        for (room, weights) in all.iter_mut().zip(weights) {
            *room = weights;
        }
        FeatureTable(all)
    }

    #[cfg(test)]
    pub(super) fn all(&self) -> &[FeatureWeights] {
        &self.0[..]
    }

    fn of(&self, features: CellFeatures) -> [&FeatureWeights; 2] {
        features.map(|feature| &self.0[usize::from(feature) % ROOM])
    }

    pub(super) fn add(&self, accumulator: &mut Accumulator, features: CellFeatures) {
        let [first, second] = self.of(features);
        accumulator.replace(Accumulator::of(first, second), Accumulator::default());
    }

    pub(super) fn remove(&self, accumulator: &mut Accumulator, features: CellFeatures) {
        let [first, second] = self.of(features);
        accumulator.replace(Accumulator::default(), Accumulator::of(first, second));
    }

    #[inline]
    pub(super) fn replace(
        &self,
        accumulator: &mut Accumulator,
        from: CellFeatures,
        to: CellFeatures,
    ) {
        let ([first, second], [was_first, was_second]) = (self.of(to), self.of(from));
        accumulator.replace(
            Accumulator::of(first, second),
            Accumulator::of(was_first, was_second),
        );
    }
}

/// The hidden layer and the output.
#[derive(Clone, Debug)]
pub(super) struct HiddenLayer {
    /// For each neuron, those for the sums of the side to move, then those for the other side's.
    pub(super) input_weights: [[i16; 2 * ACCUMULATOR_SIZE]; HIDDEN],
    /// By whether the opponent threatens an open four. As those below twice, the second time for
    /// black to move in renju.
    pub(super) open_four_bias: [[[i32; HIDDEN]; 2]; 2],
    /// By the threats of the side to move.
    pub(super) own_threat_bias: [[[i32; HIDDEN]; SIDE_STATES]; 2],
    /// By the threats of the other side.
    pub(super) other_threat_bias: [[[i32; HIDDEN]; SIDE_STATES]; 2],
    pub(super) output_weights: [i32; HIDDEN],
    /// In 16ths of a point.
    pub(super) output_bias: i32,
}

impl HiddenLayer {
    pub(super) const NOTHING: HiddenLayer = HiddenLayer {
        input_weights: [[0; 2 * ACCUMULATOR_SIZE]; HIDDEN],
        open_four_bias: [[[0; HIDDEN]; 2]; 2],
        own_threat_bias: [[[0; HIDDEN]; SIDE_STATES]; 2],
        other_threat_bias: [[[0; HIDDEN]; SIDE_STATES]; 2],
        output_weights: [0; HIDDEN],
        output_bias: 0,
    };

    /// The output for the side to move, in 16ths of a point.
    pub(super) fn evaluate(&self, accumulator: &Accumulator, me: usize, threats: usize) -> i32 {
        let (mine, theirs) = (&accumulator.sums[me & 1], &accumulator.sums[(me ^ 1) & 1]);
        let who = threats / PAIRS % 2;
        let open_four = &self.open_four_bias[who][threats / (SIDE_STATES * SIDE_STATES) % 2];
        let own = &self.own_threat_bias[who][threats / SIDE_STATES % SIDE_STATES];
        let other = &self.other_threat_bias[who][threats % SIDE_STATES];
        let mut total = 0_i64;
        for (h, weights) in self.input_weights.iter().enumerate() {
            let (for_mine, for_theirs) = weights.split_at(ACCUMULATOR_SIZE);
            let sum = dot(for_mine, mine) + dot(for_theirs, theirs);
            let bias = (open_four[h] + own[h] + other[h]) << (PRODUCT_BITS - THREAT_BITS);
            let activation = (sum + bias).max(0) >> (PRODUCT_BITS - HIDDEN_BITS);
            total += i64::from(activation) * i64::from(self.output_weights[h]);
        }
        (total >> HIDDEN_BITS) as i32 + self.output_bias
    }
}

fn dot(weights: &[i16], sums: &[i16; ACCUMULATOR_SIZE]) -> i32 {
    let pairs = weights.iter().zip(sums);
    pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}
