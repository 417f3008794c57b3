//! The cells of a board as indices, and sets of them as bits.

/// More than the cells of the largest board, 22 × 22; a power of two, so that masking keeps an
/// index in range.
pub(super) const MOST_CELLS: usize = 512;

/// A cell, counted row by row from the top left, from 0.
pub type Index = u16;

/// A set of cells of any board, one bit for each. A cell from 512 on counts as one of those below, which no board
/// has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; MOST_CELLS / 64]);

impl CellSet {
    /// All cells, of boards of every size.
    pub const ALL: CellSet = CellSet([u64::MAX; MOST_CELLS / 64]);

    pub(super) const fn toggle(&mut self, cell: Index) {
        let cell = cell as usize % MOST_CELLS;
        self.0[cell / 64] ^= 1 << (cell % 64);
    }

    pub(super) const fn insert(&mut self, cell: Index) {
        let cell = cell as usize % MOST_CELLS;
        self.0[cell / 64] |= 1 << (cell % 64);
    }

    /// Whether this cell is one of them.
    #[inline]
    #[must_use]
    pub const fn contains(&self, cell: Index) -> bool {
        let cell = cell as usize % MOST_CELLS;
        self.0[cell / 64] >> (cell % 64) & 1 > 0
    }

    /// The cell with the smallest index.
    pub(super) fn first(&self) -> Option<Index> {
        self.iter().next()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0 == [0; MOST_CELLS / 64]
    }

    /// The cells of both sets.
    #[inline]
    #[must_use]
    pub fn union(mut self, other: &CellSet) -> CellSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine |= theirs;
        }
        self
    }

    /// The cells that are in both sets.
    #[inline]
    #[must_use]
    pub fn intersection(mut self, other: &CellSet) -> CellSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= theirs;
        }
        self
    }

    /// The cells that are not in the other set.
    pub(super) fn without(mut self, other: &CellSet) -> CellSet {
        for (mine, theirs) in self.0.iter_mut().zip(other.0) {
            *mine &= !theirs;
        }
        self
    }

    /// The cells in ascending order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Index> + use<> {
        let words = self.0;
        (0..words.len()).flat_map(move |at| {
            let mut word = words[at];
            std::iter::from_fn(move || {
                let bit = (word != 0).then(|| word.trailing_zeros())?;
                word &= word - 1;
                Some((at * 64) as Index + bit as Index)
            })
        })
    }
}

impl FromIterator<Index> for CellSet {
    fn from_iter<I: IntoIterator<Item = Index>>(cells: I) -> CellSet {
        let mut set = CellSet::default();
        cells.into_iter().for_each(|at| set.insert(at));
        set
    }
}
