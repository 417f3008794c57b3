//! Against which level the next rated game should be.

use rand::{RngExt, SeedableRng};

use super::Estimate;
use fivefold_config::{Level, Ratings};
use fivefold_games as games;
use fivefold_rules::{GameId, Rng};

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
