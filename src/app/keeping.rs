//! What a desktop keeps between two runs: the game in progress, after every move, the
//! settings, and other programs that were set up as opponents.

use std::path::PathBuf;

use bevy::prelude::*;

use super::engines::OwnEngines;
use super::flow::Table;
use super::language::{Language, Words, text};
use super::notices::Notices;
use super::screens::loading::OpenAtStart;
use super::settings::Settings;
use crate::storage::autosave::{Autosave, Opened};
use crate::storage::engines::Engines;
use crate::storage::{FileError, atomic, games, state_folder};
use crate::table::Sitting;

/// The game that a command has pushed from the table.
const BEFORE: &str = "game.before.txt";
/// The settings and the language.
const SETTINGS: &str = "settings.txt";

/// Where this run keeps its things; nothing where it cannot.
#[derive(Resource, Default)]
struct Keeper {
    autosave: Option<Autosave>,
    folder: Option<PathBuf>,
}

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keeper>()
        .add_systems(Startup, (bring_game, bring_settings, bring_engines).chain())
        .add_systems(Last, (keep_game, keep_settings));
}

fn bring_game(
    mut keeper: ResMut<Keeper>,
    mut table: ResMut<Table>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
    asked: Option<Res<OpenAtStart>>,
) {
    let opened = state_folder().and_then(|folder| {
        let opened = Autosave::open(&folder)?;
        Ok((folder, opened))
    });
    let (folder, opened) = match opened {
        Ok(found) => found,
        Err(error) => {
            complain(&mut notices, &words, &error);
            return;
        }
    };
    let Opened {
        autosave,
        mut sitting,
        put_aside,
    } = opened;
    if let Some(aside) = put_aside {
        let path = aside.path.display().to_string();
        let reason = aside.reason.to_string();
        let about = [("path", text(&path)), ("reason", text(&reason))];
        notices.problem("kept game", words.with("keep-damaged", &about));
    }
    let before = folder.join(BEFORE);
    let in_progress = sitting.as_ref().is_some_and(Sitting::is_in_progress);
    if asked.is_some() && in_progress {
        // The game that the command line asks for takes its place.
        if let Some(sitting) = &sitting
            && let Err(error) = games::save(&before, sitting)
        {
            complain(&mut notices, &words, &error);
        }
    } else if asked.is_none()
        && !in_progress
        && let Ok(pushed) = games::open(&before)
    {
        sitting = Some(pushed);
        // What stays is found again the next time, and does no harm.
        let _ = std::fs::remove_file(&before);
    }
    if sitting.is_some() {
        table.sitting = sitting;
    }
    keeper.autosave = Some(autosave);
    keeper.folder = Some(folder);
}

fn keep_game(
    table: Res<Table>,
    mut keeper: ResMut<Keeper>,
    words: Res<Words>,
    mut notices: ResMut<Notices>,
) {
    let Some(autosave) = &mut keeper.autosave else {
        return;
    };
    if table.is_changed()
        && let Some(sitting) = &table.sitting
    {
        autosave.keep(sitting);
    }
    if let Some(error) = autosave.trouble() {
        complain(&mut notices, &words, &error);
    }
}

fn bring_settings(keeper: Res<Keeper>, mut settings: ResMut<Settings>, mut words: ResMut<Words>) {
    let Some(folder) = &keeper.folder else {
        return;
    };
    // Without the file, as at the first start, everything is as usual.
    let Ok(kept) = std::fs::read_to_string(folder.join(SETTINGS)) else {
        return;
    };
    settings.take_text(&kept);
    let mut parts = kept.split_ascii_whitespace();
    let language = parts.find_map(|part| part.strip_prefix("language="));
    if let Some(language) = language.and_then(Language::from_id) {
        words.choose(language);
    }
}

fn bring_engines(
    keeper: Res<Keeper>,
    mut own: ResMut<OwnEngines>,
    mut notices: ResMut<Notices>,
    words: Res<Words>,
) {
    let Some(folder) = &keeper.folder else {
        return;
    };
    let file = Engines::in_folder(folder);
    match file.find() {
        Ok(found) => {
            if let Some((aside, reason)) = found.put_aside {
                let (path, reason) = (aside.display().to_string(), reason.to_string());
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notices.problem("kept engines", words.with("engine-damaged", &about));
            }
            *own = OwnEngines::new(found.engines, Some(file));
        }
        Err(error) => complain(&mut notices, &words, &error),
    }
}

fn keep_settings(
    keeper: Res<Keeper>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut kept: Local<Option<String>>,
    mut notices: ResMut<Notices>,
) {
    let now = format!(
        "{} language={}\n",
        settings.to_text(),
        words.language().id()
    );
    if kept.as_ref() == Some(&now) {
        return;
    }
    let before = kept.replace(now.clone());
    // What stands at the start was read, or is nothing to keep.
    if let (Some(_), Some(folder)) = (before, &keeper.folder)
        && let Err(error) = atomic::write(&folder.join(SETTINGS), now.as_bytes())
    {
        complain(&mut notices, &words, &error);
    }
}

/// Play goes on, but whoever plays must know.
fn complain(notices: &mut Notices, words: &Words, error: &FileError) {
    let reason = error.to_string();
    notices.problem(
        "keeping",
        words.with("keep-refused", &[("reason", text(&reason))]),
    );
}
