//! One hash for a position and all its mirror images and rotations.
//!
//! Of these *pictures* of a position one is the *canonical* one: what is kept of a position by its hash has the cells
//! of that picture.

use rand::{Rng as _, SeedableRng};

use super::cell_set::Index;
use fivefold_lines::Lines;
use fivefold_rules::{Cell, Game, Rng};

/// The seed of the Zobrist keys; any number does.
const HASH_SEED: u64 = 0x6d69_7272;

/// The hashes of a position under all symmetries of its board: 8 on a square, else 4.
pub struct Symmetries {
    hashes: Vec<u64>,
    /// The Zobrist keys by symmetry, cell and side.
    keys: Vec<Vec<[u64; 2]>>,
    /// Where each symmetry takes each cell.
    images: Vec<Vec<Index>>,
}

impl Symmetries {
    /// The hashes of this position.
    #[must_use]
    pub fn new(position: &Lines) -> Symmetries {
        let params = *position.params();
        let cells: Vec<Cell> = position.all_cells().collect();
        let mut rng = Rng::seed_from_u64(HASH_SEED);
        let plain: Vec<[u64; 2]> = cells
            .iter()
            .map(|_| [rng.next_u64(), rng.next_u64()])
            .collect();
        let images: Vec<Vec<Index>> = (0..params.turns())
            .map(|turn| {
                let image = |&cell: &Cell| params.turned(cell, turn).index(params.cols) as Index;
                cells.iter().map(image).collect()
            })
            .collect();
        let key = |&at: &Index| plain[usize::from(at)];
        let keys = images.iter().map(|image| image.iter().map(key).collect());
        let mut symmetries = Symmetries {
            hashes: vec![0; images.len()],
            keys: keys.collect(),
            images,
        };
        for (cell, side) in position.placed() {
            symmetries.toggle(cell.index(params.cols) as Index, side.index());
        }
        symmetries
    }

    /// Adds a stone of a side, or removes it. The side is a [`Side::index`](fivefold_rules::Side::index).
    ///
    /// # Panics
    /// The cell is not on the board.
    #[inline]
    pub fn toggle(&mut self, at: Index, side: usize) {
        for (hash, keys) in self.hashes.iter_mut().zip(&self.keys) {
            *hash ^= keys[usize::from(at)][side & 1];
        }
    }

    /// The canonical hash: the same for all pictures of the position, whoever is to move.
    #[inline]
    #[must_use]
    pub fn hash(&self) -> u64 {
        self.hashes.iter().copied().min().unwrap_or(0)
    }

    /// The canonical hash after a stone of the side on this cell.
    ///
    /// # Panics
    /// The cell is not on the board.
    #[inline]
    #[must_use]
    pub fn hash_after(&self, at: Index, side: usize) -> u64 {
        let keys = self.keys.iter().map(|keys| keys[usize::from(at)][side & 1]);
        let hashes = self.hashes.iter().zip(keys).map(|(hash, key)| hash ^ key);
        hashes.min().unwrap_or(0)
    }

    /// Which cell of the position is at this place in the canonical picture; nothing if that has no such place.
    #[must_use]
    pub fn turned_back(&self, at: Index) -> Option<Index> {
        let place = self.to_canonical().iter().position(|&image| image == at)?;
        Some(place as Index)
    }

    /// Where each cell of the position is in the canonical picture, by its index.
    #[inline]
    #[must_use]
    pub fn to_canonical(&self) -> &[Index] {
        let least = (0..self.hashes.len()).min_by_key(|&turn| self.hashes[turn]);
        &self.images[least.unwrap_or(0)]
    }
}
