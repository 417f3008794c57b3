//! The numbers that a game brings: its own file in `assets/config`, in which a part is the same
//! for every game ([`BoardNumbers`]) and the rest is the game's own.

use std::any::Any;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{self, Debug};
use std::sync::Arc;

use serde::Serialize;

use super::board_numbers::BoardNumbers;
use super::levels::LEVELS;
use super::reading::{ConfigError, ConfigFile, read_numbers, read_whole};
use super::schema::FieldSchema;
use super::search::SearchNumbers;
use fivefold_rules::{Game, GameId, Side};

/// The numbers of one game, as they stand in its file.
pub trait GameNumbers: ConfigFile + Debug + PartialEq + Serialize + Send + Sync {
    /// The game.
    type Game: Game;

    /// Its boards, and how strong its levels are.
    fn boards(&self) -> &BoardNumbers;

    /// How many points of its engine's own count make an evaluation of 500, if it has an engine.
    fn half(&self) -> Option<i32> {
        None
    }

    /// How much memory its engine may use, if that can be set.
    fn memory_mib(&mut self) -> Option<&mut u32> {
        None
    }

    /// Lets its levels look at so many times as many positions, as far as they search.
    fn scale_search(&mut self, _factor: f32) {}
}

/// The numbers of a game whose type is only known to the game.
trait AnyNumbers: Send + Sync {
    fn as_any(&self) -> &dyn Any;
    fn copy(&self) -> Box<dyn AnyNumbers>;
    fn same(&self, other: &dyn AnyNumbers) -> bool;
    fn text(&self) -> String;
    fn boards(&self) -> &BoardNumbers;
    fn half(&self) -> Option<i32>;
    fn memory_mib(&mut self) -> Option<&mut u32>;
    fn scale_search(&mut self, factor: f32);
}

impl<T: GameNumbers> AnyNumbers for T {
    fn as_any(&self) -> &dyn Any {
        self
    }

    fn copy(&self) -> Box<dyn AnyNumbers> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn AnyNumbers) -> bool {
        other.as_any().downcast_ref() == Some(self)
    }

    fn text(&self) -> String {
        // A browser's worker is told numbers and tells none, so it does without what writes them.
        match cfg!(feature = "worker") {
            true => String::new(),
            // Numbers and strings can always be written.
            false => ron::to_string(self).unwrap_or_default(),
        }
    }

    fn boards(&self) -> &BoardNumbers {
        GameNumbers::boards(self)
    }

    fn half(&self) -> Option<i32> {
        GameNumbers::half(self)
    }

    fn memory_mib(&mut self) -> Option<&mut u32> {
        GameNumbers::memory_mib(self)
    }

    fn scale_search(&mut self, factor: f32) {
        GameNumbers::scale_search(self, factor);
    }
}

/// A file of numbers that a game brings, among its [`fivefold_rules::Extensions`].
pub struct GameFile {
    /// Its name in `assets/config`.
    pub name: &'static str,
    /// What stands in it.
    pub(super) fields: &'static [FieldSchema],
    shipped: fn() -> &'static dyn AnyNumbers,
    read: fn(&str, &str) -> Result<GameSection, ConfigError>,
}

/// The content of a game's file.
pub struct GameSection(GameId, Arc<dyn AnyNumbers>);

impl GameFile {
    /// The file with this name that is read as `T`.
    #[must_use]
    pub const fn of<T: GameNumbers>(name: &'static str) -> GameFile {
        GameFile {
            name,
            // A browser's worker tells nobody what stands there.
            fields: if cfg!(feature = "worker") {
                &[]
            } else {
                T::FIELDS
            },
            shipped: || T::shipped(),
            read: |file, text| {
                let numbers: T = read_numbers(file, text)?;
                Ok(GameSection(GameId::of::<T::Game>(), Arc::new(numbers)))
            },
        }
    }

    /// Reads a text of this file; `file` is its name for messages.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn read(&self, file: &str, text: &str) -> Result<GameSection, ConfigError> {
        (self.read)(file, text)
    }
}

/// The numbers of all games, and those of games that bring none. Copies share them.
#[derive(Clone, Default)]
pub struct Games {
    /// Those that are not as shipped.
    own: Arc<BTreeMap<GameId, Arc<dyn AnyNumbers>>>,
    /// Those of games that bring none, where they are not as shipped.
    any: Option<Arc<SearchNumbers>>,
}

impl Debug for Games {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let own: Vec<&GameId> = self.own.keys().collect();
        f.debug_struct("Games")
            .field("own", &own)
            .finish_non_exhaustive()
    }
}

impl PartialEq for Games {
    fn eq(&self, other: &Games) -> bool {
        let mut games = self.own.keys().chain(other.own.keys());
        let same = |&game: &GameId| match (self.of_game(game), other.of_game(game)) {
            (Some(one), Some(other)) => one.same(other),
            _ => false,
        };
        self.any == other.any && games.all(same)
    }
}

