//! Positions from which a side does not win by fours.

use prefetch_index::prefetch_index;

use super::super::threat_board::ThreatBoard;

/// Gives positions in which the other side is to move keys of their own: after a pass the same
/// stones lie there.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// The part of an entry that is not the number of fours.
const KEY: u64 = !0xff;

/// A cache of positions without a win by so many fours; a later entry replaces an earlier one.
///
/// A hash that two positions share can hide a win, but never make one.
#[derive(Clone, Debug)]
pub(super) struct NoWins {
    entries: Vec<u64>,
}

impl NoWins {
    /// A cache of so many positions, a power of two.
    pub(super) fn new(slots: usize) -> NoWins {
        NoWins {
            entries: vec![0; slots.next_power_of_two()],
        }
    }

    /// The key of the position for the side to move.
    pub(super) fn key(board: &ThreatBoard) -> u64 {
        NoWins::key_of(board.hash(), board.to_move())
    }

    /// The key of the position with this hash of the stones, and this side to move.
    pub(super) const fn key_of(stones: u64, to_move: usize) -> u64 {
        stones ^ SIDE_KEY.wrapping_mul(to_move as u64 + 1)
    }

    fn slot(&self, key: u64) -> usize {
        (key >> 8) as usize & (self.entries.len() - 1)
    }

    /// Fetches the entry of a position that is about to be looked up.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch_index(&self.entries, self.slot(key));
    }

    /// Whether there is no win by at most so many fours.
    pub(super) fn contains(&self, key: u64, fours: u8) -> bool {
        let entry = self.entries[self.slot(key)];
        entry & KEY == key & KEY && entry as u8 >= fours
    }

    pub(super) fn insert(&mut self, key: u64, fours: u8) {
        let slot = self.slot(key);
        self.entries[slot] = key & KEY | u64::from(fours);
    }
}
