//! Reads the files of the configuration, and puts in force what changes in them.

use crate::config::{GameFile, ThemeName};
use crate::games;
use bevy::asset::io::Reader;
use bevy::asset::{AssetLoader, LoadContext, LoadState};
#[cfg(not(target_family = "wasm"))]
use std::fs;
#[cfg(not(target_family = "wasm"))]
use std::path::PathBuf;

use bevy::prelude::*;

use crate::features::notifications::Notifications;

use crate::features::settings::{Configs, Settings};
use crate::features::tune::{Tuning, told_name};
use crate::words::InEnglish as _;

/// A file that is watched.
struct File {
    name: &'static str,
    path: String,
    part: ConfigPart,
    handle: Handle<ConfigText>,
    /// It has been put in force, or found to be wrong.
    is_taken: bool,
}

#[derive(Resource)]
struct WatchedFiles(Vec<File>);

/// The files have been read before the first frame.
#[cfg(not(target_family = "wasm"))]
#[derive(Resource)]
struct ReadAtStart;

/// Reads the files of this folder of assets before the first frame, so that this shows a screen already.
/// Their faults are told, and their later changes taken over, by way of Bevy's asset server as ever.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn read_at_start(app: &mut App, folders: &[PathBuf]) {
    let mut configs = app.world_mut().resource_mut::<Configs>();
    for (name, part) in parts() {
        let path = format!("config/{name}");
        let mut next = configs.clone();
        let mut files = folders.iter().map(|folder| folder.join(&path));
        if let Some(Ok(text)) = files.find(|file| file.exists()).map(fs::read_to_string)
            && next.take(part, &path, &text).is_ok()
        {
            *configs = next;
        }
    }
    app.insert_resource(ReadAtStart);
}

/// Loads and watches the configuration.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Configs>()
        .init_resource::<Settings>()
        .init_resource::<Tuning>()
        .init_asset::<ConfigText>()
        .init_asset_loader::<ConfigTextLoader>()
        .add_systems(Startup, request)
        .add_systems(
            Update,
            (request_shown_theme, take_over, put_own_values_in_force).chain(),
        );
}

fn request(mut commands: Commands, assets: Res<AssetServer>) {
    let files = parts()
        // The other themes are asked for when they are shown.
        .filter(|(_, part)| !matches!(part, ConfigPart::Theme(name) if *name != ThemeName::Dark))
        .map(|(name, part)| File::load(&assets, name, part));
    commands.insert_resource(WatchedFiles(files.collect()));
}

impl File {
    fn load(assets: &AssetServer, name: &'static str, part: ConfigPart) -> File {
        let path = format!("config/{name}");
        let handle = assets.load(&path);
        File {
            name,
            path,
            part,
            handle,
            is_taken: false,
        }
    }
}

/// The file of a theme that is shown is watched from then on. Until it is there, the theme has the
/// values that it has in the program, so nothing waits for it.
fn request_shown_theme(
    configs: Res<Configs>,
    assets: Res<AssetServer>,
    mut files: ResMut<WatchedFiles>,
    mut shown: Local<ThemeName>,
) {
    let now = configs.shown_theme();
    if std::mem::replace(&mut *shown, now) == now {
        return;
    }
    let is_known = |file: &File| matches!(file.part, ConfigPart::Theme(name) if name == now);
    if !files.0.iter().any(is_known) {
        let file = File::load(&assets, now.file(), ConfigPart::Theme(now));
        files.0.push(file);
    }
}

