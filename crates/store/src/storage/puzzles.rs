//! What is kept of puzzles.

use std::sync::Arc;

use super::{FileError, Store, Versioned};
use crate::scores::puzzles::{FORMAT, HEAD, PuzzleScores};

/// Under which name it is kept.
const NAME: &str = "puzzle-scores";

/// What is kept of puzzles in a store.
#[derive(Clone, Debug)]
pub struct PuzzleFile(pub Arc<dyn Store>);

impl PuzzleFile {
    fn read(&self) -> Result<Versioned, FileError> {
        Versioned::read(&*self.0, NAME, HEAD, FORMAT)
    }

    /// What is kept; nothing where there is no text yet. A text with lines that cannot be read is put
    /// aside; what could be read takes its place, and where the other one is now is given besides.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn load(&self) -> Result<(PuzzleScores, Option<String>), FileError> {
        let Versioned { name, text, .. } = self.read()?;
        match PuzzleScores::from_text(&text) {
            Ok((scores, damaged)) if damaged.is_empty() => Ok((scores, None)),
            read => {
                let aside = self.0.put_aside(&name, "damaged")?;
                let scores = read.map(|(scores, _)| scores).unwrap_or_default();
                self.save(&scores)?;
                Ok((scores, Some(aside)))
            }
        }
    }

    /// Keeps this from now on, whole or not at all.
    ///
    /// # Errors
    /// [`FileError`]; what was kept is then as it was.
    pub fn save(&self, scores: &PuzzleScores) -> Result<(), FileError> {
        self.0.write(&self.read()?.name, &scores.to_text(), None)
    }
}
