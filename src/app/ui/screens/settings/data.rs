//! What is kept: where, how much of it, and how it is taken away.

use bevy_egui::egui::{self, RichText};
use bevy_egui::egui::{Label, Layout, Ui, vec2};

use super::{Choices, note};
use crate::app::state::intent::ClipboardCommand;
use crate::app::ui::screens::kept_games::kept_games_choice;
use crate::app::ui::screens::scores::take_away;
use crate::app::ui::theme::Palette;
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::panel::section;
use crate::app::ui::widgets::surface::target_height;

pub(super) fn show(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    place(ui, choices);
    kept_games_choice(ui, words, &mut choices.settings.kept_games);
    section(ui, &words.say("settings-records"));
    if choices.records.scores().is_empty() {
        note(ui, words.say("settings-no-records"));
    } else {
        ui.scope(|ui| take_away(ui, words, choices.intents));
    }
}

/// Where everything lies.
fn place(ui: &mut Ui, choices: &mut Choices) {
    let words = choices.words;
    let Some(folder) = &choices.kept_in.0 else {
        let key = if cfg!(target_family = "wasm") {
            "settings-in-browser"
        } else {
            "settings-nowhere"
        };
        note(ui, words.say(key));
        return;
    };
    section(ui, &words.say("settings-folder"));
    let size = vec2(ui.available_width(), target_height(ui));
    let in_line = Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        let copy = words.say("settings-folder-copy");
        if Button::quiet(&copy).icon(Icon::Copy).show(ui).clicked() {
            choices.intents.write(ClipboardCommand::CopyFolder);
        }
        ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
            let colour = Palette::of(ui.ctx()).text;
            ui.add(Label::new(RichText::new(folder).color(colour)).wrap());
        });
    });
}
