//! How Lines explains itself: by lines completed, stopped and threatened.

mod hint;
mod mistake;
mod shapes;
mod threats;

use super::Lines;
use super::exact::ExactLines;
use super::levels::near_stones;
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Game, Move, Position};
use fivefold_study::explain::Explain;
use fivefold_words::sentence::Sentence;

/// What Lines tells.
pub(crate) static EXPLAIN: Explain = Explain {
    action: |position, mv| {
        let rows = position.as_game::<Lines>()?.params().rows;
        let cell = cell_text(position.target(mv)?, rows);
        Some(Sentence::new("hint-what-stone").text("cell", cell))
    },
    why: hint::why,
    mistake: mistake::why,
    loss: mistake::why_lost,
    step: hint::step,
    threats: |position| position.as_game().map_or_else(Vec::new, threats::told),
    keeping: mistake::keeping,
    plausible,
    is_only,
    // In games of the engine against itself whoever had 200 to 250 points won three in four, and
    // with more than 450 nine in ten.
    half_way: 300,
    ..Explain::GENERIC
};

/// Known on boards of 3 × 3 cells.
fn is_only(position: &Position, mv: Move) -> bool {
    position.as_game().is_some_and(ExactLines::plays)
        && mistake::keeping(position)
            .is_some_and(|keeping| keeping.legal > 1 && keeping.moves == [mv])
}

/// The moves near the stones; all of an empty board.
fn plausible(position: &Position) -> Option<Vec<Move>> {
    let lines: &Lines = position.as_game()?;
    let near = near_stones(lines).into_iter().map(Lines::pack);
    (lines.stones() > 0).then(|| near.collect())
}
