//! A made-up past for pictures of the records: a person who has played for some months, learns,
//! and has favourites.

use crate::games::lines::BOORA_06;
use crate::games::nim::NIM_SEARCHER;
use rand::{RngExt, SeedableRng};

use crate::config::Ratings;
use crate::players::opponents::Opponent;
use crate::rules::{GameId, Rng, Side};
use crate::scores::{Day, PersonResult, ScoredGame, Scores, next_level, rating};

/// How many games of each kind, the person's true strength at the beginning, and what is learnt in
/// each game, in points.
const GAMES: [(GameId, u32, f64, f64); 4] = [
    (crate::games::nim::ID, 14, 820.0, 12.0),
    (crate::games::northcott::ID, 4, 800.0, 0.0),
    (crate::games::atoms::ID, 27, 900.0, 4.0),
    (crate::games::lines::ID, 64, 720.0, 6.5),
];
/// The first day: 2026-08-01.
const FIRST_DAY: u32 = 20_666;

/// The finished games of that person.
#[must_use]
pub(super) fn a_past(ratings: &Ratings) -> Scores {
    let mut rng = Rng::seed_from_u64(7);
    let mut scores = Scores::default();
    for (kind, games, strength, learnt) in GAMES {
        for number in 0..games {
            let day = Day::new(FIRST_DAY + number * 110 / games);
            let is_rated = number % 4 != 3;
            let summaries = scores.summaries(ratings);
            let summary = summaries.of(kind);
            let draw = u64::from(summary.rated);
            let level = next_level(kind, summary.estimate, ratings, draw);
            let truth = strength + learnt * f64::from(number);
            let chance = rating::chance(truth, ratings.rating_of(kind, level));
            let ended = match rng.random::<f64>() {
                lot if kind == crate::games::lines::ID && lot > 0.94 => PersonResult::Drawn,
                lot if lot < chance => PersonResult::Won,
                _ => PersonResult::Lost,
            };
            let other = match kind {
                game if game == crate::games::lines::ID => BOORA_06,
                game if game == crate::games::nim::ID => NIM_SEARCHER,
                _ => Opponent::Random,
            };
            let side = Side::BOTH[usize::from(rng.random::<bool>())];
            scores.add(ScoredGame {
                day,
                game: kind,
                params: ratings.board(kind).into_owned(),
                opponent: if is_rated {
                    Opponent::Level(level)
                } else {
                    other
                },
                side,
                began: rng.random(),
                ended,
                plies: rng.random_range(9..60),
                rated: is_rated,
                helped: !is_rated && number % 3 == 0,
                adjusted: !is_rated && number % 5 == 0,
                left: false,
            });
        }
    }
    scores
}
