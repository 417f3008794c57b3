//! The transposition table.

use prefetch_index::prefetch_index;

use super::cell_set::Index;
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

/// The hash of a position and its packed entry. Plain numbers, as zeroed memory costs nothing
/// before it is used.
type Slot = [u64; 2];
/// Slots that share one cache line; a position can be in any of them.
const WAYS: usize = 4;
/// An entry from the search before is worth as much as one of this search that is so many plies
/// shallower.
const AGE_IN_PLIES: i32 = 8;
/// With how many buckets a search begins, at most: 1 MiB.
const FIRST_BUCKETS: usize = 1 << 14;

/// It begins small and doubles whenever a search has filled half of it, as a small table stays in the
/// processor's caches.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<Slot>,
    /// The first slot at the beginning of a cache line.
    first: usize,
    /// One less than the number of buckets in use, a power of two.
    mask: usize,
    /// One less than the number of all buckets, a power of two.
    largest_mask: usize,
    /// How many slots the search has filled that held nothing of it.
    filled: usize,
    now: Stamp,
}

impl TranspositionTable {
    /// A table of at most this many MiB; the number of its buckets is a power of two.
    pub(super) fn new(mib: u32) -> TranspositionTable {
        const LINE: usize = WAYS * size_of::<Slot>();
        let most = ((mib.max(1) as usize) << 20) / LINE;
        let buckets = 1_usize << most.ilog2();
        let slots = vec![Slot::default(); buckets * WAYS + WAYS - 1];
        let over = slots.as_ptr().addr() % LINE;
        let first = (LINE - over) % LINE / size_of::<Slot>();
        TranspositionTable {
            slots,
            first,
            mask: buckets.min(FIRST_BUCKETS) - 1,
            largest_mask: buckets - 1,
            filled: 0,
            now: Stamp::default(),
        }
    }

    /// Forgets everything, so that a search depends on nothing before it.
    pub(super) fn clear(&mut self) {
        if self.now.epoch == u8::MAX {
            self.slots.fill(Slot::default());
            self.now.epoch = 0;
        }
        self.now.epoch += 1;
        self.now.search = 0;
        self.filled = 0;
        self.mask = self.largest_mask.min(FIRST_BUCKETS - 1);
    }

    /// Begins another search, which may use the entries of earlier ones and replaces them first.
    pub(super) const fn next_search(&mut self) {
        self.now.search = self.now.search.wrapping_add(1);
        self.filled = 0;
    }

    fn bucket(&self, hash: u64) -> usize {
        self.first + (hash as usize & self.mask) * WAYS
    }

    /// Fetches the entries of a position that is about to be looked up.
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.slots, self.bucket(hash));
    }

    /// The slot of a position that has an entry.
    fn slot(&self, hash: u64) -> Option<usize> {
        let at = self.bucket(hash);
        let mut bucket = self.slots[at..at + WAYS].iter();
        let way = bucket
            .position(|&[key, bits]| key == hash && Stamp::of(bits).epoch == self.now.epoch)?;
        Some(at + way)
    }

    pub(super) fn get(&self, hash: u64) -> Option<TtEntry> {
        let slot = self.slot(hash)?;
        Some(TtEntry::unpacked(self.slots[slot][1]))
    }

    /// Stores the estimate of a leaf, unless the position has an entry.
    pub(super) fn store_estimate(&mut self, hash: u64, score: i32, bound: Bound) {
        if self.slot(hash).is_none() {
            self.put(None, hash, TtEntry::new(score, None, 0, bound, false));
        }
    }

    /// Stores an entry, in place of that of the same position or else of the one that is worth least.
    pub(super) fn store(
        &mut self,
        hash: u64,
        score: i32,
        best: Option<Index>,
        depth: i32,
        bound: Bound,
        was_pv: bool,
    ) {
        let own = self.slot(hash);
        let best = best.or_else(|| TtEntry::unpacked(self.slots[own?][1]).best);
        self.put(own, hash, TtEntry::new(score, best, depth, bound, was_pv));
    }

    /// Puts an entry into this slot, or into the one of its bucket that is worth least.
    fn put(&mut self, slot: Option<usize>, hash: u64, entry: TtEntry) {
        let now = self.now;
        let worth = |&[_, bits]: &Slot| {
            let stamp = Stamp::of(bits);
            if stamp.epoch != now.epoch {
                return i32::MIN;
            }
            let age = i32::from(now.search.wrapping_sub(stamp.search));
            i32::from(TtEntry::unpacked(bits).depth) - AGE_IN_PLIES * age
        };
        let bucket = self.bucket(hash);
        let least = || (bucket..bucket + WAYS).min_by_key(|&at| worth(&self.slots[at]));
        let slot = slot.or_else(least).unwrap_or(bucket);
        let slot = &mut self.slots[slot];
        self.filled += usize::from(Stamp::of(slot[1]) != now);
        *slot = [hash, entry.packed(now)];
        if self.filled > (self.mask + 1) * WAYS / 2 && self.mask < self.largest_mask {
            self.double();
        }
    }

    /// Doubles the buckets in use. The entries of a bucket stay there or move to the new one that is as
    /// far from the first new one.
    fn double(&mut self) {
        let added = self.mask + 1;
        let middle = self.first + added * WAYS;
        let (old, new) = self.slots.split_at_mut(middle);
        for (from, to) in old[self.first..].iter_mut().zip(new) {
            let moves = from[0] as usize & added != 0;
            *to = if moves {
                std::mem::take(from)
            } else {
                Slot::default()
            };
        }
        self.mask += added;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Positions whose entries share a bucket.
    fn neighbours(table: &TranspositionTable) -> impl Fn(u64) -> u64 + use<> {
        let buckets = table.mask as u64 + 1;
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
            let first = table.mask;
            let hash = |number: u64| number.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let mut stored = 0;
            while table.mask == first {
                table.store(hash(stored), 0, Some(1), 1, Bound::Exact, false);
                stored += 1;
            }
            let kept = (0..stored).filter(|&number| table.get(hash(number)).is_some());
            assert!(kept.count() as u64 > stored * 9 / 10);
            for number in stored..200_000 {
                table.store(hash(number), 0, Some(1), 1, Bound::Exact, false);
            }
            assert_eq!(table.mask, table.largest_mask);
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
}