impl Games {
    /// The numbers of one game.
    #[must_use]
    pub fn of<T: GameNumbers>(&self) -> &T {
        self.own
            .get(&GameId::of::<T::Game>())
            .and_then(|numbers| numbers.as_any().downcast_ref())
            .unwrap_or_else(|| T::shipped())
    }

    /// Changes the numbers of one game.
    pub fn change<T: GameNumbers>(&mut self, change: impl FnOnce(&mut T)) {
        let mut numbers: T = self.of::<T>().clone();
        change(&mut numbers);
        self.put(GameSection(GameId::of::<T::Game>(), Arc::new(numbers)));
    }

    /// Puts the content of a game's file in force.
    pub fn put(&mut self, GameSection(game, numbers): GameSection) {
        Arc::make_mut(&mut self.own).insert(game, numbers);
    }

    /// The numbers of games that bring none.
    #[must_use]
    pub fn any(&self) -> &SearchNumbers {
        match &self.any {
            Some(numbers) => numbers,
            None => SearchNumbers::shipped(),
        }
    }

    /// Puts the numbers of games that bring none in force.
    pub fn put_any(&mut self, numbers: SearchNumbers) {
        self.any = (numbers != *SearchNumbers::shipped()).then(|| Arc::new(numbers));
    }

    /// The parameters that the setup screen offers, at least one.
    #[must_use]
    pub fn presets(&self, game: impl Into<GameId>) -> Cow<'_, [String]> {
        let game = game.into();
        match self.of_game(game) {
            Some(numbers) => Cow::Borrowed(&numbers.boards().presets),
            None => Cow::Owned(vec![usual_parameters(game)]),
        }
    }

    /// The parameters of rated games.
    #[must_use]
    pub(crate) fn rated_board(&self, game: impl Into<GameId>) -> Cow<'_, str> {
        let game = game.into();
        match self.of_game(game) {
            Some(numbers) => Cow::Borrowed(&numbers.boards().rated),
            None => Cow::Owned(usual_parameters(game)),
        }
    }

    /// The ratings of the levels, where they are measured.
    #[must_use]
    pub(crate) fn ratings(&self, game: impl Into<GameId>) -> Option<&[u16; LEVELS]> {
        let numbers = self.of_game(game.into())?;
        Some(&numbers.boards().ratings)
    }

    /// See [`GameNumbers::half`].
    #[must_use]
    pub(crate) fn half(&self, game: impl Into<GameId>) -> Option<i32> {
        self.of_game(game.into())?.half()
    }

    /// See [`GameNumbers::memory_mib`].
    #[must_use]
    pub fn memory_mib(&self, game: impl Into<GameId>) -> Option<u32> {
        self.of_game(game.into())?.copy().memory_mib().copied()
    }

    /// Lets the engine of a game use so much memory, if that can be set.
    pub fn set_memory(&mut self, game: impl Into<GameId>, mib: u32) {
        let game = game.into();
        let Some(mut numbers) = self.of_game(game).map(|numbers| numbers.copy()) else {
            return;
        };
        if let Some(memory_mib) = numbers.memory_mib() {
            *memory_mib = mib;
            self.put(GameSection(game, Arc::from(numbers)));
        }
    }

    /// Lets the levels of a game look at so many times as many positions, as far as they search.
    pub(crate) fn scale_search(&mut self, game: GameId, factor: f32) {
        match self.of_game(game).map(|numbers| numbers.copy()) {
            Some(mut numbers) => {
                numbers.scale_search(factor);
                self.put(GameSection(game, Arc::from(numbers)));
            }
            None => {
                let mut numbers = self.any().clone();
                numbers.scale_search(factor);
                self.put_any(numbers);
            }
        }
    }

    /// The numbers of a game as text; [`Games::read_of`] reads it.
    #[must_use]
    pub fn text_of(&self, game: GameId) -> String {
        match self.of_game(game) {
            Some(numbers) => numbers.text(),
            // Numbers and strings can always be written.
            None => ron::to_string(self.any()).unwrap_or_default(),
        }
    }

    /// Puts the numbers of a game in force that [`Games::text_of`] wrote.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn read_of(&mut self, game: GameId, text: &str) -> Result<(), ConfigError> {
        match game.extension::<GameFile>() {
            Some(file) => self.put(file.read("numbers", text)?),
            // The worker has no games but those that bring their numbers.
            None if cfg!(feature = "worker") => {}
            None => self.put_any(read_whole("numbers", text)?),
        }
        Ok(())
    }

    fn of_game(&self, game: GameId) -> Option<&dyn AnyNumbers> {
        let own = self.own.get(&game).map(|numbers| &**numbers);
        own.or_else(|| Some((game.extension::<GameFile>()?.shipped)()))
    }
}

/// The usual parameters of a game.
fn usual_parameters(game: GameId) -> String {
    game.rules().usual_start(Side::First).params_text()
}
