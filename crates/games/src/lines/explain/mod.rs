//! How Lines explains itself: by lines completed, stopped and threatened.

mod endgame;
mod hint;
mod keeping;
mod loss;
mod mistake;
mod plausible;
mod shapes;
mod steps;
mod threats;

use super::exact::ExactLines;
use super::{Lines, Place};
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
    loss: loss::told,
    step: steps::step,
    threats: |position| position.as_game().map_or_else(Vec::new, threats::told),
    keeping: keeping::keeping,
    plausible: plausible::moves,
    is_only,
    // In games of the engine against itself whoever had 200 to 250 points won three in four, and
    // with more than 450 nine in ten.
    half_way: 300,
    ..Explain::GENERIC
};

/// Known on boards of 3 × 3 cells.
fn is_only(position: &Position, mv: Move) -> bool {
    let Some(board) = position.as_game::<Lines>() else {
        return false;
    };
    let Some(keeping) = ExactLines::keeping(board) else {
        return false;
    };
    let mut legal: Vec<Place> = Vec::new();
    board.legal_moves(&mut legal);
    legal.len() > 1 && keeping.len() == 1 && Lines::unpack(mv) == keeping.first().copied()
}
