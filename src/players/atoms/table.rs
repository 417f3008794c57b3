//! The transposition table: what is known of positions already searched, in a fixed amount of
//! memory.

use crate::players::window::Bound;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// The score, with its plies counted from the position.
    pub score: i32,
    /// What the score says.
    pub bound: Bound,
    /// Plies searched.
    pub depth: i32,
    /// The best move: the number of its cell.
    pub best: u8,
}

/// Bytes of an entry: the position's hash and its packed data.
const ENTRY: usize = size_of::<[u64; 2]>();
/// Entries among which a new one replaces the least useful.
const BUCKET: usize = 4;

/// The table. It allocates its memory at the first search.
#[derive(Clone, Debug)]
pub struct Table {
    entries: Vec<[u64; 2]>,
    /// How many entries there are once they are allocated; a power of two.
    size: usize,
    /// Which search is going on. What other searches have left counts as empty, so that a search
    /// never depends on those before it.
    generation: u16,
}

impl Table {
    /// A table of at most so many MiB.
    pub const fn new(memory_mib: u32) -> Table {
        let most = (memory_mib as usize) << 20 >> ENTRY.trailing_zeros();
        Table {
            entries: Vec::new(),
            size: 1 << most.ilog2(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub fn begin(&mut self) {
        if self.entries.is_empty() || self.generation == u16::MAX {
            self.entries = vec![[0; 2]; self.size];
            self.generation = 0;
        }
        self.generation += 1;
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.entries.len() - 1) & !(BUCKET - 1)
    }

    /// What is known of the position with this hash.
    pub fn get(&self, hash: u64) -> Option<Known> {
        let at = self.bucket(hash);
        let &[_, data] = self.entries[at..at + BUCKET]
            .iter()
            .find(|&&[key, data]| key == hash && generation(data) == self.generation)?;
        Some(unpack(data))
    }

    /// Keeps what is known of a position, in place of the same position or of the entry that was
    /// searched least deep.
    pub fn put(&mut self, hash: u64, known: Known) {
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
            bucket[place] = [hash, pack(known, current)];
        }
    }
}

const fn generation(data: u64) -> u16 {
    (data >> 48) as u16
}

const fn pack(known: Known, generation: u16) -> u64 {
    let bound = match known.bound {
        Bound::Exact => 0,
        Bound::AtLeast => 1,
        Bound::AtMost => 2,
    };
    (generation as u64) << 48
        | bound << 40
        | (known.best as u64) << 32
        | (known.depth as u8 as u64) << 24
        | known.score as i16 as u16 as u64
}

const fn unpack(data: u64) -> Known {
    Known {
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
