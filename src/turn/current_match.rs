//! The match that is played at this window.

use std::sync::Arc;

use bevy::prelude::*;

use crate::games::Id;
use crate::library::{GameNumber, LibraryPlace};
use crate::midend::{Match, Plan};
use crate::states::Screen;

/// The match on the table; it stays there while the menu is open.
#[derive(Resource, Default)]
pub(crate) struct CurrentMatch {
    /// The match, if there is one.
    pub game_match: Option<Match>,
    /// Where its present game is kept.
    pub autosave: Autosave,
}

/// Where the game on the table is kept. A new game is kept nowhere; it gets a place in My games as
/// soon as it has begun.
#[derive(Clone, Debug, Default)]
pub(crate) struct Autosave {
    /// Its place in My games.
    pub place: Option<LibraryPlace>,
    /// The game as it lies there, or in the file that it was read from.
    pub kept: Option<Arc<Match>>,
}

impl Autosave {
    /// A game that lies in My games.
    pub(crate) fn at(place: LibraryPlace, game_match: &Match) -> Autosave {
        Autosave {
            place: Some(place),
            kept: Some(Arc::new(game_match.clone())),
        }
    }

    /// A game that lies in a file: only a change makes it one of My games.
    pub(crate) fn in_file(game_match: &Match) -> Autosave {
        Autosave {
            place: None,
            kept: Some(Arc::new(game_match.clone())),
        }
    }

    /// Its number in My games.
    pub(crate) fn number(&self) -> Option<GameNumber> {
        self.place.as_ref().map(|place| place.number)
    }
}

impl CurrentMatch {
    /// Whether there is a game that has not ended.
    pub(crate) fn has_open_game(&self) -> bool {
        self.game_match
            .as_ref()
            .is_some_and(|game_match| game_match.result().is_none())
    }

    /// Whether leaving the game on the table is losing it: see [`Match::is_lost_when_left`].
    pub(crate) fn is_lost_when_left(&self) -> bool {
        self.game_match
            .as_ref()
            .is_some_and(Match::is_lost_when_left)
    }

    /// Puts a match on the table in place of the one before, which stays in My games.
    pub(crate) fn put(&mut self, game_match: Match, autosave: Autosave) {
        self.game_match = Some(game_match);
        self.autosave = autosave;
    }

    /// The match, to be looked at and perhaps changed: only the latter counts as a change.
    pub(crate) fn to_change<'a>(current: &'a mut ResMut<Self>) -> Option<Mut<'a, Match>> {
        let current = current.reborrow();
        current.filter_map_unchanged(|current| current.game_match.as_mut())
    }
}

/// The board of the match, or of the setup.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct MatchBoard;

/// Sits down to a new match and opens the board.
#[derive(Event, Clone, Debug)]
pub struct StartMatch {
    /// How it is played.
    pub plan: Plan,
    /// What it counts for.
    pub stakes: Stakes,
}

/// What a new match counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Stakes {
    /// For the records.
    #[default]
    Casual,
    /// For the records and the rating.
    Rated,
    /// For nothing: its start came from elsewhere.
    Nothing,
}

impl Stakes {
    /// What the game of an id counts for: a position that somebody has sent, and a seed that somebody
    /// has chosen, could be won as often as one likes.
    pub(crate) const fn of_id(id: &Id) -> Stakes {
        if id.has_board || id.seed.is_some() {
            Stakes::Nothing
        } else {
            Stakes::Casual
        }
    }
}

/// A new match that counts for this.
pub(crate) fn new_match(plan: Plan, stakes: Stakes) -> Match {
    let mut game_match = Match::new(plan);
    match stakes {
        Stakes::Casual => {}
        Stakes::Rated => game_match.rate(true),
        Stakes::Nothing => game_match.set_apart(),
    }
    game_match
}

/// Another position is on the table: what was said about the one before is to be forgotten.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PositionChanged {
    /// A move has led there.
    Move,
    /// It is another one of the same game, or something else has changed there.
    Jump,
    /// It is another game's.
    OtherGame,
}

/// Adds the match.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<CurrentMatch>()
        .init_resource::<Seeds>()
        .add_observer(start_match);
}

fn start_match(
    start: On<StartMatch>,
    mut current: ResMut<CurrentMatch>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let game_match = new_match(start.plan.clone(), start.stakes);
    current.put(game_match, Autosave::default());
    commands.trigger(PositionChanged::OtherGame);
    screen.set(Screen::Play);
}

/// Seeds for new matches: drawn in a row from the program's own seed.
#[derive(Resource)]
pub(crate) struct Seeds(std::sync::atomic::AtomicU64);

impl Seeds {
    /// Starts the row at this number.
    pub(crate) const fn from(first: u64) -> Seeds {
        Seeds(std::sync::atomic::AtomicU64::new(first))
    }

    /// The next seed.
    pub(crate) fn next(&self) -> u64 {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Seeds::from(1)
    }
}
