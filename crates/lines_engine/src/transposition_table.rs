//! The transposition table.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use prefetch_index::prefetch_index;

use super::cell_set::Index;
use fivefold_players::lockless::{Slot, bits, empty_slots, hash_of, write};
use fivefold_players::window::Bound;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TtEntry {
    pub(super) score: i16,
    /// The best move, if one is known.
    pub(super) best: Option<Index>,
    /// In plies.
    pub(super) depth: i8,
    pub(super) bound: Bound,
    /// Whether the position is or was on a principal variation.
    pub(super) was_pv: bool,
}

impl TtEntry {
    fn new(score: i32, best: Option<Index>, depth: i32, bound: Bound, was_pv: bool) -> TtEntry {
        TtEntry {
            score: score.clamp(i16::MIN.into(), i16::MAX.into()) as i16,
            best,
            depth: depth.clamp(i8::MIN.into(), i8::MAX.into()) as i8,
            bound,
            was_pv,
        }
    }

    /// The entry as bits: score, best move plus one, depth, bound, and when it was stored.
    fn packed(self, stamp: Stamp) -> u64 {
        let best = self.best.map_or(0, |best| u64::from(best) + 1);
        u64::from(self.score as u16)
            | best << 16
            | u64::from(self.depth as u8) << 32
            | (self.bound as u64) << 40
            | u64::from(self.was_pv) << 42
            | u64::from(stamp.epoch) << 48
            | u64::from(stamp.search) << 56
    }

    fn unpacked(bits: u64) -> TtEntry {
        TtEntry {
            score: bits as u16 as i16,
            best: ((bits >> 16) as Index).checked_sub(1),
            depth: (bits >> 32) as u8 as i8,
            bound: match bits >> 40 & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
            was_pv: bits >> 42 & 1 > 0,
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

/// Slots that share one cache line; a position can be in any of them.
const WAYS: usize = 4;
/// An entry from the search before is worth as much as one of this search that is so many plies
/// shallower.
const AGE_IN_PLIES: i32 = 8;
/// With how many buckets a search begins, at most: 1 MiB.
const FIRST_BUCKETS: usize = 1 << 14;

/// It begins small and doubles whenever a search has filled half of it, as a small table stays in the
/// processor's caches. Several threads begin with all of it, and may read and write at the same time.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The first slot at the beginning of a cache line.
    first: usize,
    /// One less than the number of buckets in use, a power of two.
    mask: AtomicUsize,
    /// One less than the number of all buckets, a power of two.
    largest_mask: usize,
    /// How many slots the search has filled that held nothing of it, until all buckets are in use.
    filled: AtomicUsize,
    now: Stamp,
}

impl TranspositionTable {
    /// A table of at most this many MiB; the number of its buckets is a power of two.
    pub(super) fn new(mib: u32) -> TranspositionTable {
        const LINE: usize = WAYS * size_of::<Slot>();
        let most = ((mib.max(1) as usize) << 20) / LINE;
        let buckets = 1_usize << most.ilog2();
        let slots = empty_slots(buckets * WAYS + WAYS - 1);
        let over = slots.as_ptr().addr() % LINE;
        let first = (LINE - over) % LINE / size_of::<Slot>();
        TranspositionTable {
            slots,
            first,
            mask: AtomicUsize::new(buckets.min(FIRST_BUCKETS) - 1),
            largest_mask: buckets - 1,
            filled: AtomicUsize::new(0),
            now: Stamp::default(),
        }
    }

    /// Forgets everything, so that a search depends on nothing before it.
    pub(super) fn clear(&mut self) {
        if self.now.epoch == u8::MAX {
            self.slots.fill_with(Slot::default);
            self.now.epoch = 0;
        }
        self.now.epoch += 1;
        self.now.search = 0;
        *self.filled.get_mut() = 0;
        *self.mask.get_mut() = self.largest_mask.min(FIRST_BUCKETS - 1);
    }

    /// Forgets everything, and takes all buckets into use at once.
    pub(super) fn clear_for_threads(&mut self) {
        self.clear();
        *self.mask.get_mut() = self.largest_mask;
    }

    /// Whether all buckets are in use.
    pub(super) fn is_whole(&self) -> bool {
        self.mask() == self.largest_mask
    }

    /// Begins another search, which may use the entries of earlier ones and replaces them first.
    pub(super) fn next_search(&mut self) {
        self.now.search = self.now.search.wrapping_add(1);
        *self.filled.get_mut() = 0;
    }

    fn mask(&self) -> usize {
        self.mask.load(Relaxed)
    }

    /// Where the bucket of a position begins.
    fn bucket_start(&self, hash: u64) -> usize {
        self.first + (hash as usize & self.mask()) * WAYS
    }

    fn bucket(&self, hash: u64) -> &[Slot] {
        let start = self.bucket_start(hash);
        &self.slots[start..start + WAYS]
    }

    /// Fetches the entries of a position that is about to be looked up.
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.slots, self.bucket_start(hash));
    }

