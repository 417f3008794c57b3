//! A small sign for each of the games, for lists in which games stand beside each other.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

use crate::app::theme::Palette;
use crate::games::{GameKind, Side};

/// Draws the sign of a game into this square, on a little board of its own; of no game where the
/// file is not known to hold one.
pub fn paint_game_sign(painter: &Painter, square: Rect, kind: Option<GameKind>, palette: &Palette) {
    let edge = Stroke::new(1.0, palette.hovered);
    painter.rect(square, 5, palette.table, edge, StrokeKind::Inside);
    let side = square.width();
    let at = |x: f32, y: f32| pos2(square.left() + x * side, square.top() + y * side);
    let dot = |place: Pos2, radius: f32, colour: Color32| {
        painter.circle_filled(place, radius * side, colour);
    };
    let line = |from: Pos2, to: Pos2, colour: Color32| {
        painter.line_segment([from, to], Stroke::new((side / 22.0).max(1.0), colour));
    };
    let [first, second] = Side::BOTH.map(|side| palette.stone_of(side));
    let rim = palette.shape[Side::First.index()];
    match kind {
        Some(GameKind::Nim) => {
            for (row, count) in [(0.28, 1), (0.52, 2), (0.76, 3)] {
                for index in 0..count {
                    let x = 0.5 + (index as f32 - (count - 1) as f32 / 2.0) * 0.24;
                    dot(at(x, row), 0.095, palette.muted);
                }
            }
        }
        Some(GameKind::Corner) => {
            line(at(0.26, 0.24), at(0.26, 0.74), palette.outline);
            line(at(0.26, 0.74), at(0.76, 0.74), palette.outline);
            line(at(0.66, 0.34), at(0.36, 0.64), palette.outline);
            dot(at(0.68, 0.32), 0.12, second);
        }
        Some(GameKind::Northcott) => {
            for (y, x, other) in [(0.32, 0.26, 0.62), (0.68, 0.4, 0.76)] {
                line(at(0.14, y), at(0.86, y), palette.outline);
                dot(at(x, y), 0.11, rim);
                dot(at(other, y), 0.11, second);
            }
        }
        Some(GameKind::Mnk) => {
            for place in [0.38, 0.64] {
                line(at(place, 0.14), at(place, 0.88), palette.outline);
                line(at(0.14, place), at(0.88, place), palette.outline);
            }
            for place in [0.25, 0.51, 0.77] {
                dot(at(place, 1.02 - place), 0.1, rim);
            }
            dot(at(0.25, 0.25), 0.1, second);
        }
        Some(GameKind::Atoms) => {
            let ring = Stroke::new((side / 22.0).max(1.0), palette.outline);
            painter.circle_stroke(at(0.5, 0.5), 0.3 * side, ring);
            dot(at(0.5, 0.5), 0.1, first.lerp_to_gamma(rim, 0.7));
            for (x, y) in [(0.5, 0.2), (0.76, 0.65), (0.24, 0.65)] {
                dot(at(x, y), 0.075, second);
            }
        }
        None => {
            for y in [0.34, 0.5, 0.66] {
                line(at(0.28, y), at(0.72, y), palette.outline);
            }
        }
    }
}
