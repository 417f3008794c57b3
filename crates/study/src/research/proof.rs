//! What a proof shows over the picture of a question: the groups in which the good positions lie.

use super::{Space, Tuple};
use fivefold_players::nimbers::nim_sum;

/// Why the rule of a question is right, as far as a picture can show it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleProof {
    /// The numbers in binary: good positions lie in nested groups of 2, 4, 8 … values.
    Groups,
    /// The golden ratio: good positions lie along two lines.
    GoldenRatio,
}

impl Space {
    /// How many levels of groups there are; a group of the last level holds all positions.
    #[must_use]
    pub fn levels(&self) -> u8 {
        let largest = self.sizes().iter().max().copied().unwrap_or(1);
        digits(largest - 1)
    }

    /// The groups of a level that hold good positions, each by its position with the smallest
    /// numbers. A group has 2^`level` values in each row, as far as there are so many, and its numbers
    /// agree but for their last `level` binary digits. It holds good positions if the digits before these
    /// pair off.
    #[must_use]
    pub fn groups(&self, level: u8) -> Vec<Tuple> {
        let side = 1_u16 << level.min(8);
        let counts: Vec<u16> = self
            .sizes()
            .iter()
            .map(|size| size.div_ceil(side))
            .collect();
        let Ok(coarse) = Space::new(self.kind(), &counts) else {
            return Vec::new();
        };
        let tuples = (0..coarse.positions()).map(|index| coarse.tuple(index));
        let pairing = tuples.filter(|tuple| nim_sum(tuple.iter().copied()) == 0);
        let least = pairing.map(|tuple| {
            let numbers: Vec<u8> = tuple.iter().map(|&n| (u16::from(n) * side) as u8).collect();
            Tuple::new(&numbers)
        });
        least.collect()
    }
}

impl Tuple {
    /// The level of the smallest group with good positions to which this one belongs: 0 if it is good
    /// itself.
    #[must_use]
    pub fn level(&self) -> u8 {
        digits(nim_sum(self.iter().copied()).into())
    }

    /// The group of a level to which this position belongs, by its position with the smallest numbers.
    #[must_use]
    pub fn group(&self, level: u8) -> Tuple {
        let numbers: Vec<u8> = (self.iter())
            .map(|&number| (u16::from(number) >> level << level) as u8)
            .collect();
        Tuple::new(&numbers)
    }
}

/// How many binary digits a number has; 0 has none.
const fn digits(number: u16) -> u8 {
    (u16::BITS - number.leading_zeros()) as u8
}
