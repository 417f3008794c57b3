//! The scripts of the folder `opponents`: found, read, read again when they are saved, and
//! complained about when they cannot be understood.

use std::collections::BTreeMap;
#[cfg(not(target_family = "wasm"))]
use std::path::PathBuf;

use bevy::prelude::*;

use super::script_notes::ScriptNotes;
use super::settings::{ConfigText, Configs};
use super::states::Screen;
use crate::app::state::notifications::Notifications;
#[cfg(not(target_family = "wasm"))]
use crate::config::EXTENSION;
use crate::config::{Script, ScriptName};
use crate::games;
use crate::players::scripts::{BUILT_IN, check};

/// The folder of scripts, below that of the assets.
const FOLDER: &str = "opponents";

/// The scripts that were asked for.
#[derive(Resource, Default)]
struct ScriptFiles(BTreeMap<ScriptName, Handle<ConfigText>>);

/// A script has been written: the folder is looked through again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScriptWritten;

/// Where the scripts lie.
#[cfg(not(target_family = "wasm"))]
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct ScriptFolder(pub PathBuf);

#[cfg(not(target_family = "wasm"))]
impl Default for ScriptFolder {
    fn default() -> Self {
        ScriptFolder(super::assets::folder().join(FOLDER))
    }
}

#[cfg(not(target_family = "wasm"))]
impl ScriptFolder {
    /// The file of this script.
    #[must_use]
    pub fn file(&self, name: ScriptName) -> PathBuf {
        self.0.join(format!("{name}.{EXTENSION}"))
    }
}

/// Loads and watches the scripts. New files are found whenever a setup opens, and when the program
/// itself has written one.
pub fn plugin(app: &mut App) {
    #[cfg(not(target_family = "wasm"))]
    app.init_resource::<ScriptFolder>();
    app.init_resource::<ScriptFiles>()
        .init_resource::<ScriptNotes>()
        .add_message::<ScriptWritten>()
        .add_systems(Startup, request)
        .add_systems(OnEnter(Screen::Setup), request)
        .add_systems(
            Update,
            (request.run_if(on_message::<ScriptWritten>), take_over).chain(),
        );
}

fn request(
    mut files: ResMut<ScriptFiles>,
    assets: Option<Res<AssetServer>>,
    mut configs: ResMut<Configs>,
) {
    let Some(assets) = assets else {
        return;
    };
    let names = names();
    for &name in &names {
        let file = files.0.entry(name);
        file.or_insert_with(|| assets.load(name.file()));
    }
    files.0.retain(|name, _| names.contains(name));
    let gone = |configs: &Configs| {
        let mut known = configs.opponents.scripts.keys();
        known.any(|name| !names.contains(name))
    };
    if gone(&configs) {
        configs
            .opponents
            .scripts
            .retain(|name, _| names.contains(name));
    }
}

/// The scripts that there are.
#[cfg(not(target_family = "wasm"))]
fn names() -> Vec<ScriptName> {
    let folder = ScriptFolder::default().0;
    // Without the folder there are no scripts.
    let entries = folder.read_dir().into_iter().flatten().flatten();
    entries
        .filter_map(|entry| ScriptName::of_file(&entry.path().to_string_lossy()))
        .collect()
}

/// The scripts that there are: a browser cannot look into a folder, so the page lists them.
#[cfg(target_family = "wasm")]
fn names() -> Vec<ScriptName> {
    let list = crate::app::page::setting(FOLDER).unwrap_or_default();
    list.split_ascii_whitespace()
        .filter_map(ScriptName::new)
        .collect()
}

fn take_over(
    mut changes: MessageReader<AssetEvent<ConfigText>>,
    texts: Res<Assets<ConfigText>>,
    files: Res<ScriptFiles>,
    mut configs: ResMut<Configs>,
    mut notes: ResMut<ScriptNotes>,
    mut notifications: ResMut<Notifications>,
) {
    for change in changes.read() {
        let (AssetEvent::Added { id } | AssetEvent::Modified { id }) = change else {
            continue;
        };
        let found = files.0.iter().find(|(_, handle)| handle.id() == *id);
        let (Some((&name, _)), Some(ConfigText(source))) = (found, texts.get(*id)) else {
            continue;
        };
        let script = Script::new(source);
        // Where scripts run elsewhere (a browser's worker), their mistakes show when they play.
        let checked = if BUILT_IN {
            check(name, &script, games::all())
        } else {
            Ok(())
        };
        match checked {
            Ok(()) => {
                notifications.withdraw(&name.file());
                notes.forget_mistake(name);
                configs.opponents.scripts.insert(name, script);
            }
            // The last good one stays.
            Err(mistake) => {
                warn!("{mistake}");
                notes.note_mistake(mistake.clone());
                notifications.script_mistake(&name.file(), mistake);
            }
        }
    }
}
