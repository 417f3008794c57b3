//! Games that were begun, in the browser's storage: one entry for each, its date and its text.
//!
//! A page cannot hold an entry against other tabs. It writes one only as long as the text is the one
//! that it found or has written last, so that two tabs that go on with the same game do not write over
//! each other's moves.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use wasm_bindgen::JsValue;

use crate::library::{GameNumber, Guard, Hold, Kept, LibraryError, Shelf};
use crate::platform::web::storage;

/// What the names of entries begin with; the number follows.
const NAME: &str = "game-";

/// The games in this browser.
#[derive(Debug, Default)]
pub(crate) struct GameStore {
    held: Arc<Held>,
}

/// The games that this page holds, each with the text that it found or has written last.
#[derive(Debug, Default)]
struct Held(Mutex<BTreeMap<GameNumber, Option<String>>>);

impl Held {
    fn games(&self) -> MutexGuard<'_, BTreeMap<GameNumber, Option<String>>> {
        // Nothing panics while it holds the lock; if it did, the map would still be sound.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One of these games, until it is dropped.
struct HeldGame(GameNumber, Arc<Held>);

impl Guard for HeldGame {}

impl Drop for HeldGame {
    fn drop(&mut self) {
        self.1.games().remove(&self.0);
    }
}

fn name(number: GameNumber) -> String {
    format!("{NAME}{number}")
}

fn refused(reason: JsValue) -> LibraryError {
    LibraryError::Refused(storage::refused(reason))
}

/// The date and the text of an entry.
fn entry(number: GameNumber) -> Option<(SystemTime, String)> {
    let entry = storage::read(&name(number))?;
    let (seconds, text) = entry.split_once('\n')?;
    let date = UNIX_EPOCH + Duration::from_secs(seconds.parse().ok()?);
    Some((date, text.to_owned()))
}

fn text(number: GameNumber) -> Option<String> {
    entry(number).map(|(_, text)| text)
}

impl Shelf for GameStore {
    fn games(&self) -> Result<Vec<Kept>, LibraryError> {
        let names = storage::names().map_err(refused)?;
        let numbers = names
            .iter()
            .filter_map(|it| it.strip_prefix(NAME)?.parse().ok());
        let kept = numbers.filter_map(|number| {
            let number = GameNumber(number);
            let (written, _) = entry(number)?;
            Some(Kept { number, written })
        });
        Ok(kept.collect())
    }

    fn read(&self, number: GameNumber) -> Result<String, LibraryError> {
        text(number).ok_or(LibraryError::Absent)
    }

    fn hold(&self, number: GameNumber) -> Result<Option<Hold>, LibraryError> {
        let mut held = self.held.games();
        if held.contains_key(&number) {
            return Ok(None);
        }
        held.insert(number, text(number));
        Ok(Some(Hold::new(HeldGame(number, Arc::clone(&self.held)))))
    }

    fn is_held(&self, number: GameNumber) -> bool {
        self.held.games().contains_key(&number)
    }

    fn write(
        &self,
        number: GameNumber,
        new: &str,
        date: Option<SystemTime>,
    ) -> Result<(), LibraryError> {
        let mut held = self.held.games();
        // What is gone was not written by anybody else: another tab or the browser has deleted it.
        if let Some(there) = text(number)
            && held.get(&number) != Some(&Some(there))
        {
            return Err(LibraryError::Elsewhere);
        }
        let seconds = match date {
            Some(date) => date
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default()
                .as_secs(),
            None => (js_sys::Date::now() / 1000.0) as u64,
        };
        let done = storage::write(&name(number), &format!("{seconds}\n{new}"));
        done.map_err(refused)?;
        held.insert(number, Some(new.to_owned()));
        Ok(())
    }

    fn remove(&self, number: GameNumber) -> Result<(), LibraryError> {
        storage::forget(&name(number)).map_err(refused)
    }

    fn put_aside(&self, number: GameNumber, why: &str) -> Result<String, LibraryError> {
        let text = self.read(number)?;
        let aside = format!("{why}-{number}");
        storage::write(&aside, &text).map_err(refused)?;
        self.remove(number)?;
        Ok(aside)
    }
}
