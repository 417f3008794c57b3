//! What a person can change of an opponent, and what it has said: the file of a script with its last
//! mistake and all that it printed, and the numbers of a copied level.

use bevy_egui::egui::{Frame, Label, RichText, ScrollArea, TextStyle, Ui};

use crate::config::ScriptName;
use crate::features::language::text;
use crate::features::opponents::page::{About, PageRequest};
use crate::features::opponents::{FILE, OpponentCommand};
use crate::features::scripts::notes::mistake_sentence;
use crate::features::tune;
use crate::features::tune::told_name;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::muted_line;
use crate::widgets::panel::section;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::{CONTROL_RADIUS, GRID, Palette, SMALL};
use crate::window::WindowCommand;

/// Most height of a text that scrolls, in points at scale 1.
const TEXT: f32 = 150.0;

impl About<'_> {
    /// The file of a script, its last mistake, and what it printed.
    pub(crate) fn script(
        &self,
        ui: &mut Ui,
        cx: &mut ScreenContext,
        name: ScriptName,
        wanted: &mut PageRequest,
    ) {
        let words = self.words;
        let notes = self.notes.of(name);
        self.part(ui, "script-file", name.file());
        let can_change = self.shelf.is_some_and(|shelf| shelf.can_change(name));
        if can_change {
            let edit = cx.quiet("script-edit", Icon::Pencil).wide();
            cx.action(ui, edit, OpponentCommand::EditScript(name));
        }
        if self.shelf.is_none_or(|shelf| shelf.folder().is_none()) {
            let save = cx.quiet("tune-save-file", Icon::Save).wide();
            cx.action(ui, save, OpponentCommand::OpenScript(name));
        } else {
            let open = cx.quiet("script-open", Icon::Open);
            let folder = cx.quiet("tune-open-folder", Icon::Folder);
            let folder = (folder, OpponentCommand::OpenScriptFolder.into());
            // What a package has brought lies elsewhere, and is not for changing.
            if can_change {
                let open = (open, OpponentCommand::OpenScript(name).into());
                cx.action_row(ui, [open, folder]);
            } else {
                cx.action_row(ui, [folder]);
            }
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
                muted_line(ui, words.say("script-printed-nothing"));
            }
        }
    }

    /// The numbers of a copied level, and the file in which they stand.
    pub(crate) fn own_level(
        &self,
        ui: &mut Ui,
        cx: &mut ScreenContext,
        name: ScriptName,
        wanted: &mut PageRequest,
    ) {
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
        muted_line(ui, self.words.with("own-level-file", &about));
        if cfg!(target_family = "wasm") {
            let save = cx.quiet("tune-save-file", Icon::Save).wide();
            cx.action(ui, save, WindowCommand::OpenTuned(FILE));
        } else {
            let open = cx.quiet("script-open", Icon::Pencil);
            let folder = cx.quiet("tune-open-folder", Icon::Folder);
            let actions = [
                (open, WindowCommand::OpenTunedFile(FILE).into()),
                (folder, WindowCommand::OpenTuned(FILE).into()),
            ];
            cx.action_row(ui, actions);
        }
    }

    /// A quiet button over the whole width; whether it was pressed.
    pub(crate) fn button(&self, ui: &mut Ui, key: &str, icon: Icon) -> bool {
        let button = Button::quiet(self.words.say(key)).icon(icon).wide();
        button.show(ui).clicked()
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
