//! Where games are kept.

use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::SystemTime;

use thiserror::Error;

use crate::formats::record::RecordError;

/// The number of a kept game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub u32);

impl GameNumber {
    /// That of the first game.
    pub const FIRST: GameNumber = GameNumber(1);

    /// The one after it.
    #[must_use]
    pub const fn next(self) -> GameNumber {
        GameNumber(self.0.wrapping_add(1))
    }
}

impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A kept game, unopened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its number.
    pub number: GameNumber,
    /// When it was written last.
    pub written: SystemTime,
}

/// Keeps other copies of the program from writing a game, until the last clone of it is dropped.
#[derive(Clone)]
pub struct Hold(
    #[expect(dead_code, reason = "dropping it is what it is for")] Arc<dyn Any + Send + Sync>,
);

impl Hold {
    /// Whatever ends the hold when it is dropped.
    pub fn new(guard: impl Any + Send + Sync) -> Hold {
        Hold(Arc::new(guard))
    }
}

impl fmt::Debug for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hold")
    }
}

/// The place of the game on the table; other copies of the program leave it alone meanwhile.
#[derive(Clone, Debug)]
pub struct Place {
    /// The game's number.
    pub number: GameNumber,
    /// Held as long as this exists.
    pub hold: Hold,
}

/// Why games cannot be kept, read or changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LibraryError {
    /// The system or the browser refuses.
    #[error("{0}")]
    Refused(String),
    /// Another copy of the program has the game on its table.
    #[error("this game is open in another window of fivefold; close it there first")]
    Elsewhere,
    /// There is no such game.
    #[error("this game is gone; another window of fivefold has deleted it")]
    Absent,
    /// What is kept there is no game; why.
    #[error("this game cannot be read: {0}")]
    Broken(String),
    /// A later version of the program wrote it; which.
    #[error("{0}")]
    Later(String),
}

impl LibraryError {
    /// Why something could not be read, without saying once more that it could not.
    #[must_use]
    pub fn reason(&self) -> String {
        match self {
            LibraryError::Broken(reason) => reason.clone(),
            other => other.to_string(),
        }
    }
}

impl From<RecordError> for LibraryError {
    fn from(error: RecordError) -> LibraryError {
        let reason = error.to_string();
        match error {
            RecordError::Later { .. } => LibraryError::Later(reason),
            _ => LibraryError::Broken(reason),
        }
    }
}

/// A place for many games, each a text under a number.
pub trait Shelf: fmt::Debug + Send + Sync {
    /// All games that are kept, in any order.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    fn games(&self) -> Result<Vec<Kept>, LibraryError>;

    /// The text of a game.
    ///
    /// # Errors
    /// [`LibraryError::Refused`], [`LibraryError::Absent`], [`LibraryError::Broken`].
    fn read(&self, number: GameNumber) -> Result<String, LibraryError>;

    /// Holds a game, whether it is there already or not; nothing if another copy of the program
    /// holds it.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    fn hold(&self, number: GameNumber) -> Result<Option<Hold>, LibraryError>;

    /// Whether anybody holds a game.
    fn is_held(&self, number: GameNumber) -> bool;

    /// Writes a game that is held, whole or not at all; with this date, or with that of now.
    ///
    /// # Errors
    /// [`LibraryError::Refused`]; [`LibraryError::Elsewhere`] where games cannot be held and
    /// somebody else has written this one since it was read or written here.
    fn write(
        &self,
        number: GameNumber,
        text: &str,
        date: Option<SystemTime>,
    ) -> Result<(), LibraryError>;

    /// Deletes a game that is held.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    fn remove(&self, number: GameNumber) -> Result<(), LibraryError>;

    /// Renames a game that cannot be read, so that it is kept but is none of these any more; where
    /// it is now, for people.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    fn put_aside(&self, number: GameNumber, why: &str) -> Result<String, LibraryError>;
}
