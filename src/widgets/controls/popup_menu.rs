//! A menu of controls behind a button.

use bevy_egui::egui::{Key, Popup, PopupCloseBehavior, Response, Ui};

use crate::widgets::theme::{GRID, Palette};

/// Shows the menu while it is open, over this width in points. A press of the button opens it, one
/// beside it closes it, and so does Escape, which gives the focus back to what had it.
pub(crate) fn popup_menu(button: &Response, width: f32, content: impl FnOnce(&mut Ui)) {
    let is_open = || Popup::is_id_open(&button.ctx, Popup::default_response_id(button));
    let was_open = is_open();
    note_how_it_opens(button);
    Popup::menu(button)
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .width(width)
        .show(|ui| {
            ui.spacing_mut().item_spacing.y = GRID * Palette::of(ui.ctx()).scale;
            content(ui);
        });
    let escapes = button.ctx.input(|input| input.key_pressed(Key::Escape));
    if was_open && !is_open() && escapes {
        give_focus_back(button);
    }
}

/// Opens what a press of this button opens, because the pointer has pressed something around it.
pub(crate) fn open_for_pointer(button: &Response) {
    note_pointer(button, true);
    Popup::open_id(&button.ctx, Popup::default_response_id(button));
}

/// Notes whether the pointer opens what this button opens.
pub(crate) fn note_how_it_opens(button: &Response) {
    if button.clicked() {
        note_pointer(button, button.ctx.input(|input| input.pointer.any_click()));
    }
}

fn note_pointer(button: &Response, has_opened: bool) {
    let id = button.id.with(OPENED_BY_POINTER);
    button.ctx.data_mut(|data| data.insert_temp(id, has_opened));
}

const OPENED_BY_POINTER: &str = "opened by the pointer";

/// The focus goes to where it was before this button opened something: to the button, or, if it was the
/// pointer that pressed it, to the board.
pub(crate) fn give_focus_back(button: &Response) {
    let id = button.id.with(OPENED_BY_POINTER);
    if !button.ctx.data(|data| data.get_temp(id)).unwrap_or(false) {
        button.request_focus();
        return;
    }
    button.ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}
