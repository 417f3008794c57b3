//! The language of all words: the system's, or one of a list of their names, each in its own language.

use bevy_egui::egui::Ui;

use super::{Choices, row};
use crate::app::state::language::Language;
use crate::app::ui::widgets::panel::section;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    section(ui, &choices.words.say("settings-language-of-words"));
    let system = choices.words.say("follow-system");
    let languages = Language::ALL.map(|language| (Some(language), language.own_name()));
    for (language, name) in std::iter::once((None, system.as_str())).chain(languages) {
        let is_chosen = choices.settings.language == language;
        if row::show_choice(ui, name, is_chosen).clicked() {
            choices.settings.language = language;
        }
    }
}
