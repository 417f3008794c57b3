//! The computer players. How long one searches belongs to its strength and is no choice here.

use bevy_egui::egui::Ui;

use super::{Choices, note};
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::segmented::{Segment, segmented};
use crate::config::Speed;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let name = words.say("settings-reply");
    section(ui, &name);
    let names = Speed::ALL.map(|speed| words.say(pause_key(speed)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = choices.settings.reply_speed(&choices.configs.timing);
    let mut chosen = Speed::ALL.iter().position(|&it| it == now).unwrap_or(0);
    if segmented(ui, &name, &mut chosen, &segments).changed() {
        choices.settings.reply_speed = Some(Speed::ALL[chosen]);
    }
    note(ui, words.say("settings-reply-line"));
}

/// The key of the name of a pause.
const fn pause_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "pause-none",
        Speed::Fast => "pause-short",
        Speed::Normal => "pause-normal",
        Speed::Slow => "pause-long",
    }
}
