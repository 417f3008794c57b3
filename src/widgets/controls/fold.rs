//! What is rarely used, below a line that unfolds it.

use bevy_egui::egui::{Align2, Id, Ui, WidgetType, pos2, vec2};

use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::surface::{Control, target_height};
use crate::widgets::theme::{BODY, GRID, Palette};

/// Side of the arrow, in points at scale 1.
const ARROW: f32 = 14.0;

/// Shows the line and, unfolded, what is below it. Until somebody presses the line, `begins_open` says
/// whether it is unfolded; with `must_be_open` it stays so.
pub(crate) fn fold(
    ui: &mut Ui,
    name: &str,
    begins_open: bool,
    must_be_open: bool,
    content: impl FnOnce(&mut Ui),
) {
    let id = Id::new(("unfolded", name));
    let pressed: Option<bool> = ui.data(|data| data.get_temp(id));
    let mut is_open = pressed.unwrap_or(begins_open) || must_be_open;
    if line(ui, name, is_open) {
        is_open = !is_open;
        ui.data_mut(|data| data.insert_temp(id, is_open));
    }
    if is_open {
        content(ui);
    }
}

/// Whether it was pressed.
fn line(ui: &mut Ui, name: &str, is_open: bool) -> bool {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), target_height(ui));
    let control = Control::allocate(ui, size, name);
    control.tell(WidgetType::CollapsingHeader, name);
    ui.ctx()
        .accesskit_node_builder(control.response.id, |node| node.set_expanded(is_open));
    let rect = control.rect();
    let colour = palette.muted.lerp_to_gamma(palette.text, control.hover);
    let centre = rect.left_center() + vec2(ARROW / 2.0 * scale, 0.0);
    let icon = if is_open {
        Icon::Chevron
    } else {
        Icon::StepForward
    };
    let painter = ui.painter();
    paint_icon(painter, centre, ARROW * scale, icon, colour);
    let (left, font) = (rect.left() + (ARROW + GRID) * scale, palette.font(BODY));
    let at = pos2(left, rect.center().y);
    painter.text(at, Align2::LEFT_CENTER, name, font, colour);
    control.paint_focus(ui);
    control.response.clicked()
}
