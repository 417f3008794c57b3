//! What a person can change of an opponent, and what it has said: the file of a script with its last
//! mistake and all that it printed, and the numbers of a copied level.

use bevy_egui::egui::{Frame, Label, RichText, ScrollArea, TextStyle, Ui};

use crate::config::ScriptName;
use crate::features::language::text;
use crate::features::opponents::page::{About, Wanted};
use crate::features::opponents::{FILE, OpponentCommand};
use crate::features::scripts::notes::mistake_sentence;
use crate::features::tune;
use crate::features::tune::told_name;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;
use crate::widgets::theme::{CONTROL_RADIUS, GRID, Palette, SMALL};
use crate::window::WindowCommand;

/// Most height of a text that scrolls, in points at scale 1.
const TEXT: f32 = 150.0;

impl About<'_> {
    /// The file of a script, its last mistake, and what it printed.
    pub(crate) fn script(&self, ui: &mut Ui, name: ScriptName, wanted: &mut Wanted) {
        let words = self.words;
        let notes = self.notes.of(name);
        self.part(ui, "script-file", name.file());
        if self.shelf.is_some_and(|shelf| shelf.can_change(name))
            && self.button(ui, "script-edit", Icon::Pencil)
        {
            wanted.commands.push(OpponentCommand::EditScript(name));
        }
        if self.shelf.is_none_or(|shelf| shelf.folder().is_none()) {
            if self.button(ui, "tune-save-file", Icon::Save) {
                wanted.commands.push(OpponentCommand::OpenScript(name));
            }
        } else {
            ui.columns(2, |columns| {
                if self.button(&mut columns[0], "script-open", Icon::Open) {
                    wanted.commands.push(OpponentCommand::OpenScript(name));
                }
                if self.button(&mut columns[1], "tune-open-folder", Icon::Folder) {
                    wanted.commands.push(OpponentCommand::OpenScriptFolder);
                }
            });
        }
        if let Some(mistake) = notes.and_then(|notes| notes.mistake.as_ref()) {
            section(ui, &words.say("script-mistake"));
            let sentence = mistake_sentence(words, mistake);
            let colour = Palette::of(ui.ctx()).warning_text;
            ui.add(Label::new(RichText::new(&sentence).color(colour)).wrap());
            if self.button(ui, "script-copy-mistake", Icon::Copy) {
                wanted.copied = Some(sentence);
            }
        }
        section(ui, &words.say("script-printed"));
        let printed = notes.map(|notes| notes.printed_text());
        match printed.filter(|printed| !printed.is_empty()) {
            Some(printed) => {
                text_that_scrolls(ui, "printed", &printed);
                if self.button(ui, "script-copy-printed", Icon::Copy) {
                    wanted.copied = Some(printed);
                }
            }
            None => {
                let muted = Palette::of(ui.ctx()).muted;
                let nothing = RichText::new(words.say("script-printed-nothing"));
                ui.add(Label::new(nothing.color(muted)).wrap());
            }
        }
    }

    /// The numbers of a copied level, and the file in which they stand.
    pub(crate) fn own_level(&self, ui: &mut Ui, name: ScriptName, wanted: &mut Wanted) {
        let Some(own) = self.config.own_level(name) else {
            return;
        };
        section(ui, &self.words.say("own-level-numbers"));
        text_that_scrolls(ui, "numbers", own.numbers.as_str());
        if self.button(ui, tune::screen::TITLE, Icon::Sliders) {
            wanted.tuned = Some(name);
        }
        let file = told_name(FILE);
        let about = [("file", text(&file))];
        let muted = Palette::of(ui.ctx()).muted;
        let told = RichText::new(self.words.with("own-level-file", &about)).color(muted);
        ui.add(Label::new(told).wrap());
        if cfg!(target_family = "wasm") {
            if self.button(ui, "tune-save-file", Icon::Save) {
                wanted.window = Some(WindowCommand::OpenTuned(FILE));
            }
        } else {
            ui.columns(2, |columns| {
                if self.button(&mut columns[0], "script-open", Icon::Pencil) {
                    wanted.window = Some(WindowCommand::OpenTunedFile(FILE));
                }
                if self.button(&mut columns[1], "tune-open-folder", Icon::Folder) {
                    wanted.window = Some(WindowCommand::OpenTuned(FILE));
                }
            });
        }
    }

    /// A quiet button over the whole width; whether it was pressed.
    pub(crate) fn button(&self, ui: &mut Ui, key: &str, icon: Icon) -> bool {
        let word = self.words.say(key);
        Button::quiet(&word).icon(icon).wide().show(ui).clicked()
    }
}

/// A text in letters of one width, whose end is in sight.
fn text_that_scrolls(ui: &mut Ui, id: &str, text: &str) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let frame = Frame::new()
        .fill(palette.sunk)
        .corner_radius(CONTROL_RADIUS)
        .inner_margin(GRID * scale);
    frame.show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt(id)
            .max_height(TEXT * scale)
            .auto_shrink([false, true])
            .stick_to_bottom(true)
            .show(ui, |ui| {
                let text = RichText::new(text.trim_end()).text_style(TextStyle::Monospace);
                ui.add(Label::new(text.size(SMALL * scale)).wrap());
            });
    });
}
