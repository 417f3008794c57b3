//! How good a position looks: what its empty cells are worth to either side, and what the threats
//! of both mean for the side to move.
//!
//! An empty cell is known by the shapes that a stone would make there in the four directions; which
//! direction has which shape does not matter. Worths are counted before and after the last stone,
//! half each: so it matters little whose turn it is where a line of play happens to end. For lines
//! of five, worths and threats were fitted to games of the engine against itself (`weights`); other
//! lengths use the plain values of the shapes.

use super::board::Board;
use super::patterns::{Shape, Threat};
use super::score::{MOST_ESTIMATE, POINTS_PER_LOGIT};
use super::weights;

const SHAPES: usize = Shape::ALL.len();
/// How many ordered choices of four shapes there are.
const ORDERED: usize = SHAPES.pow(4);
/// Room for all of them.
const ROOM: usize = ORDERED.next_power_of_two();
/// How many choices of four shapes there are, whatever their order.
pub(super) const KINDS: usize = (SHAPES + 3) * (SHAPES + 2) * (SHAPES + 1) * SHAPES / 24;
/// How many states the threats of one side have; see [`threats_of`].
const STATES: usize = 36;
/// How many states the threats of both sides have; see [`threats`].
pub(super) const THREATS: usize = 2 * STATES * STATES;
/// Worths are counted in this part of a point.
const UNITS: i32 = 16;
/// So many of the plain values of shapes ([`Shape::value`]) make a win e times as likely as a loss,
/// as games of the engine against itself have shown.
const VALUES_PER_LOGIT: i32 = 500;

/// By how much a shape counts in [`Kind`], for each direction.
const DIGITS: [u16; 4] = [1, 11, 121, 1331];

/// The shapes of a cell's four directions as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kind(u16);

impl Kind {
    /// Nothing in any direction.
    pub(super) const DEAD: Kind = Kind(0);

    /// The kind as an index.
    #[cfg(feature = "tuning")]
    pub(super) fn index(self) -> usize {
        self.0.into()
    }

    /// The kind with the shape of one direction changed.
    pub(super) const fn changed(self, direction: usize, from: Shape, to: Shape) -> Kind {
        let digit = DIGITS[direction & 3];
        Kind(self.0 - from as u16 * digit + to as u16 * digit)
    }
}

/// The worths of all kinds of cells and of the threats of both sides.
#[derive(Clone, Debug)]
pub(super) struct Evaluation {
    /// For each [`Kind`]; a power of two, so that a kind cut to its bits is in range.
    worths: Box<[i16; ROOM]>,
    /// For each number that [`threats`] gives.
    threats: Vec<i16>,
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
        let numbers = numbers_of_kinds();
        Evaluation {
            worths: in_room(|kind| weights::WORTHS[usize::from(numbers[kind])]),
            threats: weights::THREATS.to_vec(),
        }
    }

    /// The sums of the values of the shapes, with a little for the threats.
    fn plain() -> Evaluation {
        let units = |value: i32| {
            let units = value * UNITS * POINTS_PER_LOGIT / VALUES_PER_LOGIT;
            units.clamp(i16::MIN.into(), i16::MAX.into()) as i16
        };
        let worth = |kind: usize| {
            let values = shapes_of(kind).map(|shape| i32::from(shape.value()));
            units(values.iter().sum())
        };
        let threat = |state: usize| {
            let (faces, state) = (state / STATES / STATES, state % (STATES * STATES));
            let (mine, others) = (state / STATES, state % STATES);
            let threes = mine % 3;
            let double_threes = usize::from(mine / 3 % 2 > 0);
            let dangers = usize::from(others / 3 % 2 > 0 || others / 18 > 0);
            let for_me = 60 * threes + 150 * double_threes;
            units(for_me as i32 - (60 * dangers + 100 * faces) as i32)
        };
        Evaluation {
            worths: in_room(worth),
            threats: (0..THREATS).map(threat).collect(),
        }
    }

    /// What a cell of this kind is worth, in parts of a point.
    pub(super) fn worth(&self, kind: Kind) -> i16 {
        self.worths[usize::from(kind.0) % ROOM]
    }

    /// How good the position looks to the side to move, in points.
    pub(super) fn estimate(&self, board: &Board) -> i32 {
        let me = board.to_move();
        let ahead = |totals: [i32; 2]| totals[me & 1] - totals[(me ^ 1) & 1];
        let worths = (ahead(board.totals()) + ahead(board.totals_before())) / 2;
        let units = worths + i32::from(self.threats[threats(board)]);
        (units / UNITS).clamp(-MOST_ESTIMATE, MOST_ESTIMATE)
    }
}

/// The worths of all kinds.
fn in_room(worth: impl Fn(usize) -> i16) -> Box<[i16; ROOM]> {
    let mut worths = Box::new([0; ROOM]);
    for (kind, room) in worths.iter_mut().enumerate().take(ORDERED) {
        *room = worth(kind);
    }
    worths
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

/// The shapes of the four directions.
fn shapes_of(kind: usize) -> [Shape; 4] {
    DIGITS.map(|digit| Shape::ALL[kind / usize::from(digit) % SHAPES])
}

/// For each [`Kind`] the number of its choice of shapes, below [`KINDS`]: choices are counted in
/// the order of their smallest kinds.
pub(super) fn numbers_of_kinds() -> Vec<u16> {
    let mut numbers = vec![u16::MAX; ORDERED];
    let mut next = 0;
    for kind in 0..ORDERED {
        let mut shapes = shapes_of(kind).map(|shape| shape as usize);
        shapes.sort_unstable_by(|a, b| b.cmp(a));
        let first: usize = (0..4).map(|d| shapes[d] * usize::from(DIGITS[d])).sum();
        if first == kind {
            numbers[kind] = next;
            next += 1;
        }
        numbers[kind] = numbers[first];
    }
    numbers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_numbered_whatever_the_order_of_their_shapes() {
        let numbers = numbers_of_kinds();
        for (kind, &number) in numbers.iter().enumerate() {
            let shapes = shapes_of(kind);
            let turned = (0..4).fold(Kind::DEAD, |kind, d| {
                kind.changed(d, Shape::Dead, shapes[(d + 1) % 4])
            });
            assert_eq!(numbers[usize::from(turned.0)], number);
        }
        let most = numbers.into_iter().max();
        assert_eq!(most, Some(KINDS as u16 - 1));
    }

    #[test]
    fn a_better_shape_is_worth_more_on_average() {
        for evaluation in [Evaluation::fitted(), Evaluation::plain()] {
            let sum = |shape: Shape| {
                let with = |kind: &usize| shapes_of(*kind)[0] == shape;
                let worths = (0..ORDERED)
                    .filter(with)
                    .map(|kind| evaluation.worths[kind]);
                worths.map(i32::from).sum::<i32>()
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
