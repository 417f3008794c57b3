//! All windows of a board, as many neighbouring cells in a row, column or diagonal as a line needs, and how many
//! stones of each side lie in them.

use std::ops::Range;

use memchr::memchr_iter;

use fivefold_lines::{DIRECTIONS, LinesParams};

/// The stones of both sides in a window are one number: three bits for each side, as no line is longer than six.
const BITS: usize = 3;

/// The windows, each with a number. Those through a cell in one direction follow each other.
pub(super) struct Windows {
    len: u8,
    /// The stones in each.
    states: Vec<u8>,
    /// The cells of each, one after the other.
    cells: Vec<u16>,
    /// Those just before and behind each, where they are on the board.
    beyond: Vec<[Option<u16>; 2]>,
    /// The windows through each cell, in each direction.
    through: Vec<[Range<u16>; DIRECTIONS.len()]>,
}

impl Windows {
    /// The windows of an empty board.
    pub(super) fn new(params: &LinesParams) -> Windows {
        let (cols, rows, len) = (params.cols as i8, params.rows as i8, params.len as i8);
        let cell = |(col, row): (i8, i8)| {
            let is_on = (0..cols).contains(&col) && (0..rows).contains(&row);
            is_on.then(|| row as u16 * cols as u16 + col as u16)
        };
        let mut windows = Windows {
            len: params.len,
            states: Vec::new(),
            cells: Vec::new(),
            beyond: Vec::new(),
            through: vec![[(); DIRECTIONS.len()].map(|()| 0..0); usize::from(params.cells())],
        };
        for (direction, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
            let step = |(col, row): (i8, i8), steps: i8| (col + steps * dx, row + steps * dy);
            let all = (0..rows).flat_map(|row| (0..cols).map(move |col| (col, row)));
            for begin in all.filter(|&at| cell(step(at, -1)).is_none()) {
                let mut at = begin;
                while cell(step(at, len - 1)).is_some() {
                    let number = windows.states.len() as u16;
                    for at in (0..len).filter_map(|steps| cell(step(at, steps))) {
                        windows.cells.push(at);
                        let through = &mut windows.through[usize::from(at)][direction];
                        if through.start == through.end {
                            through.start = number;
                        }
                        through.end = number + 1;
                    }
                    let beyond = [-1, len].map(|steps| cell(step(at, steps)));
                    windows.beyond.push(beyond);
                    windows.states.push(0);
                    at = step(at, 1);
                }
            }
        }
        windows
    }

    /// Adds a stone to the windows through a cell.
    pub(super) fn place(&mut self, at: u16, side: usize) {
        for through in &self.through[usize::from(at)] {
            for state in &mut self.states[usize::from(through.start)..usize::from(through.end)] {
                *state += state_of(side, 1);
            }
        }
    }

    /// Takes it away.
    pub(super) fn undo(&mut self, at: u16, side: usize) {
        for through in &self.through[usize::from(at)] {
            for state in &mut self.states[usize::from(through.start)..usize::from(through.end)] {
                *state -= state_of(side, 1);
            }
        }
    }

    /// The cells of a window.
    pub(super) fn cells(&self, window: usize) -> &[u16] {
        let len = usize::from(self.len);
        &self.cells[window * len..][..len]
    }

    /// The cells just before and behind a window.
    pub(super) fn beyond(&self, window: usize) -> impl Iterator<Item = u16> + use<> {
        self.beyond[window].into_iter().flatten()
    }

    /// The windows that hold no stone of the other side and in which this one lacks so many for a line.
    pub(super) fn lacking(&self, side: usize, lack: u8) -> impl Iterator<Item = usize> + '_ {
        memchr_iter(state_of(side, self.len - lack), &self.states)
    }

    /// Those of them through a cell.
    pub(super) fn lacking_through(
        &self,
        at: u16,
        side: usize,
        lack: u8,
    ) -> impl Iterator<Item = usize> + '_ {
        let wanted = state_of(side, self.len - lack);
        let windows = self.through[usize::from(at)].iter().cloned().flatten();
        let windows = windows.map(usize::from);
        windows.filter(move |&window| self.states[window] == wanted)
    }
}

/// So many stones of a side in a window, and none of the other.
const fn state_of(side: usize, stones: u8) -> u8 {
    stones << (side * BITS)
}
