//! The evaluation's accumulator, updated lazily when an estimate needs it: most stones placed in a
//! search for a win by fours are undone without one.

use super::ThreatBoard;
use crate::cell_set::{CellSet, MOST_CELLS};
use crate::network::Accumulator;

/// The accumulator after so many stones of the undo stack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Accumulated {
    pub(super) stones: usize,
    accumulator: Accumulator,
}

impl ThreatBoard {
    /// How good the position looks to the side to move, in points from −10 000 to 10 000: 200 make a win e times as
    /// likely as a loss.
    pub fn estimate(&mut self) -> i32 {
        let accumulator = self.accumulated();
        self.tables.evaluation.estimate(self, &accumulator)
    }

    /// The accumulator of the position, updated from the last one known.
    pub(super) fn accumulated(&mut self) -> Accumulator {
        let Some(last) = self.accumulators.last().copied() else {
            return Accumulator::default();
        };
        let stones = self.undo_stack.len();
        if last.stones == stones {
            return last.accumulator;
        }
        let mut accumulator = last.accumulator;
        let first = self.undo_stack[last.stones].first_change;
        // One stone changes no cell twice.
        if last.stones + 1 == stones {
            let table = &self.tables.evaluation.features;
            for (near, before) in self.changes.since(first) {
                let features = self.cells[near as usize % MOST_CELLS].features;
                if features != before.features {
                    table.replace(&mut accumulator, before.features, features);
                }
            }
            self.subtract_stone(&mut accumulator, last.stones);
        } else {
            self.accumulate_several(&mut accumulator, last.stones);
        }
        self.accumulators.push(Accumulated {
            stones,
            accumulator,
        });
        accumulator
    }

    /// Updates an accumulator by the stones of the undo stack from `from` on.
    fn accumulate_several(&self, accumulator: &mut Accumulator, from: usize) {
        let table = &self.tables.evaluation.features;
        let first = self.undo_stack[from].first_change;
        let mut seen = CellSet::default();
        // Only a cell's state before its first change counts, and its state now.
        for (near, before) in self.changes.since(first) {
            if seen.contains(near) {
                continue;
            }
            seen.insert(near);
            let state = &self.cells[near as usize % MOST_CELLS];
            match state.stone {
                Some(_) => table.remove(accumulator, before.features),
                None => table.replace(accumulator, before.features, state.features),
            }
        }
        for stone in from..self.undo_stack.len() {
            if !seen.contains(self.undo_stack[stone].at) {
                self.subtract_stone(accumulator, stone);
            }
        }
    }

    /// Removes the cell of a stone; what is stored of it is from before the stone.
    fn subtract_stone(&self, accumulator: &mut Accumulator, stone: usize) {
        let at = self.undo_stack[stone].at;
        let state = &self.cells[at as usize % MOST_CELLS];
        let table = &self.tables.evaluation.features;
        table.remove(accumulator, state.features);
    }

    /// Computes the accumulator of a board on which no stone can be undone.
    pub(super) fn accumulate_all(&mut self) {
        let mut accumulator = Accumulator::default();
        for at in self.all_cells().filter(|&at| self.is_empty_at(at)) {
            let features = self.cells[at as usize % MOST_CELLS].features;
            self.tables
                .evaluation
                .features
                .add(&mut accumulator, features);
        }
        self.accumulators = vec![Accumulated {
            stones: 0,
            accumulator,
        }];
    }
}
