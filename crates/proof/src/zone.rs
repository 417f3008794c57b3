//! Sets of cells, for the checker.

use std::iter;

/// Words of 64 bits for the largest board, 22 × 22.
const WORDS: usize = 8;

/// A set of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Zone([u64; WORDS]);

impl Zone {
    pub(super) const fn insert(&mut self, at: u16) {
        let at = at as usize % (WORDS * 64);
        self.0[at / 64] |= 1 << (at % 64);
    }

    pub(super) const fn contains(&self, at: u16) -> bool {
        let at = at as usize % (WORDS * 64);
        self.0[at / 64] >> (at % 64) & 1 > 0
    }

    /// The cells in ascending order.
    pub(super) fn iter(&self) -> impl Iterator<Item = u16> + use<> {
        let words = (0..).zip(self.0);
        words.flat_map(|(place, word): (u16, u64)| {
            let rests = iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
            rests
                .take_while(|&rest| rest != 0)
                .map(move |rest| place * 64 + rest.trailing_zeros() as u16)
        })
    }

    /// Adds the cells of another set.
    pub(super) fn add(&mut self, other: &Zone) {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
    }

    /// The same cells on a board that is turned.
    pub(super) fn turned(&self, image: impl Fn(u16) -> Option<u16>) -> Zone {
        let mut zone = Zone::default();
        let cells = self.iter().filter_map(image);
        cells.for_each(|at| zone.insert(at));
        zone
    }
}
