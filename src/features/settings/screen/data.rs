//! What is kept: where, how much of it, and how it is taken away.

use bevy_egui::egui::{self, Label, Layout, RichText, Ui, vec2};

use crate::features::clipboard::ClipboardCommand;
use crate::features::my_games::screen::kept_games_choice;
use crate::features::records::Statistics;
use crate::features::records::screen::take_away;
use crate::platform::KeptIn;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::target_height;
use crate::widgets::theme::Palette;

pub(crate) fn show(ui: &mut Ui, cx: &mut ScreenContext, kept_in: &KeptIn, records: &Statistics) {
    place(ui, cx, kept_in);
    kept_games_choice(ui, cx);
    section(ui, &cx.say("settings-records"));
    if records.scores().is_empty() {
        note(ui, cx.say("settings-no-records"));
    } else {
        ui.scope(|ui| take_away(ui, cx));
    }
}

/// Where everything lies.
fn place(ui: &mut Ui, cx: &mut ScreenContext, kept_in: &KeptIn) {
    let Some(folder) = &kept_in.0 else {
        let key = if cfg!(target_family = "wasm") {
            "settings-in-browser"
        } else {
            "settings-nowhere"
        };
        note(ui, cx.say(key));
        return;
    };
    section(ui, &cx.say("settings-folder"));
    let size = vec2(ui.available_width(), target_height(ui));
    let in_line = Layout::right_to_left(egui::Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        let copy = cx.quiet("settings-folder-copy", Icon::Copy);
        cx.action(ui, copy, ClipboardCommand::CopyFolder);
        ui.with_layout(Layout::left_to_right(egui::Align::Center), |ui| {
            let colour = Palette::of(ui.ctx()).text;
            ui.add(Label::new(RichText::new(folder).color(colour)).wrap());
        });
    });
}
