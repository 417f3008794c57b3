//! Taking back and going on: undo, redo, and jumps to any move of the present game.
//!
//! Whoever looks back must not be hurried: after every step back the computer waits until the
//! person acts, that is plays a move, plays again what was taken back up to the end, or lets it
//! resume.

use super::command::Refused;
use super::history::{Finding, Forfeit, NodeId, NoteError};
use super::{Match, Seat};

impl Match {
    /// Whether a computer is to move but must not think yet, because somebody has gone back. Whoever
    /// drives the match asks this before it starts a computer's turn.
    #[must_use]
    pub fn computer_waits(&self) -> bool {
        self.waits && self.result().is_none() && self.seat_to_move() != Seat::Person
    }

    /// Whether there is a move or a forfeit to take back; never while a rated game runs.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_rated() && (!self.moves().is_empty() || self.history.forfeit().is_some())
    }

    /// Whether there is a move to play again, or a resignation that was taken back; never while a
    /// rated game runs.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_rated()
            && (!self.history.children(self.history.current()).is_empty()
                || self.history.can_give_up_again())
    }

    /// See [`super::Command::Undo`].
    pub(super) fn undo(&mut self) -> Result<(), Refused> {
        if !self.can_undo() || !self.history.undo() {
            return Err(Refused::NothingToUndo);
        }
        self.waits = true;
        self.note_help();
        Ok(())
    }

    /// See [`super::Command::Redo`].
    pub(super) fn redo(&mut self) -> Result<(), Refused> {
        if !self.history.redo() {
            return Err(Refused::NothingToRedo);
        }
        // Whoever has played the own last move again wants the answer to it.
        let at_end = !self.can_redo();
        self.waits = !(at_end && self.plan().seats.contains(&Seat::Person));
        Ok(())
    }

    /// See [`super::Command::UndoTurn`].
    pub(super) fn undo_turn(&mut self) -> Result<(), Refused> {
        let loser = self.history.forfeit().and_then(|it| match it {
            Forfeit::Resigned(side) | Forfeit::OutOfTime(side) => Some(self.seat(side)),
            Forfeit::Declared(_) => None,
        });
        self.undo()?;
        if self.is_mixed() && loser != Some(Seat::Person) {
            while self.seat_to_move() != Seat::Person && self.undo().is_ok() {}
        }
        Ok(())
    }

    /// See [`super::Command::RedoTurn`].
    pub(super) fn redo_turn(&mut self) -> Result<(), Refused> {
        self.redo()?;
        if self.is_mixed() {
            while self.seat_to_move() != Seat::Person && self.redo().is_ok() {}
        }
        Ok(())
    }

    /// Goes to any position of the present game.
    pub(super) fn jump(&mut self, node: NodeId) -> Result<(), Refused> {
        self.find(node)?;
        self.history.jump(node);
        self.waits = true;
        self.note_help();
        Ok(())
    }

    /// Goes to the start of the present game.
    pub(super) fn jump_to_start(&mut self) -> Result<(), Refused> {
        match self.can_undo() {
            true => self.jump(NodeId::ROOT),
            false => Err(Refused::NothingToUndo),
        }
    }

    /// Goes to the end of the present line.
    pub(super) fn jump_to_end(&mut self) -> Result<(), Refused> {
        let end = self.history.line().last().copied();
        match end.filter(|_| self.can_redo()) {
            Some(end) => self.jump(end),
            None => Err(Refused::NothingToRedo),
        }
    }

    /// See [`super::history::History::set_finding`].
    ///
    /// # Errors
    /// [`NoteError`].
    pub fn set_finding(&mut self, node: NodeId, finding: Option<Finding>) -> Result<(), NoteError> {
        self.history.set_finding(node, finding)
    }

    fn is_mixed(&self) -> bool {
        let seats = self.plan().seats;
        (seats[0] == Seat::Person) != (seats[1] == Seat::Person)
    }
}
