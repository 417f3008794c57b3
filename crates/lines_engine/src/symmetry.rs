//! One hash for a position and all its mirror images and rotations.

use rand::{Rng as _, SeedableRng};

use super::cell_set::Index;
use fivefold_lines::Lines;
use fivefold_rules::{Cell, Game, Rng};

/// The seed of the Zobrist keys; any number does.
const HASH_SEED: u64 = 0x6d69_7272;

/// The hashes of a position under all symmetries of its board: 8 on a square, else 4.
pub(super) struct Symmetries {
    hashes: Vec<u64>,
    /// The Zobrist keys by symmetry, cell and side.
    keys: Vec<Vec<[u64; 2]>>,
    /// Where each symmetry takes each cell.
    images: Vec<Vec<Index>>,
}

impl Symmetries {
    pub(super) fn new(position: &Lines) -> Symmetries {
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

    /// Adds or removes a stone.
    pub(super) fn toggle(&mut self, at: Index, side: usize) {
        for (hash, keys) in self.hashes.iter_mut().zip(&self.keys) {
            *hash ^= keys[usize::from(at)][side & 1];
        }
    }

    /// The canonical hash: the same for all images of the position.
    pub(super) fn hash(&self) -> u64 {
        self.hashes.iter().copied().min().unwrap_or(0)
    }

    /// The canonical hash after a stone of the side on this cell.
    pub(super) fn hash_after(&self, at: Index, side: usize) -> u64 {
        let keys = self.keys.iter().map(|keys| keys[usize::from(at)][side & 1]);
        let hashes = self.hashes.iter().zip(keys).map(|(hash, key)| hash ^ key);
        hashes.min().unwrap_or(0)
    }

    /// Which cell the symmetry that leads to the canonical hash takes there.
    pub(super) fn turned_back(&self, at: Index) -> Option<Index> {
        let place = self.to_canonical().iter().position(|&image| image == at)?;
        Some(place as Index)
    }

    /// Where the symmetry that leads to the canonical hash takes each cell.
    pub(super) fn to_canonical(&self) -> &[Index] {
        let least = (0..self.hashes.len()).min_by_key(|&turn| self.hashes[turn]);
        &self.images[least.unwrap_or(0)]
    }
}
