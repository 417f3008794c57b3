//! Which moves of Lines are worth a look.

use crate::lines::Lines;
use fivefold_rules::{Cell, Game, Move, Position};

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
