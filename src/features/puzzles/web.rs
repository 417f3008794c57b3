//! What is kept of puzzles in the browser's storage, as the text that the desktop keeps in a file.

use bevy::prelude::*;

use crate::config::Ratings;
use crate::features::puzzles::PuzzleBook;
use crate::features::records::kept::{ScorePlace, keep_in};
use crate::platform::web::storage;
use crate::platform::web::storage::refused;
use crate::scores::puzzles::PuzzleScores;
use crate::words::sentence::Sentence;

/// The name of the text in the storage.
const NAME: &str = "puzzle-scores";
/// Where a text with damaged lines goes.
const DAMAGED: &str = "puzzle-scores.damaged";

/// The text.
struct BrowserPuzzleScores;

/// Brings back what was kept, and keeps what changes.
pub(crate) fn plugin(app: &mut App) {
    keep_in(app, BrowserPuzzleScores);
}

impl ScorePlace<PuzzleBook> for BrowserPuzzleScores {
    fn read(&self, book: &mut PuzzleBook, _: &Ratings) -> Result<Option<Sentence>, Sentence> {
        let Some(kept) = storage::read(NAME) else {
            return Ok(None);
        };
        let (scores, is_whole) = match PuzzleScores::from_text(&kept) {
            Ok((scores, damaged)) => (scores, damaged.is_empty()),
            Err(_) => (PuzzleScores::default(), false),
        };
        if !is_whole {
            storage::put_aside(NAME, DAMAGED, &kept, &scores.to_text());
        }
        book.replace(scores);
        let sentence = Sentence::new("puzzles-kept-damaged");
        Ok((!is_whole).then(|| sentence.text("path", DAMAGED.to_owned())))
    }

    fn write(&self, book: &PuzzleBook, _: &Ratings) -> Result<(), Sentence> {
        storage::write(NAME, &book.scores().to_text()).map_err(refused)
    }
}
