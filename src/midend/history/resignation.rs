//! Giving up: the end of a game that no move brings about.
//!
//! A resignation is noted in the place where it happened, as the last thing of a line: one step
//! back leads before it, one step forward behind it again. From before it the game can go on; it
//! then counts no more in this line, and stays noted.

use super::{History, NodeId};
use crate::rules::{Outcome, Position, Side};

impl History {
    /// Notes that a side gives up here. False if the game is over already; nothing has changed
    /// then.
    pub fn resign(&mut self, side: Side) -> bool {
        if self.given_up || self.position().outcome().is_some() {
            return false;
        }
        let here = self.current();
        if let Some(node) = self.node_mut(here) {
            node.resigned = Some(side);
            self.given_up = true;
        }
        self.given_up
    }

    /// Who has given up, if the game on the board is over by it.
    #[must_use]
    pub fn resigned(&self) -> Option<Side> {
        self.resigned_at(self.current()).filter(|_| self.given_up)
    }

    /// Who has given up in this place at some time, whether or not it was taken back.
    #[must_use]
    pub fn resigned_at(&self, node: NodeId) -> Option<Side> {
        self.node(node)?.resigned
    }

    /// How the game on the board has ended: by the rules, or by a resignation.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        let given_up = self.resigned().map(|side| Outcome::Win(side.other()));
        given_up.or_else(|| self.position().outcome())
    }

    /// How the main line ends, whatever is on the board.
    #[must_use]
    pub fn main_result(&self) -> Option<Outcome> {
        let mut end: Position = self.start().clone();
        let mut at = NodeId::ROOT;
        while let Some(&next) = self.children(at).first() {
            at = next;
            if let Some(mv) = self.move_of(at) {
                // Legal, because it was played here.
                let _ = end.play(mv);
            }
        }
        let given_up = self.resigned_at(at).map(|side| Outcome::Win(side.other()));
        given_up.or_else(|| end.outcome())
    }

    /// Whether a step forward leads to a resignation: it was taken back, and nothing was played
    /// instead.
    #[must_use]
    pub(crate) fn can_give_up_again(&self) -> bool {
        let here = self.current();
        !self.given_up && self.children(here).is_empty() && self.resigned_at(here).is_some()
    }
}
