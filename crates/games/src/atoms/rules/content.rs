//! What lies on a board of Atoms, as sets of cells, and one wave of a reaction on them.

use super::params::LARGEST_SIDE;
use fivefold_rules::{Cell, Side};

const ROWS: usize = LARGEST_SIDE as usize;

/// A set of cells: one bit for each column of every row. Whole waves are computed row by row on
/// such sets, which the compiler turns into a handful of vector instructions.
pub(super) type Plane = [u16; ROWS];

pub(super) const NOTHING: Plane = [0; ROWS];

/// A number from 0 to 7 for every cell, as the sets of cells whose number has the bit 1, 2, 4.
pub(super) type CountPlanes = [Plane; 3];

/// What a move changes: the whole content of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtomsContent {
    /// How many atoms each cell holds. Below the critical mass at rest; in a wave, and where the
    /// rule chain reaction stops, less than twice the critical mass, so at most 7.
    pub(super) counts: CountPlanes,
    /// The cells of each side; a cell without atoms belongs to neither.
    pub(super) owned: [Plane; 2],
}

impl AtomsContent {
    #[inline]
    pub(super) fn count(&self, cell: Cell) -> u8 {
        let bit = |plane: usize| (self.counts[plane][cell.row as usize] >> cell.col & 1) as u8;
        bit(0) | bit(1) << 1 | bit(2) << 2
    }

    #[inline]
    pub(super) fn owner(&self, cell: Cell) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|side| self.owned[side.index()][cell.row as usize] >> cell.col & 1 == 1)
    }

    pub(super) fn set(&mut self, cell: Cell, side: Side, count: u8) {
        for (bit, plane) in self.counts.iter_mut().enumerate() {
            plane[cell.row as usize] |= u16::from(count >> bit & 1) << cell.col;
        }
        self.owned[side.index()][cell.row as usize] |= 1 << cell.col;
    }

    /// Empties a cell.
    pub(super) fn clear(&mut self, cell: Cell) {
        let planes = self.counts.iter_mut().chain(&mut self.owned);
        for plane in planes {
            plane[cell.row as usize] &= !(1 << cell.col);
        }
    }

    /// One atom more in a cell, whose number stays below 8. Returns the number.
    #[inline]
    pub(super) fn add(&mut self, cell: Cell, side: Side) -> u8 {
        let bit = 1 << cell.col;
        let mut carry = bit;
        for plane in &mut self.counts {
            let row = &mut plane[cell.row as usize];
            *row ^= carry;
            carry &= !*row;
        }
        self.owned[side.index()][cell.row as usize] |= bit;
        self.count(cell)
    }

    /// Takes the critical mass from all cells that have reached it and returns these cells; no
    /// cell has a critical mass off the board.
    #[inline]
    pub(super) fn explode(&mut self, critical: &CountPlanes) -> Plane {
        let mut exploding = NOTHING;
        let [c0, c1, c2] = &mut self.counts;
        let [k0, k1, k2] = critical;
        for row in 0..ROWS {
            // Binary subtraction of all cells of a row at once: `b` are the borrows; a borrow out
            // of the highest bit means that the cell holds less than its critical mass.
            let d0 = c0[row] ^ k0[row];
            let b0 = !c0[row] & k0[row];
            let d1 = c1[row] ^ k1[row] ^ b0;
            let b1 = (!c1[row] & (k1[row] | b0)) | (k1[row] & b0);
            let d2 = c2[row] ^ k2[row] ^ b1;
            let b2 = (!c2[row] & (k2[row] | b1)) | (k2[row] & b1);
            let on_board = k0[row] | k1[row] | k2[row];
            let e = on_board & !b2;
            c0[row] = (c0[row] & !e) | (d0 & e);
            c1[row] = (c1[row] & !e) | (d1 & e);
            c2[row] = (c2[row] & !e) | (d2 & e);
            exploding[row] = e;
        }
        exploding
    }

    /// Gives one atom from each exploding cell to each of its neighbours on the board, which
    /// change to the mover's side.
    #[inline]
    pub(super) fn scatter(&mut self, exploding: &Plane, critical: &CountPlanes, mover: Side) {
        let [c0, c1, c2] = &mut self.counts;
        let [first, second] = &mut self.owned;
        let (mine, theirs) = match mover {
            Side::First => (first, second),
            Side::Second => (second, first),
        };
        // One empty row above and below, so that every row has neighbours.
        let mut framed = [0; ROWS + 2];
        framed[1..=ROWS].copy_from_slice(exploding);
        for row in 0..ROWS {
            let on_board = critical[0][row] | critical[1][row] | critical[2][row];
            let [up, e, down] = [framed[row], framed[row + 1], framed[row + 2]];
            let (right, left) = (e << 1 & on_board, e >> 1);
            let (up, down) = (up & on_board, down & on_board);
            // How many atoms arrive, 0 to 4, as the bits t0, t1, t2.
            let (h0, h1) = (right ^ left, right & left);
            let (v0, v1) = (up ^ down, up & down);
            let t0 = h0 ^ v0;
            let t1 = (h1 ^ v1) | (h0 & v0);
            let t2 = h1 & v1;
            let a0 = c0[row] & t0;
            let a1 = (c1[row] & t1) | (a0 & (c1[row] ^ t1));
            c0[row] ^= t0;
            c1[row] ^= t1 ^ a0;
            c2[row] ^= t2 ^ a1;
            let hit = right | left | up | down;
            mine[row] = (mine[row] | hit) & (c0[row] | c1[row] | c2[row]);
            theirs[row] &= !hit;
        }
    }
}

#[inline]
pub(super) fn is_empty(plane: &Plane) -> bool {
    plane.iter().fold(0, |all, row| all | row) == 0
}

#[inline]
pub(super) fn size(plane: &Plane) -> u16 {
    plane.iter().map(|row| row.count_ones() as u16).sum()
}