    /// The slot of its bucket in which a position has an entry, and the packed entry.
    fn find<'a>(&self, bucket: &'a [Slot], hash: u64) -> Option<(&'a Slot, u64)> {
        let entries = bucket.iter().map(|slot| (slot, bits(slot)));
        let mut own = entries.filter(|&(slot, bits)| hash_of(slot, bits) == hash);
        own.find(|&(_, bits)| Stamp::of(bits).epoch == self.now.epoch)
    }

    pub(super) fn get(&self, hash: u64) -> Option<TtEntry> {
        let (_, bits) = self.find(self.bucket(hash), hash)?;
        Some(TtEntry::unpacked(bits))
    }

    /// Stores the estimate of a leaf, unless the position has an entry.
    pub(super) fn store_estimate(&self, hash: u64, score: i32, bound: Bound) {
        let bucket = self.bucket(hash);
        if self.find(bucket, hash).is_none() {
            let entry = TtEntry::new(score, None, 0, bound, false);
            self.put(self.least(bucket), hash, entry);
        }
    }

    /// Stores an entry, in place of that of the same position or else of the one that is worth least.
    pub(super) fn store(
        &self,
        hash: u64,
        score: i32,
        best: Option<Index>,
        depth: i32,
        bound: Bound,
        was_pv: bool,
    ) {
        let bucket = self.bucket(hash);
        let (slot, best) = match self.find(bucket, hash) {
            Some((slot, bits)) => (slot, best.or_else(|| TtEntry::unpacked(bits).best)),
            None => (self.least(bucket), best),
        };
        self.put(slot, hash, TtEntry::new(score, best, depth, bound, was_pv));
    }

    /// The slot of a bucket whose entry is worth least.
    fn least<'a>(&self, bucket: &'a [Slot]) -> &'a Slot {
        let now = self.now;
        let worth = |slot: &&Slot| {
            let bits = bits(slot);
            let stamp = Stamp::of(bits);
            if stamp.epoch != now.epoch {
                return i32::MIN;
            }
            let age = i32::from(now.search.wrapping_sub(stamp.search));
            i32::from(TtEntry::unpacked(bits).depth) - AGE_IN_PLIES * age
        };
        bucket.iter().min_by_key(worth).unwrap_or(&bucket[0])
    }

    fn put(&self, slot: &Slot, hash: u64, entry: TtEntry) {
        let is_new = Stamp::of(bits(slot)) != self.now;
        write(slot, hash, entry.packed(self.now));
        if is_new && !self.is_whole() {
            self.count_filled();
        }
    }

    /// Counts a slot that held nothing of this search. A count that gets lost between two threads
    /// does no harm.
    fn count_filled(&self) {
        let filled = self.filled.load(Relaxed) + 1;
        self.filled.store(filled, Relaxed);
        if filled > (self.mask() + 1) * WAYS / 2 {
            self.double();
        }
    }

    /// Doubles the buckets in use. The entries of a bucket stay there or move to the new one that is as
    /// far from the first new one.
    fn double(&self) {
        let added = self.mask() + 1;
        let middle = self.first + added * WAYS;
        let (old, new) = self.slots.split_at(middle);
        for (from, to) in old[self.first..].iter().zip(new) {
            let bits = bits(from);
            let hash = hash_of(from, bits);
            if hash as usize & added != 0 {
                write(to, hash, bits);
                write(from, 0, 0);
            } else {
                write(to, 0, 0);
            }
        }
        self.mask.store(added * 2 - 1, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose entries share a bucket.
    fn neighbours(table: &TranspositionTable) -> impl Fn(u64) -> u64 + use<> {
        let buckets = table.mask() as u64 + 1;
        move |number| 5 + number * buckets
    }

    #[test]
    fn what_was_stored_comes_back_until_it_is_cleared() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let entry = TtEntry {
            score: -29_990,
            best: Some(483),
            depth: -3,
            bound: Bound::AtMost,
            was_pv: true,
        };
        table.store(7, -29_990, Some(483), -3, Bound::AtMost, true);
        assert_eq!(table.get(7), Some(entry));
        assert_eq!(table.get(8), None);
        for _ in 0..600 {
            table.clear();
            assert_eq!(table.get(7), None);
        }
    }

    #[test]
    fn deep_entries_outlast_shallow_ones_and_the_last_is_there_too() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let hash = neighbours(&table);
        for other in 0..20 {
            let depth = if [3, 4, 8].contains(&other) { 9 } else { 1 };
            table.store(hash(other), 0, Some(1), depth, Bound::Exact, false);
        }
        for kept in [3, 4, 8, 19] {
            assert!(table.get(hash(kept)).is_some(), "{kept}");
        }
    }

    #[test]
    fn what_is_kept_for_another_search_gives_way_to_it() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        let hash = neighbours(&table);
        for other in 0..4 {
            table.store(hash(other), 0, Some(1), 9, Bound::Exact, false);
        }
        table.next_search();
        table.next_search();
        assert!((0..4).all(|other| table.get(hash(other)).is_some()));
        for other in 4..8 {
            table.store(hash(other), 0, Some(1), 1, Bound::Exact, false);
        }
        assert!((0..4).all(|other| table.get(hash(other)).is_none()));
        assert!((4..8).all(|other| table.get(hash(other)).is_some()));
    }

    #[test]
    fn a_move_that_is_known_outlasts_a_score_without_one() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        table.store(5, 10, Some(1), 3, Bound::AtLeast, false);
        table.store(5, -10, None, 4, Bound::AtMost, false);
        assert_eq!(table.get(5).and_then(|entry| entry.best), Some(1));
    }

    #[test]
    fn an_estimate_is_stored_only_where_nothing_is() {
        let mut table = TranspositionTable::new(1);
        table.clear();
        table.store(5, 10, Some(1), 3, Bound::AtLeast, false);
        let known = table.get(5);
        for hash in [5, 6] {
            table.store_estimate(hash, -20, Bound::Exact);
        }
        assert_eq!(table.get(5), known);
        let estimate = table.get(6).map(|entry| (entry.score, entry.depth));
        assert_eq!(estimate, Some((-20, 0)));
    }

    #[test]
    fn it_grows_with_what_a_search_stores_and_forgets_nothing_then() {
        let mut table = TranspositionTable::new(4);
        // In the next epoch the upper half holds entries of this one.
        for _ in 0..2 {
            table.clear();
            let first = table.mask();
            let hash = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut stored = 0;
            while table.mask() == first {
                table.store(hash(stored), 0, Some(1), 1, Bound::Exact, false);
                stored += 1;
            }
            let kept = (0..stored).filter(|&number| table.get(hash(number)).is_some());
            assert!(kept.count() as u64 > stored * 9 / 10);
            for number in stored..200_000 {
                table.store(hash(number), 0, Some(1), 1, Bound::Exact, false);
            }
            assert!(table.is_whole());
        }
    }

    #[test]
    fn it_keeps_to_its_memory_and_no_bucket_crosses_a_cache_line() {
        for mib in [1, 3, 16] {
            let table = TranspositionTable::new(mib);
            let bytes = (table.largest_mask + 1) * WAYS * size_of::<Slot>();
            assert!(bytes <= (mib as usize) << 20 && 2 * bytes > (mib as usize) << 20);
            let last = table.first + (table.largest_mask + 1) * WAYS;
            assert!(last <= table.slots.len());
            let line = WAYS * size_of::<Slot>();
            assert_eq!((&raw const table.slots[table.first]).addr() % line, 0);
        }
    }

    #[test]
    fn several_threads_begin_with_all_of_it() {
        let mut table = TranspositionTable::new(4);
        table.clear();
        table.store(7, 0, Some(1), 1, Bound::Exact, false);
        assert!(!table.is_whole());
        table.clear_for_threads();
        assert!(table.is_whole() && table.get(7).is_none());
    }

    /// Many writes to few slots; every entry tells by its content whose it is.
    #[test]
    fn threads_that_write_at_the_same_time_leave_no_torn_entries() {
        const TURNS: u64 = 2_000_000;
        let mut table = TranspositionTable::new(1);
        table.clear_for_threads();
        let table = &table;
        // All in one bucket, and as different otherwise as hashes are.
        let hash = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15) << 20 | 5;
        let score_of = |best: Index| i32::from(best) * 60 - 13_000;
        let work = |thread: u64| {
            let mut read = 0;
            for turn in 0..TURNS {
                let number = (turn ^ thread << 32).wrapping_mul(0xd6e8_feb8_6659_fd93) >> 61;
                if let Some(entry) = table.get(hash(number)) {
                    let best = entry.best.expect("all entries have a move");
                    assert_eq!(u64::from(best) / 7, number, "another position's entry");
                    assert_eq!(i32::from(entry.score), score_of(best), "mixed up");
                    read += 1;
                }
                let best = (number * 7 + turn % 5) as Index;
                let depth = turn as i32 % 9;
                table.store(
                    hash(number),
                    score_of(best),
                    Some(best),
                    depth,
                    Bound::Exact,
                    false,
                );
            }
            read
        };
        std::thread::scope(|scope| {
            let work = &work;
            let threads = [1, 2, 3].map(|thread| scope.spawn(move || work(thread)));
            let read = threads.map(|thread| thread.join().expect("no entry is torn"));
            assert!(read.into_iter().all(|read| read > 1_000), "{read:?}");
        });
    }
}
