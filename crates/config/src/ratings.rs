//! `assets/config/ratings.ron`: how strong the levels are, and how a person's rating follows from
//! rated games.

use std::borrow::Cow;

use serde::Deserialize;

use super::board_numbers::ascending;
use super::games::Games;
use super::levels::{LEVELS, Level};
use super::reading::{ConfigFile, shipped, within};
use fivefold_rules::GameId;

/// How ratings are estimated.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ratings {
    /// The level of the first rated game, 1 to 8; its rating is the first estimate.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub first_level: u8,
    /// Standard deviation of the first estimate, 50 to 1000 points.
    #[serde(deserialize_with = "within::<50, 1_000, _, _>")]
    pub first_deviation: u16,
    /// No estimate becomes more certain than this standard deviation, 10 to 500 points.
    #[serde(deserialize_with = "within::<10, 500, _, _>")]
    pub least_deviation: u16,
    /// How sure the ratings of the levels are: their standard deviation, 0 to 500 points.
    #[serde(deserialize_with = "within::<0, 500, _, _>")]
    pub level_deviation: u16,
    /// A rating is told from this many rated games on, 1 to 100.
    #[serde(deserialize_with = "within::<1, 100, _, _>")]
    pub shown_after: u16,
    /// After this many days without a rated game an estimate is as vague as the first one, 1 to
    /// 100000.
    #[serde(deserialize_with = "within::<1, 100_000, _, _>")]
    pub forgotten_after_days: u32,
    /// The rating of a puzzle whose right move can be seen at once and of which no wrong move is
    /// tempting, 0 to 4000 points.
    #[serde(deserialize_with = "within::<0, 4_000, _, _>")]
    pub puzzle_easiest: u16,
    /// How much harder each further move that must be seen makes a puzzle, 0 to 1000 points.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub puzzle_step: u16,
    /// How much harder each wrong move that is tempting makes a puzzle, 0 to 1000 points.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub puzzle_tempting: u16,
    /// A puzzle that was missed comes again after so many others, 1 to 1000 puzzles.
    #[serde(deserialize_with = "within::<1, 1_000, _, _>")]
    pub puzzle_again_after: u16,
    /// Ratings of the levels in games that bring none, the easiest first, 0 to 4000 points each.
    #[serde(deserialize_with = "ascending")]
    pub any_game: [u16; LEVELS],
    /// The numbers of each game: files of their own, not part of this one.
    #[serde(skip)]
    pub games: Games,
}

impl ConfigFile for Ratings {
    const SHIPPED: &'static str = fivefold_assets::config::RATINGS;
}

impl Default for Ratings {
    fn default() -> Self {
        shipped()
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
