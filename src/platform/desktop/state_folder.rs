//! What a desktop keeps between two runs, in one folder: games that were begun, the settings, and
//! other programs that were set up as opponents.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};
use serde::{Deserialize, Serialize};

use crate::config::read_whole;
use crate::features::language::{Language, SystemLanguage, Words, text};
use crate::features::my_games::GameLibrary;
use crate::features::notifications::Notifications;
use crate::features::programs::OwnEngines;
use crate::features::settings::Settings;
use crate::features::tune;
use crate::library::Library;
use crate::platform::KeptIn;
use crate::platform::retry::Retry;
use crate::redraw::{Redraw, take_ready};
use crate::storage::engines::Engines;
use crate::storage::game_files::GameFiles;
use crate::storage::{FileError, atomic, state_folder};

/// What a person has chosen.
const SETTINGS: &str = "settings.ron";

/// What notices about the folder are about.
const FOLDER: &str = "state folder";
/// What notices about settings that cannot be written are about.
const ABOUT: &str = "settings";
/// The text that says so.
const REFUSED: &str = "settings-refused";
/// What notices about the list of programs are about.
const ENGINES: &str = "kept engines";

/// What stands in the file of settings.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Choices {
    /// The language that was spoken, in files of before 0.2: nobody need have chosen it.
    #[serde(skip_serializing)]
    language: String,
    settings: Settings,
}

/// The folder; there is none where nothing can be kept.
#[derive(Resource)]
pub(crate) struct StateFolder(pub(crate) PathBuf);

/// The file of settings: writing it takes longer than a frame may.
#[derive(Resource, Default)]
struct SettingsFile {
    /// What stood in it last.
    kept: Option<Settings>,
    /// What is being written.
    sent: Settings,
    /// The writing; it gives what stands there then, also of what another window has changed.
    writing: Option<Task<Result<Settings, FileError>>>,
    is_refused: bool,
}

/// Brings back what was kept, and keeps what changes.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SettingsFile>()
        .init_resource::<Retry>()
        .add_plugins(tune::desktop::plugin)
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
/// A folder that cannot be made now may be possible later.
fn find_folder(
    mut commands: Commands,
    library: Option<Res<GameLibrary>>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    match state_folder() {
        Ok(folder) => {
            commands.insert_resource(KeptIn(Some(folder.display().to_string())));
            if library.is_none() {
                let files = GameFiles::in_folder(&folder);
                commands.insert_resource(GameLibrary(Library::new(Arc::new(files))));
            }
            commands.insert_resource(StateFolder(folder));
        }
        Err(error) => tell(&mut notifications, &words, FOLDER, "keep-refused", &error),
    }
}

/// What the system prefers.
fn choose_language(mut system: ResMut<SystemLanguage>) {
    system.0 = Language::preferred(sys_locale::get_locales());
}

fn bring_settings(
    folder: Res<StateFolder>,
    mut settings: ResMut<Settings>,
    system: Res<SystemLanguage>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let path = folder.0.join(SETTINGS);
    let reason = match fs::read_to_string(&path) {
        Ok(kept) => match read_whole::<Choices>(SETTINGS, &kept) {
            Ok(choices) => {
                *settings = choices.settings;
                let spoken = Language::from_id(&choices.language);
                let chosen = spoken.filter(|spoken| *spoken != system.0);
                settings.language = settings.language.or(chosen);
                return;
            }
            Err(reason) => words.reason(&reason),
        },
        // As at the first start everything is as usual.
        Err(error) if error.kind() == ErrorKind::NotFound => return,
        Err(error) => error.to_string(),
    };
    match atomic::put_aside(&path, "damaged") {
        Ok(aside) => {
            let path = aside.display().to_string();
            let about = [("path", text(&path)), ("reason", text(&reason))];
            notifications.problem("kept settings", words.with("settings-damaged", &about));
        }
        Err(error) => tell(&mut notifications, &words, ABOUT, REFUSED, &error),
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
                notifications.problem(ENGINES, words.with("engine-damaged", &about));
            }
            *own = OwnEngines::new(found.engines, Some(file));
        }
        Err(error) => {
            tell(&mut notifications, &words, ENGINES, "engine-unread", &error);
            *own = OwnEngines::new(Vec::new(), Some(file));
        }
    }
}

