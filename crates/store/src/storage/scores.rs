//! Finished games: `scores.txt`, one line a game.
//!
//! Copies of the program share it. Each adds its lines at the end under a lock, so that none loses the games
//! of another; it is written anew only to fold old games into totals, and to put damaged lines aside.

use std::sync::Arc;

use super::{FileError, Store, Versioned};
use crate::scores::text::FORMAT;
use crate::scores::{Damaged, HEAD, ScoredGame, Scores, ScoresError, line};
use fivefold_config::Ratings;
use fivefold_words::sentence::Sentence;

/// A text with more bytes for each of the games that stay one by one is folded.
const LONG: usize = 64;
/// Under which name the games are kept.
const NAME: &str = "scores.txt";

/// The finished games in a store.
#[derive(Clone, Debug)]
pub struct ScoreFile {
    store: Arc<dyn Store>,
    most: usize,
}

/// What was found.
#[derive(Clone, Debug)]
pub struct OpenedScores {
    /// The games that can be read.
    pub scores: Scores,
    /// The lines that cannot.
    pub damaged: Vec<Damaged>,
    /// Where the text with those lines is now, or one that a later version of the program goes on with; and
    /// why it cannot be read.
    pub put_aside: Option<(String, Sentence)>,
}

impl ScoreFile {
    /// The games in this store; so many of them stay one by one.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, most: usize) -> ScoreFile {
        ScoreFile { store, most }
    }

    fn read(&self) -> Result<Versioned, FileError> {
        Versioned::read(&*self.store, NAME, HEAD, FORMAT)
    }

    /// Reads all games. A text with damaged lines is put aside; what could be read takes its place.
    ///
    /// # Errors
    /// [`FileError`]; nothing has changed then.
    pub fn open(&self, ratings: &Ratings) -> Result<OpenedScores, FileError> {
        let _lock = self.store.lock(NAME)?;
        let Versioned { name, text, later } = self.read()?;
        let (read, fault) = match Scores::from_text(&text) {
            Ok(read) => (read, None),
            Err(reason) => (Default::default(), Some(Sentence::from(&reason))),
        };
        let (mut scores, damaged) = read;
        scores.fold(self.most, ratings);
        let put_aside = match fault.or_else(|| damaged.first().map(Sentence::from)) {
            None => later.map(|found| {
                let place = self.store.place(NAME).display().to_string();
                (place, Sentence::from(&ScoresError::Later { found }))
            }),
            Some(reason) => {
                let aside = self.store.put_aside(&name, "damaged")?;
                self.store.write(&name, &scores.to_text(), None)?;
                Some((aside, reason))
            }
        };
        Ok(OpenedScores {
            scores,
            damaged,
            put_aside,
        })
    }

    /// Adds games behind all others, also those that another copy has added meanwhile.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn append(&self, games: &[ScoredGame], ratings: &Ratings) -> Result<(), FileError> {
        let _lock = self.store.lock(NAME)?;
        let name = self.read()?.name;
        let lines: String = games.iter().map(|game| line(game) + "\n").collect();
        let head = Scores::default().to_text();
        let length = self.store.append(&name, &head, &lines)?;
        if length > LONG * self.most
            && let Ok((mut scores, damaged)) = Scores::from_text(&self.read()?.text)
            && damaged.is_empty()
        {
            scores.fold(self.most / 10 * 9, ratings);
            self.store.write(&name, &scores.to_text(), None)?;
        }
        Ok(())
    }

    /// Deletes all games for good, with everything that was put aside.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn forget(&self) -> Result<(), FileError> {
        let _lock = self.store.lock(NAME)?;
        let name = self.read()?.name;
        self.store.forget(&name)?;
        self.store.forget(NAME)
    }
}
