//! What the browser keeps for the visitor: settings and games that were begun, as text.

use std::sync::Arc;

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::game_store::GameStore;
use crate::app::page::window;
use crate::app::state::language::{WantedLanguage, Words, text};
use crate::app::state::my_games::GameLibrary;
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Settings;
use crate::library::Library;
use crate::words::sentence::Sentence;

/// All keys begin with this, because other pages of the same host share the storage.
const PREFIX: &str = "fivefold.";

/// The names of everything that is kept, of this program and of others.
///
/// # Errors
/// What the browser says.
pub fn names() -> Result<Vec<String>, JsValue> {
    let storage = storage()?;
    let keys = (0..storage.length()?).filter_map(|index| storage.key(index).ok().flatten());
    Ok(keys
        .filter_map(|key| key.strip_prefix(PREFIX).map(str::to_owned))
        .collect())
}

fn storage() -> Result<Storage, JsValue> {
    window()
        .local_storage()?
        .ok_or_else(|| JsValue::from_str("there is none"))
}

/// What is kept under this name.
#[must_use]
pub fn read(name: &str) -> Option<String> {
    storage().ok()?.get_item(&format!("{PREFIX}{name}")).ok()?
}

/// Keeps a text under this name.
///
/// # Errors
/// What the browser says: there is no storage, or it is full.
pub fn write(name: &str, text: &str) -> Result<(), JsValue> {
    storage()?.set_item(&format!("{PREFIX}{name}"), text)
}

/// Deletes what is kept under this name.
///
/// # Errors
/// What the browser says.
pub fn forget(name: &str) -> Result<(), JsValue> {
    storage()?.remove_item(&format!("{PREFIX}{name}"))
}

/// Moves a text with damage to another name, and keeps what could be read of it in its place. Where this
/// fails it stays where it is until something is added.
pub(super) fn put_aside(name: &str, aside: &str, text: &str, read: &str) {
    if write(aside, text).is_ok() {
        let _ = write(name, read);
    }
}

/// Why something is not kept. What a browser says itself is for those who make pages, and in its own language.
pub(super) fn refused(reason: JsValue) -> Sentence {
    warn!("the browser keeps nothing: {reason:?}");
    Sentence::new(if is_full(&reason) {
        "page-reason-full"
    } else {
        "page-reason-refused"
    })
}

/// Whether the storage refuses a text because it has no room left.
#[must_use]
pub fn is_full(reason: &JsValue) -> bool {
    let name = js_sys::Reflect::get(reason, &"name".into()).ok();
    // Firefox has had a name of its own for it.
    name.and_then(|name| name.as_string())
        .is_some_and(|name| name.to_ascii_lowercase().contains("quota"))
}

/// What the browser says.
#[must_use]
pub fn said(reason: &JsValue) -> String {
    let said = js_sys::Reflect::get(reason, &"message".into());
    let said = said.ok().and_then(|said| said.as_string());
    said.unwrap_or_else(|| format!("{reason:?}"))
}

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.insert_resource(GameLibrary(Library::new(Arc::new(GameStore::default()))))
        .add_systems(Startup, bring_settings)
        .add_plugins((super::tuned::plugin, super::script_shelf::plugin))
        .add_systems(Last, keep_settings);
}

fn bring_settings(
    mut settings: ResMut<Settings>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let Some(kept) = read("settings") else {
        return;
    };
    match crate::config::read_whole("settings", &kept) {
        Ok(kept) => *settings = kept,
        Err(reason) => {
            let reason = words.reason(&reason);
            let about = [("reason", text(&reason))];
            notifications.problem("kept settings", words.with("page-settings-damaged", &about));
        }
    }
}

fn keep_settings(
    settings: Res<Settings>,
    words: Res<Words>,
    wanted: Res<WantedLanguage>,
    mut kept: Local<Option<(String, &'static str)>>,
    mut notifications: ResMut<Notifications>,
) {
    // Plain fields always have a text.
    let Ok(text) = ron::to_string(&*settings) else {
        return;
    };
    let now = (text, wanted.0.id());
    let before = kept.replace(now.clone());
    // What stands at the start was read from the storage, or is nothing to keep.
    if before.is_none() || before.as_ref() == Some(&now) {
        return;
    }
    let done = write("settings", &now.0).and_then(|()| write("language", now.1));
    report_failure(done, &words, &mut notifications);
}

/// Play goes on without storage, but the visitor must know.
pub(super) fn report_failure(
    done: Result<(), JsValue>,
    words: &Words,
    notifications: &mut Notifications,
) {
    match done {
        Ok(()) => notifications.withdraw("storage"),
        Err(reason) => {
            warn!("the browser keeps nothing: {reason:?}");
            notifications.fault("storage", words.say("page-storage-refused"));
        }
    }
}
