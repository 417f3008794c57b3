//! What a desktop keeps between two runs, in one folder: games that were begun, the settings, and
//! other programs that were set up as opponents.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};
use serde::{Deserialize, Serialize};

use super::engines::OwnEngines;
use super::tuned_files;
use crate::app::play::keeping::NOTICE;
use crate::app::state::kept_in::KeptIn;
use crate::app::state::language::{Language, WantedLanguage, Words, text};
use crate::app::state::my_games::GameLibrary;
use crate::app::state::notifications::Notifications;
use crate::app::state::redraw::{Redraw, take_ready};
use crate::app::state::settings::Settings;
use crate::config::read_whole;
use crate::library::Library;
use crate::storage::engines::Engines;
use crate::storage::game_files::GameFiles;
use crate::storage::{FileError, atomic, state_folder};

/// What a person has chosen.
const SETTINGS: &str = "settings.ron";

/// What stands in the file of settings.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Choices {
    language: String,
    settings: Settings,
}

/// The folder; there is none where nothing can be kept.
#[derive(Resource)]
pub(super) struct StateFolder(pub(super) PathBuf);

/// The file of settings: writing it takes longer than a frame may.
#[derive(Resource, Default)]
struct SettingsFile {
    /// What stands in it, or is being written.
    kept: Option<String>,
    writing: Option<Task<Result<(), FileError>>>,
}

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.init_resource::<SettingsFile>()
        .add_plugins(tuned_files::plugin)
        .add_systems(
            PreStartup,
            (
                (choose_language, find_folder),
                (bring_settings, bring_engines).run_if(resource_exists::<StateFolder>),
            )
                .chain(),
        )
        .add_systems(Last, (keep_settings, finish_settings).chain());
}

