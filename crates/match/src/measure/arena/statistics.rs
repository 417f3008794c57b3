//! What the results of a match say: the score, the difference in Elo with its error, and the
//! sequential test (SPRT).
//!
//! The unit is the pair: one opening played twice with swapped seats. Counting the five results of
//! pairs (pentanomial) instead of the three of games takes into account that the two games of a
//! pair are not independent, which they are least where the opening decides the game.

use std::fmt;

/// How likely an interval of error holds the true value: 95 percent, as standard deviations.
const DEVIATIONS: f64 = 1.96;
/// How likely each of the two wrong answers of the sequential test is.
const WRONG: f64 = 0.05;
/// A little of every result, so that a test without any variance does not end at once.
const PRIOR: f64 = 1e-3;

/// The results of a match, for the first player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchTally {
    /// Games that it has won.
    pub wins: u64,
    /// Games that nobody has won.
    pub draws: u64,
    /// Games that it has lost.
    pub losses: u64,
    /// Pairs by the points that the first player has got of them: 0, ½, 1, 1½, 2.
    pub pairs: [u64; 5],
}

impl MatchTally {
    /// Adds a pair: the points of the first player in each game in half points, 0 to 2.
    pub(crate) fn add(&mut self, halves: [u8; 2]) {
        for half in halves {
            match half {
                0 => self.losses += 1,
                1 => self.draws += 1,
                _ => self.wins += 1,
            }
        }
        let sum = usize::from(halves[0].min(2) + halves[1].min(2));
        self.pairs[sum] += 1;
    }

    /// All games.
    #[must_use]
    pub const fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; one half where nothing was played.
    #[must_use]
    pub fn score(&self) -> f64 {
        if self.games() == 0 {
            return 0.5;
        }
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games() as f64
    }

    /// The standard error of [`MatchTally::score`].
    #[must_use]
    pub(crate) fn error(&self) -> f64 {
        let counts = self.pairs.map(|count| count as f64);
        let (pairs, _, variance) = moments(&counts);
        if pairs == 0.0 {
            return 0.5;
        }
        (variance / pairs).sqrt()
    }

    /// Half of the interval around [`MatchTally::score`] that holds the true score with 95 percent.
    #[must_use]
    pub fn margin(&self) -> f64 {
        DEVIATIONS * self.error()
    }

    /// The difference in Elo; infinite where one side has won all games.
    #[must_use]
    pub fn elo(&self) -> Elo {
        let (score, error) = (self.score(), self.margin());
        Elo {
            difference: elo(score),
            low: elo(score - error),
            high: elo(score + error),
        }
    }

    /// The logarithm of how much more likely these results are if the first player is stronger by
    /// `elo1` than if it is by `elo0` (generalized SPRT in its normal approximation).
    #[must_use]
    pub fn log_likelihood_ratio(&self, test: &Sprt) -> f64 {
        let counts = self.pairs.map(|count| count as f64 + PRIOR);
        let (pairs, mean, variance) = moments(&counts);
        let [low, high] = [test.elo0, test.elo1].map(expected_score);
        pairs * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// How many there are, their mean and their variance, of results worth 0, ¼, ½, ¾, 1.
fn moments(counts: &[f64; 5]) -> (f64, f64, f64) {
    let all: f64 = counts.iter().sum();
    if all == 0.0 {
        return (0.0, 0.5, 0.0);
    }
    let values = [0.0, 0.25, 0.5, 0.75, 1.0];
    let weighed = values.iter().zip(counts);
    let mean = weighed.clone().map(|(value, n)| value * n).sum::<f64>() / all;
    let squares: f64 = weighed.map(|(value, n)| n * (value - mean).powi(2)).sum();
    (all, mean, squares / all)
}

/// The share of the points that a player stronger by so much Elo is expected to get.
#[must_use]
pub(crate) fn expected_score(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        // Adding 0 keeps an even score from being “-0”.
        -400.0 * (1.0 / score - 1.0).log10() + 0.0
    }
}

/// A difference in Elo with the interval that holds the true one with 95 percent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    /// What is most likely.
    pub difference: f64,
    /// The lower end of the interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = |value: f64| match value {
            f64::INFINITY => "∞".to_owned(),
            f64::NEG_INFINITY => "−∞".to_owned(),
            value => format!("{value:+.0}"),
        };
        write!(
            f,
            "{} ({} to {})",
            end(self.difference),
            end(self.low),
            end(self.high)
        )
    }
}

