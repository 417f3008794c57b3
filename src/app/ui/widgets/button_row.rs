//! Three buttons in one row: what the screen is for, another step, and one of which the icon says enough.

use bevy_egui::egui::{Align, Layout, Ui, vec2};

use super::button::Button;
use super::surface::target_height;
use crate::app::ui::theme::{GRID, Palette};

/// The height of the row, in points.
pub(crate) fn button_row_height(ui: &Ui) -> f32 {
    target_height(ui).max(5.0 * GRID * Palette::of(ui.ctx()).scale)
}

/// Shows them, each of the first two as wide as the other two; which was pressed.
pub(crate) fn button_row(ui: &mut Ui, buttons: [Button; 3]) -> [bool; 3] {
    let [primary, second, small] = buttons;
    let height = button_row_height(ui);
    let gap = GRID / 2.0 * Palette::of(ui.ctx()).scale;
    ui.columns(2, |columns| {
        let first = primary.wide().show(&mut columns[0]).clicked();
        let size = vec2(columns[1].available_width(), height);
        let layout = Layout::right_to_left(Align::Center);
        let rest = columns[1].allocate_ui_with_layout(size, layout, |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let small = small.icon_only().show(ui).clicked();
            [second.wide().show(ui).clicked(), small]
        });
        let [second, third] = rest.inner;
        [first, second, third]
    })
}
