//! `assets/config/ratings.ron`: how strong the levels are, and how a person's rating follows from
//! rated games.

use std::borrow::Cow;

use serde::Deserialize;

use super::board_numbers::ascending;
use super::games::Games;
use super::levels::{LEVELS, Level};
use super::numbers;
use fivefold_rules::GameId;

numbers! {
    /// How strong the levels are, and how the rating of a person follows from rated games.
    ///
    /// The system is Glicko (Mark E. Glickman, 1999): 400 points more mean ten wins to one, and every
    /// estimate knows how vague it is. When this file changes, all ratings are worked out anew from the games
    /// that were kept.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[shipped(fivefold_assets::config::RATINGS)]
    pub struct Ratings {
        /// The level of the very first rated game of each kind; its rating is the first estimate.
        pub first_level: u8 [1 to 8, "Levels"],
        /// How vague that first estimate is: its standard deviation. More lets the first games count for
        /// more.
        pub first_deviation: u16 [50 to 1_000, "Points"],
        /// However many games are played, no estimate becomes more certain than this, so that a rating
        /// can follow whoever learns: a standard deviation.
        pub least_deviation: u16 [10 to 500, "Points"],
        /// How sure the ratings of the levels below are: their standard deviation.
        pub level_deviation: u16 [0 to 500, "Points"],
        /// A rating is told from this many rated games on.
        pub shown_after: u16 [1 to 100, "Games"],
        /// After so long without a rated game an estimate is as vague as the first one again.
        pub forgotten_after_days: u32 [1 to 100_000, "Days"],
        /// How hard puzzles are, as ratings: this much if the right move can be seen at once and no wrong
        /// move is tempting.
        pub puzzle_easiest: u16 [0 to 4_000, "Points"],
        /// Each further move of one's own that must be seen adds this much.
        pub puzzle_step: u16 [0 to 1_000, "Points"],
        /// Each wrong move that is tempting adds this much; nine of them are counted at most.
        pub puzzle_tempting: u16 [0 to 1_000, "Points"],
        /// A puzzle that was missed comes again after so many others.
        pub puzzle_again_after: u16 [1 to 1_000, "Puzzles"],
        /// The ratings of the eight levels in games that have none of their own; those that have stand
        /// in the game's file.
        #[serde(deserialize_with = "ascending")]
        pub any_game: [u16; LEVELS] [each 0 to 4_000, "Points"],
    }
    apart {
        /// The numbers of each game: files of their own, not part of this one.
        pub games: Games,
    }
}

impl Ratings {
    /// The level of the first rated game.
    #[must_use]
    pub fn first_level(&self) -> Level {
        Level::new(self.first_level).unwrap_or(Level::USUAL)
    }

    /// The rating of a level in a game, in points.
    #[must_use]
    pub fn rating_of(&self, game: impl Into<GameId>, level: Level) -> f64 {
        let of_game = self.games.ratings(game).unwrap_or(&self.any_game);
        f64::from(of_game[level.index()])
    }

    /// The parameters of a game's rated games.
    #[must_use]
    pub fn board(&self, game: impl Into<GameId>) -> Cow<'_, str> {
        self.games.rated_board(game)
    }
}