/// Puts the content of good files in force; a broken one changes nothing.
fn take_over(
    mut changes: MessageReader<AssetEvent<ConfigText>>,
    texts: Res<Assets<ConfigText>>,
    mut files: ResMut<WatchedFiles>,
    mut configs: ResMut<Configs>,
    mut tuning: ResMut<Tuning>,
    mut notifications: ResMut<Notifications>,
) {
    for change in changes.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = change else {
            continue;
        };
        let Some(file) = files.0.iter_mut().find(|it| it.handle.id() == *id) else {
            continue;
        };
        let Some(ConfigText(text)) = texts.get(*id) else {
            continue;
        };
        file.is_taken = true;
        let mut next = configs.clone();
        match next.take(file.part, &file.path, text) {
            Ok(()) => {
                tuning.take_asset(file.name, text);
                // Own values follow in the same frame.
                if !tuning.is_tuned(file.name) {
                    configs.set_if_neq(next);
                }
                notifications.withdraw(&file.path);
            }
            Err(error) => {
                warn!("{}", error.in_english());
                notifications.config_error(&file.path, error);
            }
        }
    }
}

/// Puts the files in force whose own values, or whose values below those, have changed.
fn put_own_values_in_force(mut tuning: ResMut<Tuning>, mut configs: ResMut<Configs>) {
    if tuning.stale.is_empty() {
        return;
    }
    let stale = std::mem::take(&mut tuning.stale);
    let mut next = configs.clone();
    for (name, part) in parts().filter(|(name, _)| stale.contains(name)) {
        let text = tuning.of(name).map(|layers| layers.in_force());
        // Each layer has been found in order.
        if let Some(text) = text
            && let Err(error) = next.take(part, &told_name(name), &text)
        {
            warn!("{}", error.in_english());
        }
    }
    configs.set_if_neq(next);
}

/// Whether every configuration file is in force or could not be read, so that the menu may open.
/// A missing file is no reason not to play: the defaults stand.
pub(crate) fn is_settled(world: &World) -> bool {
    #[cfg(not(target_family = "wasm"))]
    if world.contains_resource::<ReadAtStart>() {
        return true;
    }
    let (Some(files), Some(assets)) = (
        world.get_resource::<WatchedFiles>(),
        world.get_resource::<AssetServer>(),
    ) else {
        return false;
    };
    files.0.iter().all(|file| {
        file.is_taken || matches!(assets.load_state(&file.handle), LoadState::Failed(_))
    })
}

/// The raw text of a configuration file, or of another file that is read as text.
#[derive(Asset, TypePath, Clone, Debug)]
pub(crate) struct ConfigText(pub String);

#[derive(Default, TypePath)]
pub(crate) struct ConfigTextLoader;

impl AssetLoader for ConfigTextLoader {
    type Asset = ConfigText;
    type Settings = ();
    type Error = std::io::Error;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        _context: &mut LoadContext<'_>,
    ) -> Result<ConfigText, std::io::Error> {
        let mut bytes = Vec::new();
        reader.read_to_end(&mut bytes).await?;
        // Broken UTF-8 becomes a character that the reader of the file then complains about.
        Ok(ConfigText(String::from_utf8_lossy(&bytes).into_owned()))
    }

    fn extensions(&self) -> &[&str] {
        &["ron", "rhai", "txt"]
    }
}

/// A file of the configuration.
#[derive(Clone, Copy)]
pub(crate) enum ConfigPart {
    Timing,
    Opponents,
    Theme(ThemeName),
    Ratings,
    Sound,
    Study,
    AnyGame,
    Game(&'static GameFile),
}

/// All files with their names.
pub(crate) fn parts() -> impl Iterator<Item = (&'static str, ConfigPart)> {
    let of_games = games::all()
        .iter()
        .filter_map(|game| game.extension::<GameFile>())
        .map(|file| (file.name, ConfigPart::Game(file)));
    [
        ("timing.ron", ConfigPart::Timing),
        ("opponents.ron", ConfigPart::Opponents),
        ("ratings.ron", ConfigPart::Ratings),
        ("sound.ron", ConfigPart::Sound),
        ("study.ron", ConfigPart::Study),
        ("any_game.ron", ConfigPart::AnyGame),
    ]
    .into_iter()
    .chain(ThemeName::ALL.map(|name| (name.file(), ConfigPart::Theme(name))))
    .chain(of_games)
}
