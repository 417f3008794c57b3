//! What is kept: where, how much of it, and how it is taken away.

use bevy_egui::egui::{self, Label, Layout, RichText, Ui, vec2};

use crate::features::clipboard::ClipboardCommand;
use crate::features::my_games::screen::kept_games_choice;
use crate::features::records::screen::take_away;
use crate::features::settings::screen::{Choices, note};
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::surface::target_height;
use crate::widgets::theme::Palette;

pub(crate) fn show(ui: &mut Ui, choices: &mut Choices) {
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
