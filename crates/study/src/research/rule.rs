//! The rules that tell the good positions at a glance.

use super::{Space, Tuple};
use fivefold_players::nimbers::nim_sum;

/// What the rule says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResearchRule {
    /// Nim: good exactly where the xor of the numbers is 0 (C. L. Bouton, 1901).
    Xor {
        /// The xor.
        sum: u8,
    },
    /// The queen: good exactly where the smaller distance is that of the pair which differs by as
    /// much (W. A. Wythoff, 1907).
    Wythoff {
        /// The smaller distance.
        smaller: u8,
        /// By how much the two differ.
        difference: u8,
        /// The smaller distance of the good position with this difference: the difference times
        /// 1.618…, rounded down.
        wanted: u16,
    },
}

impl ResearchRule {
    /// Whether the position is good.
    #[must_use]
    pub const fn is_good(self) -> bool {
        match self {
            ResearchRule::Xor { sum } => sum == 0,
            ResearchRule::Wythoff {
                smaller, wanted, ..
            } => smaller as u16 == wanted,
        }
    }
}

impl Space {
    /// What the rule says about a position.
    #[must_use]
    pub fn rule(&self, tuple: &Tuple) -> ResearchRule {
        match (self.kind().diagonal, &**tuple) {
            (true, &[cols, rows]) => ResearchRule::Wythoff {
                smaller: cols.min(rows),
                difference: cols.abs_diff(rows),
                wanted: wythoff_smaller(cols.abs_diff(rows)),
            },
            _ => ResearchRule::Xor {
                sum: nim_sum(tuple.iter().copied()),
            },
        }
    }
}

/// The smaller number of Wythoff's pair whose numbers differ by this: the k-th is k times the golden
/// section 1.618…, rounded down. Whole numbers only: k · (1 + √5) / 2 = (k + √(5k²)) / 2.
fn wythoff_smaller(k: u8) -> u16 {
    let k = u32::from(k);
    ((k + (5 * k * k).isqrt()) / 2) as u16
}