/// A sequential probability ratio test: is the first player stronger by `elo1`, or only by `elo0`?
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The smaller difference.
    pub elo0: f64,
    /// The larger one.
    pub elo1: f64,
}

/// What a sequential test has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SprtOutcome {
    /// `elo1` is accepted.
    Stronger,
    /// `elo0` is accepted.
    NotStronger,
    /// More games are needed.
    Open,
}

impl Sprt {
    /// The test ends as soon as the log likelihood ratio is beyond this, above or below 0.
    #[must_use]
    pub fn bound() -> f64 {
        ((1.0 - WRONG) / WRONG).ln()
    }

    /// What the results say.
    #[must_use]
    pub fn answer(&self, tally: &MatchTally) -> SprtOutcome {
        let ratio = tally.log_likelihood_ratio(self);
        if ratio >= Sprt::bound() {
            SprtOutcome::Stronger
        } else if ratio <= -Sprt::bound() {
            SprtOutcome::NotStronger
        } else {
            SprtOutcome::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: [u64; 5]) -> MatchTally {
        let mut tally = MatchTally::default();
        for (points, count) in pairs.into_iter().enumerate() {
            for _ in 0..count {
                let first = (points as u8).min(2);
                tally.add([first, points as u8 - first]);
            }
        }
        assert_eq!(tally.pairs, pairs);
        tally
    }

    /// Elo's definition: ten times the points mean 400 Elo.
    #[test]
    fn ten_points_to_one_are_400_elo() {
        let elo = tally([1, 0, 0, 0, 10]).elo().difference;
        assert!((elo - 400.0).abs() < 1e-9, "{elo}");
        assert!((expected_score(400.0) - 10.0 / 11.0).abs() < 1e-12);
    }

    #[test]
    fn openings_that_decide_the_game_leave_no_doubt_about_equal_players() {
        let all_split = tally([0, 0, 50, 0, 0]);
        assert_eq!(
            all_split.elo(),
            Elo {
                difference: 0.0,
                low: 0.0,
                high: 0.0
            }
        );
        assert_eq!(all_split.score(), 0.5);
    }

    /// 30 of 40 pairs at 1 point, 5 at ½ and 5 at 2: mean 0.5625 − 0.0313, worked out by hand.
    #[test]
    fn the_error_is_that_of_the_pairs() {
        let tally = tally([0, 5, 30, 0, 5]);
        let mean = (5.0 * 0.25 + 30.0 * 0.5 + 5.0) / 40.0;
        assert!((tally.score() - mean).abs() < 1e-12);
        let variance: f64 = (5.0 * (0.25_f64 - mean).powi(2)
            + 30.0 * (0.5 - mean).powi(2)
            + 5.0 * (1.0 - mean).powi(2))
            / 40.0;
        assert!((tally.error() - (variance / 40.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn the_test_accepts_what_is_clear_and_waits_where_it_is_not() {
        let test = Sprt {
            elo0: 0.0,
            elo1: 50.0,
        };
        assert_eq!(test.answer(&MatchTally::default()), SprtOutcome::Open);
        assert_eq!(test.answer(&tally([2, 3, 10, 3, 2])), SprtOutcome::Open);
        assert_eq!(
            test.answer(&tally([0, 5, 40, 40, 60])),
            SprtOutcome::Stronger
        );
        assert_eq!(
            test.answer(&tally([60, 40, 40, 5, 0])),
            SprtOutcome::NotStronger
        );
        assert!((Sprt::bound() - 2.944).abs() < 1e-3, "ln 19");
    }

    #[test]
    fn a_clean_sweep_is_endless_elo_and_says_so() {
        let elo = tally([0, 0, 0, 0, 3]).elo();
        assert_eq!(elo.difference, f64::INFINITY);
        assert_eq!(elo.to_string(), "∞ (∞ to ∞)");
    }
}
