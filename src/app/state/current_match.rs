//! The match that is played at this window.

use bevy::prelude::*;

use super::states::Screen;
use crate::midend::{Match, Plan};

/// The match on the table; it stays there while the menu is open.
#[derive(Resource, Default)]
pub struct CurrentMatch {
    /// The match, if there is one.
    pub game_match: Option<Match>,
}

impl CurrentMatch {
    /// Whether there is a game that has not ended.
    #[must_use]
    pub fn has_open_game(&self) -> bool {
        self.game_match
            .as_ref()
            .is_some_and(|game_match| game_match.result().is_none())
    }

    /// Whether a rated game is running: leaving it is losing it, nothing is taken back, and nobody
    /// helps.
    #[must_use]
    pub fn runs_rated(&self) -> bool {
        self.game_match.as_ref().is_some_and(Match::is_rated)
    }

    /// The match, to be looked at and perhaps changed: only the latter counts as a change.
    pub(crate) fn to_change<'a>(current: &'a mut ResMut<Self>) -> Option<Mut<'a, Match>> {
        let current = current.reborrow();
        current.filter_map_unchanged(|current| current.game_match.as_mut())
    }
}

/// The board of the match, or of the setup.
#[derive(Component, Clone, Copy, Debug)]
pub struct MatchBoard;

/// Sits down to a new match and opens the board.
#[derive(Event, Clone, Debug)]
pub struct StartMatch {
    /// How it is played.
    pub plan: Plan,
    /// Whether it counts for the rating.
    pub rated: bool,
}

/// Another position is on the table: what was said about the one before is to be forgotten.
#[derive(Event, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionChanged {
    /// A move has led there.
    ByMove,
    /// It is another one of the same game, or something else has changed there.
    ByJump,
    /// It is another game's.
    ByOtherGame,
}

/// Adds the match.
pub fn plugin(app: &mut App) {
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
    let mut game_match = Match::new(start.plan.clone());
    game_match.rate(start.rated);
    current.game_match = Some(game_match);
    commands.trigger(PositionChanged::ByOtherGame);
    screen.set(Screen::Play);
}

/// Seeds for new matches: drawn in a row from the program's own seed.
#[derive(Resource)]
pub struct Seeds(std::sync::atomic::AtomicU64);

impl Seeds {
    /// Starts the row at this number.
    #[must_use]
    pub const fn from(first: u64) -> Seeds {
        Seeds(std::sync::atomic::AtomicU64::new(first))
    }

    /// The next seed.
    pub fn next(&self) -> u64 {
        self.0.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }
}

impl Default for Seeds {
    fn default() -> Self {
        Seeds::from(1)
    }
}
