//! The features of the evaluation: the shapes that a stone of a side would make on an empty cell in
//! the four directions, whichever direction has which. In renju those of black, to which points are
//! forbidden, are features of their own.

use super::patterns::Shape;

const SHAPES: usize = Shape::ALL.len();
/// How many codes there are: four shapes in order.
const ORDERED: usize = SHAPES.pow(4);
/// At least as many; a power of two, so that masking keeps a code in range.
const ROOM: usize = ORDERED.next_power_of_two();
/// How many features there are for one side: four shapes in any order.
pub(super) const FEATURES: usize = (SHAPES + 3) * (SHAPES + 2) * (SHAPES + 1) * SHAPES / 24;
/// How many features there are in renju: those of black come last.
pub(super) const ALL_FEATURES: usize = 2 * FEATURES;

/// What a shape counts in a [`ShapeCode`], by its direction.
const DIGITS: [u16; 4] = [1, 11, 121, 1331];

/// The shapes of a cell's four directions as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ShapeCode(u16);

impl ShapeCode {
    pub(super) const DEAD: ShapeCode = ShapeCode(0);
    /// The same for a side to which points are forbidden.
    pub(super) const DEAD_RESTRICTED: ShapeCode = ShapeCode(ROOM as u16);

    /// The code with the shape of one direction changed.
    pub(super) const fn changed(self, direction: usize, from: Shape, to: Shape) -> ShapeCode {
        let digit = DIGITS[direction & 3];
        ShapeCode(self.0 - from as u16 * digit + to as u16 * digit)
    }

    fn shapes(self) -> [Shape; 4] {
        let code = self.0 % ROOM as u16;
        DIGITS.map(|digit| Shape::ALL[usize::from(code / digit) % SHAPES])
    }
}

/// The feature of each [`ShapeCode`], a number below [`ALL_FEATURES`]: codes of the same shapes in
/// another order have the same feature. Features are numbered in the order of their smallest codes.
#[derive(Clone, Debug)]
pub(super) struct FeatureIndex(Box<[u16; 2 * ROOM]>);

impl FeatureIndex {
    pub(super) fn new() -> FeatureIndex {
        let mut features = Box::new([0; 2 * ROOM]);
        let mut next = 0;
        for code in 0..ORDERED {
            let mut shapes = ShapeCode(code as u16).shapes().map(|shape| shape as usize);
            shapes.sort_unstable_by(|a, b| b.cmp(a));
            let first: usize = (0..4).map(|d| shapes[d] * usize::from(DIGITS[d])).sum();
            if first == code {
                features[code] = next;
                next += 1;
            }
            features[code] = features[first];
            features[ROOM + code] = features[first] + FEATURES as u16;
        }
        FeatureIndex(features)
    }

    pub(super) fn of(&self, code: ShapeCode) -> u16 {
        self.0[usize::from(code.0) % (2 * ROOM)]
    }
}

/// The shapes of each feature of one side.
pub(super) fn shapes_of_features() -> Vec<[Shape; 4]> {
    let features = FeatureIndex::new();
    let mut shapes = vec![[Shape::Dead; 4]; FEATURES];
    for code in (0..ORDERED).map(|code| ShapeCode(code as u16)) {
        shapes[usize::from(features.of(code))] = code.shapes();
    }
    shapes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_of_the_shapes_does_not_matter() {
        let features = FeatureIndex::new();
        for code in (0..ORDERED).map(|code| ShapeCode(code as u16)) {
            let shapes = code.shapes();
            let turned = (0..4).fold(ShapeCode::DEAD, |code, d| {
                code.changed(d, Shape::Dead, shapes[(d + 1) % 4])
            });
            assert_eq!(features.of(turned), features.of(code));
        }
        let most = features.0.into_iter().max();
        assert_eq!(most, Some(ALL_FEATURES as u16 - 1));
    }

    #[test]
    fn a_side_to_which_points_are_forbidden_has_features_of_its_own() {
        let features = FeatureIndex::new();
        for shape in Shape::ALL {
            let of = |dead: ShapeCode| features.of(dead.changed(2, Shape::Dead, shape));
            let [free, restricted] = [ShapeCode::DEAD, ShapeCode::DEAD_RESTRICTED].map(of);
            assert_eq!(restricted, free + FEATURES as u16);
        }
    }

    #[test]
    fn no_two_features_have_the_same_shapes() {
        let mut features = shapes_of_features();
        for shapes in &mut features {
            shapes.sort_unstable();
        }
        features.sort_unstable();
        features.dedup();
        assert_eq!(features.len(), FEATURES);
    }
}
