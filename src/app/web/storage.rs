//! What the browser keeps for the visitor: settings and the game in progress, as text.

use bevy::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::address::{Asked, asked};
use crate::app::page::window;
use crate::app::play::incoming_game::ReplacedMatch;
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Settings;
use crate::app::state::states::Screen;
use crate::formats::record;
use crate::midend::Match;

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
            let reason = reason.to_string();
            let about = [("reason", text(&reason))];
            notifications.problem("kept settings", words.with("page-settings-damaged", &about));
        }
    }
}

/// The game in progress comes back to the table. A page that asks for the very position it stands
/// in goes on with it; any other id opens a new game. Whoever then comes back without an id, and
/// has not gone on with that one, finds the game from before.
fn bring_game(
    mut current: ResMut<CurrentMatch>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let mut game_match = bring(GAME, &mut notifications, &words);
    if matches!(asked(), Asked::Nothing)
        && !game_match.as_ref().is_some_and(Match::is_in_progress)
        && let Some(before) =
            bring(BEFORE, &mut notifications, &words).filter(Match::is_in_progress)
    {
        // From now on it is the game on the table, and only that.
        if write(GAME, &record::write(&before)).is_ok() {
            let _ = forget(BEFORE);
        }
        game_match = Some(before);
    }
    if game_match.is_some() {
        current.game_match = game_match;
    }
}

/// The name of the game on the table.
const GAME: &str = "game";
/// The name of the game that a link has pushed from the table.
const BEFORE: &str = "game.before";

/// Reads a kept game; one that is damaged is put aside under another name.
fn bring(name: &str, notifications: &mut Notifications, words: &Words) -> Option<Match> {
    let record = read(name)?;
    match record::read(&record) {
        Ok(game_match) => Some(game_match),
        Err(error) => {
            warn!("the kept game cannot be read: {error}");
            // Where this fails the damaged one is overwritten by the next move.
            let _ = write(&format!("{name}.damaged"), &record);
            let reason = error.to_string();
            let sentence = words.with("page-game-damaged", &[("reason", text(&reason))]);
            notifications.problem("kept game", sentence);
            None
        }
    }
}

/// Keeps the game in progress beside the one that a link opens now.
pub fn put_aside(current: &CurrentMatch) {
    if let Some(game_match) = current
        .game_match
        .as_ref()
        .filter(|game_match| game_match.is_in_progress())
    {
        // Where the browser keeps nothing, there was nothing to bring back either.
        let _ = write(BEFORE, &record::write(game_match));
    }
}

/// Keeps the game in progress that one from a file or a paste has pushed from the table.
fn keep_departed(mut departures: MessageReader<ReplacedMatch>) {
    for ReplacedMatch(game_match) in departures.read() {
        // As above.
        let _ = write(BEFORE, &record::write(game_match));
    }
}

fn keep_settings(
    settings: Res<Settings>,
    words: Res<Words>,
    mut kept: Local<Option<(String, &'static str)>>,
    mut notifications: ResMut<Notifications>,
) {
    // Plain fields always have a text.
    let Ok(text) = ron::to_string(&*settings) else {
        return;
    };
    let now = (text, words.language().id());
    let before = kept.replace(now.clone());
    // What stands at the start was read from the storage, or is nothing to keep.
    if before.is_none() || before.as_ref() == Some(&now) {
        return;
    }
    let done = write("settings", &now.0).and_then(|()| write("language", now.1));
    report_failure(done, &words, &mut notifications);
}

fn keep_game(
    current: Res<CurrentMatch>,
    words: Res<Words>,
    screen: Res<State<Screen>>,
    mut kept: Local<Option<Match>>,
    mut written: Local<Option<String>>,
    mut notifications: ResMut<Notifications>,
) {
    // A game that the address asks for is put on the table while the screen still says `Loading`;
    // it is kept as soon as the screen changes.
    let changed = current.is_changed() || screen.is_changed();
    if !changed || *screen.get() == Screen::Loading {
        return;
    }
    let Some(game_match) = &current.game_match else {
        return;
    };
    // A change of the screen is none of the game.
    if kept.as_ref() == Some(game_match) {
        return;
    }
    // Another tab may have kept its game here meanwhile; it is put aside rather than lost.
    if let (Some(mine), Some(there)) = (&*written, read(GAME))
        && *mine != there
        && record::read(&there).is_ok_and(|other| other.is_in_progress())
    {
        let _ = write(BEFORE, &there);
    }
    let record = record::write(game_match);
    let done = write(GAME, &record);
    *kept = Some(game_match.clone());
    *written = Some(record);
    report_failure(done, &words, &mut notifications);
}

/// Play goes on without storage, but the visitor must know.
fn report_failure(done: Result<(), JsValue>, words: &Words, notifications: &mut Notifications) {
    match done {
        Ok(()) => notifications.withdraw("storage"),
        Err(reason) => {
            warn!("the browser keeps nothing: {reason:?}");
            notifications.problem("storage", words.say("page-storage-refused"));
        }
    }
}
