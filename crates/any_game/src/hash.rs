//! A 64-bit hash of positions that is the same on every machine. The standard library's hasher
//! feeds lengths as wide as the machine's pointers, so a browser and a desktop would differ.

use std::hash::{Hash, Hasher};

/// Odd numbers with irregular bits (the fractions of the golden ratio and of pi).
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
const START: u64 = 0x243F_6A88_85A3_08D3;

/// Mixes words by a multiplication of twice their width, whose halves are combined.
struct StableHasher(u64);

impl StableHasher {
    const fn mix(&mut self, word: u64) {
        let product = (self.0 ^ word) as u128 * FACTOR as u128;
        self.0 = (product as u64 ^ (product >> 64) as u64).wrapping_add(START);
    }
}

impl Hasher for StableHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            let mut word = [0; 8];
            word.copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(word));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }

    fn finish(&self) -> u64 {
        let product = self.0 as u128 * FACTOR as u128;
        product as u64 ^ (product >> 64) as u64
    }
}

/// The hash of a position.
pub(super) fn hash_of<T: Hash>(position: &T) -> u64 {
    let mut hasher = StableHasher(START);
    position.hash(&mut hasher);
    hasher.finish()
}

/// Two numbers mixed into one.
pub(super) fn mix(a: u64, b: u64) -> u64 {
    let mut hasher = StableHasher(a);
    hasher.mix(b);
    hasher.finish()
}