fn keep_settings(
    folder: Option<Res<StateFolder>>,
    mut settings: ResMut<Settings>,
    words: Res<Words>,
    redraw: Res<Redraw>,
    mut file: ResMut<SettingsFile>,
    mut notifications: ResMut<Notifications>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    match take_ready(&mut file.writing, Some(&redraw)) {
        Some(Ok(there)) => {
            let merged = settings.merged(&file.sent, there.clone());
            settings.set_if_neq(merged);
            file.kept = Some(there);
            file.is_refused = false;
            notifications.withdraw(ABOUT);
        }
        Some(Err(error)) => {
            tell(&mut notifications, &words, ABOUT, REFUSED, &error);
            file.is_refused = true;
            retry.later(time.elapsed());
        }
        None => {}
    }
    // What stands at the start was read, or is nothing to keep.
    let waits = file.writing.is_some() || file.is_refused && !retry.is_due();
    let kept = file.kept.get_or_insert_with(|| settings.clone());
    if waits || *kept == *settings {
        return;
    }
    if let Some(folder) = folder {
        let (path, before, now) = (folder.0.join(SETTINGS), kept.clone(), settings.clone());
        file.sent = now.clone();
        let write = async move { write(&path, &before, &now) };
        file.writing = Some(IoTaskPool::get().spawn(write));
        redraw.request();
    }
}

/// Writes what has changed since the settings were as `before`: copies of the program share the file.
/// What stands there then.
fn write(path: &Path, before: &Settings, now: &Settings) -> Result<Settings, FileError> {
    let _lock = atomic::lock(path)?;
    let there = fs::read_to_string(path).ok();
    let settings = match there.map(|there| read_whole::<Choices>(SETTINGS, &there)) {
        Some(Ok(theirs)) => now.merged(before, theirs.settings),
        Some(Err(_)) => {
            atomic::put_aside(path, "damaged")?;
            now.clone()
        }
        None => now.clone(),
    };
    let choices = Choices {
        settings,
        ..default()
    };
    // Plain fields always have a text.
    if let Ok(text) = ron::ser::to_string_pretty(&choices, ron::ser::PrettyConfig::default()) {
        atomic::write(path, text.as_bytes())?;
    }
    Ok(choices.settings)
}

/// What is not written when the program ends is written then.
fn finish_settings(
    mut ends: MessageReader<AppExit>,
    folder: Option<Res<StateFolder>>,
    settings: Res<Settings>,
    mut file: ResMut<SettingsFile>,
) {
    if ends.read().count() == 0 {
        return;
    }
    if let Some(writing) = file.writing.take()
        && block_on(writing).is_ok()
    {
        file.kept = Some(file.sent.clone());
    }
    if let (Some(folder), Some(kept)) = (folder, &file.kept)
        && *kept != *settings
        && let Err(error) = write(&folder.0.join(SETTINGS), kept, &settings)
    {
        warn!("{error}");
    }
}

