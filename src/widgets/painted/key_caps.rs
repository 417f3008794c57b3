//! Keys of the keyboard, painted as caps.

use bevy_egui::egui::{Pos2, Rect, Stroke, StrokeKind, Ui, Vec2, vec2};

use crate::widgets::theme::{Palette, SMALL};

/// Height of a key cap in points at scale 1.
const CAP: f32 = 26.0;

/// Paints each of the keys as a cap, from this corner on, in as many lines as this width asks for;
/// how large all are. Without a corner they are only measured.
pub(crate) fn key_caps(ui: &Ui, keys: &[String], room: f32, at: Option<Pos2>) -> Vec2 {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let (padding, gap, height) = (7.0 * scale, 5.0 * scale, CAP * scale);
    let (mut place, mut size) = (Vec2::ZERO, Vec2::ZERO);
    for key in keys {
        let font = palette.font(SMALL);
        let text = ui.painter().layout_no_wrap(key.clone(), font, palette.text);
        let cap = vec2((text.size().x + 2.0 * padding).max(height), height);
        if place.x > 0.0 && place.x + cap.x > room {
            place = vec2(0.0, place.y + height + gap);
        }
        if let Some(at) = at {
            let cap = Rect::from_min_size(at + place, cap);
            let edge = Stroke::new(1.0, palette.hovered);
            let painter = ui.painter();
            // The lower edge of a key is seen from above.
            painter.rect_filled(cap.translate(vec2(0.0, 1.5)), 5, palette.hovered);
            painter.rect(cap, 5, palette.control, edge, StrokeKind::Inside);
            let corner = cap.center() - text.size() / 2.0;
            painter.galley(corner, text, palette.text);
        }
        size = size.max(place + cap);
        place.x += cap.x + gap;
    }
    size
}
