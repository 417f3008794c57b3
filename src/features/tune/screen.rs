//! The values of the configuration files, each with a slider or a field: what there is, the structs of
//! the files say. A change is in force at once and kept in the person's own file.

use crate::features::tune::{Tuning, board, file, told_name};
use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Context, Label, RichText, TextStyle, Ui};

use crate::board::layout::Areas;
use crate::config::{Description, TunableFile};
use crate::features::language::{Words, text};
use crate::features::menu::egui_rect;
use crate::features::opponents::FILE as OWN_LEVELS;
use crate::features::overlay::whole_window;
use crate::features::settings::screen::head_with_back;
use crate::features::settings::theme_choice::words_of;
use crate::features::tune::board::ShownGame;
use crate::games;
use crate::platform::KeptIn;
use crate::widgets::controls::picker::{PickerEntry, picker};
use crate::widgets::controls::text_field::search_field;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::sheet::lay_reading;
use crate::widgets::theme::{GRID, Palette, SMALL};
use crate::window::WindowCommand;

/// The key of the screen's name.
pub(crate) const TITLE: &str = "tune-title";

/// What is looked at.
#[derive(Resource, Default)]
pub(crate) struct TuneView {
    /// The number of the file among those that are offered ([`TunableFile::offered`]).
    pub file: usize,
    /// What is searched for, in all files.
    pub search: String,
    /// Whether the own file is shown as text.
    pub shows_file: bool,
    /// What is being typed into the field of this name, and whether it is wrong so far.
    pub(crate) typed: Option<(String, String, Option<String>)>,
    /// What there is in each file, by its name.
    descriptions: BTreeMap<&'static str, Arc<Description>>,
}

/// What the parts of the screen show and change.
pub(crate) struct TuneContext<'a, 'w> {
    pub(crate) cx: &'a mut ScreenContext<'w>,
    pub(crate) view: &'a mut TuneView,
    pub(crate) tuning: &'a mut Tuning,
    /// The files in the order of the list.
    files: Vec<&'static TunableFile>,
}

impl TuneContext<'_, '_> {
    /// The file that is looked at.
    fn file(&self) -> &'static TunableFile {
        self.files[self.view.file.min(self.files.len() - 1)]
    }

    /// What there is in a file.
    pub(crate) fn description(&mut self, file: &'static TunableFile) -> Arc<Description> {
        let known = self.view.descriptions.entry(file.name);
        let described = known.or_insert_with(|| {
            let mut description = file.description();
            if file.name == OWN_LEVELS {
                let own = &self.cx.configs.opponents;
                description
                    .parts
                    .extend(own.describe_own_levels(games::all()));
            }
            Arc::new(description)
        });
        described.clone()
    }
}

/// Adds the board beside the values.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TuneView>().add_plugins(board::plugin);
}

/// Draws the screen.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    kept_in: Res<KeptIn>,
    mut view: ResMut<TuneView>,
    mut tuning: ResMut<Tuning>,
    mut shown: ResMut<ShownGame>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let layout = TuneLayout::of(&cx.areas);
    if cx.configs.is_changed() {
        // Levels may have been cloned.
        view.descriptions.remove(OWN_LEVELS);
    }
    let files = TunableFile::offered(cx.configs.shown_theme()).collect();
    let mut desk = TuneContext {
        cx: &mut cx,
        view: &mut view,
        // Only a real change marks it as changed.
        tuning: tuning.bypass_change_detection(),
        files,
    };
    whole_window(context, "tune", |ui| {
        if let Some(list) = layout.list {
            panel_in(ui, egui_rect(list), |ui| {
                list_of_files(ui, &mut desk, &mut shown)
            });
        }
        panel_in(ui, egui_rect(layout.values), |ui| {
            if layout.list.is_none() {
                head_with_back(ui, desk.cx, TITLE);
                search(ui, &mut desk);
                choice_of_file(ui, &mut desk);
            }
            values(ui, &mut desk, layout.list.is_some());
        });
    });
    if desk.view.shows_file {
        let place = kept_in.0.as_deref();
        desk.view.shows_file = !own_file(context, &mut desk, place);
    }
    Ok(())
}

fn search(ui: &mut Ui, desk: &mut TuneContext) {
    let name = desk.cx.say("tune-search");
    search_field(ui, &name, &name, &mut desk.view.search);
}

/// What a file is called; its name in the folder, where no words are known for it.
fn name_of(words: &Words, file: &TunableFile) -> String {
    if let Some(theme) = file.theme {
        let theme = words.say(words_of(Some(theme)));
        return words.with("tune-file-theme", &[("theme", text(&theme))]);
    }
    words.say(match file.name {
        "timing.ron" => "tune-file-timing",
        "sound.ron" => "tune-file-sound",
        "study.ron" => "tune-file-study",
        "opponents.ron" => "tune-file-opponents",
        other => return other.to_owned(),
    })
}

fn list_of_files(ui: &mut Ui, desk: &mut TuneContext, shown: &mut ShownGame) {
    let scale = Palette::of(ui.ctx()).scale;
    head_with_back(ui, desk.cx, TITLE);
    ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
    search(ui, desk);
    for (index, file) in desk.files.clone().into_iter().enumerate() {
        let is_shown = desk.view.file == index && desk.view.search.is_empty();
        let name = name_of(&desk.cx.words, file);
        if file::line(ui, desk, file, &name, is_shown).clicked() {
            desk.view.file = index;
            desk.view.search.clear();
        }
    }
    ui.add_space(GRID / 2.0 * scale);
    let board = desk.cx.say("tune-board");
    let names: Vec<PickerEntry> = games::all()
        .iter()
        .map(|game| PickerEntry::new(desk.cx.words.game_name(*game), String::new()))
        .collect();
    picker(ui, &board, &mut shown.0, &names);
}

