//! The marks that tell why a game was lost: on the board before the move that lost it, that move
//! crossed out, the better one ringed, and what speaks for it.

use bevy::math::Vec2;

use super::marks::Marks;
use super::preview_marks::{evidence_marks, marked_cells};
use crate::app::board::figure::Figure;
use crate::rules::{Move, Position};
use crate::study::hint::cells_of;
use crate::study::loss::LosingMove;

/// Marks the move that lost, the one that was better, and the reason.
pub(super) fn loss_marks(wanted: &mut Marks, position: &Position, lost: &LosingMove) {
    if let Some(told) = &lost.told {
        evidence_marks(wanted, &told.evidence);
    }
    ring_move(wanted, position, lost.better);
    mark_move(wanted, position, lost.played, Figure::LosingMove);
}

/// Rings a move that is good.
pub(super) fn ring_move(wanted: &mut Marks, position: &Position, mv: Move) {
    mark_move(wanted, position, mv, Figure::HintRing);
}

fn mark_move(wanted: &mut Marks, position: &Position, mv: Move, figure: Figure) {
    let Some(target) = position.target(mv) else {
        return;
    };
    for cell in marked_cells(wanted.stage, &cells_of(position, mv), target) {
        let mut pose = wanted.centre(cell);
        let is_covered = wanted.square(cell).count > 0 || wanted.stage.lying.contains(&cell);
        if figure == Figure::LosingMove && is_covered {
            // Beside what lies there, which the cross would hide.
            pose.at += Vec2::splat(CORNER);
            pose.scale = 0.55;
        }
        wanted.add(figure, pose);
    }
}

/// How far a mark stands from the middle of what lies on its cell, in cells, across and up.
const CORNER: f32 = 0.3;
