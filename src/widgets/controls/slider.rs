//! A whole number on a line: dragged or pressed with the pointer, stepped with the arrow keys or a
//! switch.

use bevy_egui::egui::accesskit::{Action, ActionData};
use bevy_egui::egui::{
    CursorIcon, EventFilter, Key, Modifiers, Rect, Response, Sense, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::features::scanning::controls::{is_on, scan};
use crate::widgets::surface::{Control, focus_ring, keep_in_sight, target_height, use_page_keys};
use crate::widgets::theme::{CONTROL_RADIUS, Palette};

/// Thickness of the line and radius of the knob on it, in points at scale 1.
const LINE: f32 = 4.0;
const KNOB: f32 = 7.0;

/// Shows the slider over this width; `changed()` of the answer says whether `value`, 0 to `most`,
/// is another one now.
pub(crate) fn slider(
    ui: &mut Ui,
    name: &str,
    width: f32,
    value: &mut usize,
    most: usize,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(width, target_height(ui));
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let before = *value;
    let line = rect.shrink2(vec2(KNOB * scale, (rect.height() - LINE * scale) / 2.0));
    if let Some(at) = response.interact_pointer_pos() {
        let share = ((at.x - line.left()) / line.width().max(1.0)).clamp(0.0, 1.0);
        *value = (share * most as f32).round() as usize;
    }
    scan(ui, &mut response);
    if is_on(ui.ctx()) && response.clicked() {
        *value = next_by_switch(*value, most);
    }
    keep_in_sight(&response);
    if response.has_focus() {
        step_by_keys(ui, &response, value, most);
    }
    ui.input(|input| {
        for request in input.accesskit_action_requests(response.id, Action::SetValue) {
            if let Some(ActionData::NumericValue(wanted)) = request.data {
                *value = wanted.round() as usize;
            }
        }
    });
    *value = (*value).min(most);
    if *value != before {
        response.mark_changed();
    }
    let now = *value;
    response.widget_info(|| WidgetInfo::slider(ui.is_enabled(), now as f64, name));
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_min_numeric_value(0.0);
        node.set_max_numeric_value(most as f64);
        node.set_numeric_value_step(1.0);
        node.add_action(Action::SetValue);
    });

    let control = Control::of(ui, response.on_hover_cursor(CursorIcon::PointingHand));
    let share = if most == 0 {
        0.0
    } else {
        now as f32 / most as f32
    };
    let knob = pos2(line.left() + share * line.width(), line.center().y);
    let painter = ui.painter();
    painter.rect_filled(line, LINE * scale / 2.0, palette.outline);
    let passed = Rect::from_min_max(line.min, pos2(knob.x, line.bottom()));
    painter.rect_filled(passed, LINE * scale / 2.0, palette.accent);
    let radius = (KNOB - 1.0 + control.hover) * scale;
    painter.circle_filled(knob, radius, palette.text);
    if control.response.has_focus() {
        focus_ring(painter, rect, CONTROL_RADIUS, &palette);
    }
    control.response
}

/// Marks a place on the line of a slider that fills this rectangle: `share` 0 is its beginning, 1 its
/// end.
pub(crate) fn mark(ui: &Ui, rect: Rect, share: f32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let line = rect.shrink2(vec2(KNOB * scale, 0.0));
    let x = line.left() + share.clamp(0.0, 1.0) * line.width();
    let middle = rect.center().y;
    let reach = (KNOB + 2.0) * scale;
    let stroke = Stroke::new(1.5 * scale, palette.muted);
    ui.painter()
        .vline(x, middle - reach..=middle - LINE * scale, stroke);
    ui.painter()
        .vline(x, middle + LINE * scale..=middle + reach, stroke);
}

/// Where a switch takes a slider: a tenth of its line further, and from the end to the beginning. With
/// two more controls for less and more, scanning a screen of sliders would take three times as long.
fn next_by_switch(value: usize, most: usize) -> usize {
    if value >= most {
        return 0;
    }
    (value + most.div_ceil(10).max(1)).min(most)
}

fn step_by_keys(ui: &Ui, response: &Response, value: &mut usize, most: usize) {
    let arrows = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    use_page_keys(response);
    ui.input_mut(|input| {
        let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
        if pressed(Key::ArrowRight) || pressed(Key::ArrowUp) {
            *value = (*value + 1).min(most);
        }
        if pressed(Key::ArrowLeft) || pressed(Key::ArrowDown) {
            *value = value.saturating_sub(1);
        }
        if pressed(Key::Home) {
            *value = 0;
        }
        if pressed(Key::End) {
            *value = most;
        }
    });
}
