//! Marks of what is not on the board yet: what the move under the pointer would set off, what the
//! opponent would do next, and where a hint points.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::board::figure::{Figure, FigureSize, Pose};
use crate::board::geometry::Geometry;
use crate::board::heaps::taken;
use crate::board::stage::Stage;
use crate::features::board_marks::BoardMarks;
use crate::features::hints::previewing::Previewing;
use crate::look::HintRing;
use crate::rules::{Cell, Square};
use crate::study::hint::{Hint, HintMark, Marked};

/// What the move that is pointed at would set off: the cells that would change hands, hatched in
/// their new owner's pattern, and those that burst in the wave shown.
pub(crate) fn preview_marks(wanted: &mut BoardMarks, previewing: &Previewing) {
    let Some(preview) = previewing.preview().filter(|it| it.waves > 0) else {
        return;
    };
    let frame = previewing.frame();
    let Some(shown) = preview.frames.get(frame) else {
        return;
    };
    for cell in shown.view.cells() {
        let (now, then) = (wanted.square(cell), shown.view.at(cell));
        if let Some(side) = then.owner
            && now.owner != then.owner
        {
            wanted.add(Figure::Hatched(side), wanted.centre(cell));
        }
    }
    // On the way: where it bursts next.
    let Some(next) = preview.frames.get(frame + 1) else {
        return;
    };
    for cell in shown.view.cells() {
        let (then, later) = (shown.view.at(cell), next.view.at(cell));
        let bursts = |square: Square| square.critical > 0 && square.count >= square.critical;
        if let (true, Some(side)) = (bursts(then) && !bursts(later), then.owner) {
            let pose = Pose {
                scale: 0.75,
                alpha: 0.8,
                glow: 0.3,
                ..wanted.centre(cell)
            };
            wanted.add(Figure::WaveRing(side), pose);
        }
    }
}

/// Where the opponent would play, if it could now.
pub(crate) fn threat_marks(wanted: &mut BoardMarks, previewing: &Previewing) {
    for threat in previewing.threats() {
        let place = wanted.centre(threat.at);
        // Beside what lies there, in the corner that the last move's mark leaves free.
        let corner = match wanted.square(threat.at).count {
            0 => Vec2::ZERO,
            _ => Vec2::new(-0.32, 0.32),
        };
        let scale = if corner == Vec2::ZERO { 1.0 } else { 0.8 };
        let pose = Pose {
            at: place.at + corner,
            scale,
            ..place
        };
        wanted.add(Figure::Threat, pose);
    }
}

/// The cells of a move that touches these. Of a heap the pieces at the left.
fn moved_cells(stage: &Stage, cells: &[Cell]) -> BTreeSet<Cell> {
    match cells.first() {
        Some(first) if stage.geometry.look.has_heaps() => {
            taken(&stage.lying, first.row, cells.len(), &BTreeSet::new())
        }
        _ => cells.iter().copied().collect(),
    }
}

/// The cells on which a move is marked: all that it touches, or the one to which it goes.
pub(crate) fn marked_cells(stage: &Stage, cells: &[Cell], target: Cell) -> BTreeSet<Cell> {
    match stage.geometry.look.marks.hint {
        HintRing::EveryCell => moved_cells(stage, cells),
        HintRing::Target => BTreeSet::from([target]),
    }
}

/// One light over all cells of a region. A row of a heap ends with the field of cells.
fn region(geometry: &Geometry, cells: impl Iterator<Item = Cell>) -> Option<(Figure, Pose)> {
    let half = geometry.pitch() / 2.0;
    let field = FigureSize::of(geometry).field;
    let field = Rect::from_corners(-field, field);
    let cells = cells.filter(|&cell| geometry.has(cell));
    let places = cells.map(|cell| Rect::from_center_half_size(geometry.centre(cell), half));
    let whole = places.reduce(|whole, place| whole.union(place))?;
    let whole = whole.intersect(field);
    let figure = Figure::Region(whole.half_size());
    Some((figure, Pose::at(whole.center())))
}

/// Where a hint points: at first only where to look, then the move, at last what speaks for it.
pub(crate) fn hint_marks(wanted: &mut BoardMarks, hint: &Hint, step: u8) {
    let stage = wanted.stage;
    if step == 1 {
        let cells = hint.place.cells.iter().copied();
        if let Some((figure, pose)) = region(&stage.geometry, cells) {
            wanted.add(figure, pose);
        }
        return;
    }
    for cell in marked_cells(stage, &hint.cells, hint.target) {
        wanted.add(Figure::HintRing, wanted.centre(cell));
    }
    if step < 3 {
        return;
    }
    evidence_marks(wanted, &hint.evidence);
}

/// What is marked for a reason.
pub(crate) fn evidence_marks(wanted: &mut BoardMarks, evidence: &[Marked]) {
    let mut mark = |figure, cell: Cell, scale: f32| {
        let pose = Pose {
            scale,
            ..wanted.centre(cell)
        };
        wanted.add(figure, pose);
    };
    for evidence in evidence {
        match evidence.mark {
            HintMark::Threat => mark(Figure::Threat, evidence.cell, 1.0),
            HintMark::Line | HintMark::Saved | HintMark::Taken | HintMark::Cold => {
                mark(Figure::Evidence, evidence.cell, 0.94);
            }
            HintMark::Completing => mark(Figure::Dot, evidence.cell, 1.4),
            // The columns are drawn in the panel; the numbers of steps are written on the board.
            HintMark::Target
            | HintMark::Pairs { .. }
            | HintMark::Odd { .. }
            | HintMark::Step { .. } => {}
        }
    }
}
