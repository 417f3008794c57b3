//! Legal points: in renju some are forbidden to black, the side that begins.

use super::ThreatBoard;
use crate::cell_set::Index;
use fivefold_lines::{ForbiddenJudge, Lines, Rule};
use fivefold_rules::{Cell, Game};

/// The most stones that black places before a threat seen without a search is carried out.
const BLACK_STONES_AHEAD: u32 = 2;

/// What is forbidden to black.
#[derive(Clone, Debug)]
pub(crate) struct Renju {
    judge: ForbiddenJudge,
    /// The side that begins, as an index.
    black: usize,
}

impl Renju {
    /// For an empty board, if the position is one of renju.
    pub(super) fn of(position: &Lines) -> Option<Renju> {
        let params = position.params();
        (params.rule == Rule::Renju).then(|| Renju {
            judge: ForbiddenJudge::new(params.cols, params.rows),
            black: position.beginner().index(),
        })
    }

    /// The same on an empty board of this size.
    pub(crate) fn emptied(&self, cols: u8, rows: u8) -> Renju {
        Renju {
            judge: ForbiddenJudge::new(cols, rows),
            black: self.black,
        }
    }

    /// The side to which points are forbidden.
    pub(crate) const fn black(&self) -> usize {
        self.black
    }

    /// Puts a stone of a side on an empty cell.
    pub(crate) const fn put(&mut self, cell: Cell, side: usize) {
        self.judge.put(cell, self.black == side);
    }

    /// Takes a stone away.
    pub(crate) const fn take(&mut self, cell: Cell) {
        self.judge.take(cell);
    }

    /// Whether the side may put a stone on this empty cell.
    pub(crate) fn may_play(&self, side: usize, cell: Cell) -> bool {
        self.black != side || self.judge.forbidden(cell).is_none()
    }

    /// Whether black certainly has a move left in the next plies: three of these empty cells are so
    /// far from its stones that they cannot become forbidden before it has put two more.
    pub(crate) fn has_room(&self, mut empty: impl Iterator<Item = Cell>) -> bool {
        let stays = |&cell: &Cell| self.judge.stays_allowed(cell, BLACK_STONES_AHEAD);
        empty.by_ref().filter(stays).nth(2).is_some()
    }
}

impl ThreatBoard {
    pub(crate) const fn is_renju(&self) -> bool {
        self.renju.is_some()
    }

    /// Whether points are forbidden to this side.
    pub(crate) fn is_restricted(&self, side: usize) -> bool {
        self.renju.as_ref().is_some_and(|renju| renju.black == side)
    }

    /// Whether the evaluation and the policy have weights for this side that are not the other's.
    pub(crate) fn has_own_weights(&self, side: usize) -> bool {
        self.is_restricted(side)
    }

    /// Whether the side may put a stone on this empty cell.
    pub(crate) fn may_play(&self, side: usize, at: Index) -> bool {
        match &self.renju {
            Some(renju) => renju.may_play(side, self.cell(at)),
            None => true,
        }
    }

    /// The first empty cell on which the side to move may put a stone, if there is one.
    pub(crate) fn first_allowed(&self) -> Option<Index> {
        let me = self.to_move();
        self.all_cells()
            .find(|&at| self.is_empty_at(at) && self.may_play(me, at))
    }

    /// Whether black certainly has a move left in the next plies.
    pub(crate) fn has_room(&self) -> bool {
        let empty = self.all_cells().filter(|&at| self.is_empty_at(at));
        let cells = empty.map(|at| self.cell(at));
        self.renju
            .as_ref()
            .is_none_or(|renju| renju.has_room(cells))
    }

    /// The same position where black may play everywhere, with the lines as before.
    pub(crate) fn without_forbidden_points(self) -> Self {
        ThreatBoard {
            renju: None,
            ..self
        }
    }

    pub(super) fn judge_place(&mut self, at: Index, side: usize) {
        let cell = self.cell(at);
        if let Some(renju) = &mut self.renju {
            renju.put(cell, side);
        }
    }

    pub(super) fn judge_undo(&mut self, at: Index) {
        let cell = self.cell(at);
        if let Some(renju) = &mut self.renju {
            renju.take(cell);
        }
    }
}
