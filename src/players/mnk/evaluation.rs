//! How good a position looks: what its empty cells are worth to either side, and what the threats
//! of both mean for the side to move.
//!
//! An empty cell is known by the shapes that a stone would make there in the four directions; which
//! direction has which shape does not matter (`cell_kinds`). What cells and threats are worth by
//! themselves is added up; a small network corrects the sum by what goes on in the whole position
//! (`network`). For lines of five all these numbers were fitted to games of the engine against
//! itself (`weights`); other lengths use the plain values of the shapes.

use super::board::Board;
use super::cell_kinds::{Kind, Numbers, shapes_of_numbers};
use super::network::{Layer, Row, Rows, STATES, Sums};
use super::patterns::Threat;
use super::score::{MOST_ESTIMATE, POINTS_PER_LOGIT};
use super::weights;

/// How many states the threats of both sides have; see [`threats`].
pub(super) const THREATS: usize = 2 * STATES * STATES;
/// Worths are counted in this part of a point.
pub(super) const UNITS: i32 = 16;
/// So many of the plain values of shapes ([`super::patterns::Shape::value`]) make a win e times as
/// likely as a loss, as games of the engine against itself have shown.
const VALUES_PER_LOGIT: i32 = 500;

/// The worths of all kinds of cells and of the threats of both sides, and the network.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    numbers: Numbers,
    pub(super) rows: Rows,
    /// For each number that [`threats`] gives, in parts of a point.
    threats: Vec<i16>,
    layer: Layer,
}

impl Evaluation {
    /// The evaluation for lines of this length.
    pub(super) fn new(len: u8) -> Evaluation {
        match len {
            5 => Evaluation::fitted(),
            _ => Evaluation::plain(),
        }
    }

    fn fitted() -> Evaluation {
        let (rows, threats, layer) = weights::learned();
        Evaluation {
            numbers: Numbers::new(),
            rows,
            threats,
            layer,
        }
    }

    /// The sums of the values of the shapes, with a little for the threats.
    fn plain() -> Evaluation {
        let units = |value: i32| value * UNITS * POINTS_PER_LOGIT / VALUES_PER_LOGIT;
        let rows = shapes_of_numbers().into_iter().map(|shapes| {
            let value: i32 = shapes.map(|shape| i32::from(shape.value())).iter().sum();
            Row {
                // The fitted worths are about a third more where a side is to move, too.
                worths: [units(value * 4 / 3), -units(value)],
                ..Row::NOTHING
            }
        });
        let threat = |state: usize| {
            let (faces, state) = (state / STATES / STATES, state % (STATES * STATES));
            let (mine, others) = (state / STATES, state % STATES);
            let threes = mine % 3;
            let double_threes = usize::from(mine / 3 % 2 > 0);
            let dangers = usize::from(others / 3 % 2 > 0 || others / 18 > 0);
            let for_me = 60 * threes + 150 * double_threes;
            units(for_me as i32 - (60 * dangers + 100 * faces) as i32) as i16
        };
        Evaluation {
            numbers: Numbers::new(),
            rows: Rows::new(rows),
            threats: (0..THREATS).map(threat).collect(),
            layer: Layer::NOTHING,
        }
    }

    /// The number of a kind of cell.
    pub(super) fn number(&self, kind: Kind) -> u16 {
        self.numbers.of(kind)
    }

    /// How good the position with these sums looks to the side to move, in points.
    pub(super) fn estimate(&self, board: &Board, sums: &Sums) -> i32 {
        let me = board.to_move();
        let threats = threats(board);
        let units = sums.worths[me & 1]
            + i32::from(self.threats[threats])
            + self.layer.judge(sums, me, threats);
        (units / UNITS).clamp(-MOST_ESTIMATE, MOST_ESTIMATE)
    }
}

/// The threats of both sides as a number below [`THREATS`]: whether the side to move must answer an
/// open three, and what either side could make.
pub(super) fn threats(board: &Board) -> usize {
    let me = board.to_move();
    let faces = usize::from(board.count(me ^ 1, Threat::OpenFour) > 0);
    (faces * STATES + threats_of(board, me)) * STATES + threats_of(board, me ^ 1)
}

/// The threats that a side could make, as a number below [`STATES`]: threes and fours count up to
/// two, double threes and fours with a three up to one.
fn threats_of(board: &Board, side: usize) -> usize {
    let count = |threat, most| usize::from(board.count(side, threat)).min(most);
    // In renju they are forbidden to the side that begins.
    let double_threes = match board.is_restricted(side) {
        true => 0,
        false => count(Threat::DoubleThree, 1),
    };
    count(Threat::Three, 2)
        + 3 * double_threes
        + 6 * count(Threat::Four, 2)
        + 18 * count(Threat::FourThree, 1)
}

#[cfg(test)]
mod tests {
    use super::super::patterns::Shape;
    use super::*;

    #[test]
    fn a_better_shape_is_worth_more_on_average() {
        let shapes = shapes_of_numbers();
        for evaluation in [Evaluation::fitted(), Evaluation::plain()] {
            let sum = |shape: Shape| {
                let with = (0_u16..)
                    .zip(&shapes)
                    .filter(|(_, shapes)| shapes.contains(&shape));
                let worths = with.map(|(number, _)| {
                    let mut sums = Sums::default();
                    evaluation.rows.add(&mut sums, [number, 0]);
                    sums.worths[0]
                });
                worths.sum::<i32>()
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
