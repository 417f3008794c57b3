//! The button with which a game becomes a file for others. In a browser it is a text alone: the
//! program that draws pictures is not there.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::Ui;

use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::table::Sitting;

/// Shows the button; behind it lies the list of what a game can become.
#[cfg(not(target_family = "wasm"))]
pub fn button(ui: &mut Ui, words: &Words, sitting: &Sitting, intents: &mut MessageWriter<Intent>) {
    use crate::app::exporting::Export;
    use crate::app::theme::Palette;
    use crate::app::widgets::picker::{Entry, list};

    let word = words.say("export");
    let response = Button::bare(&word).icon(Icon::Save).icon_only().show(ui);
    let kind = sitting.position().kind();
    let suited: Vec<Export> = Export::ALL
        .into_iter()
        .filter(|export| export.suits(kind))
        .collect();
    let entries: Vec<Entry> = suited
        .iter()
        .map(|export| {
            let [title, line] = export.keys().map(|key| words.say(key));
            Entry { title, line }
        })
        .collect();
    // None is the present one, so that each can be chosen again.
    let mut chosen = usize::MAX;
    let width = LIST_WIDTH * Palette::of(ui.ctx()).scale;
    list(ui, &response, &mut chosen, &entries, width);
    if let Some(&export) = suited.get(chosen) {
        intents.write(Intent::Export(export));
    }
}

/// Width of the list, in points at scale 1.
#[cfg(not(target_family = "wasm"))]
const LIST_WIDTH: f32 = 280.0;

/// Shows the button.
#[cfg(target_family = "wasm")]
pub fn button(ui: &mut Ui, words: &Words, _sitting: &Sitting, intents: &mut MessageWriter<Intent>) {
    let word = words.say("menu-save-file");
    let button = Button::bare(&word).icon(Icon::Save).icon_only();
    if button.show(ui).clicked() {
        intents.write(Intent::SaveFile);
    }
}
