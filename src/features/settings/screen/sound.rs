//! Whether there is sound, how loud it is, and whether the board is heard.

use bevy_egui::egui::Ui;

use crate::features::language::Words;
use crate::features::settings::screen::Choices;
use crate::features::settings::{Configs, Settings};
use crate::widgets::controls::button::Button;
use crate::widgets::controls::slider::slider;
use crate::widgets::controls::switch::switch;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::theme::Palette;

/// Width of the slider, in points at scale 1.
const VOLUME: f32 = 200.0;

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
    let width = VOLUME * Palette::of(ui.ctx()).scale;
    section(ui, &choices.words.say("settings-volume"));
    volume_choice(ui, choices.words, choices.configs, choices.settings, width);
    let (name, line) = ("hear-board-switch", "hear-board-line");
    let (name, line) = (choices.words.say(name), choices.words.say(line));
    switch(ui, &mut choices.settings.hear_board, &name, &line);
}

/// Whether there is sound, and how loud it is, on a slider of this width.
pub(crate) fn volume_choice(
    ui: &mut Ui,
    words: &Words,
    configs: &Configs,
    settings: &mut Settings,
    width: f32,
) {
    ui.horizontal(|ui| {
        let (state, icon) = if settings.muted {
            ("sound-off", Icon::Silence)
        } else {
            ("sound-on", Icon::Sound)
        };
        let state = words.say(state);
        let switch = Button::bare(&state).icon(icon).icon_only();
        if switch.show(ui).clicked() {
            settings.muted = !settings.muted;
        }
        let width = width.min(ui.available_width());
        let mut volume = settings.volume(&configs.sound).into();
        if slider(ui, &words.say("settings-volume"), width, &mut volume, 100).changed() {
            // It cannot be more than a hundred.
            settings.volume = u8::try_from(volume).ok();
            settings.muted = false;
        }
    });
}
