//! Keys of the keyboard, painted as caps.

use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, Ui, vec2};

use crate::app::ui::theme::{Palette, SMALL};

/// Height of a key cap in points at scale 1.
pub const CAP: f32 = 26.0;

/// Paints each of the keys, which commas separate, as a cap, from this middle of the left side
/// on; how wide all are.
pub fn key_caps(ui: &Ui, keys: &str, at: Option<Pos2>) -> f32 {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let (padding, gap) = (7.0 * scale, 5.0 * scale);
    let mut width = 0.0;
    for key in keys.split(", ") {
        let font = palette.font(SMALL);
        let text = ui
            .painter()
            .layout_no_wrap(key.to_owned(), font, palette.text);
        let cap = (text.size().x + 2.0 * padding).max(CAP * scale);
        if let Some(at) = at {
            let place =
                Rect::from_min_size(at + vec2(width, -CAP * scale / 2.0), vec2(cap, CAP * scale));
            let edge = Stroke::new(1.0, palette.hovered);
            let painter = ui.painter();
            // The lower edge of a key is seen from above.
            painter.rect_filled(place.translate(vec2(0.0, 1.5)), 5, palette.hovered);
            painter.rect(place, 5, palette.control, edge, StrokeKind::Inside);
            let corner = place.center() - text.size() / 2.0;
            painter.galley(corner, text, palette.text);
        }
        width += cap + gap;
    }
    width - gap
}
