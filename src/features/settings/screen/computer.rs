//! The computer players: how much their levels search, and how long their moves wait to be shown.

use bevy_egui::egui::Ui;

use crate::config::{Speed, ThinkingTime};
use crate::widgets::controls::choice::{Choice, choose};
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.choose(ui, "settings-thinking", |it| &mut it.thinking_time);
    note(ui, cx.say("settings-thinking-line"));
    // A browser's worker is let go with the question that it answers.
    if cfg!(not(target_family = "wasm")) {
        let ponder = Some("ponder-switch-line");
        cx.switch(ui, "ponder-switch", ponder, |it| &mut it.ponders);
    }
    let mut pause = Pause(cx.settings.reply_speed(&cx.configs.timing));
    if choose(ui, &cx.words, "settings-reply", &mut pause).changed() {
        cx.settings.reply_speed = Some(pause.0);
    }
    note(ui, cx.say("settings-reply-line"));
}

impl Choice for ThinkingTime {
    const ALL: &[(ThinkingTime, &'static str)] = &[
        (ThinkingTime::Short, "thinking-short"),
        (ThinkingTime::Standard, "thinking-standard"),
        (ThinkingTime::Long, "thinking-long"),
    ];
}

/// How long a move waits, as a speed.
#[derive(Clone, Copy, PartialEq)]
struct Pause(Speed);

impl Choice for Pause {
    const ALL: &[(Pause, &'static str)] = &[
        (Pause(Speed::Off), "pause-none"),
        (Pause(Speed::Fast), "pause-short"),
        (Pause(Speed::Normal), "pause-normal"),
        (Pause(Speed::Slow), "pause-long"),
    ];
}
