//! The language of all words: a list of their names, each in its own language.

use bevy_egui::egui::Ui;

use super::{Choices, row};
use crate::app::state::language::Language;
use crate::app::ui::widgets::panel::section;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    section(ui, &choices.words.say("settings-language-of-words"));
    for language in Language::ALL {
        let is_chosen = *choices.language == language;
        if row::show_choice(ui, language.own_name(), is_chosen).clicked() {
            *choices.language = language;
        }
    }
}
