//! Finished games, in a file of a desktop; they are exported on request.

use bevy::prelude::*;

use crate::config::Ratings;
use crate::features::records::kept::{ScorePlace, keep_in};
use crate::features::records::{Statistics, export_with};
use crate::scores::Day;
use crate::scores::export::Form;
use crate::storage::scores::{ScoreFile, Writer, export_to};
use crate::storage::user_folders::downloads_folder;
use crate::storage::{FileError, state_folder};
use crate::words::sentence::Sentence;

/// The file and who writes it, or why there cannot be any.
struct ScoreFolder(Result<(ScoreFile, Writer), FileError>);

/// Brings the games back, and keeps what is added.
pub(crate) fn plugin(app: &mut App) {
    let place = state_folder().and_then(|folder| {
        let file = ScoreFile::in_folder(&folder);
        Ok((file.clone(), Writer::new(file)?))
    });
    keep_in(app, ScoreFolder(place));
    export_with(app, give);
}

impl ScorePlace<Statistics> for ScoreFolder {
    fn read(
        &self,
        records: &mut Statistics,
        ratings: &Ratings,
    ) -> Result<Option<Sentence>, Sentence> {
        let (file, _) = self.0.as_ref()?;
        let opened = file.open(ratings).map_err(|error| error.of_own_file())?;
        records.replace(opened.scores, ratings);
        Ok(opened.put_aside.map(|aside| {
            Sentence::new("scores-damaged")
                .text("path", aside.path.display().to_string())
                .sentence("reason", Sentence::from(&aside.reason))
        }))
    }

    fn write(&self, records: &Statistics, ratings: &Ratings) -> Result<(), Sentence> {
        let (_, writer) = self.0.as_ref()?;
        if records.is_forgotten() {
            writer.forget();
        }
        let games = records.unsaved();
        if !games.is_empty() {
            writer.append(games.to_vec(), ratings);
        }
        Ok(())
    }

    fn is_busy(&self) -> bool {
        matches!(&self.0, Ok((_, writer)) if !writer.is_idle() || writer.trouble().is_some())
    }

    fn trouble(&self) -> Option<Sentence> {
        let (_, writer) = self.0.as_ref().ok()?;
        Some(writer.trouble()?.of_own_file())
    }
}

/// Writes a file among the downloads; its path.
fn give(form: Form, today: Day, content: &str) -> Result<Option<String>, Sentence> {
    let path = downloads_folder().and_then(|to| export_to(&to, form, today, content));
    let path = path.map_err(|error| Sentence::from(&error))?;
    Ok(Some(path.display().to_string()))
}
