//! What the browser keeps for the visitor, as text.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use crate::features::my_games::GameLibrary;
use crate::features::scripts::storage::ScriptShelf;
use crate::features::settings::Settings;
use crate::library::Library;
use crate::platform::keeping::{self, KeptStore};
use crate::platform::page::window;
use crate::platform::web::tabs;
use crate::storage::{Browser, FileError, Keys};

/// All keys begin with this, because other pages of the same host share the storage.
const PREFIX: &str = "fivefold.";
/// Those of scripts begin with this.
const SCRIPTS: &str = "fivefold.script-";
/// The key of the settings.
pub(crate) const SETTINGS: &str = "fivefold.settings";
/// The key of the theme, for the page: its cover has the same colours at the next visit.
pub(crate) const THEME: &str = "fivefold.theme";

/// The storage of the page's host.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocalStorage;

fn storage() -> Result<Storage, FileError> {
    let storage = window().local_storage().map_err(refused)?;
    storage.ok_or(FileError::Storage { is_full: false })
}

impl Keys for LocalStorage {
    fn keys(&self) -> Result<Vec<String>, FileError> {
        let storage = storage()?;
        let keys = 0..storage.length().map_err(refused)?;
        Ok(keys
            .filter_map(|it| storage.key(it).ok().flatten())
            .collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, FileError> {
        storage()?.get_item(key).map_err(refused)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), FileError> {
        storage()?.set_item(key, text).map_err(refused)
    }

    fn remove(&self, key: &str) -> Result<(), FileError> {
        storage()?.remove_item(key).map_err(refused)
    }

    fn now(&self) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs((js_sys::Date::now() / 1000.0) as u64)
    }
}

/// Why something is not kept. What a browser says itself is for those who make pages, and in its own language.
pub(crate) fn refused(reason: JsValue) -> FileError {
    warn!("the browser keeps nothing: {reason:?}");
    let name = js_sys::Reflect::get(&reason, &"name".into()).ok();
    // Firefox has had a name of its own for it.
    let is_full = name
        .and_then(|name| name.as_string())
        .is_some_and(|name| name.to_ascii_lowercase().contains("quota"));
    FileError::Storage { is_full }
}

/// Keeps everything in the storage.
pub(crate) fn plugin(app: &mut App) {
    let games = Browser::dated(LocalStorage, PREFIX);
    let scripts = Browser::new(LocalStorage, SCRIPTS);
    let all = Browser::new(LocalStorage, PREFIX);
    app.insert_resource(GameLibrary(Library::new(Arc::new(games))))
        .insert_resource(ScriptShelf(Arc::new(scripts)))
        .insert_resource(KeptStore(Arc::new(all)));
    keeping::keep::<Settings>(app, PreStartup);
    app.add_systems(
        PreUpdate,
        keeping::bring::<Settings>.run_if(tabs::settings_changed),
    );
}
