//! How good a move was that was played.

use super::evaluation::AnalysisEvaluation;
use fivefold_config::AnalysisNumbers;
use fivefold_rules::Side;

/// How good a move was, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Judgement {
    /// The only move that keeps what the position was worth.
    Only,
    /// As good as the best move.
    Best,
    /// It gives nothing away that counts.
    Good,
    /// It gives a little away.
    Inaccuracy,
    /// It gives much away.
    Mistake,
    /// It gives a win or a draw away, or nearly so.
    Blunder,
}

impl Judgement {
    /// The word for it in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Judgement::Only => "only",
            Judgement::Best => "best",
            Judgement::Good => "good",
            Judgement::Inaccuracy => "inaccuracy",
            Judgement::Mistake => "mistake",
            Judgement::Blunder => "blunder",
        }
    }

    /// The mark beside the move, as in books about chess; usual moves have none.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Judgement::Only => "!",
            Judgement::Best | Judgement::Good => "",
            Judgement::Inaccuracy => "?!",
            Judgement::Mistake => "?",
            Judgement::Blunder => "??",
        }
    }

    /// Whether something was given away.
    #[must_use]
    pub fn is_fault(self) -> bool {
        self >= Judgement::Inaccuracy
    }
}

/// A judgement, and how sure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveJudgement {
    /// How good the move was.
    pub judgement: Judgement,
    /// Whether that follows from proven facts alone.
    pub proven: bool,
}

/// A move that was played, with what is known before and after it.
#[derive(Clone, Copy, Debug)]
pub struct PlayedMove {
    /// Who made it.
    pub mover: Side,
    /// What is known about the position before it.
    pub before: Option<AnalysisEvaluation>,
    /// The plies to the end before it, where they are known.
    pub plies_before: Option<u32>,
    /// What is known about the position after it.
    pub after: Option<AnalysisEvaluation>,
    /// The plies to the end after it, where they are known.
    pub plies_after: Option<u32>,
    /// Whether it is the move that the player found best.
    pub is_best: bool,
    /// Whether that one is known to be the only good one.
    pub best_is_only: bool,
}

impl PlayedMove {
    /// How much the evaluation dropped for the mover, 0 to 2000; less than 0 where the position
    /// looks better after the move. None where one of the two is not known.
    #[must_use]
    pub(crate) fn drop(&self) -> Option<i32> {
        Some(self.before?.points_for(self.mover) - self.after?.points_for(self.mover))
    }

    /// Judges the move: from proven facts where they decide, else by the drop of the evaluation.
    /// None where too little is known.
    #[must_use]
    pub fn judge(&self, numbers: &AnalysisNumbers) -> Option<MoveJudgement> {
        let proven = |judgement| {
            Some(MoveJudgement {
                judgement,
                proven: true,
            })
        };
        let keeps = match (self.is_best, self.best_is_only) {
            (true, true) => Judgement::Only,
            (true, false) => Judgement::Best,
            (false, _) => Judgement::Good,
        };
        if let Some(before @ AnalysisEvaluation::Proven(winner)) = self.before {
            if winner == Some(self.mover.other()) {
                // There was nothing left to give away.
                return proven(Judgement::Good);
            }
            match self.after {
                Some(after @ AnalysisEvaluation::Proven(_)) => {
                    let loses = after.points_for(self.mover) < before.points_for(self.mover);
                    return proven(match keeps {
                        _ if loses => Judgement::Blunder,
                        Judgement::Good if self.is_as_quick() => Judgement::Best,
                        keeps => keeps,
                    });
                }
                _ if self.is_best => return proven(keeps),
                _ => {}
            }
        }
        let judgement = if self.is_best && self.before.is_some() {
            keeps
        } else {
            match self.drop()? {
                drop if drop >= numbers.blunder => Judgement::Blunder,
                drop if drop >= numbers.mistake => Judgement::Mistake,
                drop if drop >= numbers.inaccuracy => Judgement::Inaccuracy,
                _ => Judgement::Good,
            }
        };
        Some(MoveJudgement {
            judgement,
            proven: false,
        })
    }

    /// Whether a move that keeps a win or a draw is as good as the best one: it wins no later, or
    /// nobody counts the plies.
    fn is_as_quick(&self) -> bool {
        match (self.plies_before, self.plies_after) {
            (None, None) => true,
            (Some(before), Some(after)) => after < before,
            _ => false,
        }
    }
}