/// Play goes on, but whoever plays must know.
fn tell(
    notifications: &mut Notifications,
    words: &Words,
    about: &str,
    key: &str,
    error: &FileError,
) {
    let reason = words.reason(error.of_own_file());
    notifications.fault(about, words.with(key, &[("reason", text(&reason))]));
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::app::TaskPoolOptions;

    use super::*;
    use crate::config::Sound;
    use crate::features::notifications::Content;
    use crate::input::bindings::bind;
    use crate::input::bindings::in_force::KeyBindings;
    use crate::input::bindings::key_map::command;
    use crate::platform::retry;

    /// A program that keeps its settings in this folder.
    fn program(folder: &Path) -> App {
        TaskPoolOptions::default().create_default_pools();
        let mut app = App::new();
        app.insert_resource(StateFolder(folder.to_owned()))
            .init_resource::<SettingsFile>()
            .init_resource::<Settings>()
            .init_resource::<Words>()
            .init_resource::<SystemLanguage>()
            .init_resource::<Notifications>()
            .init_resource::<Time>()
            .init_resource::<Redraw>()
            .add_plugins(retry::plugin)
            .add_systems(Startup, bring_settings)
            .add_systems(Last, (keep_settings, finish_settings).chain());
        app.update();
        app
    }

    /// A folder for a test.
    fn folder(test: &str) -> PathBuf {
        let name = format!("fivefold-settings-{test}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the test");
        folder
    }

    /// Changes the settings of a program, ends it, and gives those of the next one.
    fn after_a_restart(test: &str, change: impl FnOnce(&mut Settings)) -> Settings {
        let folder = folder(test);
        let mut before = program(&folder);
        change(&mut before.world_mut().resource_mut::<Settings>());
        before.world_mut().write_message(AppExit::Success);
        before.update();
        let after = program(&folder);
        fs::remove_dir_all(&folder).expect("it was there");
        after.world().resource::<Settings>().clone()
    }

    /// Changes settings of a program and lets it write them, or try to.
    fn change(program: &mut App, change: impl FnOnce(&mut Settings)) {
        change(&mut program.world_mut().resource_mut::<Settings>());
        program.update();
        until_written(program);
    }

    fn until_written(program: &mut App) {
        while program.world().resource::<SettingsFile>().writing.is_some() {
            std::thread::yield_now();
            program.update();
        }
    }

    fn said(program: &App) -> Option<String> {
        let notices = program.world().resource::<Notifications>();
        let notice = notices.list().first()?;
        assert_eq!(notice.about, ABOUT);
        match &notice.content {
            Content::Sentence(sentence) => Some(sentence.clone()),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn two_windows_keep_what_was_changed_in_either() {
        let folder = folder("two-windows");
        let (mut one, mut other) = (program(&folder), program(&folder));
        change(&mut one, |settings| settings.muted = true);
        change(&mut other, |settings| settings.teaching = true);
        assert!(other.world().resource::<Settings>().muted, "it is shared");
        let third = program(&folder);
        let settings = third.world().resource::<Settings>();
        assert!(settings.muted && settings.teaching);
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn settings_that_cannot_be_written_are_told_as_such_and_written_once_they_can_be() {
        let folder = folder("refused");
        let mut program = program(&folder);
        fs::remove_dir_all(&folder).expect("it was there");
        change(&mut program, |settings| settings.muted = true);
        assert_eq!(said(&program), None, "the folder is made again");
        fs::remove_dir_all(&folder).expect("it was there");
        fs::write(&folder, "a file in the way").expect("room");
        change(&mut program, |settings| settings.muted = false);
        let told = said(&program).expect("it is told");
        assert!(told.starts_with("Your settings cannot be saved"), "{told}");
        assert!(!told.contains("game"), "{told}");
        fs::remove_file(&folder).expect("it was there");
        let mut time = program.world_mut().resource_mut::<Time>();
        time.advance_by(Duration::from_secs(6));
        program.update();
        until_written(&mut program);
        assert_eq!(said(&program), None);
        assert!(folder.join(SETTINGS).exists());
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn settings_that_cannot_even_be_read_are_put_aside() {
        let folder = folder("binary");
        fs::write(folder.join(SETTINGS), [0xff, 0xfe]).expect("room");
        let mut program = program(&folder);
        change(&mut program, |settings| settings.muted = true);
        let aside = folder.join("settings.ron.damaged-1");
        assert_eq!(fs::read(aside).expect("nothing is lost"), [0xff, 0xfe]);
        fs::remove_dir_all(&folder).expect("it was there");
    }

    #[test]
    fn of_a_language_in_an_older_file_only_another_one_than_the_systems_was_chosen() {
        for (kept, chosen) in [("en", None), ("pl", Some(Language::Pl)), ("", None)] {
            let folder = folder(&format!("language-{kept}"));
            let text = format!("(language: \"{kept}\", settings: (muted: true))");
            fs::write(folder.join(SETTINGS), text).expect("room");
            let program = program(&folder);
            let settings = program.world().resource::<Settings>();
            assert_eq!((settings.language, settings.muted), (chosen, true));
            fs::remove_dir_all(&folder).expect("it was there");
        }
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