fn choice_of_file(ui: &mut Ui, desk: &mut TuneContext) {
    let names: Vec<PickerEntry> = desk
        .files
        .iter()
        .map(|file| PickerEntry::new(name_of(&desk.cx.words, file), file.name.to_owned()))
        .collect();
    let name = desk.cx.say("tune-files");
    if picker(ui, &name, &mut desk.view.file, &names).changed() {
        desk.view.search.clear();
    }
}

/// The values of a file, or those of all files that are found.
fn values(ui: &mut Ui, desk: &mut TuneContext, is_wide: bool) {
    let scale = Palette::of(ui.ctx()).scale;
    let file = desk.file();
    let searched = desk.view.search.trim().to_lowercase();
    if searched.is_empty() {
        let name = name_of(&desk.cx.words, file);
        if is_wide {
            head(ui, &name, |ui| file::actions(ui, desk, file));
        } else {
            file::wide_actions(ui, desk, file);
        }
        let height = ui.available_height();
        scroll(ui, file.name, height, false, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            file::show(ui, desk, file, "");
        });
    } else {
        if is_wide {
            head(ui, &desk.cx.say("tune-found"), |_| ());
        }
        let height = ui.available_height();
        scroll(ui, "found", height, false, |ui| {
            ui.spacing_mut().item_spacing.y = GRID * scale;
            let mut found = 0;
            for file in desk.files.clone() {
                found += file::show(ui, desk, file, &searched);
            }
            if found == 0 {
                note(ui, desk.cx.say("tune-nothing-found"));
            }
        });
    }
}

/// The own file as text, with its place; whether it is to be closed.
fn own_file(context: &Context, desk: &mut TuneContext, folder: Option<&str>) -> bool {
    let file = desk.file();
    let own = desk.tuning.of(file.name).and_then(|it| it.own_text());
    let scale = Palette::of(context).scale;
    let width = (context.content_rect().width() - 2.0 * GRID).min(560.0 * scale);
    let cx = &mut *desk.cx;
    let (title, close) = (cx.say("tune-own-file"), cx.say("help-close"));
    lay_reading(context, "own file", width, &title, &close, |ui| {
        if let Some(folder) = folder {
            let place = format!("{folder}/{}", told_name(file.name));
            note(
                ui,
                cx.words.with("tune-own-place", &[("path", text(&place))]),
            );
        } else {
            note(ui, cx.say("tune-own-nowhere"));
        }
        match &own {
            Some(own) => {
                let own = RichText::new(own.trim_end()).text_style(TextStyle::Monospace);
                ui.add(Label::new(own.size(SMALL * scale)).wrap());
            }
            None => {
                ui.label(cx.say("tune-own-none"));
            }
        }
        ui.add_space(GRID * scale);
        let (key, is_there) = if cfg!(target_family = "wasm") {
            ("tune-save-file", own.is_some())
        } else {
            ("tune-open-folder", folder.is_some())
        };
        let open = cx.quiet(key, Icon::Folder).wide().enabled(is_there);
        cx.action(ui, open, WindowCommand::OpenTuned(file.name));
    })
}

/// Width of the list of files, in points at scale 1.
const LIST: f32 = 300.0;
/// Most width of everything together.
const WIDEST: f32 = 1180.0;
/// Least width of the window in which list and values stand side by side.
const SIDE_BY_SIDE: f32 = 760.0;
/// Least height of the list.
const LIST_HEIGHT: f32 = 330.0;
/// Height of the board above the values in a narrow window, as a share of the window's.
const BOARD_SHARE: f32 = 0.2;

/// Where everything lies, in logical pixels from the window's upper left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct TuneLayout {
    /// The list of files; nothing where the values have its room.
    pub list: Option<Rect>,
    /// The values.
    pub values: Rect,
    /// The board.
    pub board: Rect,
}

impl TuneLayout {
    /// The layout in a window.
    pub(crate) fn of(areas: &Areas) -> TuneLayout {
        let gap = areas.margin();
        let scale = areas.scale;
        let room = areas.free.inflate(-gap);
        let half = (room.width().min(WIDEST * scale) / 2.0).max(1.0);
        let middle = room.center().x;
        let room = Rect::new(middle - half, room.min.y, middle + half, room.max.y);
        if areas.window.x > SIDE_BY_SIDE * scale {
            let split = room.min.x + LIST * scale;
            let low = (room.max.y - LIST * scale).max(room.min.y + LIST_HEIGHT * scale);
            TuneLayout {
                list: Some(Rect::new(
                    room.min.x,
                    room.min.y,
                    split,
                    low.min(room.max.y),
                )),
                values: Rect::new(split + gap, room.min.y, room.max.x, room.max.y),
                board: Rect::new(room.min.x, (low + gap).min(room.max.y), split, room.max.y),
            }
        } else {
            let split = room.min.y + areas.window.y * BOARD_SHARE;
            TuneLayout {
                list: None,
                values: Rect::new(room.min.x, split + gap, room.max.x, room.max.y),
                board: Rect::new(room.min.x, room.min.y, room.max.x, split),
            }
        }
    }
}
