//! Entries of a transposition table that threads read and write at the same time without locks.
//!
//! An entry is two numbers: the hash of its position and what is known of it, packed. Of two threads
//! that write to the same slot each may have written one of the two. So instead of the hash a slot
//! holds its exclusive or with the other number; then such a mixture has the hash of no position, and
//! nobody reads it (Hyatt and Mann, *A lock-less transposition table implementation for parallel
//! search chess engines*, ICGA Journal 25(1), 2002).

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Room for one entry.
pub type Slot = [AtomicU64; 2];

/// So many empty slots: their numbers are 0.
#[must_use]
pub fn empty_slots(number: usize) -> Vec<Slot> {
    // Zeroed memory costs nothing before it is used. It stays where it is, as plain and atomic numbers
    // look alike; nothing is left of the loop.
    let plain = vec![[0_u64; 2]; number].into_iter();
    plain.map(|slot| slot.map(AtomicU64::new)).collect()
}

/// The packed part of the entry in a slot. It is that of a position with this hash only if
/// [`hash_of`] says so.
#[inline]
#[must_use]
pub fn bits([_, bits]: &Slot) -> u64 {
    bits.load(Relaxed)
}

/// The hash of the position whose entry lies in a slot, if these are its bits.
#[inline]
#[must_use]
pub fn hash_of([mixed, _]: &Slot, bits: u64) -> u64 {
    mixed.load(Relaxed) ^ bits
}

/// Writes an entry.
#[inline]
pub fn write([mixed, own]: &Slot, hash: u64, bits: u64) {
    mixed.store(hash ^ bits, Relaxed);
    own.store(bits, Relaxed);
}
