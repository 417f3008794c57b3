//! Whether there is sound, how loud it is, and whether the board is heard.

use bevy_egui::egui::Ui;

use crate::widgets::controls::slider::slider;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::Palette;

/// Width of the slider, in points at scale 1.
const VOLUME: f32 = 200.0;

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext) {
    let width = VOLUME * Palette::of(ui.ctx()).scale;
    section(ui, &cx.say("settings-volume"));
    volume_choice(ui, cx, width);
    let meaning = Some("hear-board-line");
    cx.switch(ui, "hear-board-switch", meaning, |it| &mut it.hear_board);
}

/// Whether there is sound, and how loud it is, on a slider of this width.
pub(crate) fn volume_choice(ui: &mut Ui, cx: &mut ScreenContext, width: f32) {
    ui.horizontal(|ui| {
        let switch = match cx.settings.muted {
            true => cx.icon("sound-off", Icon::Silence),
            false => cx.icon("sound-on", Icon::Sound),
        };
        if switch.show(ui).clicked() {
            cx.settings.muted = !cx.settings.muted;
        }
        let width = width.min(ui.available_width());
        let mut volume = cx.settings.volume(&cx.configs.sound).into();
        let name = cx.say("settings-volume");
        if slider(ui, &name, width, &mut volume, 100).changed() {
            // It cannot be more than a hundred.
            cx.settings.volume = u8::try_from(volume).ok();
            cx.settings.muted = false;
        }
    });
}
