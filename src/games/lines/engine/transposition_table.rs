//! The transposition table.

use super::cell_set::Index;
use crate::players::window::Bound;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    pub(super) score: i16,
    /// The best move, if one is known.
    pub(super) best: Option<Index>,
    /// In plies.
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

impl TtEntry {
    /// The entry as bits: score, best move plus one, depth, bound, and when it was stored.
    fn packed(self, stamp: Stamp) -> u64 {
        let best = self.best.map_or(0, |best| u64::from(best) + 1);
        u64::from(self.score as u16)
            | best << 16
            | u64::from(self.depth as u8) << 32
            | (self.bound as u64) << 40
            | u64::from(stamp.epoch) << 48
            | u64::from(stamp.search) << 56
    }

    fn unpacked(bits: u64) -> TtEntry {
        TtEntry {
            score: bits as u16 as i16,
            best: ((bits >> 16) as Index).checked_sub(1),
            depth: (bits >> 32) as u8 as i8,
            bound: match bits >> 40 & 0xff {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

/// When an entry was stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stamp {
    /// Entries of other epochs count as empty; 0 is never stored.
    epoch: u8,
    /// The search within an epoch. Entries of earlier ones count, but are replaced first.
    search: u8,
}

impl Stamp {
    const fn of(bits: u64) -> Stamp {
        Stamp {
            epoch: (bits >> 48) as u8,
            search: (bits >> 56) as u8,
        }
    }
}

/// The hash of a position and its packed entry. Plain numbers, as zeroed memory costs nothing
/// before it is used.
type Slot = [u64; 2];
/// Two slots: the entry searched deepest, and the latest one.
type Bucket = [Slot; 2];

#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    now: Stamp,
}

impl TranspositionTable {
    /// A table of at most this many MiB; the number of its buckets is a power of two.
    pub(super) fn new(mib: u32) -> TranspositionTable {
        let most = ((mib.max(1) as usize) << 20) / size_of::<Bucket>();
        TranspositionTable {
            buckets: vec![Bucket::default(); 1 << most.ilog2()],
            now: Stamp::default(),
        }
    }

    /// Forgets everything, so that a search depends on nothing before it.
    pub(super) fn clear(&mut self) {
        if self.now.epoch == u8::MAX {
            self.buckets.fill(Bucket::default());
            self.now.epoch = 0;
        }
        self.now.epoch += 1;
        self.now.search = 0;
    }

    /// Begins another search, which may use the entries of earlier ones and replaces them first.
    pub(super) const fn next_search(&mut self) {
        self.now.search = self.now.search.wrapping_add(1);
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.buckets.len() - 1)
    }

    pub(super) fn get(&self, hash: u64) -> Option<TtEntry> {
        self.buckets[self.bucket(hash)]
            .into_iter()
            .find(|&[key, bits]| key == hash && Stamp::of(bits).epoch == self.now.epoch)
            .map(|[_, bits]| TtEntry::unpacked(bits))
    }

    /// Stores an entry, in place of one from an earlier search or a shallower one.
    pub(super) fn store(
        &mut self,
        hash: u64,
        score: i32,
        best: Option<Index>,
        depth: i32,
        bound: Bound,
    ) {
        let best = best.or_else(|| self.get(hash)?.best);
        let entry = TtEntry {
            score: score.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
            best,
            depth: depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8,
            bound,
        };
        let slot = [hash, entry.packed(self.now)];
        let at = self.bucket(hash);
        let [deepest, last] = &mut self.buckets[at];
        let [key, bits] = *deepest;
        if key == hash
            || Stamp::of(bits) != self.now
            || entry.depth >= TtEntry::unpacked(bits).depth
        {
            *deepest = slot;
        } else {
            *last = slot;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_stored_comes_back_until_it_is_cleared() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let entry = TtEntry {
            score: -29_990,
            best: Some(483),
            depth: -3,
            bound: Bound::AtMost,
        };
        table.store(7, -29_990, Some(483), -3, Bound::AtMost);
        assert_eq!(table.get(7), Some(entry));
        assert_eq!(table.get(8), None);
        for _ in 0..600 {
            table.clear();
            assert_eq!(table.get(7), None);
        }
    }

    #[test]
    fn a_deep_entry_outlasts_shallow_ones_and_the_last_is_there_too() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let buckets = table.buckets.len() as u64;
        for other in 0..10 {
            let depth = if other == 3 { 9 } else { 1 };
            table.store(5 + other * buckets, 0, Some(1), depth, Bound::Exact);
        }
        assert!(table.get(5 + 3 * buckets).is_some());
        assert!(table.get(5 + 9 * buckets).is_some());
    }

    #[test]
    fn what_is_kept_for_another_search_gives_way_to_it() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let buckets = table.buckets.len() as u64;
        table.store(5, 0, Some(1), 9, Bound::Exact);
        table.next_search();
        assert!(table.get(5).is_some());
        table.store(5 + buckets, 0, Some(1), 1, Bound::Exact);
        assert!(table.get(5).is_none());
    }

    #[test]
    fn it_keeps_to_its_memory() {
        for mib in [1, 3, 16] {
            let table = TranspositionTable::new(mib);
            let bytes = size_of_val(table.buckets.as_slice());
            assert!(bytes <= (mib as usize) << 20 && 2 * bytes > (mib as usize) << 20);
        }
    }
}
