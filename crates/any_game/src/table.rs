//! The transposition table. Positions are distinguished by their 64-bit hash.

use fivefold_players::window::Bound;
use fivefold_rules::Move;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TtEntry {
    /// The score, with its plies counted from the position.
    pub score: i16,
    /// Whether the score is exact.
    pub bound: Bound,
    /// In plies; [`TO_THE_END`] if every line was searched to the end.
    pub depth: u8,
    /// The best move.
    pub best: Move,
}

/// The depth of a search in which every line ends with the game.
pub const TO_THE_END: u8 = u8::MAX;

/// Entries of a bucket: a new one replaces the least useful.
const BUCKET: usize = 4;
/// The largest generation that fits an entry.
const LAST_GENERATION: u8 = 63;

#[derive(Clone, Copy, Debug)]
struct TableEntry {
    hash: u64,
    best: Move,
    score: i16,
    depth: u8,
    /// The bound in the lowest two bits, the generation above; 0 is an empty entry.
    bound_and_generation: u8,
}

const EMPTY: TableEntry = TableEntry {
    hash: 0,
    best: Move(0),
    score: 0,
    depth: 0,
    bound_and_generation: 0,
};

impl TableEntry {
    const fn generation(&self) -> u8 {
        self.bound_and_generation >> 2
    }
}

/// A table that allocates its memory at the first search.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<TableEntry>,
    /// How many entries there are once they are allocated; a power of two.
    size: usize,
    generation: u8,
}

impl Table {
    /// A table of at most so many MiB, at least one.
    #[must_use]
    pub(crate) const fn new(memory_mib: u32) -> Table {
        let memory = if memory_mib == 0 { 1 } else { memory_mib };
        let most = ((memory as usize) << 20) / size_of::<TableEntry>();
        Table {
            entries: Vec::new(),
            size: 1 << most.ilog2(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        if self.entries.is_empty() || self.generation == LAST_GENERATION {
            self.entries = vec![EMPTY; self.size];
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// Allocates the memory if needed, and keeps the entries.
    pub(crate) fn resume(&mut self) {
        if self.entries.is_empty() {
            self.clear();
        }
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }

    /// The entry of the position with this hash.
    #[must_use]
    pub(crate) fn get(&self, hash: u64) -> Option<TtEntry> {
        let at = self.bucket(hash);
        let entry = self.entries[at..at + BUCKET]
            .iter()
            .find(|entry| entry.hash == hash && entry.generation() == self.generation)?;
        Some(TtEntry {
            score: entry.score,
            bound: match entry.bound_and_generation & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
            depth: entry.depth,
            best: entry.best,
        })
    }

    /// Stores an entry, in place of the same position's or of the one searched least deep.
    pub(crate) fn put(&mut self, hash: u64, new: TtEntry) {
        let at = self.bucket(hash);
        let generation = self.generation;
        let worth = |entry: &TableEntry| match entry {
            entry if entry.generation() != generation => (1, 0),
            entry if entry.hash == hash => (0, 0),
            entry => (2, entry.depth),
        };
        let bucket = &mut self.entries[at..at + BUCKET];
        if let Some(entry) = bucket.iter_mut().min_by_key(|entry| worth(entry)) {
            *entry = TableEntry {
                hash,
                best: new.best,
                score: new.score,
                depth: new.depth,
                bound_and_generation: generation << 2 | new.bound as u8,
            };
        }
    }
}