/// Finds the folder, and the games in it. Whoever has opened them already, as tests do, keeps them.
fn find_folder(
    mut commands: Commands,
    library: Option<Res<GameLibrary>>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let folder = state_folder().and_then(|folder| Ok((GameFiles::in_folder(&folder)?, folder)));
    match folder {
        Ok((files, folder)) => {
            commands.insert_resource(KeptIn(Some(folder.display().to_string())));
            commands.insert_resource(StateFolder(folder));
            if library.is_none() {
                commands.insert_resource(GameLibrary(Library::new(Arc::new(files))));
            }
        }
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

/// What the system prefers, until a choice is brought back.
fn choose_language(mut wanted: ResMut<WantedLanguage>) {
    wanted.0 = Language::preferred(sys_locale::get_locales());
}

fn bring_settings(
    folder: Res<StateFolder>,
    mut settings: ResMut<Settings>,
    mut wanted: ResMut<WantedLanguage>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let path = folder.0.join(SETTINGS);
    // Without the file, as at the first start, everything is as usual.
    let Ok(kept) = std::fs::read_to_string(&path) else {
        return;
    };
    match read_whole::<Choices>(SETTINGS, &kept) {
        Ok(choices) => {
            *settings = choices.settings;
            if let Some(language) = Language::from_id(&choices.language) {
                wanted.0 = language;
            }
        }
        Err(reason) => match atomic::put_aside(&path, "damaged") {
            Ok(aside) => {
                let (path, reason) = (aside.display().to_string(), words.reason(&reason));
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notifications.problem("kept settings", words.with("settings-damaged", &about));
            }
            Err(error) => report_failure(&mut notifications, &words, &error),
        },
    }
}

fn bring_engines(
    folder: Res<StateFolder>,
    mut own: ResMut<OwnEngines>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let file = Engines::in_folder(&folder.0);
    match file.find() {
        Ok(found) => {
            if let Some((aside, reason)) = found.put_aside {
                let (path, reason) = (aside.display().to_string(), words.reason(&reason));
                let about = [("path", text(&path)), ("reason", text(&reason))];
                notifications.problem("kept engines", words.with("engine-damaged", &about));
            }
            *own = OwnEngines::new(found.engines, Some(file));
        }
        Err(error) => report_failure(&mut notifications, &words, &error),
    }
}

fn keep_settings(
    folder: Option<Res<StateFolder>>,
    settings: Res<Settings>,
    words: Res<Words>,
    wanted: Res<WantedLanguage>,
    redraw: Res<Redraw>,
    mut file: ResMut<SettingsFile>,
    mut notifications: ResMut<Notifications>,
) {
    match take_ready(&mut file.writing, Some(&redraw)) {
        Some(Ok(())) => notifications.withdraw(NOTICE),
        Some(Err(error)) => report_failure(&mut notifications, &words, &error),
        None => {}
    }
    let choices = Choices {
        language: wanted.0.id().to_owned(),
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
    if let (Some(_), Some(folder)) = (before, folder) {
        let (path, earlier) = (folder.0.join(SETTINGS), file.writing.take());
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
    let reason = words.reason(error);
    let sentence = words.with("keep-refused", &[("reason", text(&reason))]);
    notifications.fault(NOTICE, sentence);
}

#[cfg(test)]
mod tests {
    use bevy::tasks::TaskPool;

    use super::*;
    use crate::app::input::bindings::bind;
    use crate::app::input::key_bindings::KeyBindings;
    use crate::app::input::key_map::command;
    use crate::config::Sound;

    /// A program that keeps its settings in this folder.
    fn program(folder: &std::path::Path) -> App {
        IoTaskPool::get_or_init(TaskPool::new);
        let mut app = App::new();
        app.insert_resource(StateFolder(folder.to_owned()))
            .init_resource::<SettingsFile>()
            .init_resource::<Settings>()
            .init_resource::<Words>()
            .init_resource::<WantedLanguage>()
            .init_resource::<Notifications>()
            .init_resource::<Redraw>()
            .add_systems(Startup, bring_settings)
            .add_systems(Last, (keep_settings, finish_settings).chain());
        app.update();
        app
    }

    /// Changes the settings of a program, ends it, and gives those of the next one.
    fn after_a_restart(test: &str, change: impl FnOnce(&mut Settings)) -> Settings {
        let name = format!("fivefold-settings-{test}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder for the test");
        let mut before = program(&folder);
        change(&mut before.world_mut().resource_mut::<Settings>());
        before.world_mut().write_message(AppExit::Success);
        before.update();
        let after = program(&folder);
        std::fs::remove_dir_all(&folder).expect("it was there");
        after.world().resource::<Settings>().clone()
    }

    #[test]
    fn chosen_keys_are_in_force_after_a_restart() {
        let undo = command("undo").expect("a command of the table");
        let keys = ["Ctrl+U".parse().expect("a key")];
        let settings = after_a_restart("keys", |settings| {
            bind(settings, undo, &keys).expect("a free key");
        });
        assert_eq!(KeyBindings::new(&settings.keys).chords(undo), keys);
    }

    #[test]
    fn the_volume_and_the_silence_are_as_they_were_after_a_restart() {
        let sound = Sound::default();
        let louder = sound.volume + 7;
        let settings = after_a_restart("volume", |settings| settings.volume = Some(louder));
        assert_eq!(settings.heard_volume(&sound), louder);
        let settings = after_a_restart("silence", |settings| {
            settings.volume = Some(louder);
            settings.muted = true;
        });
        assert_eq!(settings.heard_volume(&sound), 0);
        assert_eq!(settings.volume(&sound), louder, "for when it is on again");
    }

    #[test]
    fn a_volume_that_nobody_has_chosen_follows_the_file_after_a_restart() {
        let settings = after_a_restart("no volume", |settings| settings.muted = true);
        let sound = Sound {
            volume: 33,
            ..Sound::default()
        };
        assert!(settings.muted);
        assert_eq!(settings.volume(&sound), 33);
    }
}
