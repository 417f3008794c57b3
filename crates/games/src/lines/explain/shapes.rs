//! What stones make in Lines, for telling it to people: lines completed, cells that complete one
//! next, cells from which one could be completed on two sides.
//!
//! The engine has tables for this; here each cell is looked at for itself, so that the cells
//! concerned can be shown.

use crate::lines::{DIRECTIONS, Lines, LinesParams};
use fivefold_rules::{Cell, Game, Side};

/// The shortest lines of which it is worth telling that a stone prepares an open end: in shorter
/// ones every stone does.
const SHORTEST_PREPARED: u8 = 4;

/// A board of Lines on which stones can be tried.
#[derive(Clone, Debug)]
pub(super) struct TrialBoard {
    params: LinesParams,
    /// The side for which in renju only lines of exactly five win.
    beginner: Side,
    stones: Vec<Option<Side>>,
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
        let params = *position.params();
        let count = usize::from(params.cols) * usize::from(params.rows);
        let stone = |index| position.stone(Cell::from_index(index, params.cols));
        TrialBoard {
            params,
            beginner: position.beginner(),
            stones: (0..count).map(stone).collect(),
        }
    }

    /// The cells without a stone, row by row from the top.
    pub(crate) fn empty(&self) -> impl Iterator<Item = Cell> + '_ {
        let all = self.stones.iter().enumerate();
        all.filter(|(_, stone)| stone.is_none())
            .map(|(index, _)| Cell::from_index(index, self.params.cols))
    }

    /// Puts a stone on a cell, or takes it away. A cell off the board is ignored.
    pub(crate) fn put(&mut self, cell: Cell, stone: Option<Side>) {
        if cell.col < self.params.cols
            && let Some(at) = self.stones.get_mut(cell.index(self.params.cols))
        {
            *at = stone;
        }
    }

    /// The cell so many steps away, if it lies on the board.
    fn step(&self, cell: Cell, (dx, dy): (i8, i8), steps: i8) -> Option<Cell> {
        let col = cell.col.checked_add_signed(dx * steps)?;
        let row = cell.row.checked_add_signed(dy * steps)?;
        (col < self.params.cols && row < self.params.rows).then_some(Cell::new(col, row))
    }

    fn has(&self, cell: Cell, side: Side) -> bool {
        self.stones[cell.index(self.params.cols)] == Some(side)
    }

    /// How many of the side's stones follow each other before and after the cell.
    fn run(&self, side: Side, cell: Cell, direction: (i8, i8)) -> (i8, i8) {
        let along = |sign: i8| {
            let mut steps = 0;
            while self
                .step(cell, direction, sign * (steps + 1))
                .is_some_and(|next| self.has(next, side))
            {
                steps += 1;
            }
            steps
        };
        (along(-1), along(1))
    }

    /// Whether a row of so many stones wins for this side.
    const fn wins(&self, side: Side, stones: i8) -> bool {
        let begins = matches!(
            (side, self.beginner),
            (Side::First, Side::First) | (Side::Second, Side::Second)
        );
        let params = &self.params;
        params.rule.wins(params.len, stones as u8, begins)
    }

    /// The cells of the winning line in one direction that the side's stone on this cell would be
    /// part of.
    fn line(&self, side: Side, cell: Cell, direction: (i8, i8)) -> Option<Vec<Cell>> {
        let (before, after) = self.run(side, cell, direction);
        self.wins(side, before + 1 + after).then(|| {
            (-before..=after)
                .filter_map(|steps| self.step(cell, direction, steps))
                .collect()
        })
    }

    /// Whether the side's stone on this cell completes a line.
    #[must_use]
    pub(crate) fn completes(&self, side: Side, cell: Cell) -> bool {
        DIRECTIONS.into_iter().any(|direction| {
            let (before, after) = self.run(side, cell, direction);
            self.wins(side, before + 1 + after)
        })
    }

    /// The cells of all lines that the side's stone on this cell completes, this one first; none
    /// if it completes no line.
    #[must_use]
    pub(crate) fn completed(&self, side: Side, cell: Cell) -> Vec<Cell> {
        let mut cells = Vec::new();
        for direction in DIRECTIONS {
            if let Some(line) = self.line(side, cell, direction) {
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
        let reach = self.params.len as i8 - 1;
        let around = |steps: i8| self.step(cell, direction, steps).filter(|_| steps != 0);
        let near: Vec<Cell> = (-reach..=reach).filter_map(around).collect();
        // A line that lacks one stone has all but two of them already.
        let own = near.iter().filter(|&&near| self.has(near, side)).count();
        if own + 2 < usize::from(self.params.len) {
            return;
        }
        let before = self.stones[cell.index(self.params.cols)];
        self.put(cell, Some(side));
        for next in near {
            if self.stones[next.index(self.params.cols)].is_some() {
                continue;
            }
            let line = self.line(side, next, direction);
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
        if self.params.len < SHORTEST_PREPARED {
            return prepared;
        }
        let reach = self.params.len as i8 - 1;
        let before = self.stones[cell.index(self.params.cols)];
        self.put(cell, Some(side));
        for direction in DIRECTIONS {
            for steps in (-reach..=reach).filter(|&steps| steps != 0) {
                let Some(next) = self.step(cell, direction, steps) else {
                    continue;
                };
                if self.stones[next.index(self.params.cols)].is_some() {
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
