//! A choice along a line: a knob in a trough, moved by pointer or by the arrow keys.

use bevy_egui::egui::{
    EventFilter, Key, Modifiers, Rect, Response, Sense, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::surface::{focus_ring, hairline, target_height};
use crate::app::theme::Palette;

/// Shows a slider over the whole width with a stop at each number from 0 to `last`; `changed()` of
/// the answer says whether the value is another one now.
pub fn slider(ui: &mut Ui, name: &str, value: &mut usize, last: usize) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let height = target_height(ui).min(32.0 * scale);
    let size = vec2(ui.available_width(), height);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let radius = 8.0 * scale;
    let (left, right) = (rect.left() + radius, rect.right() - radius);
    let before = *value;
    *value = (*value).min(last);
    if let Some(at) = response.interact_pointer_pos()
        && right > left
    {
        let share = ((at.x - left) / (right - left)).clamp(0.0, 1.0);
        *value = (share * last as f32).round() as usize;
    }
    if response.clicked() || response.drag_started() {
        response.request_focus();
    }
    if response.has_focus() {
        *value = by_keys(ui, &response, *value, last);
    }
    if *value != before {
        response.mark_changed();
    }
    let now = *value;
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), now as f64, name));

    let painter = ui.painter();
    let middle = rect.center().y;
    let trough = Rect::from_x_y_ranges(left..=right, middle - 2.0 * scale..=middle + 2.0 * scale);
    painter.rect(
        trough,
        2.0 * scale,
        palette.sunk,
        hairline(palette.outline),
        StrokeKind::Outside,
    );
    let share = now as f32 / last.max(1) as f32;
    let knob = pos2(left + share * (right - left), middle);
    painter.rect_filled(trough.with_max_x(knob.x), 2.0 * scale, palette.muted);
    let fill = if response.hovered() || response.dragged() {
        palette.text
    } else {
        palette.muted.lerp_to_gamma(palette.text, 0.6)
    };
    painter.circle(knob, radius, fill, hairline(palette.raised));
    if response.has_focus() {
        let place = Rect::from_center_size(knob, vec2(2.0, 2.0) * radius);
        focus_ring(painter, place, radius as u8, &palette);
    }
    response
}

/// Arrow keys go one stop, Home and End to the ends.
fn by_keys(ui: &Ui, response: &Response, value: usize, last: usize) -> usize {
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    ui.input_mut(|input| {
        let mut value = value;
        if input.consume_key(Modifiers::NONE, Key::ArrowLeft) {
            value = value.saturating_sub(1);
        }
        if input.consume_key(Modifiers::NONE, Key::ArrowRight) {
            value = (value + 1).min(last);
        }
        if input.consume_key(Modifiers::NONE, Key::Home) {
            value = 0;
        }
        if input.consume_key(Modifiers::NONE, Key::End) {
            value = last;
        }
        value
    })
}
