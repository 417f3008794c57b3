//! What a desktop keeps between two runs: the game in progress, after every move, the
//! settings, and other programs that were set up as opponents.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task, block_on};
use serde::{Deserialize, Serialize};

use super::engines::OwnEngines;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::language::{Language, Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::redraw::Redraw;
use crate::app::state::settings::Settings;
use crate::app::ui::screens::loading::OpenAtStart;
use crate::config::read_whole;
use crate::midend::Match;
use crate::storage::autosave::{Autosave, Opened};
use crate::storage::engines::Engines;
use crate::storage::{FileError, atomic, games, state_folder};

/// The game that a command has pushed from the table.
const BEFORE: &str = "game.before.txt";
/// What a person has chosen.
const SETTINGS: &str = "settings.ron";

/// What stands in the file of settings.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Choices {
    language: String,
    settings: Settings,
}

/// Where this run keeps its things; nothing where it cannot.
#[derive(Resource, Default)]
struct Keeper {
    autosave: Option<Autosave>,
    folder: Option<PathBuf>,
}

/// The file of settings: writing it takes longer than a frame may.
#[derive(Resource, Default)]
struct SettingsFile {
    /// What stands in it, or is being written.
    kept: Option<String>,
    writing: Option<Task<Result<(), FileError>>>,
}

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<Keeper>()
        .add_systems(Startup, (bring_game, bring_settings, bring_engines).chain())
        .init_resource::<SettingsFile>()
        .add_systems(Last, (keep_game, (keep_settings, finish_settings).chain()));
}

fn bring_game(
    mut keeper: ResMut<Keeper>,
    mut current: ResMut<CurrentMatch>,
    mut notifications: ResMut<Notifications>,
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
            report_failure(&mut notifications, &words, &error);
            return;
        }
    };
    let Opened {
        autosave,
        mut game_match,
        put_aside,
    } = opened;
    if let Some(aside) = put_aside {
        let path = aside.path.display().to_string();
        let reason = aside.reason.to_string();
        let about = [("path", text(&path)), ("reason", text(&reason))];
        notifications.problem("kept game", words.with("keep-damaged", &about));
    }
    let before = folder.join(BEFORE);
    let in_progress = game_match.as_ref().is_some_and(Match::is_in_progress);
    if asked.is_some() && in_progress {
        // The game that the command line asks for takes its place.
        if let Some(game_match) = &game_match
            && let Err(error) = games::save(&before, game_match)
        {
            report_failure(&mut notifications, &words, &error);
        }
    } else if asked.is_none()
        && !in_progress
        && let Ok(pushed) = games::open(&before)
    {
        game_match = Some(pushed);
        // What stays is found again the next time, and does no harm.
        let _ = std::fs::remove_file(&before);
    }
    if game_match.is_some() {
        current.game_match = game_match;
    }
    keeper.autosave = Some(autosave);
    keeper.folder = Some(folder);
}

fn keep_game(
    current: Res<CurrentMatch>,
    mut keeper: ResMut<Keeper>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(autosave) = &mut keeper.autosave else {
        return;
    };
    if current.is_changed()
        && let Some(game_match) = &current.game_match
    {
        autosave.keep(game_match);
    }
    if let Some(error) = autosave.trouble() {
        report_failure(&mut notifications, &words, &error);
    }
}

fn bring_settings(
    keeper: Res<Keeper>,
    mut settings: ResMut<Settings>,
    mut words: ResMut<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(path) = keeper.folder.as_ref().map(|folder| folder.join(SETTINGS)) else {
        return;
    };
    // Without the file, as at the first start, everything is as usual.
    let Ok(kept) = std::fs::read_to_string(&path) else {
        return;
    };
    match read_whole::<Choices>(SETTINGS, &kept) {
        Ok(choices) => {
            *settings = choices.settings;
            if let Some(language) = Language::from_id(&choices.language) {
                words.choose(language);
            }
        }
        Err(reason) => match atomic::put_aside(&path, "damaged") {
            Ok(aside) => {
                let (path, reason) = (aside.display().to_string(), reason.to_string());
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notifications.problem("kept settings", words.with("settings-damaged", &about));
            }
            Err(error) => report_failure(&mut notifications, &words, &error),
        },
    }
}

