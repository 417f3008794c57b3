//! Sets of cells as bits: one machine word for boards up to 64 cells, two up to 128, four up to
//! 256, the largest board of the rules.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells: bit `row * cols + col` is the cell in this row and column.
pub trait Bitboard:
    Copy
    + Debug
    + Eq
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
{
    /// No cell.
    const EMPTY: Self;
    /// The most cells of a board.
    const CELLS: usize;

    /// The set of this cell alone, below [`Bitboard::CELLS`].
    fn one(cell: u8) -> Self;
    /// The set shifted to higher numbers by `by`, 1 to 16; what leaves the word is lost.
    fn up(self, by: u32) -> Self;
    /// The set shifted to lower numbers by `by`, 1 to 16; what leaves the word is lost.
    fn down(self, by: u32) -> Self;
    /// Whether it is the empty set.
    fn is_empty(self) -> bool;
    /// The number of cells.
    fn size(self) -> i32;
    /// Removes the cell with the lowest number.
    fn pop(&mut self) -> Option<u8>;
    /// Mixes the set into a hash.
    fn mix(self, hash: u64) -> u64;
}

/// One step of hashing: the two halves of a wide product, so that every bit of the factors
/// matters. The factor is the golden ratio as a fraction of 2^64.
const fn fold(word: u64, hash: u64) -> u64 {
    let product = (word ^ hash) as u128 * 0x9E37_79B9_7F4A_7C15;
    (product as u64 ^ (product >> 64) as u64).rotate_left(23) ^ hash.wrapping_mul(5)
}

/// Implements [`Bitboard`] for an integer; `$mix` mixes it into a hash.
macro_rules! word {
    ($word:ty, $mix:expr) => {
        impl Bitboard for $word {
            const EMPTY: $word = 0;
            const CELLS: usize = <$word>::BITS as usize;

            fn one(cell: u8) -> $word {
                1 << (u32::from(cell) & (<$word>::BITS - 1))
            }

            fn up(self, by: u32) -> $word {
                self << by
            }

            fn down(self, by: u32) -> $word {
                self >> by
            }

            fn is_empty(self) -> bool {
                self == 0
            }

            fn size(self) -> i32 {
                self.count_ones() as i32
            }

            fn pop(&mut self) -> Option<u8> {
                let cell = self.trailing_zeros();
                *self &= self.wrapping_sub(1);
                (cell < <$word>::BITS).then_some(cell as u8)
            }

            fn mix(self, hash: u64) -> u64 {
                $mix(self, hash)
            }
        }
    };
}

word!(u64, fold);
word!(u128, |word: u128, hash| fold(
    (word >> 64) as u64,
    fold(word as u64, hash)
));

/// A set of up to 256 cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct U256([u64; 4]);

impl U256 {
    fn zip(self, other: U256, with: impl Fn(u64, u64) -> u64) -> U256 {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        U256([with(a, e), with(b, f), with(c, g), with(d, h)])
    }
}

impl BitAnd for U256 {
    type Output = U256;

    fn bitand(self, other: U256) -> U256 {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for U256 {
    type Output = U256;

    fn bitor(self, other: U256) -> U256 {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for U256 {
    type Output = U256;

    fn bitxor(self, other: U256) -> U256 {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for U256 {
    type Output = U256;

    fn not(self) -> U256 {
        U256(self.0.map(|word| !word))
    }
}

impl Bitboard for U256 {
    const EMPTY: U256 = U256([0; 4]);
    const CELLS: usize = 256;

    fn one(cell: u8) -> U256 {
        let mut words = [0; 4];
        words[usize::from(cell >> 6)] = 1 << (cell & 63);
        U256(words)
    }

    fn up(self, by: u32) -> U256 {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        U256([
            a << by,
            b << by | a >> carry,
            c << by | b >> carry,
            d << by | c >> carry,
        ])
    }

    fn down(self, by: u32) -> U256 {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        U256([
            a >> by | b << carry,
            b >> by | c << carry,
            c >> by | d << carry,
            d >> by,
        ])
    }

    fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    fn size(self) -> i32 {
        self.0.iter().map(|word| word.count_ones() as i32).sum()
    }

    fn pop(&mut self) -> Option<u8> {
        for (number, word) in (0..).zip(&mut self.0) {
            if let Some(cell) = word.pop() {
                return Some(number * 64 + cell);
            }
        }
        None
    }

    fn mix(self, hash: u64) -> u64 {
        self.0.iter().fold(hash, |hash, &word| fold(word, hash))
    }
}
