//! The sheet in which a game is opened or saved: a field for its name, below it the recent games
//! and what lies in the folder.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::egui::{Align, Context, Event, Key, Layout, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, PrimaryEguiContext};

use crate::features::files::desktop::Files;
use crate::features::files::rows::{FileRow, RowAction, path_row, short_path};
use crate::features::files::sheet::{Complaint, FileSheet, ReplaceReason, SheetPurpose, name_of};
use crate::features::language::{Words, text};
use crate::features::overlay::{self, SheetShown};
use crate::formats::Format;
use crate::storage::games;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::controls::button::{Button, close_button};
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::{frame, head, rule, scroll, section};
use crate::widgets::sheet::{Over, lay_sheet};
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// What somebody does in the sheet.
enum DialogAction {
    Write(String),
    Format(Format),
    Confirm,
    GoTo(PathBuf),
    Choose(PathBuf),
    Forget(PathBuf),
    Close,
}

/// Adds the sheet.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.before(overlay::Overlay));
}

/// Draws the sheet, if it is open.
pub(crate) fn show(
    mut contexts: EguiContexts,
    files: Option<ResMut<Files>>,
    current: Res<CurrentMatch>,
    words: Res<Words>,
    mut shown: ResMut<SheetShown>,
    primary: Query<(), With<PrimaryEguiContext>>,
) -> Result {
    let Some(mut files) = files else {
        return Ok(());
    };
    shown.set_if_neq(SheetShown(files.sheet.is_some()));
    let (Some(sheet), false) = (&files.sheet, primary.is_empty()) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let exported = sheet.exported.clone();
    let game_match = exported.as_ref().or(current.game_match.as_ref());
    let formats: Vec<Format> = match game_match {
        Some(game_match) => Format::all_for(game_match.start())
            // The name of a file says which one it is.
            .filter(|it| {
                games::format_for(&Path::new("game").with_extension(it.extension())) == *it
            })
            .collect(),
        None => Vec::new(),
    };
    let home = files.folders.home.as_deref();
    let acts = draw(context, &words, sheet, home, &formats);
    if sheet.wants_focus
        && let Some(sheet) = &mut files.sheet
    {
        sheet.wants_focus = false;
    }
    for act in acts {
        match act {
            DialogAction::Write(name) => {
                if let Some(sheet) = &mut files.sheet {
                    sheet.write(name);
                }
            }
            DialogAction::Format(format) => {
                if let Some(sheet) = &mut files.sheet {
                    sheet.choose_format(format);
                }
            }
            DialogAction::Confirm => files.confirm(game_match),
            DialogAction::GoTo(folder) => files.go_to(folder),
            DialogAction::Choose(path) => files.choose(&path),
            DialogAction::Forget(path) => files.forget(&path),
            DialogAction::Close => files.close(),
        }
    }
    Ok(())
}

/// Draws the sheet; what was done in it, in this order. In a slow frame that can be several things:
/// a name is written and confirmed.
fn draw(
    context: &Context,
    words: &Words,
    sheet: &FileSheet,
    home: Option<&Path>,
    known: &[Format],
) -> Vec<DialogAction> {
    let palette = Palette::of(context);
    let scale = palette.scale;
    let window = context.content_rect();
    let margin = if window.size().min_elem() < 500.0 * scale {
        1.0
    } else {
        4.0
    } * GRID
        * scale;
    let width = (window.width() - 2.0 * margin).min(640.0 * scale);
    let height = (window.height() - 2.0 * margin).min(620.0 * scale);
    let mut acts = Vec::new();
    if context.input(|input| input.key_pressed(Key::Escape)) {
        acts.push(DialogAction::Close);
    }
    lay_sheet(context, "files", Over::Screen, width, |ui| {
        let inner = height - frame(context).total_margin().sum().y;
        ui.set_min_height(inner);
        ui.set_max_height(inner);
        contents(ui, words, sheet, home, known, &mut acts);
    });
    acts
}

