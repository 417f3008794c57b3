//! What stones make in Lines, for telling it to people: lines completed, cells that complete one
//! next, cells from which one could be completed on two sides.
//!
//! The engine has tables for this; here each cell is looked at for itself, so that the cells
//! concerned can be shown.

use crate::lines::{DIRECTIONS, Lines, Place};
use fivefold_rules::{Cell, Game, Side};

/// The shortest lines of which it is worth telling that a stone prepares an open end: in shorter
/// ones every stone does.
const SHORTEST_PREPARED: u8 = 4;

/// A board of Lines on which stones can be tried.
#[derive(Clone, Debug)]
pub(super) struct TrialBoard {
    board: Lines,
}

/// What a stone makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct MadeShapes {
    /// The cells on which the next stone completes a line through this one.
    pub completing: Vec<Cell>,
    /// The stones, this one among them, of the lines that lack one stone now.
    pub stones: Vec<Cell>,
}

impl TrialBoard {
    /// The board of a position.
    #[must_use]
    pub(crate) fn of(position: &Lines) -> TrialBoard {
        TrialBoard {
            board: position.clone(),
        }
    }

    /// The cells without a stone, row by row from the top.
    pub(crate) fn empty(&self) -> impl Iterator<Item = Cell> + use<> {
        self.board.empty_cells().map(Place::cell)
    }

    /// Puts a stone on a cell, or takes it away. A cell off the board is ignored.
    pub(crate) fn put(&mut self, cell: Cell, stone: Option<Side>) {
        self.board.try_stone(cell, stone);
    }

    /// Whether the side's stone on this cell completes a line.
    #[must_use]
    pub(crate) fn completes(&self, side: Side, cell: Cell) -> bool {
        self.board.completes(side, cell)
    }

    /// The cells of all lines that the side's stone on this cell completes, this one first; none
    /// if it completes no line.
    #[must_use]
    pub(crate) fn completed(&self, side: Side, cell: Cell) -> Vec<Cell> {
        let mut cells = Vec::new();
        for direction in DIRECTIONS {
            if let Some(line) = self.board.line(side, cell, direction) {
                add(&mut cells, cell);
                line.into_iter().for_each(|one| add(&mut cells, one));
            }
        }
        cells
    }

    /// The empty cells on which the side completes a line, row by row from the top.
    #[must_use]
    pub(crate) fn completing(&self, side: Side) -> Vec<Cell> {
        self.empty()
            .filter(|&cell| self.completes(side, cell))
            .collect()
    }

    /// What the side's stone on this cell makes; it is put there for the look.
    #[must_use]
    pub(crate) fn made(&mut self, side: Side, cell: Cell) -> MadeShapes {
        let mut made = MadeShapes::default();
        for direction in DIRECTIONS {
            self.made_along(side, cell, direction, &mut made);
        }
        made
    }

    fn made_along(&mut self, side: Side, cell: Cell, direction: (i8, i8), made: &mut MadeShapes) {
        let reach = self.board.params().len as i8 - 1;
        let around = |steps: i8| {
            self.board
                .away(cell, direction, steps)
                .filter(|_| steps != 0)
        };
        let near: Vec<Cell> = (-reach..=reach).filter_map(around).collect();
        // A line that lacks one stone has all but two of them already.
        let own = near
            .iter()
            .filter(|&&near| self.board.stone(near) == Some(side))
            .count();
        if own + 2 < usize::from(self.board.params().len) {
            return;
        }
        let before = self.board.stone(cell);
        self.put(cell, Some(side));
        for next in near {
            if self.board.stone(next).is_some() {
                continue;
            }
            let line = self.board.line(side, next, direction);
            if let Some(line) = line.filter(|line| line.contains(&cell)) {
                add(&mut made.completing, next);
                let stones = line.into_iter().filter(|&one| one != next);
                stones.for_each(|stone| add(&mut made.stones, stone));
            }
        }
        self.put(cell, before);
    }

    /// The cells on which, after the side's stone on this cell, one more makes a line that lacks
    /// one stone on two sides. None in games whose lines are so short that every stone does that.
    #[must_use]
    pub(crate) fn prepared(&mut self, side: Side, cell: Cell) -> Vec<Cell> {
        let mut prepared = Vec::new();
        if self.board.params().len < SHORTEST_PREPARED {
            return prepared;
        }
        let reach = self.board.params().len as i8 - 1;
        let before = self.board.stone(cell);
        self.put(cell, Some(side));
        for direction in DIRECTIONS {
            for steps in (-reach..=reach).filter(|&steps| steps != 0) {
                let Some(next) = self.board.away(cell, direction, steps) else {
                    continue;
                };
                if self.board.stone(next).is_some() {
                    continue;
                }
                let mut made = MadeShapes::default();
                self.made_along(side, next, direction, &mut made);
                if made.completing.len() > 1 && made.stones.contains(&cell) {
                    add(&mut prepared, next);
                }
            }
        }
        self.put(cell, before);
        prepared
    }
}

/// Adds a cell that is not there yet.
fn add(cells: &mut Vec<Cell>, cell: Cell) {
    if !cells.contains(&cell) {
        cells.push(cell);
    }
}
