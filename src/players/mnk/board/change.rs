//! What a stone changes in what is known of the empty cells near it.

use super::Board;
use crate::players::mnk::cells::{Index, MOST_CELLS};

impl Board<'_> {
    /// Tells all empty cells near a stone that it has come.
    pub(super) fn spread(&mut self, at: Index, side: usize) {
        let spans = self.spans[at as usize % MOST_CELLS];
        for (d, (before, after)) in spans.into_iter().enumerate() {
            let stride = self.strides[d];
            let reach = self.tables.reach;
            self.walk(at, stride.wrapping_neg(), before, d, side, |step| {
                reach + step - 1
            });
            self.walk(at, stride, after, d, side, |step| reach - step);
        }
    }

    /// Tells the empty cells on one side of a stone in one direction. A stone in between hides it
    /// from the other side's cells behind.
    #[inline]
    fn walk(
        &mut self,
        at: Index,
        stride: Index,
        steps: u8,
        d: usize,
        side: usize,
        place: impl Fn(usize) -> usize,
    ) {
        let mut sees = [true; 2];
        let mut near = at;
        for step in 1..=usize::from(steps) {
            near = near.wrapping_add(stride);
            if let Some(stone) = self.known[near as usize % MOST_CELLS].stone {
                sees[stone.other().index()] = false;
                if sees == [false; 2] {
                    return;
                }
                continue;
            }
            self.changed.push(near);
            self.before.push(self.known[near as usize % MOST_CELLS]);
            let weight = self.tables.weights[place(step)];
            for (view, sees) in sees.into_iter().enumerate() {
                if sees {
                    let weight = if view == side { weight } else { 2 * weight };
                    self.touch(near, d, view, weight);
                }
            }
        }
    }

    /// Changes the code of an empty cell, as one side sees it, and all that follows from it.
    #[inline]
    fn touch(&mut self, near: Index, d: usize, view: usize, weight: u32) {
        let known = &mut self.known[near as usize % MOST_CELLS];
        let code = &mut known.codes[d & 3][view & 1];
        *code += weight;
        let shape = self.tables.shape(*code);
        let before = known.shapes[d & 3][view & 1];
        if shape == before {
            return;
        }
        known.shapes[d & 3][view & 1] = shape;
        let summary = known.summaries[view & 1];
        let changed = summary.changed(self.tables.summary(before), self.tables.summary(shape));
        known.summaries[view & 1] = changed;
        let was = known.threats[view & 1];
        let threat = self.tables.threat(changed);
        known.threats[view & 1] = threat;
        known.kinds[view & 1] = known.kinds[view & 1].changed(d, before, shape);
        self.alive[view & 1] += u16::from(changed.is_alive());
        self.alive[view & 1] -= u16::from(summary.is_alive());
        if threat != was {
            self.sets[view & 1][was as usize].toggle(near);
            self.sets[view & 1][threat as usize].toggle(near);
            self.counts[view & 1][was as usize] -= 1;
            self.counts[view & 1][threat as usize] += 1;
        }
    }

    /// Puts an empty cell into the sets of its threats, or takes it out.
    pub(super) fn list_cell(&mut self, near: Index) {
        let threats = self.known[near as usize % MOST_CELLS].threats;
        for (view, threat) in threats.into_iter().enumerate() {
            self.sets[view][threat as usize].toggle(near);
        }
    }

    /// Counts what is known of an empty cell in, or out before it gets a stone.
    pub(super) fn count_cell(&mut self, near: Index, comes: bool) {
        self.list_cell(near);
        let known = self.known[near as usize % MOST_CELLS];
        for view in 0..2 {
            let (summary, threat) = (known.summaries[view], known.threats[view]);
            if comes {
                self.alive[view] += u16::from(summary.is_alive());
                self.counts[view][threat as usize] += 1;
            } else {
                self.alive[view] -= u16::from(summary.is_alive());
                self.counts[view][threat as usize] -= 1;
            }
        }
    }
}
