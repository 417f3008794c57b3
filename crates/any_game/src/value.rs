//! What a position or a move is worth with best play, as far as it is proven.

use fivefold_players::{Explanation, Verdict};
use fivefold_rules::Side;

/// A proven result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ProvenValue {
    /// Who wins with best play; nobody, where neither side can force a win.
    pub winner: Option<Side>,
    /// Plies to the end when the winner hurries and the loser delays, where known. A draw has
    /// none.
    pub plies: Option<u32>,
}

impl ProvenValue {
    /// A draw, or a game in which neither side can force an end.
    pub const DRAW: ProvenValue = ProvenValue {
        winner: None,
        plies: None,
    };

    /// The value of a move after which the position has this value.
    #[must_use]
    pub fn a_ply_earlier(self) -> ProvenValue {
        ProvenValue {
            plies: self.plies.map(|plies| plies + 1),
            ..self
        }
    }

    /// How good the value is for a side: quick wins before slow ones before draws before slow
    /// losses before quick ones. A win of unknown length counts as the slowest, a loss as the
    /// quickest.
    #[must_use]
    pub(crate) fn rank_for(self, side: Side) -> i64 {
        const DECIDED: i64 = 1 << 40;
        let plies = |unknown| i64::from(self.plies.unwrap_or(unknown));
        match self.winner {
            None => 0,
            Some(winner) if winner == side => DECIDED - plies(u32::MAX),
            Some(_) => plies(0) - DECIDED,
        }
    }

    /// Why a player whose position has this value moves as it does.
    pub(super) fn explanation(self, mover: Side) -> Explanation {
        match self.winner {
            Some(winner) if winner == mover => Explanation::SEARCHED_WIN,
            Some(_) => Explanation::HOLDS_OUT,
            None => Explanation::BEST_SCORE,
        }
    }
}

impl From<ProvenValue> for Verdict {
    fn from(value: ProvenValue) -> Verdict {
        Verdict::Proven {
            winner: value.winner,
            plies: value.plies,
        }
    }
}
