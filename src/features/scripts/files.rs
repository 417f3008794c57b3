//! The scripts that there are, those of the folder `opponents` and those that a browser keeps: found,
//! read, read again when they are saved, and complained about when they cannot be understood.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use crate::config::{Script, ScriptName};
use crate::features::notifications::Notifications;
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::storage::ScriptShelf;
use crate::features::settings::{ConfigText, Configs};
use crate::games;
use crate::players::scripts::{BUILT_IN, check};
use crate::states::Screen;

/// The folder of scripts, below that of the assets.
pub(crate) const FOLDER: &str = "opponents";

/// The scripts that were asked for.
#[derive(Resource, Default)]
struct ScriptFiles(BTreeMap<ScriptName, Handle<ConfigText>>);

/// A script has been written or deleted: it is looked again what there is.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ScriptWritten;

/// Loads and watches the scripts. New files are found whenever a setup opens, and when the program
/// itself has written one.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ScriptFiles>()
        .init_resource::<ScriptNotes>()
        .add_message::<ScriptWritten>()
        .add_systems(Startup, request)
        .add_systems(OnEnter(Screen::Setup), request)
        .add_systems(
            Update,
            (request.run_if(on_message::<ScriptWritten>), take_over).chain(),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(
        Update,
        read_anew
            .run_if(on_message::<ScriptWritten>)
            .after(request)
            .before(take_over),
    );
}

fn request(
    mut files: ResMut<ScriptFiles>,
    assets: Option<Res<AssetServer>>,
    shelf: Option<Res<ScriptShelf>>,
    mut configs: ResMut<Configs>,
    mut notes: ResMut<ScriptNotes>,
    mut notifications: ResMut<Notifications>,
) {
    let kept = shelf.as_ref().map(|shelf| shelf.names());
    let kept = kept.unwrap_or_default();
    let mut names = brought_along();
    match &shelf {
        // What a person keeps comes before what the page has brought along under that name.
        Some(shelf) if shelf.folder().is_none() => {
            names.retain(|name| !kept.contains(name));
            for &name in &kept {
                let known = configs.opponents.scripts.get(&name);
                if let Some(source) = shelf.read(name)
                    && known.is_none_or(|known| known.source() != source)
                {
                    take_script(name, &source, &mut configs, &mut notes, &mut notifications);
                }
            }
        }
        // Files are watched.
        _ => names.extend(&kept),
    }
    if let Some(assets) = assets {
        for &name in &names {
            let file = files.0.entry(name);
            file.or_insert_with(|| assets.load(name.file()));
        }
    }
    files.0.retain(|name, _| names.contains(name));
    let is_there = |name: &ScriptName| names.contains(name) || kept.contains(name);
    if !configs.opponents.scripts.keys().all(is_there) {
        configs.opponents.scripts.retain(|name, _| is_there(name));
    }
}

/// The scripts that come with the program.
#[cfg(not(target_family = "wasm"))]
fn brought_along() -> BTreeSet<ScriptName> {
    crate::asset_folder::shipped_files(FOLDER)
        .iter()
        .filter_map(|file| ScriptName::new(file.strip_suffix(".rhai")?))
        .collect()
}

/// What has been written or deleted is read anew: also where no folder was that could be watched.
#[cfg(not(target_family = "wasm"))]
fn read_anew(files: Res<ScriptFiles>, assets: Option<Res<AssetServer>>) {
    if let Some(assets) = assets {
        for name in files.0.keys() {
            assets.reload(name.file());
        }
    }
}

/// The scripts that come with the program: a browser cannot look into a folder, so the page lists them.
#[cfg(target_family = "wasm")]
fn brought_along() -> BTreeSet<ScriptName> {
    let list = crate::platform::page::setting(FOLDER).unwrap_or_default();
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
        if let (Some((&name, _)), Some(ConfigText(source))) = (found, texts.get(*id)) {
            take_script(name, source, &mut configs, &mut notes, &mut notifications);
        }
    }
}

/// Has a script play as it stands now. Where it cannot be understood, the last good one stays, and its
/// writer is told why.
pub(crate) fn take_script(
    name: ScriptName,
    source: &str,
    configs: &mut Configs,
    notes: &mut ScriptNotes,
    notifications: &mut Notifications,
) {
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
        Err(mistake) => {
            warn!("{mistake}");
            notes.note_mistake(mistake.clone());
            notifications.script_mistake(&name.file(), mistake);
        }
    }
}
