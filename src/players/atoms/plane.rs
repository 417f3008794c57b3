//! Sets of cells as bits: one machine word for boards up to 64 cells, two up to 128, four up to
//! 256, the largest board of the rules.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not};

/// A set of cells. Cell number `row * cols + col` is the bit of that number.
pub trait Plane:
    Copy
    + Debug
    + Eq
    + Send
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

    /// The set of this cell alone, below [`Plane::CELLS`].
    fn one(cell: u8) -> Self;
    /// Every cell moved to a number higher by `by`, 1 to 16; what leaves the word is lost.
    fn up(self, by: u32) -> Self;
    /// Every cell moved to a number lower by `by`, 1 to 16; what leaves the word is lost.
    fn down(self, by: u32) -> Self;
    /// Whether there is no cell in it.
    fn is_empty(self) -> bool;
    /// How many cells are in it.
    fn size(self) -> i32;
    /// Takes the cell with the lowest number out of the set.
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

/// A machine word as a set of cells; `$mix` mixes it into a hash.
macro_rules! word {
    ($word:ty, $mix:expr) => {
        impl Plane for $word {
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
pub struct Wide([u64; 4]);

impl Wide {
    fn zip(self, other: Wide, with: impl Fn(u64, u64) -> u64) -> Wide {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Wide([with(a, e), with(b, f), with(c, g), with(d, h)])
    }
}

impl BitAnd for Wide {
    type Output = Wide;

    fn bitand(self, other: Wide) -> Wide {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Wide {
    type Output = Wide;

    fn bitor(self, other: Wide) -> Wide {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Wide {
    type Output = Wide;

    fn bitxor(self, other: Wide) -> Wide {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for Wide {
    type Output = Wide;

    fn not(self) -> Wide {
        Wide(self.0.map(|word| !word))
    }
}

impl Plane for Wide {
    const EMPTY: Wide = Wide([0; 4]);
    const CELLS: usize = 256;

    fn one(cell: u8) -> Wide {
        let mut words = [0; 4];
        words[usize::from(cell >> 6)] = 1 << (cell & 63);
        Wide(words)
    }

    fn up(self, by: u32) -> Wide {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        Wide([
            a << by,
            b << by | a >> carry,
            c << by | b >> carry,
            d << by | c >> carry,
        ])
    }

    fn down(self, by: u32) -> Wide {
        let [a, b, c, d] = self.0;
        let carry = 64 - by;
        Wide([
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
