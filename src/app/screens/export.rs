//! The button with which a game becomes a file for others. In a browser it is a text alone: the
//! program that draws pictures is not there.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::Ui;

use crate::app::intent::Intent;
use crate::app::language::Words;
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::table::Sitting;

/// What the button is called.
#[cfg(not(target_family = "wasm"))]
const KEY: &str = "export";
#[cfg(target_family = "wasm")]
const KEY: &str = "menu-save-file";

/// Shows the button as an icon.
pub fn small_button(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    let word = words.say(KEY);
    let button = Button::bare(&word).icon(Icon::Share).icon_only();
    show(ui, button, words, sitting, intents);
}

/// Shows the button over the whole width.
pub fn wide_button(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    let word = words.say(KEY);
    let button = Button::quiet(&word).icon(Icon::Share).wide();
    show(ui, button, words, sitting, intents);
}

/// Behind the button lies the list of what a game can become.
#[cfg(not(target_family = "wasm"))]
fn show(
    ui: &mut Ui,
    button: Button,
    words: &Words,
    sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    use crate::app::exporting::Export;
    use crate::app::theme::Palette;
    use crate::app::widgets::picker::{Entry, list};

    /// Width of the list, in points at scale 1.
    const LIST_WIDTH: f32 = 280.0;

    let response = button.show(ui);
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

/// The button saves the text.
#[cfg(target_family = "wasm")]
fn show(
    ui: &mut Ui,
    button: Button,
    _words: &Words,
    _sitting: &Sitting,
    intents: &mut MessageWriter<Intent>,
) {
    if button.show(ui).clicked() {
        intents.write(Intent::SaveFile);
    }
}
