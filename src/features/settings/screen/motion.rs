//! How fast things move.

use bevy_egui::egui::Ui;

use crate::config::Speed;
use crate::features::replay;
use crate::widgets::controls::choice::{Choice, choose};
use crate::widgets::labels::note;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;

/// The key of the name of the choice.
const ANIMATION: &str = "settings-animation";

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.choose(ui, ANIMATION, |it| &mut it.speed);
    if cx.settings.speed.is_none() && cx.configs.reduces_motion {
        note(ui, cx.say("settings-motion-reduced"));
    }
    section(ui, &cx.say("replay-speed"));
    replay::bar::speed_choice(ui, cx);
}

/// The choice of the animations' speed among the speeds alone.
pub(crate) fn speed_choice(ui: &mut Ui, cx: &mut ScreenContext) {
    let mut speed = cx.configs.speed(&cx.settings);
    if choose(ui, &cx.words, ANIMATION, &mut speed).changed() {
        cx.settings.speed = Some(speed);
    }
}

impl Choice for Speed {
    const ALL: &[(Speed, &'static str)] = &[
        (Speed::Off, "speed-off"),
        (Speed::Fast, "speed-fast"),
        (Speed::Normal, "speed-normal"),
        (Speed::Slow, "speed-slow"),
    ];
}

/// With the system's choice before the speeds.
impl Choice for Option<Speed> {
    const ALL: &[(Option<Speed>, &'static str)] = &[
        (None, "follow-system"),
        (Some(Speed::Off), "speed-off"),
        (Some(Speed::Fast), "speed-fast"),
        (Some(Speed::Normal), "speed-normal"),
        (Some(Speed::Slow), "speed-slow"),
    ];
}
