//! A line of a list: a section with its icon and its name, or a name alone.

use bevy_egui::egui::{Align2, Response, Ui, WidgetType, vec2};

use crate::features::language::Words;
use crate::features::settings::screen::SettingsSection;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::surface::{Control, target_height};
use crate::widgets::theme::{BODY, GRID, Palette};

/// Height of a line, in points at scale 1.
const HEIGHT: f32 = 44.0;
/// Side of its icon.
const ICON: f32 = 18.0;
/// Side of the arrow of a line that unfolds.
const ARROW: f32 = 14.0;

/// Shows one of several things to choose from, by its name; `clicked()` of the answer chooses it.
/// `id` tells it from the others.
pub(crate) fn show(
    ui: &mut Ui,
    id: &str,
    icon: Option<Icon>,
    name: &str,
    is_chosen: bool,
) -> Response {
    let control = allocate(ui, id);
    control.tell_choice(is_chosen, name);
    paint(ui, &control, icon, name, is_chosen, None);
    control.response
}

/// Shows a section whose controls stand below it while it is open; `clicked()` of the answer opens
/// or closes it.
pub(crate) fn show_folding(
    ui: &mut Ui,
    words: &Words,
    section: SettingsSection,
    is_open: bool,
) -> Response {
    let name = words.say(section.words());
    let control = allocate(ui, section.words());
    control.tell(WidgetType::CollapsingHeader, &name);
    ui.ctx()
        .accesskit_node_builder(control.response.id, |node| node.set_expanded(is_open));
    let arrow = if is_open {
        Icon::Chevron
    } else {
        Icon::StepForward
    };
    let icon = Some(section.icon());
    paint(ui, &control, icon, &name, is_open, Some(arrow));
    control.response
}

fn allocate(ui: &mut Ui, id: &str) -> Control {
    let scale = Palette::of(ui.ctx()).scale;
    let height = target_height(ui).max(HEIGHT * scale);
    Control::allocate(ui, vec2(ui.available_width(), height), id)
}

fn paint(
    ui: &Ui,
    control: &Control,
    icon: Option<Icon>,
    name: &str,
    is_chosen: bool,
    arrow: Option<Icon>,
) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let (rect, painter) = (control.rect(), ui.painter());
    control.paint_line(painter, is_chosen, &palette);
    let colour = match is_chosen {
        true => palette.text,
        false => palette.muted.lerp_to_gamma(palette.text, control.hover),
    };
    let inset = 1.5 * GRID * scale;
    let mut left = rect.left_center() + vec2(inset, 0.0);
    if let Some(icon) = icon {
        let centre = left + vec2(ICON / 2.0 * scale, 0.0);
        paint_icon(painter, centre, ICON * scale, icon, colour);
        left.x += ICON * scale + inset;
    }
    let font = palette.font(BODY);
    painter.text(left, Align2::LEFT_CENTER, name, font, palette.text);
    if let Some(arrow) = arrow {
        let centre = rect.right_center() - vec2(inset + ARROW / 2.0 * scale, 0.0);
        paint_icon(painter, centre, ARROW * scale, arrow, colour);
    }
    control.paint_focus(ui);
}
