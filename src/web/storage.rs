//! What the browser keeps for the visitor: settings and the game in progress, as text.

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::address::{Asked, asked};
use super::page::window;
use crate::app::arrivals::Departure;
use crate::app::flow::Table;
use crate::app::language::{Words, text};
use crate::app::notices::Notices;
use crate::app::settings::Settings;
use crate::app::states::Screen;
use crate::table::Sitting;

/// All keys begin with this, because other pages of the same host share the storage.
const PREFIX: &str = "fivefold.";

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

/// Brings back what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, (bring_settings, bring_game))
        .add_systems(Last, (keep_settings, keep_departed, keep_game).chain());
}

fn bring_settings(mut settings: ResMut<Settings>) {
    if let Some(kept) = read("settings") {
        settings.take_text(&kept);
    }
}

/// The game in progress comes back to the table. A page that asks for the very position it stands
/// in goes on with it; any other id opens a new game. Whoever then comes back without an id, and
/// has not gone on with that one, finds the game from before.
fn bring_game(mut table: ResMut<Table>, mut notices: ResMut<Notices>, words: Res<Words>) {
    let mut sitting = bring(GAME, &mut notices, &words);
    if matches!(asked(), Asked::Nothing)
        && !sitting.as_ref().is_some_and(Sitting::is_in_progress)
        && let Some(before) = bring(BEFORE, &mut notices, &words).filter(Sitting::is_in_progress)
    {
        // From now on it is the game on the table, and only that.
        if write(GAME, &before.record()).is_ok() {
            let _ = forget(BEFORE);
        }
        sitting = Some(before);
    }
    if sitting.is_some() {
        table.sitting = sitting;
    }
}

/// The name of the game on the table.
const GAME: &str = "game";
/// The name of the game that a link has pushed from the table.
const BEFORE: &str = "game.before";

/// Reads a kept game; one that is damaged is put aside under another name.
fn bring(name: &str, notices: &mut Notices, words: &Words) -> Option<Sitting> {
    let record = read(name)?;
    match Sitting::from_record(&record) {
        Ok(sitting) => Some(sitting),
        Err(error) => {
            warn!("the kept game cannot be read: {error}");
            // Where this fails the damaged one is overwritten by the next move.
            let _ = write(&format!("{name}.damaged"), &record);
            let reason = error.to_string();
            let sentence = words.with("page-game-damaged", &[("reason", text(&reason))]);
            notices.problem("kept game", sentence);
            None
        }
    }
}

/// Keeps the game in progress beside the one that a link opens now.
pub fn put_aside(table: &Table) {
    if let Some(sitting) = table
        .sitting
        .as_ref()
        .filter(|sitting| sitting.is_in_progress())
    {
        // Where the browser keeps nothing, there was nothing to bring back either.
        let _ = write(BEFORE, &sitting.record());
    }
}

/// Keeps the game in progress that one from a file or a paste has pushed from the table.
fn keep_departed(mut departures: MessageReader<Departure>) {
    for Departure(sitting) in departures.read() {
        // As above.
        let _ = write(BEFORE, &sitting.record());
    }
}

fn keep_settings(
    settings: Res<Settings>,
    words: Res<Words>,
    mut kept: Local<Option<(String, &'static str)>>,
    mut notices: ResMut<Notices>,
) {
    let now = (settings.to_text(), words.language().id());
    let before = kept.replace(now.clone());
    // What stands at the start was read from the storage, or is nothing to keep.
    if before.is_none() || before.as_ref() == Some(&now) {
        return;
    }
    let done = write("settings", &now.0).and_then(|()| write("language", now.1));
    complain(done, &words, &mut notices);
}

fn keep_game(
    table: Res<Table>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut kept: Local<Option<Sitting>>,
    mut written: Local<Option<String>>,
    mut notices: ResMut<Notices>,
) {
    // A game that the address asks for is not on the table yet.
    if !table.is_changed() || *screen.get() == Screen::Loading {
        return;
    }
    let Some(sitting) = &table.sitting else {
        return;
    };
    // The table changes with every step of the pointer, the game does not; writing it plays it all
    // over again.
    if kept.as_ref() == Some(sitting) {
        return;
    }
    // Another tab may have kept its game here meanwhile; it is put aside rather than lost.
    if let (Some(mine), Some(there)) = (&*written, read(GAME))
        && *mine != there
        && Sitting::from_record(&there).is_ok_and(|other| other.is_in_progress())
    {
        let _ = write(BEFORE, &there);
    }
    let record = sitting.record();
    let done = write(GAME, &record);
    *kept = Some(sitting.clone());
    *written = Some(record);
    complain(done, &words, &mut notices);
}

/// Play goes on without storage, but the visitor must know.
fn complain(done: Result<(), JsValue>, words: &Words, notices: &mut Notices) {
    match done {
        Ok(()) => notices.withdraw("storage"),
        Err(reason) => {
            warn!("the browser keeps nothing: {reason:?}");
            notices.problem("storage", words.say("page-storage-refused"));
        }
    }
}
