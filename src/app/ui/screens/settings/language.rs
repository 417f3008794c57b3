//! The language of all words, each by its own name.

use bevy_egui::egui::Ui;

use super::Choices;
use crate::app::state::language::Language;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::segmented::{Segment, segmented};

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let name = words.say("settings-language-of-words");
    section(ui, &name);
    let names = Language::ALL.map(|language| words.own_name(language));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = *choices.language;
    let mut chosen = Language::ALL
        .iter()
        .position(|&language| language == now)
        .unwrap_or(0);
    if segmented(ui, &name, &mut chosen, &segments).changed() {
        *choices.language = Language::ALL[chosen];
    }
}
