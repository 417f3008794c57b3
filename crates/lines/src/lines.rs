//! Lines on a board: which stones follow each other, and which of these rows win.

use super::{DIRECTIONS, Lines};
use fivefold_rules::{Cell, Outcome, Side};

impl Lines {
    /// The winner's lines in a finished game, each from one end to the other; several if the last
    /// stone completed several.
    #[must_use]
    pub(crate) fn winning_lines(&self) -> Vec<Vec<Cell>> {
        let Some(side) = self.outcome.and_then(Outcome::winner) else {
            return Vec::new();
        };
        self.lines(side)
    }

    /// Puts a stone on a cell or takes it away, only to look at lines: whose turn it is and how the game stands are
    /// left as they were. A cell off the board is ignored.
    pub fn try_stone(&mut self, cell: Cell, stone: Option<Side>) {
        if self.contains(cell) {
            let bit = 1 << cell.col;
            for side in Side::BOTH {
                let row = &mut self.stones[side.index()][usize::from(cell.row)];
                *row = if stone == Some(side) {
                    *row | bit
                } else {
                    *row & !bit
                };
            }
        }
    }

    pub(super) fn has(&self, side: Side, col: i8, row: i8) -> bool {
        (0..self.params.cols as i8).contains(&col)
            && (0..self.params.rows as i8).contains(&row)
            && self.stones[side.index()][row as usize] >> col & 1 == 1
    }

    /// How many of the side's stones follow each other from the cell in this direction, without
    /// the cell itself.
    fn run(&self, side: Side, cell: Cell, (dx, dy): (i8, i8)) -> u8 {
        let (mut col, mut row) = (cell.col as i8 + dx, cell.row as i8 + dy);
        let mut run = 0;
        while self.has(side, col, row) {
            run += 1;
            col += dx;
            row += dy;
        }
        run
    }

    /// Whether the side's stone on this cell is part of a winning line.
    #[must_use]
    pub fn completes(&self, side: Side, cell: Cell) -> bool {
        DIRECTIONS.into_iter().any(|(dx, dy)| {
            let stones = 1 + self.run(side, cell, (dx, dy)) + self.run(side, cell, (-dx, -dy));
            self.wins(side, stones)
        })
    }

    /// The winning line through the side's stone on this cell in one direction, if there is one.
    #[must_use]
    pub fn line(&self, side: Side, cell: Cell, (dx, dy): (i8, i8)) -> Option<Vec<Cell>> {
        let before = self.run(side, cell, (-dx, -dy)) as i8;
        let after = self.run(side, cell, (dx, dy)) as i8;
        let at = |step: i8| {
            Cell::new(
                (cell.col as i8 + step * dx) as u8,
                (cell.row as i8 + step * dy) as u8,
            )
        };
        self.wins(side, (before + 1 + after) as u8)
            .then(|| (-before..=after).map(at).collect())
    }

    /// All winning lines of a side, found from their first cells.
    pub(super) fn lines(&self, side: Side) -> Vec<Vec<Cell>> {
        let mut lines = Vec::new();
        for row in 0..self.params.rows {
            for col in 0..self.params.cols {
                if !self.has(side, col as i8, row as i8) {
                    continue;
                }
                for (dx, dy) in DIRECTIONS {
                    if !self.has(side, col as i8 - dx, row as i8 - dy) {
                        lines.extend(self.line(side, Cell::new(col, row), (dx, dy)));
                    }
                }
            }
        }
        lines
    }

    /// Whether somewhere a line of this side is not blocked, and it has the turns to fill it.
    pub(super) fn has_room_for_a_line(&self, side: Side) -> bool {
        let params = &self.params;
        let cells = u16::from(params.cols) * u16::from(params.rows);
        let empty = cells.saturating_sub(self.count);
        let turns = match self.to_move == side {
            true => empty.div_ceil(2),
            false => empty / 2,
        };
        let has_room = |col: i8, row: i8, (dx, dy): (i8, i8)| {
            let mut missing = 0;
            (0..params.len as i8).all(|step| {
                let (col, row) = (col + step * dx, row + step * dy);
                let is_on =
                    (0..params.cols as i8).contains(&col) && (0..params.rows as i8).contains(&row);
                missing += u16::from(!self.has(side, col, row));
                is_on && !self.has(side.other(), col, row)
            }) && missing <= turns
        };
        (0..params.rows as i8).any(|row| {
            (0..params.cols as i8)
                .any(|col| DIRECTIONS.into_iter().any(|way| has_room(col, row, way)))
        })
    }

    /// Whether a line of so many stones wins for this side.
    fn wins(&self, side: Side, stones: u8) -> bool {
        let params = &self.params;
        params
            .rule
            .wins(params.len, stones, side == self.beginner())
    }
}
