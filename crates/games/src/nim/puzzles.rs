//! The puzzles of Nim.

use rand::RngExt;

use super::{Heaps, Nim, NimParams};
use fivefold_rules::{Game, Position, Rng, Side};
use fivefold_study::puzzles::{Class, Puzzles, nimbers};

/// The puzzles.
pub(crate) static PUZZLES: Puzzles = Puzzles {
    classes: &[
        Class::only(1),
        Class::only(2),
        Class::only(3),
        Class::only(4),
        Class::only(6),
    ],
    draw: |rng| vec![draw(rng)],
    task: nimbers::task::<Nim>,
    solutions: nimbers::solutions::<Nim>,
    answer: nimbers::answer::<Nim>,
};

/// Three to five heaps, the smallest at the top, so that no two puzzles differ in their order alone.
/// A third of the games are misère, and of these most stand near the end, where it matters.
fn draw(rng: &mut Rng) -> Position {
    let misere = rng.random_ratio(1, 3);
    let heaps = rng.random_range(3..=5);
    let is_small = misere && rng.random_ratio(2, 3);
    let bits = if is_small { 1 } else { rng.random_range(2..=4) };
    let mut pieces: Vec<u8> = (0..heaps).map(|_| rng.random_range(1..1 << bits)).collect();
    if is_small {
        // Heaps of one and a last larger one.
        pieces[0] = rng.random_range(3..=12);
    }
    pieces.sort_unstable();
    let params = NimParams {
        heaps: Heaps::new(&pieces),
        misere,
    };
    Position::new(Nim::start(&params, Side::First))
}
