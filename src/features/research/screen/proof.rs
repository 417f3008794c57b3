//! The proof over the picture in squares: nested groups along the diagonal, or the two lines of the
//! golden ratio.

use std::f32::consts::GOLDEN_RATIO;

use bevy_egui::egui::{Align2, Painter, Rect, Stroke, StrokeKind, vec2};

use crate::features::menu::egui_rect;
use crate::features::position_picture::SquareGrid;
use crate::features::position_picture::label::Inks;
use crate::features::research::Room;
use crate::study::research::{PositionState, RuleProof, Tuple};

/// Least side of a square in which a number stands, in points at scale 1.
const NUMBERED: f32 = 22.0;

/// Paints the proof of the question over its squares.
pub(crate) fn paint(painter: &Painter, grid: &SquareGrid, room: &Room, inks: &Inks) {
    let clipped = painter.with_clip_rect(egui_rect(grid.area).expand(2.0 * inks.scale));
    match room.method().space().kind().proof {
        RuleProof::Groups => groups(&clipped, grid, room, inks),
        RuleProof::GoldenRatio => golden_lines(&clipped, grid, room, inks),
    }
}

/// Each group that holds good positions, framed; brighter those to which the position shown belongs.
fn groups(painter: &Painter, grid: &SquareGrid, room: &Room, inks: &Inks) {
    let space = room.method().space();
    let shown = room.shown().filter(|shown| space.contains(shown));
    for level in (1..=space.levels()).rev() {
        let width = (0.75 + 0.5 * f32::from(level)) * inks.scale;
        for group in space.groups(level) {
            let frame = frame(grid, &group, level);
            painter.rect_filled(frame, 0, inks.good.gamma_multiply(0.06));
            let ink = inks.good.gamma_multiply(0.8);
            painter.rect_stroke(frame, 3, Stroke::new(width, ink), StrokeKind::Middle);
        }
    }
    let Some(shown) = shown else { return };
    for level in shown.level().max(1)..=space.levels() {
        let frame = frame(grid, &shown.group(level), level);
        let width = (0.75 + 0.5 * f32::from(level)) * inks.scale;
        painter.rect_stroke(
            frame,
            3,
            Stroke::new(width, inks.accent),
            StrokeKind::Middle,
        );
    }
}

/// The squares of a group, as far as they are on the picture.
fn frame(grid: &SquareGrid, group: &Tuple, level: u8) -> Rect {
    let last = (1_u16 << level) - 1;
    let numbers = |axis: usize| group.get(axis).copied().unwrap_or(0);
    let end = |axis: usize, count: u16| (u16::from(numbers(axis)) + last).min(count - 1) as u8;
    let first = egui_rect(grid.square(numbers(0), numbers(1)));
    first.union(egui_rect(grid.square(end(0, grid.cols), end(1, grid.rows))))
}

/// The lines from home along which the good squares lie, and in each of these which pair it belongs
/// to.
fn golden_lines(painter: &Painter, grid: &SquareGrid, room: &Room, inks: &Inks) {
    let home = egui_rect(grid.square(0, 0)).center();
    let far = f32::from(grid.cols.max(grid.rows)) * grid.side;
    for way in [vec2(1.0, -GOLDEN_RATIO), vec2(GOLDEN_RATIO, -1.0)] {
        let stroke = Stroke::new(2.0 * inks.scale, inks.accent);
        painter.line_segment([home, home + way * far], stroke);
    }
    if grid.side < NUMBERED * inks.scale {
        return;
    }
    for tuple in room.method().list() {
        let &[cols, rows] = &*tuple else { continue };
        if room.known(&tuple) == Some(PositionState::Good) {
            painter.text(
                egui_rect(grid.square(cols, rows)).center(),
                Align2::CENTER_CENTER,
                cols.abs_diff(rows),
                inks.strong.clone(),
                inks.card,
            );
        }
    }
}
