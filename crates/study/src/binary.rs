//! Heaps in binary: the proof of the Nim games in one picture.
//!
//! Each heap is a row of binary digits. A position is lost for the side to move if every column
//! holds an even number of ones, so that they pair off (C. L. Bouton, "Nim, a game with a complete
//! mathematical theory", 1901). What the heaps are says the game: its rows, gaps or distances.

use super::explain::Explain;
use fivefold_players::nimbers::nim_sum;
use fivefold_rules::{Move, Position};

/// Heaps written in binary below each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BinaryColumns {
    heaps: Vec<u8>,
    width: u8,
}

impl BinaryColumns {
    /// These heaps, with as many columns as the largest needs, at least one.
    #[must_use]
    pub fn new(heaps: impl IntoIterator<Item = u8>) -> BinaryColumns {
        let heaps: Vec<u8> = heaps.into_iter().collect();
        let largest = heaps.iter().max().copied().unwrap_or(0);
        BinaryColumns {
            width: digits(largest).max(1),
            heaps,
        }
    }

    /// The heaps of a position; `None` in games that are not played with heaps.
    #[must_use]
    pub fn of(position: &Position) -> Option<BinaryColumns> {
        (Explain::of(position).columns)(position)
    }

    /// The heaps, the top one first.
    #[must_use]
    pub fn heaps(&self) -> &[u8] {
        &self.heaps
    }

    /// How many columns there are: the digits of the largest heap.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// The digit of a heap in the column of 2^`bit`; `false` where there is no such heap.
    #[must_use]
    pub fn is_one(&self, heap: usize, bit: u8) -> bool {
        self.heaps.get(heap).is_some_and(|&heap| has_bit(heap, bit))
    }

    /// The heaps with a one in this column, the top one first.
    pub fn ones(&self, bit: u8) -> impl Iterator<Item = usize> + '_ {
        (0..self.heaps.len()).filter(move |&heap| self.is_one(heap, bit))
    }

    /// Whether this column holds an even number of ones.
    #[must_use]
    pub fn pairs_off(&self, bit: u8) -> bool {
        self.ones(bit).count().is_multiple_of(2)
    }

    /// Two and two heaps whose ones in this column pair off, from the top.
    #[must_use]
    pub fn pairs(&self, bit: u8) -> Vec<(usize, usize)> {
        let ones: Vec<usize> = self.ones(bit).collect();
        ones.chunks_exact(2).map(|two| (two[0], two[1])).collect()
    }

    /// The heap whose one in this column has no partner, if there is one: the lowest.
    #[must_use]
    pub fn odd_one(&self, bit: u8) -> Option<usize> {
        self.ones(bit).last().filter(|_| !self.pairs_off(bit))
    }

    /// The columns that do not pair off, the highest first.
    #[must_use]
    pub fn odd_columns(&self) -> Vec<u8> {
        let columns = (0..self.width).rev();
        columns.filter(|&bit| !self.pairs_off(bit)).collect()
    }

    /// The nim-sum: a one for each column that does not pair off.
    #[must_use]
    pub fn nim_sum(&self) -> u8 {
        nim_sum(self.heaps.iter().copied())
    }

    /// For each piece of a heap the bit of the group it belongs to: a heap of 6 is a group of 4
    /// and a group of 2. The largest group comes first.
    #[must_use]
    pub fn groups(&self, heap: usize) -> Vec<u8> {
        let bits = (0..self.width).rev().filter(|&bit| self.is_one(heap, bit));
        bits.flat_map(|bit| std::iter::repeat_n(bit, 1 << bit))
            .collect()
    }
}

/// The columns before a move and after it, of the same width.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnChange {
    /// Before the move.
    pub before: BinaryColumns,
    /// After it.
    pub after: BinaryColumns,
}

impl ColumnChange {
    /// These columns, in the same width.
    #[must_use]
    pub fn new(mut before: BinaryColumns, mut after: BinaryColumns) -> ColumnChange {
        let width = before.width.max(after.width);
        before.width = width;
        after.width = width;
        ColumnChange { before, after }
    }
}

/// The columns before and after a legal move; `None` for a move that is not legal and in games
/// that are not played with heaps ([`BinaryColumns::of`]).
#[must_use]
pub fn proof(position: &Position, mv: Move) -> Option<ColumnChange> {
    let before = BinaryColumns::of(position)?;
    let mut next = position.clone();
    next.play(mv).ok()?;
    Some(ColumnChange::new(before, BinaryColumns::of(&next)?))
}

const fn digits(heap: u8) -> u8 {
    (u8::BITS - heap.leading_zeros()) as u8
}

const fn has_bit(heap: u8, bit: u8) -> bool {
    bit < u8::BITS as u8 && heap >> bit & 1 == 1
}