fn contents(
    ui: &mut Ui,
    words: &Words,
    sheet: &FileSheet,
    home: Option<&Path>,
    known: &[Format],
    acts: &mut Vec<DialogAction>,
) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let (title, done) = match sheet.purpose {
        SheetPurpose::Open => ("file-open-title", "file-open"),
        SheetPurpose::Save => ("file-save-title", "file-save"),
        SheetPurpose::Program => ("engine-path", "file-choose"),
    };
    head(ui, &words.say(title), |ui| {
        if close_button(ui, words.say("help-close")) {
            acts.push(DialogAction::Close);
        }
    });
    field(ui, words, sheet, acts);
    if sheet.purpose == SheetPurpose::Save && known.len() > 1 {
        formats(ui, words, sheet, known, acts);
    }
    let foot = target_height(ui).max(40.0 * scale) + 1.0 + 2.0 * ui.spacing().item_spacing.y;
    let room = (ui.available_height() - foot).max(60.0 * scale);
    scroll(ui, "files", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * scale;
        if sheet.purpose == SheetPurpose::Open {
            recent(ui, words, sheet, home, acts);
        }
        folder(ui, words, sheet, home, acts);
    });
    rule(ui);
    let size = vec2(ui.available_width(), target_height(ui).max(40.0 * scale));
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let done = if sheet.replaces.is_some() {
            "file-replace"
        } else {
            done
        };
        let ready = !sheet.name.trim().is_empty();
        let done = Button::primary(words.say(done)).enabled(ready);
        if done.show(ui).clicked() {
            acts.push(DialogAction::Confirm);
        }
        if Button::quiet(words.say("file-cancel")).show(ui).clicked() {
            acts.push(DialogAction::Close);
        }
    });
}

/// The name, and below it what is wrong with it or what is asked about it.
fn field(ui: &mut Ui, words: &Words, sheet: &FileSheet, acts: &mut Vec<DialogAction>) {
    let (name, hint) = match sheet.purpose {
        SheetPurpose::Open => ("file-name-open", "file-hint-open"),
        SheetPurpose::Save => ("file-name-save", "file-hint-save"),
        SheetPurpose::Program => ("file-name-open", "file-hint-program"),
    };
    let (name, hint) = (words.say(name), words.say(hint));
    // The extension stays while a new name is written over the one that is suggested.
    let stem = sheet.name.rfind('.').unwrap_or(sheet.name.len());
    let selected = sheet.name[..stem].chars().count();
    let mut written = sheet.name.clone();
    let field = TextField {
        name: &name,
        hint: &hint,
        is_wrong: sheet.complaint.is_some(),
        takes_focus: sheet.wants_focus.then_some(selected),
    };
    let response = field.show(ui, &mut written);
    if written != sheet.name {
        acts.push(DialogAction::Write(written));
    }
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
        response.request_focus();
        // A key that is held must not answer the question whether a file is to be replaced.
        if ui.input(|input| input.events.iter().any(is_new_enter)) {
            acts.push(DialogAction::Confirm);
        }
    }
    if let Some(wrong) = &sheet.complaint {
        let sentence = match wrong {
            Complaint::NoName => words.say("file-no-name"),
            Complaint::File(error) => words.sentence(&error.into()),
        };
        complaint(ui, &sentence);
    } else if let Some((path, reason)) = &sheet.replaces {
        let file = name_of(path);
        let key = match reason {
            ReplaceReason::Exists => "file-exists",
            ReplaceReason::Changed => "file-changed",
        };
        let question = words.with(key, &[("file", text(&file))]);
        complaint(ui, &question);
    }
}

const fn is_new_enter(event: &Event) -> bool {
    matches!(
        event,
        Event::Key {
            key: Key::Enter,
            pressed: true,
            repeat: false,
            ..
        }
    )
}

