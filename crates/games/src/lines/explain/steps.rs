//! What a move of a win by force does.

use super::shapes::Grid;
use crate::lines::Lines;
use fivefold_rules::{Game, Move, Position};
use fivefold_study::hint::StepReason;
use fivefold_words::sentence::Sentence;

/// `None` for a move that makes nothing that can be named.
pub(super) fn step(position: &Position, mv: Move) -> Option<StepReason> {
    let lines: &Lines = position.as_game()?;
    let (me, cell) = (lines.side_to_move(), position.target(mv)?);
    let mut grid = Grid::of(lines);
    if grid.completes(me, cell) {
        return Some(StepReason {
            does: Sentence::new("hint-step-completes"),
            completing: Vec::new(),
        });
    }
    let completing = grid.made(me, cell).completing;
    let key = match completing.len() {
        2.. => "hint-step-double-threat",
        _ if grid.completes(me.other(), cell) => "hint-step-blocks",
        1 => "hint-step-four",
        _ if !grid.prepared(me, cell).is_empty() => "hint-step-three",
        _ => return None,
    };
    Some(StepReason {
        does: Sentence::new(key),
        completing,
    })
}
