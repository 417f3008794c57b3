//! Taking back and going on: undo, redo, and jumps to any move of the present game.
//!
//! Whoever looks back must not be hurried: after every step back the computer waits until the
//! person acts, that is plays a move, plays again what was taken back up to the end, or calls
//! [`Match::resume_computer`].

use super::history::{Finding, NodeId, NoteError};
use super::{Match, Opening, Plan, Seat};

impl Match {
    /// Whether a computer is to move but must not think yet, because somebody has gone back. The
    /// app asks this before it starts a computer's turn.
    #[must_use]
    pub fn computer_waits(&self) -> bool {
        self.waits && self.result().is_none() && self.seat_to_move() != Seat::Person
    }

    /// Lets the computer wait from now on, until the person acts.
    pub const fn wait(&mut self) {
        self.waits = true;
    }

    /// Lets a waiting computer think from the present position on.
    pub const fn resume_computer(&mut self) {
        self.waits = false;
    }

    /// Whether there is a move or a resignation to take back; never while a rated game runs.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.is_rated() && (!self.moves().is_empty() || self.resigned().is_some())
    }

    /// Whether there is a move to play again, or a resignation that was taken back; never while a
    /// rated game runs.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.is_rated()
            && (!self.history.children(self.history.current()).is_empty()
                || self.history.can_give_up_again())
    }

    /// Takes back a resignation, or what was chosen in the opening since, else one ply, also after
    /// the end; false at the start, and while a rated game runs.
    pub fn undo(&mut self) -> bool {
        let done = self.can_undo() && self.history.undo();
        if done {
            self.waits = true;
            self.note_help();
        }
        done
    }

    /// Plays one ply again, the one taken back last, or else the main line; false where nothing
    /// was played.
    pub fn redo(&mut self) -> bool {
        let done = !self.is_rated() && self.history.redo();
        if done {
            // Whoever has played the own last move again wants the answer to it.
            let at_end = !self.can_redo();
            self.waits = !(at_end && self.plan().seats.contains(&Seat::Person));
        }
        done
    }

    /// Takes back a turn. A person against a computer gets back to the own last decision: mostly
    /// two plies, one where the computer has not answered; if the person has not decided anything
    /// yet, to the start. Two persons or two computers take back one ply. A person's own resignation
    /// is a decision, too. False at the start.
    pub fn undo_turn(&mut self) -> bool {
        let had_given_up = self.resigned().map(|side| self.seat(side));
        let done = self.undo();
        if done && self.is_mixed() && had_given_up != Some(Seat::Person) {
            while self.seat_to_move() != Seat::Person && self.undo() {}
        }
        done
    }

    /// Plays a turn again, the reverse of [`Match::undo_turn`]; false where nothing was played.
    pub fn redo_turn(&mut self) -> bool {
        let done = self.redo();
        if done && self.is_mixed() {
            while self.seat_to_move() != Seat::Person && self.redo() {}
        }
        done
    }

    /// Goes to any move of the present game; false if there is none such, and while a rated game
    /// runs.
    pub fn jump(&mut self, node: NodeId) -> bool {
        let done = !self.is_rated() && self.history.jump(node);
        if done {
            self.waits = true;
            self.note_help();
        }
        done
    }

    /// Makes the line through this move the main line; false if it is that already. The board stays
    /// where it is.
    pub fn promote(&mut self, node: NodeId) -> bool {
        self.history.promote(node)
    }

    /// Deletes a move with everything after it; the board goes back to the move before, if it
    /// stood behind it. False for the start, and while a rated game runs.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let before = self.history.current();
        let done = !self.is_rated() && self.history.delete(node);
        if self.history.current() != before {
            self.waits = true;
            self.note_help();
        }
        done
    }

    /// Writes a comment beside a move, or beside the start.
    ///
    /// # Errors
    /// [`NoteError`].
    pub fn set_comment(&mut self, node: NodeId, comment: &str) -> Result<(), NoteError> {
        self.history.set_comment(node, comment)
    }

    /// See [`super::history::History::set_finding`].
    ///
    /// # Errors
    /// [`NoteError`].
    pub fn set_finding(&mut self, node: NodeId, finding: Option<Finding>) -> Result<(), NoteError> {
        self.history.set_finding(node, finding)
    }

    /// The same match in the same position, but of the present game only the way there: without
    /// variations, notes and what was taken back.
    #[must_use]
    pub fn line_to_here(&self) -> Match {
        let mut way = Match::resume(self.plan().clone(), self.game(), self.start().clone());
        for (&node, &mv) in self.history.path().iter().zip(self.moves()) {
            if let Some(swap_choice) = self.history.swap_choice(node) {
                // It could be chosen, because it was chosen here.
                let _ = way.choose(swap_choice);
            }
            // Legal, because it was played here.
            let _ = way.play(mv);
        }
        if let Some(swap_choice) = self.history.chosen() {
            let _ = way.choose(swap_choice);
        }
        if let Some(side) = self.resigned() {
            way.resign(side);
        }
        way
    }

    /// The way here as if the game had been opened freely: for whoever is to judge the position,
    /// and must not be asked about the opening.
    #[must_use]
    pub fn line_to_here_freely(&self) -> Match {
        let plan = Plan {
            seats: self.seats(),
            opening: Opening::Free,
            ..self.plan().clone()
        };
        let mut way = Match::resume(plan, self.game(), self.start().clone());
        for &mv in self.moves() {
            // Legal, because it was played here.
            let _ = way.play(mv);
        }
        way
    }

    fn is_mixed(&self) -> bool {
        let seats = self.plan().seats;
        (seats[0] == Seat::Person) != (seats[1] == Seat::Person)
    }
}
