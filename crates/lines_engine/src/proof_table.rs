//! The table of the prover: proof and disproof numbers of positions, of bounded size.

use prefetch_index::prefetch_index;

use super::cell_set::Index;
use super::proof_numbers::ProofNumbers;

/// Slots in which an entry can be.
const BUCKET: usize = 4;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofEntry {
    pub(super) numbers: ProofNumbers,
    /// A winning move of a proven position, as it is in the canonical picture of the position.
    pub(super) best: Option<Index>,
    /// The plies until the win of a proven position, where they are kept.
    pub(super) plies: u16,
    /// Positions visited to find this out.
    pub(super) work: u32,
}

/// The hash of a position; proof and disproof number; work, plies and the best move plus one. Plain numbers,
/// as zeroed memory costs nothing before it is used.
type ProofSlot = [u64; 3];

/// A table in which entries that took most work stay longest.
pub(super) struct ProofTable {
    slots: Vec<ProofSlot>,
}

impl ProofTable {
    /// A table of at most this many MiB.
    pub(super) fn new(mib: u32) -> ProofTable {
        let most = ((mib.max(1) as usize) << 20) / size_of::<ProofSlot>();
        ProofTable {
            slots: vec![ProofSlot::default(); 1 << most.ilog2()],
        }
    }

    fn bucket(&self, hash: u64) -> usize {
        hash as usize & (self.slots.len() - BUCKET)
    }

    /// Fetches what is known of a position that is about to be looked up.
    pub(super) fn prefetch(&self, hash: u64) {
        prefetch_index(&self.slots, self.bucket(hash));
    }

    pub(super) fn get(&self, hash: u64) -> Option<ProofEntry> {
        let from = self.bucket(hash);
        let slot = self.slots[from..from + BUCKET]
            .iter()
            .find(|&&[key, numbers, _]| key == hash && numbers != 0);
        slot.map(|&slot| unpacked(slot))
    }

    pub(super) fn store(&mut self, hash: u64, entry: ProofEntry) {
        let from = self.bucket(hash);
        let bucket = &mut self.slots[from..from + BUCKET];
        let same = bucket
            .iter()
            .position(|&[key, numbers, _]| key == hash && numbers != 0);
        let least =
            || (0..BUCKET).min_by_key(|&place| (bucket[place][1] != 0, bucket[place][2] >> 32));
        if let Some(place) = same.or_else(least) {
            bucket[place] = packed(hash, entry);
        }
    }

    /// All entries as bytes that are worth more than one visit.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        let used = self.slots.iter().filter(|slot| slot[2] >> 32 > 1);
        used.flatten().flat_map(|word| word.to_le_bytes()).collect()
    }

    /// Takes over entries from bytes; what is no whole entry at their end is left out.
    pub(super) fn take_bytes(&mut self, bytes: &[u8]) {
        let (words, _) = bytes.as_chunks::<8>();
        let words: Vec<u64> = words.iter().map(|&word| u64::from_le_bytes(word)).collect();
        let (slots, _) = words.as_chunks::<3>();
        for &slot in slots {
            self.store(slot[0], unpacked(slot));
        }
    }
}

fn packed(hash: u64, entry: ProofEntry) -> ProofSlot {
    let ProofNumbers { proof, disproof } = entry.numbers;
    let best = entry.best.map_or(0, |best| u64::from(best) + 1);
    [
        hash,
        u64::from(proof) << 32 | u64::from(disproof),
        u64::from(entry.work) << 32 | u64::from(entry.plies) << 16 | best,
    ]
}

fn unpacked([_, numbers, rest]: ProofSlot) -> ProofEntry {
    ProofEntry {
        numbers: ProofNumbers {
            proof: (numbers >> 32) as u32,
            disproof: numbers as u32,
        },
        best: (rest as u16).checked_sub(1),
        plies: (rest >> 16) as u16,
        work: (rest >> 32) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_took_most_work_stays_and_the_latest_is_there_too() {
        let mut table = ProofTable::new(1);
        let slots = table.slots.len() as u64;
        let entry = |work| ProofEntry {
            numbers: ProofNumbers::PROVEN,
            best: Some(224),
            plies: 35,
            work,
        };
        for other in 0..20 {
            table.store(8 + other * slots, entry(if other == 3 { 9 } else { 1 }));
        }
        assert_eq!(table.get(8 + 3 * slots), Some(entry(9)));
        assert_eq!(table.get(8 + 19 * slots), Some(entry(1)));
        assert_eq!(table.get(8 + 5 * slots), None);
    }

    #[test]
    fn what_is_saved_comes_back_into_another_table() {
        let mut table = ProofTable::new(1);
        let entry = ProofEntry {
            numbers: ProofNumbers {
                proof: 7,
                disproof: 3,
            },
            best: None,
            plies: 0,
            work: 100,
        };
        table.store(u64::MAX, entry);
        let mut other = ProofTable::new(2);
        other.take_bytes(&table.to_bytes());
        assert_eq!(other.get(u64::MAX), Some(entry));
    }
}
