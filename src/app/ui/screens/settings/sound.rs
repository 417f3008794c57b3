//! Whether there is sound, how loud it is, and whether the board is heard.

use bevy_egui::egui::Ui;

use super::Choices;
use crate::app::state::language::Words;
use crate::app::state::settings::{Configs, Settings};
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::slider::slider;
use crate::app::ui::widgets::switch::switch;

/// Width of the slider, in points at scale 1.
const VOLUME: f32 = 200.0;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
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
