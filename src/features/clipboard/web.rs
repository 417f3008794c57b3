//! What the visitor pastes into the page. A browser hands it over with an event of its own, however
//! it was asked for, by keys or from a menu.

use std::cell::RefCell;

use bevy::prelude::*;
use web_sys::ClipboardEvent;

use crate::features::clipboard::FromClipboard;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::platform::page::{document, listen};
use crate::platform::web::wake::wake;
use crate::states::Phase;

thread_local! {
    /// What was pasted last and has not been looked at.
    static PASTED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Hears of pastes.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, hear_pastes)
        .add_systems(Update, hand_in.in_set(Phase::Input));
}

fn hear_pastes() {
    listen(&document(), "paste", |event: ClipboardEvent| {
        let data = event.clipboard_data();
        if let Some(text) = data.and_then(|data| data.get_data("text/plain").ok()) {
            PASTED.set(Some(text));
            wake();
        }
    });
}

/// Who writes in a field pastes into the field; nothing happens behind a dialog.
fn hand_in(focus: Res<KeyFocus>, mut texts: MessageWriter<FromClipboard>) {
    if let Some(text) = PASTED.take()
        && focus.0 < Focus::Dialog
    {
        texts.write(FromClipboard(Some(text)));
    }
}
