//! The sums of the evaluation over all empty cells, brought up to date where an estimate needs them:
//! most stones that a search for fours places are taken back without one.

use super::{Board, Known};
use crate::players::mnk::cells::{CellSet, MOST_CELLS};
use crate::players::mnk::network::{CellKinds, Sums};

/// Sums, and after how many placed stones they are right.
#[derive(Clone, Copy, Debug)]
pub(super) struct Summed {
    pub(super) placed: usize,
    sums: Sums,
}

impl Board<'_> {
    /// How good the position looks to the side to move, in points.
    pub(in crate::players::mnk) fn estimate(&mut self) -> i32 {
        let sums = self.sums();
        self.tables.evaluation.estimate(self, &sums)
    }

    /// The sums over all empty cells.
    pub(super) fn sums(&mut self) -> Sums {
        let Some(last) = self.summed.last().copied() else {
            return Sums::default();
        };
        let placed = self.placed.len();
        if last.placed == placed {
            return last.sums;
        }
        let mut sums = last.sums;
        let first = self.placed[last.placed].changed;
        let changed = self.changed[first..].iter().zip(&self.before[first..]);
        // One stone changes no cell twice.
        if last.placed + 1 == placed {
            for (&near, before) in changed {
                let known = &self.known[near as usize % MOST_CELLS];
                if known.kinds != before.kinds {
                    let (from, to) = (self.numbers(before), self.numbers(known));
                    self.tables.evaluation.rows.change(&mut sums, from, to);
                }
            }
            self.sum_stone(&mut sums, last.placed);
        } else {
            self.sum_several(&mut sums, last.placed);
        }
        self.summed.push(Summed { placed, sums });
        sums
    }

    /// Brings sums up to date after several stones, the first of which is `from`.
    fn sum_several(&self, sums: &mut Sums, from: usize) {
        let rows = &self.tables.evaluation.rows;
        let first = self.placed[from].changed;
        let mut seen = CellSet::default();
        // What was known of a cell before the first change counts, and what is known now.
        for (&near, before) in self.changed[first..].iter().zip(&self.before[first..]) {
            if seen.contains(near) {
                continue;
            }
            seen.insert(near);
            let known = &self.known[near as usize % MOST_CELLS];
            match known.stone {
                Some(_) => rows.take(sums, self.numbers(before)),
                None => rows.change(sums, self.numbers(before), self.numbers(known)),
            }
        }
        for stone in from..self.placed.len() {
            if !seen.contains(self.placed[stone].at) {
                self.sum_stone(sums, stone);
            }
        }
    }

    /// Counts the cell of a placed stone out, of which is known what was before the stone.
    fn sum_stone(&self, sums: &mut Sums, stone: usize) {
        let at = self.placed[stone].at;
        let known = &self.known[at as usize % MOST_CELLS];
        let rows = &self.tables.evaluation.rows;
        rows.take(sums, self.numbers(known));
    }

    /// Sums up what no stone was placed on since the board was made.
    pub(super) fn sum_all(&mut self) {
        let mut sums = Sums::default();
        for at in self.all_cells().filter(|&at| self.is_empty_at(at)) {
            let numbers = self.numbers(&self.known[at as usize % MOST_CELLS]);
            self.tables.evaluation.rows.add(&mut sums, numbers);
        }
        self.summed = vec![Summed { placed: 0, sums }];
    }

    fn numbers(&self, known: &Known) -> CellKinds {
        known.kinds.map(|kind| self.tables.evaluation.number(kind))
    }
}
