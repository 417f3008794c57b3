//! How well a person plays, estimated from rated games: the Glicko system.
//!
//! Source: Mark E. Glickman, “Parameter estimation in large dynamic paired comparison
//! experiments”, Applied Statistics 48 (1999), in the form of his public description “The Glicko
//! system”, with every game as a rating period of its own. The levels do not change: their ratings
//! stand in the configuration ([`Ratings`]), the easiest of each game at 600.

use super::{Day, PersonResult};
use fivefold_config::{Level, Ratings};
use fivefold_games as games;
use fivefold_rules::{GameId, Rng};
use rand::{RngExt, SeedableRng};

/// What is known of a person's strength in one game. 400 points more mean ten to one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimate, in points.
    pub rating: f64,
    /// Its standard deviation, in points: two times of three the truth lies within it.
    pub deviation: f64,
    /// When the last rated game was.
    pub day: Day,
}

/// The scale: natural logarithm of ten to 400 points.
const Q: f64 = std::f64::consts::LN_10 / 400.0;
/// No estimate goes beyond these, however many games are won or lost.
const LEAST: f64 = 0.0;
const GREATEST: f64 = 4_000.0;

impl Estimate {
    /// The estimate before the first rated game, around this rating.
    #[must_use]
    pub(crate) fn first(rating: f64, day: Day, ratings: &Ratings) -> Estimate {
        Estimate {
            rating: rating.clamp(LEAST, GREATEST),
            deviation: f64::from(ratings.first_deviation),
            day,
        }
    }

    /// The estimate after a game against an opponent of this rating, on this day.
    #[must_use]
    pub fn after(
        self,
        opponent: f64,
        ended: PersonResult,
        day: Day,
        ratings: &Ratings,
    ) -> Estimate {
        let deviation = self.deviation_on(day, ratings);
        let weight = weight(f64::from(ratings.level_deviation));
        let expected = expected(self.rating, opponent, weight);
        let information = Q * Q * weight * weight * expected * (1.0 - expected);
        let precision = 1.0 / (deviation * deviation) + information;
        let step = Q / precision * weight * (ended.points() - expected);
        Estimate {
            rating: (self.rating + step).clamp(LEAST, GREATEST),
            deviation: precision
                .sqrt()
                .recip()
                .max(f64::from(ratings.least_deviation)),
            day: day.max(self.day),
        }
    }

    /// The deviation on a later day: what is known fades, until nothing is.
    #[must_use]
    pub fn deviation_on(self, day: Day, ratings: &Ratings) -> f64 {
        let first = f64::from(ratings.first_deviation);
        let least = f64::from(ratings.least_deviation).min(first);
        let a_day =
            (first * first - least * least) / f64::from(ratings.forgotten_after_days.max(1));
        let grown = self.deviation * self.deviation + a_day * f64::from(day.since(self.day));
        grown.sqrt().clamp(least, first)
    }

    /// To tenths of points, as it is kept in texts.
    #[must_use]
    pub(super) fn rounded(self) -> Estimate {
        let tenths = |value: f64| (value * 10.0).round() / 10.0;
        Estimate {
            rating: tenths(self.rating),
            deviation: tenths(self.deviation),
            ..self
        }
    }

    /// Whether it is what can stand in a text: numbers in their ranges.
    pub(super) fn is_sound(&self) -> bool {
        (LEAST..=GREATEST).contains(&self.rating) && (1.0..=GREATEST).contains(&self.deviation)
    }
}

/// The share of points that somebody of the one rating gets against the other, 0 to 1.
#[must_use]
pub fn chance(rating: f64, opponent: f64) -> f64 {
    expected(rating, opponent, 1.0)
}

fn expected(rating: f64, opponent: f64, weight: f64) -> f64 {
    1.0 / (1.0 + (-Q * weight * (rating - opponent)).exp())
}

/// How much a game tells whose opponent's rating has this deviation.
fn weight(deviation: f64) -> f64 {
    let share = Q * deviation / std::f64::consts::PI;
    1.0 / (1.0 + 3.0 * share * share).sqrt()
}

/// The level against which the chance is about even: of the two whose ratings lie around the
/// estimate one by lot, the nearer the more often, so that over many games their mean is the
/// estimate. Without an estimate the level that the configuration names.
#[must_use]
pub fn next_level(
    game: impl Into<GameId>,
    estimate: Option<Estimate>,
    ratings: &Ratings,
    seed: u64,
) -> Level {
    let Some(estimate) = estimate else {
        return ratings.first_level();
    };
    let game = game.into();
    let rating_of = |level| ratings.rating_of(game, level);
    let below = Level::all().filter(|&level| rating_of(level) <= estimate.rating);
    let above = Level::all().find(|&level| rating_of(level) > estimate.rating);
    match (below.last(), above) {
        (Some(below), Some(above)) => {
            let (low, high) = (rating_of(below), rating_of(above));
            let share = (estimate.rating - low) / (high - low);
            if rng(game, seed).random::<f64>() < share {
                above
            } else {
                below
            }
        }
        (Some(strongest), None) => strongest,
        (None, Some(easiest)) => easiest,
        (None, None) => ratings.first_level(),
    }
}

/// The level whose rating is nearest to the estimate: a sensible opponent that stays the same as
/// long as the estimate does. Without an estimate the level that the configuration names.
#[must_use]
pub fn suitable_level(
    game: impl Into<GameId>,
    estimate: Option<Estimate>,
    ratings: &Ratings,
) -> Level {
    let game = game.into();
    let nearest = estimate.and_then(|estimate| {
        let distance = |level: Level| (ratings.rating_of(game, level) - estimate.rating).abs();
        Level::all().min_by(|&one, &other| distance(one).total_cmp(&distance(other)))
    });
    nearest.unwrap_or_else(|| ratings.first_level())
}

fn rng(game: GameId, seed: u64) -> Rng {
    let mut rng = Rng::seed_from_u64(seed);
    let place = games::all().iter().position(|&other| other == game);
    rng.set_stream(place.unwrap_or(games::all().len()) as u64);
    rng
}
