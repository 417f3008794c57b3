//! The computer players: how much their levels search, and how long their moves wait to be shown.

use bevy_egui::egui::Ui;

use crate::config::{Speed, ThinkingTime};
use crate::features::settings::screen::motion::choose_speed;
use crate::features::settings::screen::{Choices, note};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::panel::section;

/// The key of the name of the choice how much a level searches.
const THINKING: &str = "settings-thinking";
/// The key of the name of the choice how long a move waits.
const REPLY: &str = "settings-reply";

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    section(ui, &words.say(THINKING));
    thinking_choice(ui, choices);
    note(ui, words.say("settings-thinking-line"));
    section(ui, &words.say(REPLY));
    let now = choices.settings.reply_speed(&choices.configs.timing);
    if let Some(speed) = choose_speed(ui, words, REPLY, pause_key, now) {
        choices.settings.reply_speed = Some(speed);
    }
    note(ui, words.say("settings-reply-line"));
}

fn thinking_choice(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let names = ThinkingTime::ALL.map(|time| words.say(thinking_key(time)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let now = choices.settings.thinking_time;
    let place = ThinkingTime::ALL.iter().position(|&it| it == now);
    let mut chosen = place.unwrap_or_default();
    if segmented(ui, &words.say(THINKING), &mut chosen, &segments).changed() {
        choices.settings.thinking_time = ThinkingTime::ALL[chosen];
    }
}

/// The key of the name of a thinking time.
const fn thinking_key(time: ThinkingTime) -> &'static str {
    match time {
        ThinkingTime::Short => "thinking-short",
        ThinkingTime::Standard => "thinking-standard",
        ThinkingTime::Long => "thinking-long",
    }
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
