//! The computer players. How long one searches belongs to its strength and is no choice here.

use bevy_egui::egui::Ui;

use super::motion::choose_speed;
use super::{Choices, note};
use crate::app::ui::widgets::panel::section;
use crate::config::Speed;

/// The key of the name of the choice.
const REPLY: &str = "settings-reply";

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    section(ui, &words.say(REPLY));
    let now = choices.settings.reply_speed(&choices.configs.timing);
    if let Some(speed) = choose_speed(ui, words, REPLY, pause_key, now) {
        choices.settings.reply_speed = Some(speed);
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
