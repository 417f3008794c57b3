//! The transposition table.

use fivefold_players::lockless::{Slot, bits, empty_slots, hash_of, write};
use fivefold_players::window::Bound;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    /// The score, with its plies counted from the position.
    pub(super) score: i32,
    pub(super) bound: Bound,
    /// In plies.
    pub(super) depth: i32,
    /// The cell of the best move.
    pub(super) best: u8,
}

/// Bytes of an entry.
const ENTRY: usize = size_of::<Slot>();
/// Entries of a bucket: a new one replaces the least useful.
const BUCKET: usize = 4;

/// A table that allocates its memory at the first search. Several threads may read and write at the
/// same time.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<Slot>,
    /// How many entries there are once they are allocated; a power of two.
    size: usize,
    /// The number of the search. Entries of other searches count as empty, so that no search
    /// depends on those before it.
    generation: u16,
}

impl TranspositionTable {
    /// A table of at most so many MiB.
    pub(super) const fn new(memory_mib: u32) -> TranspositionTable {
        let most = (memory_mib as usize) << 20 >> ENTRY.trailing_zeros();
        TranspositionTable {
            entries: Vec::new(),
            size: 1 << most.ilog2(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        if self.entries.is_empty() || self.generation == u16::MAX {
            self.entries = empty_slots(self.size);
            self.generation = 0;
        }
        self.generation += 1;
    }

    fn bucket(&self, hash: u64) -> &[Slot] {
        let at = hash as usize & (self.entries.len() - 1) & !(BUCKET - 1);
        &self.entries[at..at + BUCKET]
    }

    /// The slot in which a position has an entry, and its data.
    fn find<'a>(&self, bucket: &'a [Slot], hash: u64) -> Option<(&'a Slot, u64)> {
        let entries = bucket.iter().map(|slot| (slot, bits(slot)));
        let mut own = entries.filter(|&(slot, data)| hash_of(slot, data) == hash);
        own.find(|&(_, data)| generation(data) == self.generation)
    }

    pub(super) fn get(&self, hash: u64) -> Option<TtEntry> {
        let (_, data) = self.find(self.bucket(hash), hash)?;
        Some(unpack(data))
    }

    /// Stores an entry, in place of the same position's or of the one searched least deep.
    pub(super) fn put(&self, hash: u64, entry: TtEntry) {
        let bucket = self.bucket(hash);
        let worth = |slot: &&Slot| {
            let data = bits(slot);
            if generation(data) == self.generation {
                unpack(data).depth
            } else {
                -1
            }
        };
        let own = self.find(bucket, hash).map(|(slot, _)| slot);
        if let Some(slot) = own.or_else(|| bucket.iter().min_by_key(worth)) {
            write(slot, hash, pack(entry, self.generation));
        }
    }
}

const fn generation(data: u64) -> u16 {
    (data >> 48) as u16
}

const fn pack(entry: TtEntry, generation: u16) -> u64 {
    let bound = match entry.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    (generation as u64) << 48
        | bound << 40
        | (entry.best as u64) << 32
        | (entry.depth as u8 as u64) << 24
        | entry.score as i16 as u16 as u64
}

const fn unpack(data: u64) -> TtEntry {
    TtEntry {
        score: data as u16 as i16 as i32,
        bound: match data >> 40 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        },
        depth: (data >> 24 & 0xFF) as i32,
        best: (data >> 32) as u8,
    }
}
