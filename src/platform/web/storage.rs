//! What the browser keeps for the visitor: settings and games that were begun, as text.

use std::sync::Arc;

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::config::{ConfigError, read_whole};
use crate::features::language::{Language, SystemLanguage, Words, text};
use crate::features::my_games::GameLibrary;
use crate::features::my_games::web::GameStore;
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::features::{scripts, tune};
use crate::library::Library;
use crate::platform::page::window;
use crate::platform::retry::Retry;
use crate::platform::web;
use crate::platform::web::tabs;
use crate::words::sentence::Sentence;

/// All keys begin with this, because other pages of the same host share the storage.
const PREFIX: &str = "fivefold.";
/// The name of the settings.
pub(crate) const SETTINGS: &str = "settings";
/// The name of the language that was chosen, for the page.
const LANGUAGE: &str = "language";

/// The names of everything that is kept, of this program and of others.
///
/// # Errors
/// What the browser says.
pub(crate) fn names() -> Result<Vec<String>, JsValue> {
    let storage = storage()?;
    let keys = (0..storage.length()?).filter_map(|index| storage.key(index).ok().flatten());
    Ok(keys
        .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
        .collect())
}

/// Under which key of the storage this name is kept.
pub(crate) fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn storage() -> Result<Storage, JsValue> {
    window()
        .local_storage()?
        .ok_or_else(|| JsValue::from_str("there is none"))
}

/// What is kept under this name.
#[must_use]
pub(crate) fn read(name: &str) -> Option<String> {
    storage().ok()?.get_item(&key(name)).ok()?
}

/// Keeps a text under this name.
///
/// # Errors
/// What the browser says: there is no storage, or it is full.
pub(crate) fn write(name: &str, text: &str) -> Result<(), JsValue> {
    storage()?.set_item(&key(name), text)
}

/// Deletes what is kept under this name.
///
/// # Errors
/// What the browser says.
pub(crate) fn forget(name: &str) -> Result<(), JsValue> {
    storage()?.remove_item(&key(name))
}

/// Moves a text with damage to another name, and keeps what could be read of it in its place. Where this
/// fails it stays where it is until something is added.
pub(crate) fn put_aside(name: &str, aside: &str, text: &str, read: &str) {
    if write(aside, text).is_ok() {
        let _ = write(name, read);
    }
}

/// Why something is not kept. What a browser says itself is for those who make pages, and in its own language.
pub(crate) fn refused(reason: JsValue) -> Sentence {
    warn!("the browser keeps nothing: {reason:?}");
    Sentence::new(if is_full(&reason) {
        "page-reason-full"
    } else {
        "page-reason-refused"
    })
}

/// Whether the storage refuses a text because it has no room left.
#[must_use]
pub(crate) fn is_full(reason: &JsValue) -> bool {
    let name = js_sys::Reflect::get(reason, &"name".into()).ok();
    // Firefox has had a name of its own for it.
    name.and_then(|name| name.as_string())
        .is_some_and(|name| name.to_ascii_lowercase().contains("quota"))
}

/// Brings back what was kept, and keeps what changes.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(GameLibrary(Library::new(Arc::new(GameStore::default()))))
        .add_plugins((tune::web::plugin, scripts::web::plugin))
        .add_systems(PreStartup, bring_settings.after(web::page::choose_language))
        .add_systems(Last, keep_settings);
}

/// The settings, if they are kept and can be read.
fn kept_settings() -> Option<Result<Settings, ConfigError>> {
    read(SETTINGS).map(|kept| read_whole(SETTINGS, &kept))
}

fn bring_settings(
    mut settings: ResMut<Settings>,
    mut notifications: ResMut<Notifications>,
    system: Res<SystemLanguage>,
    words: Res<Words>,
) {
    match kept_settings() {
        None => {}
        Some(Ok(kept)) => *settings = kept,
        Some(Err(reason)) => {
            // What cannot be read is not lost.
            if let Some(kept) = read(SETTINGS) {
                let _ = write("settings.damaged", &kept);
            }
            let reason = words.reason(&reason);
            let about = [("reason", text(&reason))];
            notifications.problem("kept settings", words.with("page-settings-damaged", &about));
        }
    }
    // It used to be kept as soon as anything was, though nobody need have chosen it.
    if settings.language.is_none() {
        let spoken = read(LANGUAGE).and_then(|id| Language::from_id(&id));
        settings.language = spoken.filter(|spoken| *spoken != system.0);
    }
}

/// What is known of the settings in the storage.
#[derive(Default)]
struct Known {
    /// As they stood there last.
    kept: Option<Settings>,
    is_refused: bool,
}

/// Tabs share the settings: each writes only what was changed in it, and takes over the rest.
fn keep_settings(
    mut settings: ResMut<Settings>,
    words: Res<Words>,
    mut known: Local<Known>,
    mut notifications: ResMut<Notifications>,
    (mut retry, time): (ResMut<Retry>, Res<Time>),
) {
    let another = tabs::settings_changed();
    // What stands at the start was read from the storage, or is nothing to keep.
    let known = &mut *known;
    let before = known.kept.get_or_insert_with(|| settings.clone());
    let waits = known.is_refused && !retry.is_due();
    let writes = *before != *settings && !waits;
    if !writes && !another {
        return;
    }
    let before = before.clone();
    let theirs = kept_settings().and_then(Result::ok);
    let merged = theirs.map_or_else(
        || settings.clone(),
        |theirs| settings.merged(&before, theirs),
    );
    settings.set_if_neq(merged.clone());
    if !writes {
        if !known.is_refused {
            known.kept = Some(merged);
        }
        return;
    }
    // Plain fields always have a text.
    let Ok(text) = ron::to_string(&merged) else {
        return;
    };
    let language = merged.language.map(Language::id);
    let done = write(SETTINGS, &text).and_then(|()| match language {
        // The page speaks before the program is there.
        Some(id) => write(LANGUAGE, id),
        None => forget(LANGUAGE),
    });
    known.is_refused = done.is_err();
    if done.is_ok() {
        known.kept = Some(merged);
    } else {
        retry.later(time.elapsed());
    }
    report_failure(
        SETTINGS,
        "settings-refused",
        done,
        &words,
        &mut notifications,
    );
}

/// Play goes on without storage, but the visitor must know: `key` is the text that says so.
pub(crate) fn report_failure(
    about: &str,
    key: &str,
    done: Result<(), JsValue>,
    words: &Words,
    notifications: &mut Notifications,
) {
    match done {
        Ok(()) => notifications.withdraw(about),
        Err(reason) => {
            let reason = words.reason(refused(reason));
            notifications.fault(about, words.with(key, &[("reason", text(&reason))]));
        }
    }
}
