//! What the games of one kind add up to.

use super::{Ended, Estimate, Played, Tally};
use fivefold_config::Ratings;
use fivefold_players::opponents::Opponent;

/// What all games of one kind add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summary {
    /// All games together.
    pub all: Tally,
    /// The games against each opponent: the levels, the easiest first, then the others by name.
    pub opponents: Vec<(Opponent, Tally)>,
    /// The games in which a level searched more or less than it was measured with: they say nothing
    /// about the level and are not among those above.
    pub adjusted: Tally,
    /// How many of the games were rated.
    pub rated: u32,
    /// What the rated games say; nothing before the first.
    pub estimate: Option<Estimate>,
    /// The estimate after each rated game that is kept, the oldest first.
    pub course: Vec<Estimate>,
    /// How the latest game ended.
    pub last: Option<Ended>,
}

impl Summary {
    /// Adds a game that was played after all others.
    pub fn add(&mut self, game: &Played, ratings: &Ratings) {
        self.all.add(game);
        let against = match game.adjusted {
            true => &mut self.adjusted,
            false => self.tally_mut(game.opponent),
        };
        against.add(game);
        self.last = Some(game.ended);
        let Opponent::Level(level) = game.opponent else {
            return;
        };
        if !game.rated || game.adjusted {
            return;
        }
        let before = self.estimate.unwrap_or_else(|| {
            let first = ratings.rating_of(game.game, ratings.first_level());
            Estimate::first(first, game.day, ratings)
        });
        let opponent = ratings.rating_of(game.game, level);
        let after = before.after(opponent, game.ended, game.day, ratings);
        self.rated = self.rated.saturating_add(1);
        self.estimate = Some(after);
        self.course.push(after);
    }

    /// The estimate, once there were enough rated games to tell it.
    #[must_use]
    pub fn known(&self, ratings: &Ratings) -> Option<Estimate> {
        self.estimate
            .filter(|_| self.rated >= u32::from(ratings.shown_after))
    }

    /// The games against an opponent.
    #[must_use]
    pub fn against(&self, opponent: Opponent) -> Tally {
        let found = self.opponents.iter().find(|(other, _)| *other == opponent);
        found.map_or_else(Tally::default, |(_, tally)| *tally)
    }

    pub(super) fn tally_mut(&mut self, opponent: Opponent) -> &mut Tally {
        let found = self
            .opponents
            .binary_search_by(|(other, _)| order(*other).cmp(&order(opponent)));
        let at = found.unwrap_or_else(|at| {
            self.opponents.insert(at, (opponent, Tally::default()));
            at
        });
        &mut self.opponents[at].1
    }

    pub(super) fn forget_course(&mut self) {
        self.course.clear();
        self.last = None;
    }
}

/// The levels first, then by name.
fn order(opponent: Opponent) -> (bool, String) {
    let is_other = !matches!(opponent, Opponent::Level(_));
    (is_other, opponent.id().into_owned())
}
