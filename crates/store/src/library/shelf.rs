//! Where games are kept.

use std::fmt;
use std::sync::Arc;
use std::time::SystemTime;

use thiserror::Error;

use fivefold_formats::record::RecordError;
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// The number of a kept game, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber(pub u32);

impl GameNumber {
    /// That of the first game.
    pub const FIRST: GameNumber = GameNumber(1);

    /// The one after it.
    #[must_use]
    pub(crate) const fn next(self) -> GameNumber {
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
pub struct Hold(Arc<dyn Guard>);

/// What ends a hold when it is dropped.
pub trait Guard: Send + Sync + 'static {
    /// Whether the hold is still in force: what it rests on may have vanished.
    fn is_in_force(&self) -> bool {
        true
    }
}

impl Hold {
    /// A hold that this guard ends.
    pub fn new(guard: impl Guard) -> Hold {
        Hold(Arc::new(guard))
    }

    pub(super) fn is_in_force(&self) -> bool {
        self.0.is_in_force()
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

/// Why games cannot be kept, read or changed. The words stand in the files of each language
/// ([`Sentence`]).
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{}", self.in_english())]
pub enum LibraryError {
    /// The system or the browser refuses; what it says.
    Refused(Sentence),
    /// Another copy of the program has the game on its table.
    Elsewhere,
    /// There is no such game.
    Absent,
    /// What is kept there is no game; why.
    Broken(Sentence),
    /// It is of a game that another program has, with this word, and this one has not.
    Foreign(String),
    /// A later version of the program wrote it, in this format.
    Later(u32),
}

impl LibraryError {
    /// Why something could not be read, without saying once more that it could not.
    #[must_use]
    pub fn reason(&self) -> Sentence {
        match self {
            LibraryError::Broken(reason) => reason.clone(),
            other => Sentence::from(other),
        }
    }
}

impl From<&LibraryError> for Sentence {
    fn from(error: &LibraryError) -> Sentence {
        match error {
            LibraryError::Refused(reason) => reason.clone(),
            LibraryError::Elsewhere => Sentence::new("my-games-error-elsewhere"),
            LibraryError::Absent => Sentence::new("my-games-error-absent"),
            LibraryError::Foreign(game) => {
                Sentence::new("my-games-error-foreign").text("game", game.clone())
            }
            LibraryError::Broken(reason) => {
                Sentence::new("my-games-error-broken").sentence("reason", reason.clone())
            }
            LibraryError::Later(format) => {
                Sentence::new("my-games-error-later").number("format", *format)
            }
        }
    }
}

impl From<RecordError> for LibraryError {
    fn from(error: RecordError) -> LibraryError {
        match error {
            RecordError::Later { found } => LibraryError::Later(found),
            other => LibraryError::Broken(Sentence::from(&other)),
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
