//! Legal points: in renju some are forbidden to black, the side that begins.

use super::ThreatBoard;
use crate::games::lines::engine::cell_set::Index;
use crate::games::lines::{Judge, Lines, Rule};
use crate::rules::Game;

/// The most stones that black places before a threat seen without a search is carried out.
const BLACK_STONES_AHEAD: u32 = 2;

#[derive(Clone, Debug)]
pub(super) struct Renju {
    judge: Judge,
    /// The side that begins, as an index.
    black: usize,
}

impl Renju {
    /// For an empty board, if the position is one of renju.
    pub(super) fn of(position: &Lines) -> Option<Renju> {
        let params = position.params();
        (params.rule == Rule::Renju).then(|| Renju {
            judge: Judge::new(params.cols, params.rows),
            black: position.beginner().index(),
        })
    }
}

impl ThreatBoard<'_> {
    pub(in crate::games::lines::engine) const fn is_renju(&self) -> bool {
        self.renju.is_some()
    }

    /// Whether points are forbidden to this side.
    pub(in crate::games::lines::engine) fn is_restricted(&self, side: usize) -> bool {
        self.renju.as_ref().is_some_and(|renju| renju.black == side)
    }

    /// Whether the side may put a stone on this empty cell.
    pub(in crate::games::lines::engine) fn may_play(&self, side: usize, at: Index) -> bool {
        match &self.renju {
            Some(renju) if renju.black == side => renju.judge.forbidden(self.cell(at)).is_none(),
            _ => true,
        }
    }

    /// The first empty cell on which the side to move may put a stone, if there is one.
    pub(in crate::games::lines::engine) fn first_allowed(&self) -> Option<Index> {
        let me = self.to_move();
        self.all_cells()
            .find(|&at| self.is_empty_at(at) && self.may_play(me, at))
    }

    /// Whether black certainly has a move left in the next plies: there are three cells so far from
    /// its stones that they cannot become forbidden before it has put two more.
    pub(in crate::games::lines::engine) fn has_room(&self) -> bool {
        let Some(renju) = &self.renju else {
            return true;
        };
        let stays = |&at: &Index| {
            self.is_empty_at(at) && renju.judge.stays_allowed(self.cell(at), BLACK_STONES_AHEAD)
        };
        self.all_cells().filter(stays).nth(2).is_some()
    }

    /// The same position where black may play everywhere, with the lines as before.
    #[cfg(not(feature = "worker"))]
    pub(in crate::games::lines::engine) fn without_forbidden_points(self) -> Self {
        ThreatBoard {
            renju: None,
            ..self
        }
    }

    pub(super) fn judge_place(&mut self, at: Index, side: usize) {
        let cell = self.cell(at);
        if let Some(renju) = &mut self.renju {
            renju.judge.put(cell, renju.black == side);
        }
    }

    pub(super) fn judge_undo(&mut self, at: Index) {
        let cell = self.cell(at);
        if let Some(renju) = &mut self.renju {
            renju.judge.take(cell);
        }
    }
}
