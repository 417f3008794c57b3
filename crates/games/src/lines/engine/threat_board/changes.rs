//! The states of cells from before the stones that can be undone.

use super::CellState;
use crate::lines::engine::cell_set::Index;

/// One stone changes no more cells: so many are in reach of it for lines of exactly six.
const MOST_OF_A_STONE: usize = 48;

/// Changed cells and their states before, in order. Two lists with room at their ends are quicker
/// than one to which pairs are pushed: every state is copied once only.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    cells: Vec<Index>,
    states: Vec<CellState>,
    count: usize,
}

impl Changes {
    pub(super) const fn count(&self) -> usize {
        self.count
    }

    /// The changes from this number on.
    pub(super) fn since(&self, first: usize) -> impl Iterator<Item = (Index, &CellState)> {
        let cells = self.cells[first..self.count].iter().copied();
        cells.zip(&self.states[first..self.count])
    }

    /// Forgets the changes from this number on.
    pub(super) const fn truncate(&mut self, count: usize) {
        self.count = count;
    }

    /// Room for the changes of one stone: cells and their states before. [`Changes::add`] tells how
    /// many there are.
    pub(super) fn room(&mut self) -> (&mut [Index], &mut [CellState]) {
        let end = self.count + MOST_OF_A_STONE;
        if self.states.len() < end {
            self.cells.resize(2 * end, 0);
            self.states.resize(2 * end, CellState::BLANK);
        }
        let range = self.count..end;
        (&mut self.cells[range.clone()], &mut self.states[range])
    }

    /// Adds so many changes from the room.
    pub(super) const fn add(&mut self, count: usize) {
        self.count += count;
    }
}
