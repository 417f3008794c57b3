//! The static evaluation: what the empty cells are worth to either side, and what the threats of
//! both mean for the side to move.
//!
//! The feature of an empty cell is the set of shapes that a stone would make there in the four
//! directions, whichever direction has which (`features`). The values of features and threats are
//! added up, and a small network corrects the sum by the whole position (`network`). For lines of
//! five all weights were fitted to games of the engine against itself, those for renju to games of
//! renju (`weights`); other lengths use the plain values of the shapes.

use super::features::{FeatureIndex, ShapeCode, shapes_of_features};
use super::lines_engine::SEARCHES;
use super::network::{
    Accumulator, FeatureTable, FeatureWeights, HiddenLayer, SIDE_STATES, THREAT_STATES,
};
use super::patterns::ThreatLevel;
use super::score::{LARGEST_ESTIMATE, POINTS_PER_LOGIT};
use super::threat_board::ThreatBoard;
use super::weights;
use fivefold_lines::Rule;

pub(super) const UNITS_PER_POINT: i32 = 16;
/// How much of [`super::patterns::Shape::value`] makes a win e times as likely as a loss, by games
/// of the engine against itself.
const VALUES_PER_LOGIT: i32 = 500;

#[derive(Clone, Debug)]
pub(super) struct BoardEvaluation {
    feature_index: FeatureIndex,
    pub(super) features: FeatureTable,
    /// By [`threat_state`], in 16ths of a point.
    threat_values: Vec<i16>,
    layer: HiddenLayer,
}

impl BoardEvaluation {
    pub(super) fn new(len: u8, rule: Rule) -> BoardEvaluation {
        match len {
            // Who does not search needs no weights.
            5 if SEARCHES => BoardEvaluation::fitted(rule),
            _ => BoardEvaluation::plain(),
        }
    }

    fn fitted(rule: Rule) -> BoardEvaluation {
        let (features, threat_values, layer) = weights::load(rule);
        BoardEvaluation {
            feature_index: FeatureIndex::new(),
            features,
            threat_values,
            layer,
        }
    }

    /// The sums of the values of the shapes, with a little for the threats.
    fn plain() -> BoardEvaluation {
        let units = |value: i32| value * UNITS_PER_POINT * POINTS_PER_LOGIT / VALUES_PER_LOGIT;
        let features = shapes_of_features().into_iter().map(|shapes| {
            let value: i32 = shapes.map(|shape| i32::from(shape.value())).iter().sum();
            FeatureWeights {
                // The fitted values, too, are about a third higher for the side to move.
                values: [units(value * 4 / 3), -units(value)],
                ..FeatureWeights::NOTHING
            }
        });
        let threat = |state: usize| {
            let (faces_open_four, state) = (
                state / SIDE_STATES / SIDE_STATES % 2,
                state % (SIDE_STATES * SIDE_STATES),
            );
            let (mine, others) = (state / SIDE_STATES, state % SIDE_STATES);
            let threes = mine % 3;
            let double_threes = usize::from(mine / 3 % 2 > 0);
            let dangers = usize::from(others / 3 % 2 > 0 || others / 18 > 0);
            let for_me = 60 * threes + 150 * double_threes;
            units(for_me as i32 - (60 * dangers + 100 * faces_open_four) as i32) as i16
        };
        BoardEvaluation {
            feature_index: FeatureIndex::new(),
            features: FeatureTable::new(features),
            threat_values: (0..THREAT_STATES).map(threat).collect(),
            layer: HiddenLayer::NOTHING,
        }
    }

    /// The feature of a cell with these shapes.
    pub(super) fn feature(&self, code: ShapeCode) -> u16 {
        self.feature_index.of(code)
    }

    /// The estimate for the side to move, in points.
    pub(super) fn estimate(&self, board: &ThreatBoard, accumulator: &Accumulator) -> i32 {
        let me = board.to_move();
        let state = threat_state(board);
        let units = accumulator.values[me & 1]
            + i32::from(self.threat_values[state])
            + self.layer.evaluate(accumulator, me, state);
        (units / UNITS_PER_POINT).clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
    }
}

/// The threats of both sides as a number below [`THREAT_STATES`]: whether the side to move has weights
/// of its own, whether it must answer an open three, and what either side could make.
pub(super) fn threat_state(board: &ThreatBoard) -> usize {
    let me = board.to_move();
    let has_own_weights = usize::from(board.has_own_weights(me));
    let faces_open_four = usize::from(board.count(me ^ 1, ThreatLevel::OpenFour) > 0);
    ((has_own_weights * 2 + faces_open_four) * SIDE_STATES + side_threat_state(board, me))
        * SIDE_STATES
        + side_threat_state(board, me ^ 1)
}

/// The threats that a side could make, as a number below [`SIDE_STATES`]: threes and fours count up
/// to two, double threes and fours with a three up to one.
fn side_threat_state(board: &ThreatBoard, side: usize) -> usize {
    let count = |threat, most| usize::from(board.count(side, threat)).min(most);
    // In renju they are forbidden to the side that begins.
    let double_threes = match board.is_restricted(side) {
        true => 0,
        false => count(ThreatLevel::DoubleThree, 1),
    };
    count(ThreatLevel::Three, 2)
        + 3 * double_threes
        + 6 * count(ThreatLevel::Four, 2)
        + 18 * count(ThreatLevel::FourThree, 1)
}

#[cfg(test)]
mod tests {
    use super::super::patterns::Shape;
    use super::*;

    #[test]
    fn a_better_shape_is_worth_more_on_average() {
        let shapes = shapes_of_features();
        let fitted = Rule::ALL.map(BoardEvaluation::fitted);
        for evaluation in fitted.into_iter().chain([BoardEvaluation::plain()]) {
            let sum = |shape: Shape| {
                let with = (0_u16..)
                    .zip(&shapes)
                    .filter(|(_, shapes)| shapes.contains(&shape));
                let values = with.map(|(feature, _)| {
                    let mut accumulator = Accumulator::default();
                    evaluation.features.add(&mut accumulator, [feature, 0]);
                    accumulator.values[0]
                });
                values.sum::<i32>()
            };
            for [less, more] in [
                [Shape::OpenTwo, Shape::OpenThree],
                [Shape::OpenThree, Shape::OpenFour],
                [Shape::OpenFour, Shape::Five],
            ] {
                assert!(sum(less) < sum(more), "{less:?} {more:?}");
            }
        }
    }
}
