//! What is kept of finished games: how they ended, against whom, how well a person plays, and
//! against which level the next rated game should be.
//!
//! Only games of one person against one computer player count; of two persons nobody knows who is
//! who, and two computers have the arena. A game left in the middle counts for nothing, unless it
//! was rated: then leaving is losing. A game with help (a move taken back, a hint, another opponent
//! in its midst) counts as played, but neither carries on a streak nor ends one. A game in which a
//! level searched more or less than it was measured with counts as played, but not for that level.
//!
//! There is no clock here: whoever adds a game says on which [`Day`] it ended.

mod day;
pub mod export;
mod played;
pub mod puzzles;
pub mod rating;
mod summary;
pub(crate) mod text;

pub use crate::scores::rating::{next_level, suitable_level};
pub use crate::scores::summary::{Summaries, Tally};
pub use day::Day;
pub use played::{PersonResult, ScoredGame};
pub use rating::Estimate;
pub use summary::ScoreSummary;
pub use text::{Damaged, HEAD, LONGEST, ScoresError, line};

use fivefold_config::Ratings;
use fivefold_rules::GameId;

/// Most games that are kept one by one; what was before them lives on in the totals.
pub const MOST: usize = 100_000;

/// All finished games, the oldest first.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scores {
    /// What the games that are no longer kept one by one have added up to, by game.
    folded: Summaries,
    games: Vec<ScoredGame>,
    /// Lines about games that another program has and this one has not: they stay as they are.
    foreign: Vec<String>,
}

impl Scores {
    /// The games that are kept one by one, the oldest first.
    #[must_use]
    pub fn games(&self) -> &[ScoredGame] {
        &self.games
    }

    /// Whether nothing has been played yet.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
            && self
                .folded
                .iter()
                .all(|(_, before)| before.all.played() == 0)
    }

    /// The most moves, of both sides, that a game on the board with these parameters has lasted in which
    /// the person lost to perfect play that began, without help. Games of more than `most` moves were not
    /// played by the proof of the board, for example because their sides were chosen after an opening.
    #[must_use]
    pub fn lasted(&self, game: GameId, params: &str, most: u32) -> Option<u32> {
        let played = self.games.iter().filter(|played| {
            let is_board = played.game == game && played.params == params;
            is_board && played.lasted_against_perfect() && played.plies <= most
        });
        played.map(|played| played.plies).max()
    }

    /// Adds a game that has just ended.
    pub fn add(&mut self, game: ScoredGame) {
        self.games.push(game);
    }

    /// Keeps only this many of the latest games one by one; the older ones go into the totals.
    pub fn fold(&mut self, most: usize, ratings: &Ratings) {
        let older = self.games.len().saturating_sub(most);
        for game in self.games.drain(..older) {
            let before = self.folded.of_mut(game.game);
            before.add(&game, ratings);
            before.forget_course();
        }
        if older > 0 {
            for before in self.folded.played_mut() {
                before.estimate = before.estimate.map(Estimate::rounded);
            }
        }
    }

    /// What all games of each kind add up to.
    #[must_use]
    pub fn summaries(&self, ratings: &Ratings) -> Summaries {
        let mut summaries = self.folded.clone();
        for game in &self.games {
            summaries.of_mut(game.game).add(game, ratings);
        }
        summaries
    }
}
