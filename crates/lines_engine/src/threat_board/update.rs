//! Updates the empty cells near a new stone.

use super::{CellState, ThreatBoard};
use crate::cell_set::{CellSet, Index, MOST_CELLS};
use crate::patterns::{Tables, ThreatLevel};

/// What a new stone changes. Apart from the board, so that nothing must be loaded from there again
/// after every change.
struct Update<'b> {
    tables: &'b Tables,
    /// The side of the stone.
    side: usize,
    cells: &'b mut [CellState; MOST_CELLS],
    changed: &'b mut [Index],
    before: &'b mut [CellState],
    /// How many cells are changed so far.
    count: usize,
    alive: [u16; 2],
    counts: &'b mut [[u16; ThreatLevel::COUNT]; 2],
    sets: &'b mut [[CellSet; ThreatLevel::COUNT]; 2],
}

impl Update<'_> {
    /// Updates the empty cells along one ray from a stone. A stone in between hides it from the
    /// cells behind as the opponent of that stone's side sees them.
    #[inline]
    fn ray(
        &mut self,
        at: Index,
        stride: Index,
        steps: u8,
        d: usize,
        digit: impl Fn(usize) -> usize,
    ) {
        let mut visible = [true; 2];
        let mut near = at;
        for step in 1..=usize::from(steps) {
            near = near.wrapping_add(stride);
            let state = &mut self.cells[near as usize % MOST_CELLS];
            if let Some(stone) = state.stone {
                visible[stone.other().index()] = false;
                if visible == [false; 2] {
                    return;
                }
                continue;
            }
            self.changed[self.count] = near;
            self.before[self.count] = *state;
            self.count += 1;
            let weight = self.tables.weights[digit(step)];
            for (view, visible) in visible.into_iter().enumerate() {
                if visible {
                    let weight = if view == self.side {
                        weight
                    } else {
                        2 * weight
                    };
                    self.cell(near, d, view, weight);
                }
            }
        }
    }

    /// Changes the code of an empty cell for one side, and all that follows from it.
    #[inline]
    fn cell(&mut self, near: Index, d: usize, view: usize, weight: u32) {
        let tables = self.tables;
        let state = &mut self.cells[near as usize % MOST_CELLS];
        let code = &mut state.codes[d & 3][view & 1];
        *code += weight;
        let shape = tables.shape(*code);
        let before = state.shapes[d & 3][view & 1];
        state.shapes[d & 3][view & 1] = shape;
        let shape_code = state.shape_codes[view & 1].changed(d, before, shape);
        state.shape_codes[view & 1] = shape_code;
        state.features[view & 1] = tables.evaluation.feature(shape_code);
        let summary = state.summaries[view & 1];
        let changed = summary.changed(tables.summary(before), tables.summary(shape));
        state.summaries[view & 1] = changed;
        self.alive[view & 1] += u16::from(changed.is_alive());
        self.alive[view & 1] -= u16::from(summary.is_alive());
        let was = state.threats[view & 1];
        let threat = tables.threat(changed);
        if threat != was {
            state.threats[view & 1] = threat;
            self.sets[view & 1][was as usize].toggle(near);
            self.sets[view & 1][threat as usize].toggle(near);
            self.counts[view & 1][was as usize] -= 1;
            self.counts[view & 1][threat as usize] += 1;
        }
    }
}

impl ThreatBoard {
    /// Updates all empty cells near a new stone.
    pub(super) fn update_around(&mut self, at: Index, side: usize) {
        let spans = self.spans[at as usize % MOST_CELLS];
        let reach = self.tables.reach;
        let (changed, before) = self.changes.room();
        let mut update = Update {
            tables: self.tables,
            side,
            cells: &mut self.cells,
            changed,
            before,
            count: 0,
            alive: self.alive,
            counts: &mut self.counts,
            sets: &mut self.sets,
        };
        for (d, ((before, after), stride)) in spans.into_iter().zip(self.strides).enumerate() {
            update.ray(at, stride.wrapping_neg(), before, d, |step| {
                reach + step - 1
            });
            update.ray(at, stride, after, d, |step| reach - step);
        }
        let count = update.count;
        self.alive = update.alive;
        self.changes.add(count);
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
        let state = &self.cells[near as usize % MOST_CELLS];
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
