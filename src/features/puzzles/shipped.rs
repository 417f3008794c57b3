//! The shipped puzzles as a file of the assets: asked for when their screen is opened for the first
//! time, so that a browser fetches them only then.

use std::collections::BTreeMap;

use bevy::asset::LoadState;
use bevy::prelude::*;

use crate::features::settings::ConfigText;
use crate::formats::puzzles::{PuzzlesError, read};
use crate::games;
use crate::puzzles::day::Days;
use crate::puzzles::{Puzzle, Puzzles};
use crate::rules::GameId;
use crate::scores::Day;
use crate::words::sentence::Sentence;

/// The file, below the folder of the assets.
pub(crate) const FILE: &str = "puzzles/puzzles.txt";

/// The puzzles that can be solved.
#[derive(Debug, Default)]
pub(crate) enum Shelf {
    /// Nobody has wanted any yet.
    #[default]
    Closed,
    /// The file has been asked for.
    Opening(Handle<ConfigText>),
    /// The puzzles are there.
    Open(Stock),
    /// There are none: the file is missing or cannot be read.
    Broken,
}

/// The puzzles of a file.
#[derive(Debug)]
pub(crate) struct Stock {
    days: Days,
    /// Those of each game that has any, in the order of the file.
    by_game: BTreeMap<GameId, Vec<Puzzle>>,
}

impl Shelf {
    /// Asks for the file, if there is nothing yet; one that was broken is read anew.
    pub(crate) fn ask(&mut self, assets: &AssetServer) {
        match self {
            Shelf::Closed => *self = Shelf::Opening(assets.load(FILE)),
            Shelf::Broken => {
                assets.reload(FILE);
                *self = Shelf::Opening(assets.load(FILE));
            }
            Shelf::Opening(_) | Shelf::Open(_) => {}
        }
    }

    /// Reads the file as soon as it is there: whether it has come. The first fault is told, with the
    /// place and what helps.
    pub(crate) fn take(
        &mut self,
        assets: &AssetServer,
        texts: &mut Assets<ConfigText>,
    ) -> Option<Result<(), Sentence>> {
        let Shelf::Opening(handle) = self else {
            return None;
        };
        let read = match assets.load_state(&*handle) {
            LoadState::Loaded => {
                // The text is of no more use.
                let ConfigText(text) = texts.remove(&*handle)?;
                read(&text).map_err(|error| told(&error))
            }
            LoadState::Failed(error) => {
                warn!("{FILE}: {error}");
                Err(Sentence::new("puzzles-error-missing"))
            }
            LoadState::NotLoaded | LoadState::Loading => return None,
        };
        let (shelf, came) = match read {
            Ok(puzzles) => (Shelf::Open(Stock::of(puzzles)), Ok(())),
            Err(reason) => (Shelf::Broken, Err(reason)),
        };
        *self = shelf;
        Some(came)
    }

    /// The games that have puzzles, in the order of all games.
    pub(crate) fn games(&self) -> Vec<GameId> {
        let Shelf::Open(stock) = self else {
            return Vec::new();
        };
        let all = games::all().iter().copied();
        all.filter(|game| stock.by_game.contains_key(game))
            .collect()
    }

    /// The puzzles of a game.
    pub(crate) fn of(&self, game: GameId) -> &[Puzzle] {
        match self {
            Shelf::Open(stock) => stock.by_game.get(&game).map_or(&[], Vec::as_slice),
            Shelf::Closed | Shelf::Opening(_) | Shelf::Broken => &[],
        }
    }

    /// The puzzle of a day, if it has one.
    pub(crate) fn of_day(&self, day: Day) -> Option<&Puzzle> {
        match self {
            Shelf::Open(stock) => {
                let (game, number) = stock.days.on(day.number())?;
                stock.by_game.get(&game)?.get(number)
            }
            Shelf::Closed | Shelf::Opening(_) | Shelf::Broken => None,
        }
    }
}

impl Stock {
    fn of(mut all: Vec<Puzzle>) -> Stock {
        all.retain(|puzzle| Puzzles::of(puzzle.position.game()).is_some());
        let days = Days::of(&all);
        let mut by_game: BTreeMap<GameId, Vec<Puzzle>> = BTreeMap::new();
        for puzzle in all {
            let of_game = by_game.entry(puzzle.position.game()).or_default();
            of_game.push(puzzle);
        }
        Stock { days, by_game }
    }
}

fn told(error: &PuzzlesError) -> Sentence {
    match error {
        PuzzlesError::TooLong { .. } => Sentence::new("puzzles-error-too-long"),
        PuzzlesError::NoHead => Sentence::new("puzzles-error-head"),
        PuzzlesError::Later { .. } => Sentence::new("puzzles-error-later"),
        PuzzlesError::Line { line, .. } => {
            Sentence::new("puzzles-error-line").number("n", *line as i64)
        }
    }
}
