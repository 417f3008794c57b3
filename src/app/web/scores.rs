//! Finished games in the browser's storage, as the text that the desktop keeps in a file. Every tab
//! reads what is there before it adds its game, so that none loses those of another.

use bevy::prelude::*;
use wasm_bindgen::JsValue;

use super::exchange::download;
use super::storage;
use crate::app::play::scoring::{Statistics, Today};
use crate::app::state::intent::ScoresCommand;
use crate::app::state::language::{Words, text};
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Configs;
use crate::app::state::states::{Phase, Screen};
use crate::config::Ratings;
use crate::scores::{Day, Played, Scores};

/// The name of the games in the storage.
const NAME: &str = "scores";
/// Where a text with damaged lines goes.
const DAMAGED: &str = "scores.damaged";
/// So many games are kept one by one: a browser gives a page about five million letters.
const MOST: usize = 10_000;

/// Brings the games back, and keeps what is added.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, bring)
        .add_systems(OnEnter(Screen::Scores), bring)
        .add_systems(OnEnter(Screen::Settings), bring)
        .add_systems(Update, save_export.in_set(Phase::Rules))
        .add_systems(Last, keep);
}

/// The day on the visitor's own calendar.
#[must_use]
pub fn today() -> Day {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    Day::new((minutes / 1_440.0).max(0.0) as u32)
}

fn bring(
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if records.has_unsaved() {
        return;
    }
    let Some(kept) = storage::read(NAME) else {
        return;
    };
    let reason = match Scores::from_text(&kept) {
        Ok((scores, damaged)) => {
            let clean = (!damaged.is_empty()).then(|| scores.to_text());
            records.replace(scores, &configs.ratings);
            match (damaged.first(), clean) {
                (Some(first), Some(clean)) => {
                    // Where this fails the damaged lines stay where they are.
                    if storage::write(DAMAGED, &kept).is_ok() {
                        let _ = storage::write(NAME, &clean);
                    }
                    words.reason(first)
                }
                _ => return,
            }
        }
        Err(error) => {
            if storage::write(DAMAGED, &kept).is_ok() {
                let _ = storage::forget(NAME);
            }
            words.reason(&error)
        }
    };
    let about = [("path", text(DAMAGED)), ("reason", text(&reason))];
    notifications.problem("kept scores", words.with("scores-damaged", &about));
}

fn keep(
    mut records: ResMut<Statistics>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    if !records.is_changed() {
        return;
    }
    let mut done = Ok(());
    if records.take_forgotten() {
        done = storage::forget(NAME).and_then(|()| storage::forget(DAMAGED));
    }
    if records.has_unsaved() {
        done = done.and_then(|()| append(records.take_unsaved(), &configs.ratings));
    }
    if let Err(reason) = done {
        warn!("the browser keeps no scores: {reason:?}");
        let reason = format!("{reason:?}");
        let sentence = words.with("scores-refused", &[("reason", text(&reason))]);
        notifications.problem("scores", sentence);
    }
}

fn append(games: Vec<Played>, ratings: &Ratings) -> Result<(), JsValue> {
    // What cannot be read was put aside when the page was opened.
    let kept = storage::read(NAME).unwrap_or_default();
    let mut scores = Scores::from_text(&kept).map_or_else(|_| Scores::default(), |read| read.0);
    for game in games {
        scores.add(game);
    }
    scores.fold(MOST, ratings);
    storage::write(NAME, &scores.to_text())
}

fn save_export(
    mut intents: MessageReader<ScoresCommand>,
    records: Res<Statistics>,
    configs: Res<Configs>,
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    for intent in intents.read() {
        let ScoresCommand::Export(form) = *intent else {
            continue;
        };
        let content = records.export(form, &configs.ratings);
        let name = format!("fivefold-{}.{}", today.0(), form.extension());
        if let Err(reason) = download(&name, &content) {
            let reason = format!("{reason:?}");
            let sentence = words.with("scores-not-exported", &[("reason", text(&reason))]);
            notifications.problem("export", sentence);
        }
    }
}
