//! A card that can be chosen: a title and one line. The chosen one has a frame and a tick.

use bevy_egui::egui::{Color32, Painter, Rect, Response, Ui, pos2, vec2};

use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, focus_ring, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// Side of the tick, in points at scale 1.
const TICK: f32 = 14.0;

/// Shows a card in all the width there is, with a line below its title unless that is empty. `has_keys`: the
/// keys of an open list are at this one, although the list's control has the focus.
pub(crate) fn card(
    ui: &mut Ui,
    title: &str,
    line: &str,
    is_chosen: bool,
    has_keys: bool,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let padding = vec2(12.0, 8.0) * scale;
    let width = ui.available_width();
    let room = (width - 2.0 * padding.x - (TICK + GRID) * scale).max(1.0);
    let text_colour = palette.text_of(ui.is_enabled());
    let painter = ui.painter().clone();
    let title_font = palette.strong_font(BODY);
    let heading = painter.layout(title.to_owned(), title_font, text_colour, room);
    let line_font = palette.font(SMALL);
    let told = painter.layout(line.to_owned(), line_font, palette.muted, room);
    let gap = 2.0 * scale;
    let line_height = if line.is_empty() {
        0.0
    } else {
        told.size().y + gap
    };
    let content = heading.size().y.max(BODY * scale) + line_height;
    let size = vec2(width, (content + 2.0 * padding.y).max(target_height(ui)));

    let control = Control::allocate(ui, size, title);
    control.tell_choice(is_chosen, &signs(ui.ctx()).pauses([title, line]));
    let rect = control.rect();
    control.paint_card(&painter, is_chosen, SURFACE_RADIUS - 2, &palette);
    let inner = rect.shrink2(padding);
    let top = inner.center().y - (heading.size().y + line_height) / 2.0;
    let below = top + heading.size().y + gap;
    painter.galley(pos2(inner.left(), top), heading, Color32::PLACEHOLDER);
    if !line.is_empty() {
        painter.galley(pos2(inner.left(), below), told, Color32::PLACEHOLDER);
    }
    if is_chosen {
        paint_tick(&painter, rect, &palette);
    }
    if has_keys || control.response.has_focus() {
        focus_ring(&painter, rect, SURFACE_RADIUS - 2, &palette);
    }
    control.response
}

/// The sign of the chosen card, at its right.
fn paint_tick(painter: &Painter, card: Rect, palette: &Palette) {
    let (side, inset) = (TICK * palette.scale, 12.0 * palette.scale);
    let centre = card.right_center() - vec2(inset + side / 2.0, 0.0);
    paint_icon(painter, centre, side, Icon::Tick, palette.accent);
}
