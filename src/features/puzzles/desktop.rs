//! What is kept of puzzles, in a file of a desktop.

use bevy::prelude::*;

use crate::config::Ratings;
use crate::features::puzzles::PuzzleBook;
use crate::features::records::kept::{ScorePlace, keep_in};
use crate::storage::puzzles::PuzzleFile;
use crate::storage::{FileError, state_folder};
use crate::words::sentence::Sentence;

/// The file, or why there cannot be any.
struct PuzzleScoreFolder(Result<PuzzleFile, FileError>);

/// Brings back what was kept, and keeps what changes.
pub(crate) fn plugin(app: &mut App) {
    keep_in(
        app,
        PuzzleScoreFolder(state_folder().map(|it| PuzzleFile::new(&it))),
    );
}

impl ScorePlace<PuzzleBook> for PuzzleScoreFolder {
    fn read(&self, book: &mut PuzzleBook, _: &Ratings) -> Result<Option<Sentence>, Sentence> {
        let (scores, aside) = self
            .0
            .as_ref()?
            .load()
            .map_err(|error| error.of_own_file())?;
        book.replace(scores);
        let sentence = Sentence::new("puzzles-kept-damaged");
        Ok(aside.map(|path| sentence.text("path", path.display().to_string())))
    }

    fn write(&self, book: &PuzzleBook, _: &Ratings) -> Result<(), Sentence> {
        let saved = self.0.as_ref()?.save(book.scores());
        saved.map_err(|error| error.of_own_file())
    }
}
