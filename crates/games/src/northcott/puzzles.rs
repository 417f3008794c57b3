//! The puzzles of Northcott's game.

use rand::RngExt;

use super::{Northcott, NorthcottParams};
use fivefold_rules::{Game, Position, Rng, Side};
use fivefold_study::puzzles::{Class, Puzzles, nimbers};

/// The puzzles.
pub(crate) static PUZZLES: Puzzles = Puzzles {
    classes: &[
        Class::only(1),
        Class::only(2),
        Class::only(3),
        Class::only(4),
    ],
    draw: |rng| vec![draw(rng)],
    task: nimbers::task::<Northcott>,
    solutions: nimbers::solutions::<Northcott>,
    answer: nimbers::answer::<Northcott>,
};

/// Three to five rows with the counters anywhere.
fn draw(rng: &mut Rng) -> Position {
    let params = NorthcottParams {
        rows: rng.random_range(3..=5),
        cols: rng.random_range(6..=14),
    };
    let starter = Side::BOTH[rng.random_range(0..2)];
    Position::new(Northcott::random_start(&params, starter, rng))
}
