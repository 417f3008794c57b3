//! The scripts of the folder `opponents`: found, read, read again when they are saved, and
//! complained about when they cannot be understood.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::settings::{ConfigText, Configs};
use super::states::Screen;
use crate::app::state::notifications::Notifications;
use crate::config::{Script, ScriptName};
use crate::games;
use crate::players::scripts::{BUILT_IN, check};

/// The folder of scripts, below that of the assets.
const FOLDER: &str = "opponents";

/// The scripts that were asked for.
#[derive(Resource, Default)]
struct ScriptFiles(BTreeMap<ScriptName, Handle<ConfigText>>);

/// Loads and watches the scripts. New files are found whenever a setup opens.
pub fn plugin(app: &mut App) {
    app.init_resource::<ScriptFiles>()
        .add_systems(Startup, request)
        .add_systems(OnEnter(Screen::Setup), request)
        .add_systems(Update, take_over);
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
    let folder = super::assets::folder().join(FOLDER);
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
                configs.opponents.scripts.insert(name, script);
            }
            // The last good one stays.
            Err(mistake) => {
                warn!("{mistake}");
                notifications.script_mistake(&name.file(), mistake);
            }
        }
    }
}
