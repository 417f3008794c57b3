//! The icon of the program, as in `assets/web/icons/icon.svg`: two stones on a table at night, in every theme.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2};

const TABLE: Color32 = Color32::from_rgb(0x1A, 0x20, 0x27);
const EDGE: Color32 = Color32::from_rgb(0x3A, 0x44, 0x50);
const LINE: Color32 = Color32::from_rgb(0x46, 0x51, 0x5E);
const BLUE: Color32 = Color32::from_rgb(0x0E, 0x77, 0xB1);
const RING: Color32 = Color32::from_rgb(0x56, 0xB4, 0xE9);
const YELLOW: Color32 = Color32::from_rgb(0xF3, 0xE8, 0x66);
const CROSS: Color32 = Color32::from_rgb(0x2A, 0x26, 0x08);

/// Side of the square in which the places below are written.
const SIDE: f32 = 512.0;

/// Draws the icon over this square.
pub(crate) fn paint_program_icon(painter: &Painter, square: Rect) {
    let unit = square.width() / SIDE;
    let at = |x: f32, y: f32| -> Pos2 { square.min + pos2(x, y).to_vec2() * unit };
    let stroke = |width: f32, colour| Stroke::new(width * unit, colour);
    let radius = 96.0 * unit;
    let edge = Stroke::new((6.0 * unit).max(1.0), EDGE);
    painter.rect(square, radius, TABLE, edge, StrokeKind::Inside);
    painter.line_segment([at(116.0, 396.0), at(396.0, 116.0)], stroke(8.0, LINE));
    let blue = at(186.0, 326.0);
    painter.circle(blue, 98.0 * unit, BLUE, stroke(12.0, RING));
    painter.circle_stroke(blue, 42.0 * unit, stroke(18.0, RING));
    painter.circle_filled(at(330.0, 182.0), 104.0 * unit, YELLOW);
    for ends in [
        [at(294.0, 146.0), at(366.0, 218.0)],
        [at(366.0, 146.0), at(294.0, 218.0)],
    ] {
        painter.line_segment(ends, stroke(24.0, CROSS));
        for end in ends {
            painter.circle_filled(end, 12.0 * unit, CROSS);
        }
    }
}
