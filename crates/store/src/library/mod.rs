//! My games: every game that was begun, unfinished and finished, each under a number of its own.
//!
//! [`Library`] is what is done with the games in a [`Store`]: finding the one to go on with, keeping the one
//! on the table, listing, taking, naming and deleting.
//!
//! Copies of the program share a store. The game on the table of one is held by it, so that no other
//! writes it; who does so after all gets a copy of the game (see [`LibraryError::Elsewhere`]).

mod error;

use std::cmp::Reverse;
use std::fmt;
use std::sync::Arc;
use std::time::SystemTime;

pub use self::error::LibraryError;
use crate::storage::{FileError, Hold, Listed, Store};
use fivefold_formats::record;
use fivefold_match::Match;
use fivefold_rules::registry;

/// Most games that are looked at for the one to go on with, the newest first.
const MOST_LOOKED_AT: usize = 50;

/// What stands before the number in the name of a game.
const HEAD: &str = "game-";
/// What stands behind it: now, and in the names that earlier versions gave, which stay as they are.
const TAILS: [&str; 2] = [".fivefold", ".txt"];

/// The number of a kept game, from 1. Where an earlier version has gone on counting beside a later one, two games
/// have the same number and differ in how their names end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameNumber {
    number: u32,
    tail: &'static str,
}

impl GameNumber {
    /// That of the first game.
    pub const FIRST: GameNumber = GameNumber::new(1);

    /// This number, of a game whose name ends as names do now.
    #[must_use]
    pub const fn new(number: u32) -> GameNumber {
        let tail = TAILS[0];
        GameNumber { number, tail }
    }

    /// This number, of a game that an earlier version has named.
    #[must_use]
    pub const fn earlier(number: u32) -> GameNumber {
        let tail = TAILS[1];
        GameNumber { number, tail }
    }

    /// The number alone.
    #[must_use]
    pub const fn get(self) -> u32 {
        self.number
    }

    /// The number for a new game after it.
    const fn next(self) -> GameNumber {
        GameNumber::new(self.number.wrapping_add(1))
    }

    /// That of a game whose name is written so.
    fn of(listed: &Listed) -> Option<GameNumber> {
        let number: u32 = listed.name.parse().ok()?;
        let tail = listed.tail;
        // Not `007`, which is somebody else's.
        let is_ours = number > 0 && listed.name == number.to_string();
        is_ours.then_some(GameNumber { number, tail })
    }

    /// The name under which its game is kept.
    fn name(self) -> String {
        format!("{HEAD}{}{}", self.number, self.tail)
    }
}

impl fmt::Display for GameNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(f)
    }
}

/// A kept game, unopened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct UnopenedGame {
    number: GameNumber,
    written: SystemTime,
}

/// The place of the game on the table; other copies of the program leave it alone meanwhile.
#[derive(Clone, Debug)]
pub struct LibraryPlace {
    /// The game's number.
    pub number: GameNumber,
    /// Held as long as this exists.
    pub hold: Hold,
}

/// The games of one store.
#[derive(Clone, Debug)]
pub struct Library {
    store: Arc<dyn Store>,
}

/// A game in the list.
#[derive(Clone, Debug)]
pub struct ListedGame {
    /// Its number.
    pub number: GameNumber,
    /// When it was written last.
    pub written: SystemTime,
    /// The game, or why it cannot be read.
    pub game_match: Result<Arc<Match>, LibraryError>,
    /// Whether it is on a table: of this copy of the program or of another.
    pub is_held: bool,
}

/// The game to go on with.
#[derive(Debug, Default)]
pub struct LatestGame {
    /// The game and where it lies, if there is one.
    pub game: Option<(LibraryPlace, Match)>,
    /// Games that cannot be read and were put aside: where they lie now, and why.
    pub damaged: Vec<(String, LibraryError)>,
}

/// A game that was deleted, as long as that can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeletedGame {
    /// Its number.
    pub number: GameNumber,
    text: String,
    written: SystemTime,
}

