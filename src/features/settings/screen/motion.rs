//! How fast things move.

use std::iter;

use bevy_egui::egui::Ui;

use crate::config::Speed;
use crate::features::language::Words;
use crate::features::replay;
use crate::features::settings::screen::{Choices, note};
use crate::features::settings::{Configs, Settings};
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::panel::section;

/// The key of the name of the choice.
pub(crate) const ANIMATION: &str = "settings-animation";

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    section(ui, &words.say(ANIMATION));
    let system = words.say("follow-system");
    let names = Speed::ALL.map(|speed| words.say(speed_key(speed)));
    let names = iter::once(&system).chain(&names);
    let segments: Vec<Segment> = names.map(|name| Segment::word(name)).collect();
    let all: Vec<Option<Speed>> = iter::once(None).chain(Speed::ALL.map(Some)).collect();
    let now = choices.settings.speed;
    let mut chosen = all.iter().position(|&it| it == now).unwrap_or(0);
    if segmented(ui, &words.say(ANIMATION), &mut chosen, &segments).changed() {
        choices.settings.speed = all[chosen];
    }
    if choices.settings.speed.is_none() && choices.configs.reduces_motion() {
        note(ui, words.say("settings-motion-reduced"));
    }
    section(ui, &words.say("replay-speed"));
    replay::bar::speed_choice(ui, words, &choices.configs.timing, choices.settings);
}

/// The choice of the animations' speed.
pub(crate) fn speed_choice(ui: &mut Ui, words: &Words, configs: &Configs, settings: &mut Settings) {
    let now = configs.speed(settings);
    if let Some(speed) = choose_speed(ui, words, ANIMATION, speed_key, now) {
        settings.speed = Some(speed);
    }
}

/// A choice among the speeds; the one that is chosen now. `name` is the key of what is chosen, `key`
/// gives that of a speed.
pub(crate) fn choose_speed(
    ui: &mut Ui,
    words: &Words,
    name: &str,
    key: fn(Speed) -> &'static str,
    now: Speed,
) -> Option<Speed> {
    let names = Speed::ALL.map(|speed| words.say(key(speed)));
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    let mut chosen = Speed::ALL.iter().position(|&it| it == now).unwrap_or(0);
    let choice = segmented(ui, &words.say(name), &mut chosen, &segments);
    choice.changed().then(|| Speed::ALL[chosen])
}

const fn speed_key(speed: Speed) -> &'static str {
    match speed {
        Speed::Off => "speed-off",
        Speed::Fast => "speed-fast",
        Speed::Normal => "speed-normal",
        Speed::Slow => "speed-slow",
    }
}
