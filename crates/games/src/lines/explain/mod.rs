//! How Lines explains itself: by lines completed, stopped and threatened.

mod endgame;
mod hint;
mod mistake;
mod shapes;
mod threats;

use super::exact::ExactLines;
use super::{Lines, Place};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Game, Move, Position};
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
    plausible: moves,
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

/// So far from every stone nothing is threatened or stopped.
const REACH: u8 = 2;

/// The moves near the stones that lie on the board; all of an empty board.
pub(super) fn moves(position: &Position) -> Option<Vec<Move>> {
    let lines: &Lines = position.as_game()?;
    let mut moves = Vec::new();
    lines.legal_moves(&mut moves);
    let params = *lines.params();
    let count = usize::from(params.cols) * usize::from(params.rows);
    let cells = (0..count).map(|index| Cell::from_index(index, params.cols));
    let stones: Vec<Cell> = cells.filter(|&cell| lines.stone(cell).is_some()).collect();
    let is_near = |cell: Cell| {
        let near = |stone: &Cell| {
            stone.col.abs_diff(cell.col) <= REACH && stone.row.abs_diff(cell.row) <= REACH
        };
        stones.iter().any(near)
    };
    moves.retain(|mv| stones.is_empty() || is_near(mv.cell()));
    (!moves.is_empty()).then(|| moves.into_iter().map(Lines::pack).collect())
}
