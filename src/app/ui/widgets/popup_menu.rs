//! A menu of controls behind a button.

use bevy_egui::egui::{Key, Popup, PopupCloseBehavior, Response, Ui};

use crate::app::ui::theme::{GRID, Palette};

/// Shows the menu while it is open, over this width in points. A press of the button opens it, one
/// beside it closes it, and so does Escape, which gives the focus back to the button.
pub fn popup_menu(button: &Response, width: f32, content: impl FnOnce(&mut Ui)) {
    let is_open = || Popup::is_id_open(&button.ctx, Popup::default_response_id(button));
    let was_open = is_open();
    Popup::menu(button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(width)
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = GRID * Palette::of(ui.ctx()).scale;
            content(ui);
        });
    let escapes = button.ctx.input(|input| input.key_pressed(Key::Escape));
    if was_open && !is_open() && escapes {
        button.request_focus();
    }
}
