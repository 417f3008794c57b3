//! Finished games in the browser's storage, as the text that the desktop keeps in a file. Every tab
//! reads what is there before it adds its game, so that none loses those of another.

use bevy::prelude::*;

use crate::config::Ratings;
use crate::features::files::web::download;
use crate::features::records::kept::{ScorePlace, keep_in};
use crate::features::records::{Statistics, export_with};
use crate::platform::web::storage;
use crate::platform::web::storage::refused;
use crate::scores::export::Form;
use crate::scores::{Day, Scores};
use crate::words::sentence::Sentence;

/// The name of the games in the storage.
const NAME: &str = "scores";
/// Where a text with damaged lines goes.
const DAMAGED: &str = "scores.damaged";
/// So many games are kept one by one: a browser gives a page about five million letters.
const MOST: usize = 10_000;

/// The text of the games.
struct BrowserScores;

/// Brings the games back, and keeps what is added.
pub(crate) fn plugin(app: &mut App) {
    keep_in(app, BrowserScores);
    export_with(app, give);
}

impl ScorePlace<Statistics> for BrowserScores {
    fn read(
        &self,
        records: &mut Statistics,
        ratings: &Ratings,
    ) -> Result<Option<Sentence>, Sentence> {
        let Some(kept) = storage::read(NAME) else {
            return Ok(None);
        };
        let (scores, fault) = match Scores::from_text(&kept) {
            Ok((scores, damaged)) => (scores, damaged.first().map(Sentence::from)),
            Err(error) => (Scores::default(), Some(Sentence::from(&error))),
        };
        if fault.is_some() {
            storage::put_aside(NAME, DAMAGED, &kept, &scores.to_text());
        }
        records.replace(scores, ratings);
        Ok(fault.map(|reason| {
            Sentence::new("scores-damaged")
                .text("path", DAMAGED.to_owned())
                .sentence("reason", reason)
        }))
    }

    fn write(&self, records: &Statistics, ratings: &Ratings) -> Result<(), Sentence> {
        if records.is_forgotten() {
            let forgotten = storage::forget(NAME).and_then(|()| storage::forget(DAMAGED));
            forgotten.map_err(refused)?;
        }
        let games = records.unsaved();
        if games.is_empty() {
            return Ok(());
        }
        // What cannot be read was put aside when the page was opened.
        let kept = storage::read(NAME).unwrap_or_default();
        let mut scores = Scores::from_text(&kept).map_or_else(|_| Scores::default(), |read| read.0);
        for game in games {
            scores.add(game.clone());
        }
        scores.fold(MOST, ratings);
        storage::write(NAME, &scores.to_text()).map_err(refused)
    }
}

/// The browser takes the file, and tells nobody where it lies.
fn give(form: Form, today: Day, content: &str) -> Result<Option<String>, Sentence> {
    let name = format!("fivefold-{today}.{}", form.extension());
    download(&name, content.as_bytes()).map_err(refused)?;
    Ok(None)
}