fn bring_engines(
    keeper: Res<Keeper>,
    mut own: ResMut<OwnEngines>,
    mut notifications: ResMut<Notifications>,
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
                notifications.problem("kept engines", words.with("engine-damaged", &about));
            }
            *own = OwnEngines::new(found.engines, Some(file));
        }
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

fn keep_settings(
    keeper: Res<Keeper>,
    settings: Res<Settings>,
    words: Res<Words>,
    redraw: Res<Redraw>,
    mut file: ResMut<SettingsFile>,
    mut notifications: ResMut<Notifications>,
) {
    if let Some(writing) = &mut file.writing {
        // It is looked at again in the next frame.
        redraw.request();
        if let Some(written) = check_ready(writing) {
            file.writing = None;
            if let Err(error) = written {
                report_failure(&mut notifications, &words, &error);
            }
        }
    }
    let choices = Choices {
        language: words.language().id().to_owned(),
        settings: settings.clone(),
    };
    // Plain fields always have a text.
    let Ok(now) = ron::ser::to_string_pretty(&choices, ron::ser::PrettyConfig::default()) else {
        return;
    };
    if file.kept.as_ref() == Some(&now) {
        return;
    }
    let before = file.kept.replace(now.clone());
    // What stands at the start was read, or is nothing to keep.
    if let (Some(_), Some(folder)) = (before, &keeper.folder) {
        let (path, earlier) = (folder.join(SETTINGS), file.writing.take());
        file.writing = Some(IoTaskPool::get().spawn(async move {
            // One after the other; what became of the earlier one does not matter any more.
            if let Some(earlier) = earlier {
                let _ = earlier.await;
            }
            atomic::write(&path, now.as_bytes())
        }));
        redraw.request();
    }
}

/// What is being written when the program ends is written to its end.
fn finish_settings(mut ends: MessageReader<AppExit>, mut file: ResMut<SettingsFile>) {
    if ends.read().count() > 0
        && let Some(writing) = file.writing.take()
        && let Err(error) = block_on(writing)
    {
        warn!("{error}");
    }
}

/// Play goes on, but whoever plays must know.
fn report_failure(notifications: &mut Notifications, words: &Words, error: &FileError) {
    let reason = error.to_string();
    notifications.problem(
        "keeping",
        words.with("keep-refused", &[("reason", text(&reason))]),
    );
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;
    use crate::app::input::key_bindings::{KeyBindings, set_keys};
    use crate::app::input::key_map::command;

    /// A program that keeps its settings in this folder.
    fn program(folder: &std::path::Path) -> App {
        IoTaskPool::get_or_init(TaskPool::new);
        let mut app = App::new();
        app.insert_resource(Keeper {
            autosave: None,
            folder: Some(folder.to_owned()),
        })
        .init_resource::<SettingsFile>()
        .init_resource::<Settings>()
        .init_resource::<Words>()
        .init_resource::<Notifications>()
        .init_resource::<Redraw>()
        .add_systems(Startup, bring_settings)
        .add_systems(Last, (keep_settings, finish_settings).chain());
        app.update();
        app
    }

    #[test]
    fn chosen_keys_are_in_force_after_a_restart() {
        let name = format!("fivefold-settings-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let undo = command("undo").expect("a command of the table");
        let keys = ["Ctrl+U".parse().expect("a key")];
        let mut before = program(&folder);
        set_keys(
            &mut before.world_mut().resource_mut::<Settings>(),
            undo,
            &keys,
        )
        .expect("a free key");
        before.world_mut().write_message(AppExit::Success);
        before.update();
        let after = program(&folder);
        let settings = after.world().resource::<Settings>();
        std::fs::remove_dir_all(&folder).expect("it was there");
        assert_eq!(KeyBindings::new(&settings.keys).chords(undo), keys);
    }
}
