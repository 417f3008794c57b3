//! The stone of a side in a panel: a disc with a ring for the first, a disc with a cross for the
//! second, so that nobody needs the colours to tell them apart.

use bevy_egui::egui::{Painter, Pos2, Response, Sense, Stroke, Ui, Vec2, vec2};

use crate::rules::Side;
use crate::widgets::theme::Palette;

/// A side's stone of this diameter, in points at scale 1.
pub(crate) fn side_mark(ui: &mut Ui, side: Side, diameter: f32) -> Response {
    let palette = Palette::of(ui.ctx());
    let size = Vec2::splat(diameter * palette.scale);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    paint_side_mark(ui.painter(), rect.center(), size.x / 2.0, side, &palette);
    response
}

/// Draws a side's stone with this centre and radius.
pub(crate) fn paint_side_mark(
    painter: &Painter,
    centre: Pos2,
    radius: f32,
    side: Side,
    palette: &Palette,
) {
    let shape = palette.shape[side.index()];
    let stroke = Stroke::new((radius * 0.2).max(1.5), shape);
    painter.circle_filled(centre, radius, palette.stone_of(side));
    match side {
        Side::First => {
            let rim = (radius * 0.12).max(1.0);
            painter.circle_stroke(centre, radius - rim / 2.0, Stroke::new(rim, shape));
            painter.circle_stroke(centre, radius * 0.46, stroke);
        }
        Side::Second => {
            if palette.outlines_second {
                let rim = (radius * 0.1).max(1.0);
                painter.circle_stroke(centre, radius - rim / 2.0, Stroke::new(rim, shape));
            }
            let arm = radius * 0.42;
            for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
                let arm = vec2(x * arm, y * arm);
                painter.line_segment([centre - arm, centre + arm], stroke);
            }
        }
    }
}
