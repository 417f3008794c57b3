//! What the games of one kind add up to.

use super::{Estimate, PersonResult, ScoredGame};
use fivefold_config::Ratings;
use fivefold_games as games;
use fivefold_players::opponents::Opponent;
use fivefold_rules::GameId;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What all games of one kind add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ScoreSummary {
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
    pub last: Option<PersonResult>,
}

impl ScoreSummary {
    /// Adds a game that was played after all others.
    pub fn add(&mut self, game: &ScoredGame, ratings: &Ratings) {
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

/// What no games add up to.
static EMPTY: LazyLock<ScoreSummary> = LazyLock::new(ScoreSummary::default);

/// What the games of each kind add up to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Summaries(BTreeMap<GameId, ScoreSummary>);

impl Summaries {
    /// Of one kind.
    #[must_use]
    pub fn of(&self, game: impl Into<GameId>) -> &ScoreSummary {
        self.0.get(&game.into()).unwrap_or(&EMPTY)
    }

    /// The same, to add to it.
    pub fn of_mut(&mut self, game: impl Into<GameId>) -> &mut ScoreSummary {
        self.0.entry(game.into()).or_default()
    }

    /// Of all kinds, in the order of the menu.
    pub fn iter(&self) -> impl Iterator<Item = (GameId, &ScoreSummary)> {
        games::all().iter().map(|&game| (game, self.of(game)))
    }

    /// Those of which games were played, to change them.
    pub(super) fn played_mut(&mut self) -> impl Iterator<Item = &mut ScoreSummary> {
        self.0.values_mut()
    }
}

/// What some games add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Wins without help in a row, up to now.
    pub streak: u32,
    /// Most wins without help in a row so far.
    pub best_streak: u32,
    /// Fewest moves, of both sides, in which a game was won without help.
    pub shortest_win: Option<u32>,
}

impl Tally {
    /// All games.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }

    /// Adds a game that was played after all others.
    pub(crate) fn add(&mut self, game: &ScoredGame) {
        let count = match game.ended {
            PersonResult::Won => &mut self.won,
            PersonResult::Drawn => &mut self.drawn,
            PersonResult::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        if game.helped {
            return;
        }
        if game.ended != PersonResult::Won {
            self.streak = 0;
            return;
        }
        self.streak = self.streak.saturating_add(1);
        self.best_streak = self.best_streak.max(self.streak);
        let plies = self.shortest_win.unwrap_or(u32::MAX).min(game.plies);
        self.shortest_win = Some(plies);
    }
}
