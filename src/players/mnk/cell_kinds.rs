//! What the evaluation knows of an empty cell: the shapes that a stone of a side would make there in
//! the four directions.

use super::patterns::Shape;

const SHAPES: usize = Shape::ALL.len();
/// How many ordered choices of four shapes there are.
const ORDERED: usize = SHAPES.pow(4);
/// Room for all of them; a power of two, so that a kind cut to its bits is in range.
const ROOM: usize = ORDERED.next_power_of_two();
/// How many choices of four shapes there are, whatever their order.
pub(super) const KINDS: usize = (SHAPES + 3) * (SHAPES + 2) * (SHAPES + 1) * SHAPES / 24;

/// By how much a shape counts in [`Kind`], for each direction.
const DIGITS: [u16; 4] = [1, 11, 121, 1331];

/// The shapes of a cell's four directions as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Kind(u16);

impl Kind {
    /// Nothing in any direction.
    pub(super) const DEAD: Kind = Kind(0);

    /// The kind with the shape of one direction changed.
    pub(super) const fn changed(self, direction: usize, from: Shape, to: Shape) -> Kind {
        let digit = DIGITS[direction & 3];
        Kind(self.0 - from as u16 * digit + to as u16 * digit)
    }

    /// The shapes of the four directions.
    fn shapes(self) -> [Shape; 4] {
        DIGITS.map(|digit| Shape::ALL[usize::from(self.0 / digit) % SHAPES])
    }
}

/// For each [`Kind`] the number of its choice of shapes, below [`KINDS`]: which direction has which
/// shape does not matter. Choices are counted in the order of their smallest kinds.
#[derive(Clone, Debug)]
pub(super) struct Numbers(Box<[u16; ROOM]>);

impl Numbers {
    pub(super) fn new() -> Numbers {
        let mut numbers = Box::new([0; ROOM]);
        let mut next = 0;
        for kind in 0..ORDERED {
            let mut shapes = Kind(kind as u16).shapes().map(|shape| shape as usize);
            shapes.sort_unstable_by(|a, b| b.cmp(a));
            let first: usize = (0..4).map(|d| shapes[d] * usize::from(DIGITS[d])).sum();
            if first == kind {
                numbers[kind] = next;
                next += 1;
            }
            numbers[kind] = numbers[first];
        }
        Numbers(numbers)
    }

    /// The number of the kind's choice of shapes.
    pub(super) fn of(&self, kind: Kind) -> u16 {
        self.0[usize::from(kind.0) % ROOM]
    }
}

/// For each number the shapes of its choice.
pub(super) fn shapes_of_numbers() -> Vec<[Shape; 4]> {
    let numbers = Numbers::new();
    let mut shapes = vec![[Shape::Dead; 4]; KINDS];
    for kind in (0..ORDERED).map(|kind| Kind(kind as u16)) {
        shapes[usize::from(numbers.of(kind))] = kind.shapes();
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_are_numbered_whatever_the_order_of_their_shapes() {
        let numbers = Numbers::new();
        for kind in (0..ORDERED).map(|kind| Kind(kind as u16)) {
            let shapes = kind.shapes();
            let turned = (0..4).fold(Kind::DEAD, |kind, d| {
                kind.changed(d, Shape::Dead, shapes[(d + 1) % 4])
            });
            assert_eq!(numbers.of(turned), numbers.of(kind));
        }
        let most = numbers.0.into_iter().max();
        assert_eq!(most, Some(KINDS as u16 - 1));
    }

    #[test]
    fn every_choice_of_shapes_has_a_number_of_its_own() {
        let mut choices = shapes_of_numbers();
        for choice in &mut choices {
            choice.sort_unstable();
        }
        choices.sort_unstable();
        choices.dedup();
        assert_eq!(choices.len(), KINDS);
    }
}
