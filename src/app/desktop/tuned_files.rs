//! A person's own values of the configuration as files: a folder beside the settings, with a file for
//! each of those in `assets/config` whose values somebody has changed.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on};

use super::state_folder::StateFolder;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::redraw::{Redraw, take_ready};
use crate::app::state::states::Screen;
use crate::app::state::tuning::{FOLDER, Tuning, told_name};
use crate::config::TunableFile;
use crate::storage::{FileError, atomic};

/// What notices about the own files that cannot be written are about.
const ABOUT: &str = "own values";

/// The files are written apart from the frames.
#[derive(Resource, Default)]
struct Writing(Option<Task<Result<(), FileError>>>);

/// Brings back what was kept, keeps what changes, and shows it.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Writing>()
        .init_resource::<Tuning>()
        .init_resource::<Redraw>()
        .add_systems(Startup, bring.run_if(resource_exists::<StateFolder>))
        .add_systems(Last, (keep, finish).chain());
    if app.is_plugin_added::<bevy::state::app::StatesPlugin>() {
        app.add_systems(
            OnEnter(Screen::Tune),
            bring.run_if(resource_exists::<StateFolder>),
        )
        .add_systems(
            OnEnter(Screen::Setup),
            bring.run_if(resource_exists::<StateFolder>),
        );
    }
}

fn path_of(folder: &StateFolder, name: &str) -> PathBuf {
    folder.0.join(FOLDER).join(name)
}

/// Reads the files, also those that were changed in an editor meanwhile.
fn bring(
    folder: Res<StateFolder>,
    mut tuning: ResMut<Tuning>,
    mut notifications: ResMut<Notifications>,
) {
    if tuning.has_unkept() {
        return;
    }
    for file in TunableFile::ALL {
        let Ok(bytes) = fs::read(path_of(&folder, file.name)) else {
            continue;
        };
        let about = told_name(file.name);
        match tuning.take_own(file.name, &String::from_utf8_lossy(&bytes)) {
            Ok(()) => notifications.withdraw(&about),
            Err(error) => {
                warn!("{error}");
                notifications.config_error(&about, error);
            }
        }
    }
}

fn keep(
    folder: Option<Res<StateFolder>>,
    mut tuning: ResMut<Tuning>,
    mut writing: ResMut<Writing>,
    mut notifications: ResMut<Notifications>,
    redraw: Res<Redraw>,
    words: Res<Words>,
) {
    match take_ready(&mut writing.0, Some(&redraw)) {
        Some(Ok(())) => notifications.withdraw(ABOUT),
        Some(Err(error)) => {
            let reason = words.reason(&error);
            let sentence = words.with("keep-refused", &[("reason", text(&reason))]);
            notifications.fault(ABOUT, sentence);
        }
        None => {}
    }
    let Some(folder) = folder else {
        return;
    };
    if writing.0.is_some() || !tuning.has_unkept() {
        return;
    }
    let mut orders = Vec::new();
    for name in tuning.take_unkept() {
        let broken = tuning.take_broken(name);
        if broken {
            notifications.withdraw(&told_name(name));
        }
        let own = tuning.of(name).and_then(|layers| layers.own_text());
        orders.push((path_of(&folder, name), own, broken));
    }
    redraw.request();
    writing.0 = Some(IoTaskPool::get().spawn(async move {
        let mut orders = orders.into_iter();
        orders.try_for_each(|(path, own, broken)| write(&path, own, broken))
    }));
}

/// Writes an own file, or removes it where nothing differs any more. One that could not be read is
/// put aside first.
fn write(path: &Path, own: Option<String>, broken: bool) -> Result<(), FileError> {
    if broken {
        atomic::put_aside(path, "damaged")?;
    }
    match own {
        Some(text) => atomic::write(path, text.as_bytes()),
        None => atomic::remove(path),
    }
}

/// What is not written when the program ends is written then.
fn finish(
    mut ends: MessageReader<AppExit>,
    folder: Option<Res<StateFolder>>,
    mut tuning: ResMut<Tuning>,
    mut writing: ResMut<Writing>,
) {
    if ends.read().count() == 0 {
        return;
    }
    let mut done = writing.0.take().map_or(Ok(()), block_on);
    for name in tuning.take_unkept() {
        let broken = tuning.take_broken(name);
        let own = tuning.of(name).and_then(|layers| layers.own_text());
        if let Some(folder) = &folder {
            done = done.and(write(&path_of(folder, name), own, broken));
        }
    }
    if let Err(error) = done {
        warn!("{error}");
    }
}