/// In which format a game is saved that other programs know, and what that format keeps.
fn formats(
    ui: &mut Ui,
    words: &Words,
    sheet: &FileSheet,
    known: &[Format],
    acts: &mut Vec<DialogAction>,
) {
    let names = known.iter().map(|format| words.say(format.keys().name));
    let (mut chosen, title) = (sheet.format(), words.say("file-format"));
    if choose_unheaded(ui, &title, &mut chosen, known, names).changed() {
        acts.push(DialogAction::Format(chosen));
    }
    note(ui, words.say(chosen.keys().keeps));
}

fn recent(
    ui: &mut Ui,
    words: &Words,
    sheet: &FileSheet,
    home: Option<&Path>,
    acts: &mut Vec<DialogAction>,
) {
    let Some(seen) = sheet.seen.as_ref().filter(|seen| !seen.recent.is_empty()) else {
        return;
    };
    section(ui, &words.say("file-recent"));
    for entry in &seen.recent {
        let place = entry.path.parent().map(|folder| short_path(folder, home));
        let row = FileRow {
            entry,
            place: place.as_deref(),
            now: sheet.now,
            is_chosen: false,
            can_leave: true,
        };
        match row.show(ui, words) {
            Some(RowAction::Choose) => acts.push(DialogAction::Choose(entry.path.clone())),
            Some(RowAction::Forget) => acts.push(DialogAction::Forget(entry.path.clone())),
            None => {}
        }
    }
    ui.add_space(GRID * Palette::of(ui.ctx()).scale);
}

fn folder(
    ui: &mut Ui,
    words: &Words,
    sheet: &FileSheet,
    home: Option<&Path>,
    acts: &mut Vec<DialogAction>,
) {
    let palette = Palette::of(ui.ctx());
    let place = short_path(&sheet.folder, home);
    section(ui, &words.with("file-folder", &[("folder", text(&place))]));
    if let Some(up) = sheet.folder.parent() {
        let name = words.with("file-up", &[("folder", text(&short_path(up, home)))]);
        if path_row(ui, up, &name, Icon::Back) {
            acts.push(DialogAction::GoTo(up.to_owned()));
        }
    }
    let listing = match sheet.seen.as_ref().map(|seen| &seen.listing) {
        None => return,
        Some(Err(error)) => {
            complaint(ui, &words.sentence(&error.into()));
            return;
        }
        Some(Ok(listing)) => listing,
    };
    let (games, programs) = match sheet.purpose {
        SheetPurpose::Program => (&[][..], &listing.programs[..]),
        _ => (&listing.games[..], &[][..]),
    };
    if sheet.purpose == SheetPurpose::Open && games.len() > 1 {
        let all = words.say("file-folder-list");
        if path_row(ui, &sheet.folder, &all, Icon::List) {
            acts.push(DialogAction::Choose(sheet.folder.clone()));
        }
    }
    for entry in games {
        let row = FileRow {
            entry,
            place: None,
            now: sheet.now,
            is_chosen: sheet.purpose == SheetPurpose::Save && name_of(&entry.path) == sheet.name,
            can_leave: false,
        };
        if row.show(ui, words).is_some() {
            acts.push(DialogAction::Choose(entry.path.clone()));
        }
    }
    for program in programs {
        if path_row(ui, program, &name_of(program), Icon::Play) {
            acts.push(DialogAction::Choose(program.clone()));
        }
    }
    for folder in &listing.folders {
        if path_row(ui, folder, &name_of(folder), Icon::Folder) {
            acts.push(DialogAction::GoTo(folder.clone()));
        }
    }
    if games.is_empty() && programs.is_empty() {
        let nothing = match sheet.purpose {
            SheetPurpose::Program => "file-no-programs",
            _ => "file-no-games",
        };
        ui.add_space(0.5 * GRID * palette.scale);
        note(ui, words.say(nothing));
    }
}
