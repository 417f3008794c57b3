//! What was chosen in the course of an opening: beside the move before which it was chosen, or
//! waiting for that move. The same move after another choice is another variation.

use super::{History, NodeId};
use crate::opening::{Opening, OpeningChoice, OpeningProgress, OpeningStage, OpeningTask, offered};
use fivefold_rules::{Illegal, Move, Position, Refusal};

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
        self.opening.stage(&OpeningProgress {
            begins: self.start.side_to_move(),
            stones: self.ply,
            chosen: &|stones| match stones == self.ply {
                true => &self.chosen,
                false => self
                    .line
                    .get(stones)
                    .map_or(&[], |&node| self.choices(node)),
            },
        })
    }

    /// How far the opening had come with the move of this node, before anything was chosen there.
    #[must_use]
    pub(crate) fn stage_at(&self, node: NodeId) -> OpeningStage {
        self.stage_with(node, &[])
    }

    /// The same after these choices.
    fn stage_with(&self, node: NodeId, chosen: &[OpeningChoice]) -> OpeningStage {
        if self.opening == Opening::Free {
            return OpeningStage::FREE;
        }
        let ways = std::iter::successors(Some(node), |&at| self.parent(at));
        let mut before: Vec<&[OpeningChoice]> = ways.map(|at| self.choices(at)).collect();
        // The root has no move, so that nothing was chosen before it.
        before.pop();
        before.reverse();
        before.push(chosen);
        self.opening.stage(&OpeningProgress {
            begins: self.start.side_to_move(),
            stones: self.number(node),
            chosen: &|stones| before.get(stones).copied().unwrap_or(&[]),
        })
    }

    /// Whether the move of this node put a stone of the opening, for which nobody is judged.
    #[must_use]
    pub fn is_placement(&self, node: NodeId) -> bool {
        self.parent(node)
            .is_some_and(|parent| !self.stage_with(parent, self.choices(node)).is_over())
    }

    /// What was chosen before the move of this node, in order.
    #[must_use]
    pub fn choices(&self, node: NodeId) -> &[OpeningChoice] {
        self.node(node).map_or(&[], |node| &node.choices)
    }

    /// What was chosen in the position on the board, before any further move, in order.
    #[must_use]
    pub fn chosen(&self) -> &[OpeningChoice] {
        &self.chosen
    }

    /// Everything that was chosen on the way to the position on the board and in it, each with the
    /// number of stones before it.
    #[must_use]
    pub(crate) fn all_choices(&self) -> Vec<(usize, Vec<OpeningChoice>)> {
        let path = self.path().iter().map(|&node| self.choices(node));
        let choices = path.chain([self.chosen()]).enumerate();
        choices
            .filter(|(_, choices)| !choices.is_empty())
            .map(|(stones, choices)| (stones, choices.to_vec()))
            .collect()
    }

    /// Whether a move is legal in the position on the board, or can be offered there, by the rules of
    /// the game and of its opening.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        if self.given_up {
            return Err(Illegal::GameOver);
        }
        self.check_opening(mv)?;
        self.position.check(mv)
    }

    /// What the opening has against a move.
    pub(super) fn check_opening(&self, mv: Move) -> Result<(), Illegal> {
        let Opening::Rule(rule) = self.opening else {
            return Ok(());
        };
        match self.stage().task {
            OpeningTask::Over => Ok(()),
            OpeningTask::Stone { zone, .. } => {
                // What the rules of the game say of an occupied cell is plainer.
                self.position.check(mv)?;
                zone.check(&self.position, &offered(&self.chosen), mv)
            }
            OpeningTask::Offer { .. } => {
                self.position.check(mv)?;
                let offered = offered(&self.chosen);
                (rule.refuses_offer)(&self.position, &offered, mv).map_or(Ok(()), Err)
            }
            OpeningTask::Choice { choices, .. } => match choices.first() {
                Some(OpeningChoice::Number(_)) => Err(Illegal::Rule(ANNOUNCE_FIRST)),
                _ => Err(Illegal::ChooseFirst),
            },
        }
    }

    /// Chooses in the position on the board, or offers an alternative there.
    ///
    /// # Errors
    /// [`Illegal::NotAMove`] where that is not to be chosen, or why the alternative cannot be offered;
    /// nothing has changed then.
    pub fn choose(&mut self, choice: OpeningChoice) -> Result<(), Illegal> {
        match (self.stage().task, choice) {
            (OpeningTask::Choice { choices, .. }, _) if choices.contains(&choice) => {}
            (OpeningTask::Offer { .. }, OpeningChoice::Offer(mv)) => self.check(mv)?,
            _ => return Err(Illegal::NotAMove),
        }
        self.chosen.push(choice);
        Ok(())
    }

    /// Takes back what was chosen last in the position on the board; false if nothing was.
    pub fn take_back_choice(&mut self) -> bool {
        self.chosen.pop().is_some()
    }
}

/// The number of alternatives is to be said before anybody moves.
const ANNOUNCE_FIRST: Refusal = Refusal::new("illegal-opening-announce-first");
