//! Where the side to move may put a stone.

use super::{Forbidden, ForbiddenJudge, Lines, Place, Rule};
use fivefold_rules::{Cell, Game as _, Outcome, Side};

impl Lines {
    /// The side that made the first move, or will: black in renju. Where the numbers of stones do
    /// not tell, because they were not put in turn, the first side.
    #[must_use]
    pub const fn beginner(&self) -> Side {
        self.beginner
    }

    /// Why the side to move may not play on this empty cell of the board, in renju; nothing if it
    /// may.
    #[must_use]
    pub(crate) fn forbidden(&self, cell: Cell) -> Option<Forbidden> {
        self.judge()?.forbidden(cell)
    }

    /// The judge of the side to move; none if nothing can be forbidden to it.
    pub(super) fn judge(&self) -> Option<ForbiddenJudge> {
        self.judge_of(self.to_move)
    }

    /// The judge of a side's stones, whoever is to move; none if nothing can be forbidden to it.
    #[must_use]
    pub fn judge_of(&self, side: Side) -> Option<ForbiddenJudge> {
        let restricted = self.params.rule == Rule::Renju && side == self.beginner();
        restricted.then(|| {
            let mut judge = ForbiddenJudge::new(self.params.cols, self.params.rows);
            for owner in Side::BOTH {
                for (row, stones) in (0..).zip(self.stones[owner.index()]) {
                    judge.put_row(row, stones, owner == side);
                }
            }
            judge
        })
    }

    /// Whether the game is over because the last move was a foul.
    #[must_use]
    pub fn was_lost_by_a_foul(&self) -> bool {
        self.outcome == Some(Outcome::Win(self.to_move))
    }

    /// Whether the stone placed last lies where it was forbidden.
    pub(super) fn is_last_a_foul(&self) -> bool {
        self.last.is_some_and(|last| {
            let mut before = self.clone();
            before.undo(last.into(), None);
            before.forbidden(last).is_some()
        })
    }

    /// The empty cells, row by row from the top.
    pub fn empty_cells(&self) -> impl Iterator<Item = Place> + use<> {
        let [first, second] = self.stones;
        let board = (1 << self.params.cols) - 1;
        (0..self.params.rows).flat_map(move |row| {
            let mut empty = board & !(first[usize::from(row)] | second[usize::from(row)]);
            std::iter::from_fn(move || {
                let col = (empty != 0).then(|| empty.trailing_zeros() as u8)?;
                empty &= empty - 1;
                Some(Cell::new(col, row).into())
            })
        })
    }

    /// Whether nobody can play on: the board is full, or every empty cell is forbidden to the side
    /// to move. That is a draw.
    pub(super) fn is_stuck(&self) -> bool {
        if self.count == self.params.cells() {
            return true;
        }
        self.judge().is_some_and(|judge| {
            self.empty_cells()
                .all(|mv| judge.forbidden(mv.cell()).is_some())
        })
    }
}
