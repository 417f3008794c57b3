//! The puzzles of Corner Nim.

use rand::RngExt;

use super::{Corner, CornerParams};
use fivefold_rules::{Game, Position, Rng, Side};
use fivefold_study::puzzles::{Class, Puzzles, nimbers};

/// The longest side of a puzzle's board.
const LONGEST: u8 = 16;

/// The puzzles.
pub(crate) static PUZZLES: Puzzles = Puzzles {
    classes: &[
        Class::only(1),
        Class::only(2),
        Class::only(3),
        Class::only(4),
    ],
    draw: |rng| vec![draw(rng)],
    task: nimbers::task::<Corner>,
    solutions: nimbers::solutions::<Corner>,
    answer: nimbers::answer::<Corner>,
};

/// The lantern on the top right square of a board that is just so large, so that no two puzzles
/// differ in empty rows alone. With the queen's moves more often than without: there the winning move
/// is not plain to see.
fn draw(rng: &mut Rng) -> Position {
    let queen = rng.random_ratio(4, 5);
    let params = CornerParams {
        cols: rng.random_range(3..=LONGEST),
        rows: rng.random_range(3..=LONGEST),
        queen,
    };
    Position::new(Corner::start(&params, Side::First))
}
