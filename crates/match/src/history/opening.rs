//! What was chosen in the course of an opening: beside the move before which it was chosen, or
//! waiting for that move. The same move after another choice is another variation.

use super::{History, NodeId};
use crate::opening::{Opening, OpeningStage, SwapChoice};
use fivefold_rules::{Illegal, Position};

impl History {
    /// A game with this opening in which nothing has been played; with the free opening where this
    /// one does not fit the start.
    #[must_use]
    pub(crate) fn with_opening(start: Position, opening: Opening) -> History {
        History {
            opening: opening.on(&start),
            ..History::new(start)
        }
    }

    /// How the game is opened.
    #[must_use]
    pub(crate) const fn opening(&self) -> Opening {
        self.opening
    }

    /// How far the opening has come in the position on the board.
    #[must_use]
    pub(crate) fn stage(&self) -> OpeningStage {
        let begins = self.start.side_to_move();
        self.opening
            .stage(begins, self.ply, |stones| match stones == self.ply {
                true => self.chosen,
                false => self.swap_choice(*self.line.get(stones)?),
            })
    }

    /// How far the opening had come with the move of this node, before anything was chosen there.
    #[must_use]
    pub(crate) fn stage_at(&self, node: NodeId) -> OpeningStage {
        let stones = self.number(node);
        let begins = self.start.side_to_move();
        self.opening.stage(begins, stones, |before| {
            let mut at = node;
            while self.number(at) > before + 1 {
                at = self.parent(at)?;
            }
            (self.number(at) == before + 1).then(|| self.swap_choice(at))?
        })
    }

    /// Whether the move of this node put a stone of the opening, which is nobody's yet.
    #[must_use]
    pub fn is_placement(&self, node: NodeId) -> bool {
        let before = self
            .parent(node)
            .map(|parent| (parent, self.swap_choice(node)));
        let Some((parent, swap_choice)) = before else {
            return false;
        };
        match self.stage_at(parent) {
            OpeningStage::Placing { .. } => true,
            OpeningStage::Choosing { .. } => swap_choice == Some(SwapChoice::TwoMore),
            OpeningStage::Over { .. } => false,
        }
    }

    /// What was chosen before the move of this node.
    #[must_use]
    pub fn swap_choice(&self, node: NodeId) -> Option<SwapChoice> {
        self.node(node)?.swap_choice
    }

    /// What was chosen in the position on the board, before any further move.
    #[must_use]
    pub const fn chosen(&self) -> Option<SwapChoice> {
        self.chosen
    }

    /// Everything that was chosen on the way to the position on the board and in it, each with the
    /// number of stones before it.
    #[must_use]
    pub(crate) fn choices(&self) -> Vec<(usize, SwapChoice)> {
        let path = self.path().iter().map(|&node| self.swap_choice(node));
        let choices = path.chain([self.chosen]).enumerate();
        choices
            .filter_map(|(stones, choice)| Some((stones, choice?)))
            .collect()
    }

    /// Chooses in the position on the board.
    ///
    /// # Errors
    /// [`Illegal::NotAMove`] where that is not to be chosen; nothing has changed then.
    pub fn choose(&mut self, swap_choice: SwapChoice) -> Result<(), Illegal> {
        match self.stage() {
            OpeningStage::Choosing { swap_choices, .. } if swap_choices.contains(&swap_choice) => {
                self.chosen = Some(swap_choice);
                Ok(())
            }
            _ => Err(Illegal::NotAMove),
        }
    }

    /// Takes back what was chosen in the position on the board; false if nothing was.
    pub const fn take_back_choice(&mut self) -> bool {
        self.chosen.take().is_some()
    }
}
