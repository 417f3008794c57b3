//! Giving up, running out of time, and results that were agreed or are only recorded: the ends of a
//! game that no move brings about.
//!
//! A forfeit is noted in the place where it happened, as the last thing of a line: one step
//! back leads before it, one step forward behind it again. From before it the game can go on; it
//! then counts no more in this line, and stays noted.

use super::{History, NodeId};
use fivefold_rules::{Outcome, Position, Side};

/// How a side ends the game without a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Forfeit {
    /// This side has given up.
    Resigned(Side),
    /// The time of this side has run out.
    OutOfTime(Side),
    /// The players, or whoever recorded the game, say that it ended so: a draw by agreement, a win by
    /// decision or in a way that is not told.
    Declared(Outcome),
}

impl Forfeit {
    /// How the game has ended by it in this position: the other side has won, but not on time where
    /// it could not win any more by any moves.
    #[must_use]
    pub fn outcome(self, position: &Position) -> Outcome {
        match self {
            Forfeit::Resigned(side) => Outcome::Win(side.other()),
            Forfeit::OutOfTime(side) if position.can_win(side.other()) => {
                Outcome::Win(side.other())
            }
            Forfeit::OutOfTime(_) => Outcome::Draw,
            Forfeit::Declared(outcome) => outcome,
        }
    }
}

impl History {
    /// Notes that the game ends here without a move. False if the game is over already; nothing
    /// has changed then.
    pub fn set_forfeit(&mut self, forfeit: Forfeit) -> bool {
        if self.given_up || self.position().outcome().is_some() {
            return false;
        }
        let here = self.current();
        if let Some(node) = self.node_mut(here) {
            node.forfeit = Some(forfeit);
            self.given_up = true;
        }
        self.given_up
    }

    /// Notes that a side gives up here; see [`History::set_forfeit`].
    pub(crate) fn resign(&mut self, side: Side) -> bool {
        self.set_forfeit(Forfeit::Resigned(side))
    }

    /// How the game on the board is over without a move, if it is.
    #[must_use]
    pub fn forfeit(&self) -> Option<Forfeit> {
        self.forfeit_at(self.current()).filter(|_| self.given_up)
    }

    /// How the game ended in this place at some time, whether or not it was taken back.
    #[must_use]
    pub fn forfeit_at(&self, node: NodeId) -> Option<Forfeit> {
        self.node(node)?.forfeit
    }

    /// Who has given up, if the game on the board is over by it.
    #[must_use]
    pub(crate) fn resigned(&self) -> Option<Side> {
        self.resigned_at(self.current()).filter(|_| self.given_up)
    }

    /// Who has given up in this place at some time, whether or not it was taken back.
    #[must_use]
    pub fn resigned_at(&self, node: NodeId) -> Option<Side> {
        match self.forfeit_at(node)? {
            Forfeit::Resigned(side) => Some(side),
            Forfeit::OutOfTime(_) | Forfeit::Declared(_) => None,
        }
    }

    /// How the game on the board has ended: by the rules, or by a forfeit.
    #[must_use]
    pub(crate) fn result(&self) -> Option<Outcome> {
        let forfeit = self.forfeit().map(|it| it.outcome(self.position()));
        forfeit.or_else(|| self.position().outcome())
    }

    /// How the main line ends, whatever is on the board.
    #[must_use]
    pub fn main_result(&self) -> Option<Outcome> {
        let mut end: Position = self.start().clone();
        for mv in self.main_moves() {
            // Legal, because it was played here.
            let _ = end.play(mv);
        }
        let forfeit = self.forfeit_at(self.main_end());
        let forfeit = forfeit.map(|it| it.outcome(&end));
        forfeit.or_else(|| end.outcome())
    }

    /// Whether a step forward leads to a forfeit: it was taken back, and nothing was played
    /// instead.
    #[must_use]
    pub fn can_give_up_again(&self) -> bool {
        let here = self.current();
        !self.given_up && self.children(here).is_empty() && self.forfeit_at(here).is_some()
    }
}
