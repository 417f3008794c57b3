//! Updates the empty cells near a new stone.

use super::ThreatBoard;
use crate::games::lines::engine::cell_set::{Index, MOST_CELLS};

impl ThreatBoard<'_> {
    /// Updates all empty cells near a new stone.
    pub(super) fn update_around(&mut self, at: Index, side: usize) {
        let spans = self.spans[at as usize % MOST_CELLS];
        for (d, (before, after)) in spans.into_iter().enumerate() {
            let stride = self.strides[d];
            let reach = self.tables.reach;
            self.update_ray(at, stride.wrapping_neg(), before, d, side, |step| {
                reach + step - 1
            });
            self.update_ray(at, stride, after, d, side, |step| reach - step);
        }
    }

    /// Updates the empty cells along one ray from a stone. A stone in between hides it from the
    /// cells behind as the opponent of that stone's side sees them.
    #[inline]
    fn update_ray(
        &mut self,
        at: Index,
        stride: Index,
        steps: u8,
        d: usize,
        side: usize,
        digit: impl Fn(usize) -> usize,
    ) {
        let mut visible = [true; 2];
        let mut near = at;
        for step in 1..=usize::from(steps) {
            near = near.wrapping_add(stride);
            if let Some(stone) = self.cells[near as usize % MOST_CELLS].stone {
                visible[stone.other().index()] = false;
                if visible == [false; 2] {
                    return;
                }
                continue;
            }
            self.changed_cells.push(near);
            self.saved_cells
                .push(self.cells[near as usize % MOST_CELLS]);
            let weight = self.tables.weights[digit(step)];
            for (view, visible) in visible.into_iter().enumerate() {
                if visible {
                    let weight = if view == side { weight } else { 2 * weight };
                    self.update_cell(near, d, view, weight);
                }
            }
        }
    }

    /// Changes the code of an empty cell for one side, and all that follows from it.
    #[inline]
    fn update_cell(&mut self, near: Index, d: usize, view: usize, weight: u32) {
        let state = &mut self.cells[near as usize % MOST_CELLS];
        let code = &mut state.codes[d & 3][view & 1];
        *code += weight;
        let shape = self.tables.shape(*code);
        let before = state.shapes[d & 3][view & 1];
        if shape == before {
            return;
        }
        state.shapes[d & 3][view & 1] = shape;
        let summary = state.summaries[view & 1];
        let changed = summary.changed(self.tables.summary(before), self.tables.summary(shape));
        state.summaries[view & 1] = changed;
        let was = state.threats[view & 1];
        let threat = self.tables.threat(changed);
        state.threats[view & 1] = threat;
        state.shape_codes[view & 1] = state.shape_codes[view & 1].changed(d, before, shape);
        self.alive[view & 1] += u16::from(changed.is_alive());
        self.alive[view & 1] -= u16::from(summary.is_alive());
        if threat != was {
            self.sets[view & 1][was as usize].toggle(near);
            self.sets[view & 1][threat as usize].toggle(near);
            self.counts[view & 1][was as usize] -= 1;
            self.counts[view & 1][threat as usize] += 1;
        }
    }

    /// Adds an empty cell to the sets of its threats, or removes it.
    pub(super) fn toggle_in_sets(&mut self, near: Index) {
        let threats = self.cells[near as usize % MOST_CELLS].threats;
        for (view, threat) in threats.into_iter().enumerate() {
            self.sets[view][threat as usize].toggle(near);
        }
    }

    /// Adds an empty cell to the counts and sets, or removes it before it gets a stone.
    pub(super) fn count_cell(&mut self, near: Index, add: bool) {
        self.toggle_in_sets(near);
        let state = self.cells[near as usize % MOST_CELLS];
        for view in 0..2 {
            let (summary, threat) = (state.summaries[view], state.threats[view]);
            if add {
                self.alive[view] += u16::from(summary.is_alive());
                self.counts[view][threat as usize] += 1;
            } else {
                self.alive[view] -= u16::from(summary.is_alive());
                self.counts[view][threat as usize] -= 1;
            }
        }
    }
}
