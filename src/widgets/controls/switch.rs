//! Something that is on or off: a knob in a trough, with a tick when it is on.

use bevy_egui::egui::{Align2, Response, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::surface::{Control, hairline, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL};

/// Shows a switch over the whole width with its name and, below it, what it means; an empty
/// `meaning` takes no room. `changed()` of the answer says whether it was turned.
pub(crate) fn switch(ui: &mut Ui, on: &mut bool, name: &str, meaning: &str) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let track = vec2(40.0, 22.0) * scale;
    let width = ui.available_width();
    let text_width = (width - track.x - 2.0 * GRID * scale).max(1.0);
    let painter = ui.painter().clone();
    let colour = palette.text_of(ui.is_enabled());
    let name_text = painter.layout(name.to_owned(), palette.font(BODY), colour, text_width);
    let meaning_text = painter.layout(
        meaning.to_owned(),
        palette.font(SMALL),
        palette.muted,
        text_width,
    );
    let meaning_height = if meaning.is_empty() {
        0.0
    } else {
        meaning_text.size().y
    };
    let text_height = name_text.size().y + meaning_height;
    let size = vec2(width, target_height(ui).max(text_height + 4.0 * scale));

    let mut control = Control::allocate(ui, size, name);
    if control.response.clicked() {
        *on = !*on;
        control.response.mark_changed();
    }
    let is_on = *on;
    let info = || WidgetInfo::selected(WidgetType::Checkbox, control.enabled, is_on, name);
    control.response.widget_info(info);

    let rect = control.rect();
    let top = rect.center().y - text_height / 2.0;
    painter.galley(pos2(rect.left(), top), name_text.clone(), colour);
    if !meaning.is_empty() {
        let below = pos2(rect.left(), top + name_text.size().y);
        painter.galley(below, meaning_text, palette.muted);
    }

    let track = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), track);
    let share = ui
        .ctx()
        .animate_bool_responsive(control.response.id.with("knob"), is_on);
    let radius = track.height() / 2.0;
    let off = control.fill(palette.sunk, palette.control);
    let fill = off.lerp_to_gamma(palette.stone[0], share);
    let edge = palette.outline.lerp_to_gamma(palette.accent, share);
    painter.rect(track, radius, fill, hairline(edge), StrokeKind::Inside);
    let centre = pos2(
        track.left() + radius + share * (track.width() - 2.0 * radius),
        track.center().y,
    );
    let knob = radius - 4.0 * scale;
    let knob_colour = palette.muted.lerp_to_gamma(palette.text, share);
    painter.circle_filled(centre, knob, knob_colour);
    if is_on {
        paint_icon(&painter, centre, knob * 1.3, Icon::Tick, palette.stone[0]);
    }
    control.paint_focus(ui);
    control.response
}