impl Library {
    /// The games in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Library {
        Library { store }
    }

    /// All kept games, the one written last first.
    fn newest_first(&self) -> Result<Vec<UnopenedGame>, FileError> {
        let listed = self.store.list(HEAD, &TAILS)?.into_iter();
        let mut kept: Vec<UnopenedGame> = listed
            .filter_map(|it| {
                let number = GameNumber::of(&it)?;
                let written = it.written;
                Some(UnopenedGame { number, written })
            })
            .collect();
        kept.sort_by_key(|kept| Reverse((kept.written, kept.number)));
        Ok(kept)
    }

    /// Takes the unfinished game that was written last and that no other copy of the program has on
    /// its table. A damaged one is put aside.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    pub fn latest(&self) -> Result<LatestGame, LibraryError> {
        let mut latest = LatestGame::default();
        for kept in self.newest_first()?.into_iter().take(MOST_LOOKED_AT) {
            if latest.game.is_some() {
                break;
            }
            if self.is_over(kept.number) {
                continue;
            }
            let Some(place) = self.place(kept.number)? else {
                continue;
            };
            let why = match self.read(kept.number) {
                Ok(game_match) => {
                    // It may have come to its end since.
                    if game_match.history().main_result().is_none() {
                        latest.game = Some((place, game_match));
                    }
                    continue;
                }
                Err(LibraryError::Absent) => continue,
                // Another program can read it, or a later version.
                Err(LibraryError::Foreign(_) | LibraryError::Later(_)) => continue,
                Err(error @ LibraryError::Broken(_)) => error,
                Err(error) => return Err(error),
            };
            let now = self.store.put_aside(&kept.number.name(), "damaged")?;
            latest.damaged.push((now, why));
        }
        Ok(latest)
    }

    /// Whether its text says that a game is over; one that cannot be read does not say so.
    fn is_over(&self, number: GameNumber) -> bool {
        let text = self.text(number);
        text.is_ok_and(|text| record::glance(&text).is_over)
    }

    /// Takes the game that was written last, finished or not, unless another copy of the program
    /// has it on its table.
    ///
    /// # Errors
    /// [`LibraryError`]: it cannot be read.
    pub fn last(&self) -> Result<Option<(LibraryPlace, Match)>, LibraryError> {
        let Some(kept) = self.newest_first()?.into_iter().next() else {
            return Ok(None);
        };
        let place = self.place(kept.number)?;
        let taken = place.map(|place| Ok((place, self.read(kept.number)?)));
        taken.transpose()
    }

    /// All games, the one written last first.
    ///
    /// # Errors
    /// [`LibraryError::Refused`]: not even their names can be read.
    pub fn list(&self) -> Result<Vec<ListedGame>, LibraryError> {
        let kept = self.newest_first()?;
        Ok(kept.into_iter().filter_map(|it| self.listed(it)).collect())
    }

    /// Nothing if the game has just been deleted.
    fn listed(&self, kept: UnopenedGame) -> Option<ListedGame> {
        let game_match = match self.read(kept.number) {
            Err(LibraryError::Absent) => return None,
            read => read.map(Arc::new),
        };
        Some(ListedGame {
            number: kept.number,
            written: kept.written,
            game_match,
            is_held: self.store.is_held(&kept.number.name()),
        })
    }

    fn text(&self, number: GameNumber) -> Result<String, LibraryError> {
        let text = self.store.text(&number.name())?;
        text.ok_or(LibraryError::Absent)
    }

    fn write(
        &self,
        place: &LibraryPlace,
        text: &str,
        date: Option<SystemTime>,
    ) -> Result<(), LibraryError> {
        Ok(self.store.write(&place.number.name(), text, date)?)
    }

    fn read(&self, number: GameNumber) -> Result<Match, LibraryError> {
        let text = self.text(number)?;
        let game = record::glance(&text).game;
        match game.filter(|word| registry::is_of_another_program(word)) {
            Some(word) => Err(LibraryError::Foreign(word.to_owned())),
            None => Ok(record::read(&text)?),
        }
    }

    /// The place of this game; nothing while another copy of the program holds it.
    fn place(&self, number: GameNumber) -> Result<Option<LibraryPlace>, LibraryError> {
        let hold = self.store.hold(&number.name())?;
        Ok(hold.map(|hold| LibraryPlace { number, hold }))
    }

    fn held(&self, number: GameNumber) -> Result<LibraryPlace, LibraryError> {
        self.place(number)?.ok_or(LibraryError::Elsewhere)
    }

    /// Takes a game, to put it on the table.
    ///
    /// # Errors
    /// [`LibraryError`]: it is on another table, was deleted, or cannot be read.
    pub fn take(&self, number: GameNumber) -> Result<(LibraryPlace, Match), LibraryError> {
        let place = self.held(number)?;
        Ok((place, self.read(number)?))
    }

    /// A place for a new game.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    pub fn new_place(&self) -> Result<LibraryPlace, LibraryError> {
        let last = self.newest_first()?.iter().map(|kept| kept.number).max();
        let mut number = last.map_or(GameNumber::FIRST, GameNumber::next);
        loop {
            // Another copy may be about to begin a game at the same moment.
            if let Some(place) = self.place(number)? {
                match self.text(number) {
                    Err(LibraryError::Absent) => return Ok(place),
                    Err(error) => return Err(error),
                    Ok(_) => {}
                }
            }
            number = number.next();
        }
    }

    /// The place of this number while nothing lies there, otherwise a new one.
    fn free_place(&self, number: GameNumber) -> Result<LibraryPlace, LibraryError> {
        match self.place(number)? {
            Some(place) if self.text(number) == Err(LibraryError::Absent) => Ok(place),
            _ => self.new_place(),
        }
    }

    /// Keeps a game at its place. Where another copy of the program has written there meanwhile,
    /// the game goes to a new place, which is returned, and counts for nothing: the other one does.
    /// Where the store has vanished and with it the hold, the place is taken anew.
    ///
    /// # Errors
    /// [`LibraryError::Refused`]; what was kept there is then as it was.
    pub fn keep(
        &self,
        place: &LibraryPlace,
        game_match: &Match,
    ) -> Result<Option<LibraryPlace>, LibraryError> {
        let text = record::write(game_match);
        if !place.hold.is_in_force() {
            let new = self.free_place(place.number)?;
            self.write(&new, &text, None)?;
            return Ok(Some(new));
        }
        match self.write(place, &text, None) {
            Err(LibraryError::Elsewhere) => {
                let mut copy = game_match.clone();
                copy.set_apart();
                let new = self.new_place()?;
                self.write(&new, &record::write(&copy), None)?;
                Ok(Some(new))
            }
            done => done.map(|()| None),
        }
    }

    /// Names a game; its date stays.
    ///
    /// # Errors
    /// [`LibraryError`]: as [`Library::take`].
    pub fn rename(&self, number: GameNumber, name: &str) -> Result<(), LibraryError> {
        let written = self.written(number)?;
        let (place, mut game_match) = self.take(number)?;
        game_match.set_name(name);
        let text = record::write(&game_match);
        self.write(&place, &text, Some(written))
    }

    fn written(&self, number: GameNumber) -> Result<SystemTime, LibraryError> {
        let mut games = self.newest_first()?.into_iter();
        let kept = games.find(|kept| kept.number == number);
        Ok(kept.ok_or(LibraryError::Absent)?.written)
    }

    /// Deletes a game, also one that cannot be read.
    ///
    /// # Errors
    /// [`LibraryError`]: it is on another table, or is gone already.
    pub fn delete(&self, number: GameNumber) -> Result<DeletedGame, LibraryError> {
        let written = self.written(number)?;
        let _place = self.held(number)?;
        let text = self.text(number)?;
        self.store.remove(&number.name())?;
        Ok(DeletedGame {
            number,
            text,
            written,
        })
    }

    /// Brings a deleted game back, with its date; under another number if its own is taken now.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    pub fn restore(&self, deleted: &DeletedGame) -> Result<GameNumber, LibraryError> {
        let place = self.free_place(deleted.number)?;
        self.write(&place, &deleted.text, Some(deleted.written))?;
        Ok(place.number)
    }

    /// Deletes games until at most this many are left: finished ones before unfinished ones, each
    /// the oldest first. A game with a name stays, and so does one on a table. Returns how many
    /// were deleted.
    ///
    /// # Errors
    /// [`LibraryError::Refused`].
    pub fn make_room(&self, most: usize) -> Result<usize, LibraryError> {
        let mut kept = self.newest_first()?;
        let surplus = kept.len().saturating_sub(most);
        if surplus == 0 {
            return Ok(0);
        }
        kept.reverse();
        let mut rest = Vec::new();
        for UnopenedGame { number, .. } in kept {
            // What cannot be read is not for the program to delete.
            if let Ok(text) = self.text(number) {
                let glance = record::glance(&text);
                if !glance.is_named {
                    rest.push((!glance.is_over, number));
                }
            }
        }
        // Finished ones first; the sort keeps the order of age.
        rest.sort_by_key(|&(is_open, _)| is_open);
        let mut deleted = 0;
        for (_, number) in rest {
            if deleted == surplus {
                break;
            }
            if let Some(_place) = self.place(number)? {
                self.store.remove(&number.name())?;
                deleted += 1;
            }
        }
        Ok(deleted)
    }
}
