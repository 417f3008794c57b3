//! The transposition table.

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

/// Bytes of an entry: the position's hash and its packed data.
const ENTRY: usize = size_of::<[u64; 2]>();
/// Entries of a bucket: a new one replaces the least useful.
const BUCKET: usize = 4;

/// A table that allocates its memory at the first search.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    entries: Vec<[u64; 2]>,
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
            self.entries = vec![[0; 2]; self.size];
            self.generation = 0;
        }
        self.generation += 1;
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }

    pub(super) fn get(&self, hash: u64) -> Option<TtEntry> {
        let at = self.bucket(hash);
        let &[_, data] = self.entries[at..at + BUCKET]
            .iter()
            .find(|&&[key, data]| key == hash && generation(data) == self.generation)?;
        Some(unpack(data))
    }

    /// Stores an entry, in place of the same position's or of the one searched least deep.
    pub(super) fn put(&mut self, hash: u64, entry: TtEntry) {
        let at = self.bucket(hash);
        let current = self.generation;
        let worth = |&[key, data]: &[u64; 2]| {
            if generation(data) != current {
                -2
            } else if key == hash {
                -1
            } else {
                unpack(data).depth
            }
        };
        let bucket = &mut self.entries[at..at + BUCKET];
        let same = bucket
            .iter()
            .position(|&[key, data]| key == hash && generation(data) == current);
        let place = match same {
            Some(place) => Some(place),
            None => (0..BUCKET).min_by_key(|&i| worth(&bucket[i])),
        };
        if let Some(place) = place {
            bucket[place] = [hash, pack(entry, current)];
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
