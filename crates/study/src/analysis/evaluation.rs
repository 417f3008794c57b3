//! What a position is worth on one scale for all games.

use fivefold_players::Verdict;
use fivefold_rules::Side;

/// The evaluation of a proven win of the first side; of the second side it is the negative.
pub const WON: i32 = 1_000;

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisEvaluation {
    /// Proven: with best play this side wins (`None`: a draw).
    Proven(Option<Side>),
    /// Found, but not proven: this side wins.
    Found(Side),
    /// Estimated for the first side, from −999 to 999.
    Estimated(i32),
}

impl AnalysisEvaluation {
    /// The evaluation from what a player said whose turn it was; none if it knows nothing. Estimates
    /// are squeezed so that `half` of the player's points make 500, and none reach [`WON`].
    #[must_use]
    pub fn of(verdict: Verdict, mover: Side, half: i32) -> Option<AnalysisEvaluation> {
        match verdict {
            Verdict::Proven { winner, .. } => Some(AnalysisEvaluation::Proven(winner)),
            Verdict::Found { winner, .. } => Some(AnalysisEvaluation::Found(winner)),
            Verdict::Estimated { score } => {
                let for_mover = squeeze(score, half);
                Some(AnalysisEvaluation::Estimated(match mover {
                    Side::First => for_mover,
                    Side::Second => -for_mover,
                }))
            }
            Verdict::Unknown => None,
        }
    }

    /// On the scale from −[`WON`] to [`WON`], for the first side; a draw is 0.
    #[must_use]
    pub const fn points(self) -> i32 {
        match self {
            AnalysisEvaluation::Proven(None) => 0,
            AnalysisEvaluation::Proven(Some(Side::First)) => WON,
            AnalysisEvaluation::Proven(Some(Side::Second)) => -WON,
            AnalysisEvaluation::Found(Side::First) => WON - 1,
            AnalysisEvaluation::Found(Side::Second) => 1 - WON,
            AnalysisEvaluation::Estimated(points) => points,
        }
    }

    /// The same for this side.
    #[must_use]
    pub const fn points_for(self, side: Side) -> i32 {
        match side {
            Side::First => self.points(),
            Side::Second => -self.points(),
        }
    }

    /// Whether it is proven.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, AnalysisEvaluation::Proven(_))
    }
}

/// Keeps order and sign: 0 stays 0, `half` becomes 500, and nothing reaches [`WON`].
fn squeeze(score: i32, half: i32) -> i32 {
    let (score, half) = (i64::from(score), i64::from(half.max(1)));
    let squeezed = i64::from(WON) * score / (score.abs() + half);
    squeezed.clamp(i64::from(1 - WON), i64::from(WON - 1)) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn estimates_keep_their_order_and_never_look_proven() {
        let scores = [i32::MIN, -30_000, -400, -7, 0, 7, 400, 30_000, i32::MAX];
        let points = scores.map(|score| squeeze(score, 400));
        assert!(points.is_sorted(), "{points:?}");
        assert!(points.iter().all(|points| points.abs() < WON), "{points:?}");
        assert_eq!((points[2], points[4], points[6]), (-500, 0, 500));
    }

    #[test]
    fn an_estimate_counts_for_whoever_made_it() {
        let verdict = Verdict::Estimated { score: 400 };
        let of =
            |mover| AnalysisEvaluation::of(verdict, mover, 400).map(AnalysisEvaluation::points);
        assert_eq!(of(Side::First), Some(500));
        assert_eq!(of(Side::Second), Some(-500));
        assert_eq!(
            AnalysisEvaluation::of(Verdict::Unknown, Side::First, 400),
            None
        );
    }
}
