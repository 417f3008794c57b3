//! Scripts in the browser's storage: one entry for each, its text. Those that the page has brought along
//! are not among them.

use std::collections::BTreeSet;

use bevy::prelude::*;
use wasm_bindgen::JsValue;

use crate::config::ScriptName;
use crate::features::files::web::download;
use crate::features::opponents::OpponentCommand;
use crate::features::scripts::storage::{NotKept, ScriptShelf, Shelf};
use crate::features::settings::Configs;
use crate::platform::web::storage;
use crate::states::Phase;

/// What the names of entries begin with; the name of the script follows.
const NAME: &str = "script-";

/// The scripts in this browser.
struct BrowserShelf;

/// Keeps scripts in the storage, and gives them away as files.
pub(crate) fn plugin(app: &mut App) {
    app.insert_resource(ScriptShelf::new(BrowserShelf))
        .add_systems(Update, save_file.in_set(Phase::Rules));
}

fn entry(name: ScriptName) -> String {
    format!("{NAME}{name}")
}

fn refused(name: ScriptName, reason: JsValue) -> NotKept {
    if storage::is_full(&reason) {
        return NotKept::NoRoom;
    }
    NotKept::Refused {
        path: name.file(),
        reason: storage::refused(reason),
    }
}

impl Shelf for BrowserShelf {
    fn names(&self) -> BTreeSet<ScriptName> {
        let names = storage::names().unwrap_or_default();
        let scripts = names.iter().filter_map(|it| it.strip_prefix(NAME));
        scripts.filter_map(ScriptName::new).collect()
    }

    fn read(&self, name: ScriptName) -> Option<String> {
        storage::read(&entry(name))
    }

    fn create(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        match self.read(name) {
            Some(_) => Err(NotKept::Taken(name)),
            None => self.write(name, source),
        }
    }

    fn write(&self, name: ScriptName, source: &str) -> Result<(), NotKept> {
        storage::write(&entry(name), source).map_err(|reason| refused(name, reason))
    }

    fn remove(&self, name: ScriptName) -> Result<(), NotKept> {
        storage::forget(&entry(name)).map_err(|reason| refused(name, reason))
    }
}

/// Gives the visitor the file of a script.
fn save_file(mut asked: MessageReader<OpponentCommand>, configs: Res<Configs>) {
    for command in asked.read() {
        if let OpponentCommand::OpenScript(name) = command
            && let Some(script) = configs.opponents.scripts.get(name)
            && let Err(reason) = download(&name.file_name(), script.source().as_bytes())
        {
            warn!("the file is not saved: {reason:?}");
        }
    }
}
