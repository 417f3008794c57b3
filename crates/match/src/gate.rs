//! The gate through which everything goes that changes a match.

use std::time::Duration;

use super::command::{Command, Refused};
use super::event::{Before, MatchEvent};
use super::history::{CellMark, Forfeit, History, NodeId};
use super::opening::{OpeningChoice, OpeningTask};
use super::{Match, Seat};
use fivefold_players::Answer;
use fivefold_rules::{Illegal, Move, Side};

impl Match {
    /// Carries out a command and tells what happened, in order.
    ///
    /// This is the one place where it is decided whether something may be done, whoever wants it: a
    /// move is checked here and nowhere behind.
    ///
    /// # Errors
    /// The reason why it is refused; nothing has changed then.
    pub fn handle(&mut self, command: Command) -> Result<Vec<MatchEvent>, Refused> {
        let before = Before::new(self);
        let place = self.place_of_turn();
        let mut events = Vec::new();
        match command {
            Command::Play { mv, thought } => {
                self.admit_person()?;
                events.push(self.play(mv, thought)?);
            }
            Command::Choose(choice) => {
                self.admit_person()?;
                events.push(self.choose(choice)?);
            }
            Command::Answer { answer, thought } => {
                self.admit_computer()?;
                events.push(self.take_answer(answer, thought)?);
            }
            Command::Undo => self.casual()?.undo()?,
            Command::Redo => self.casual()?.redo()?,
            Command::UndoTurn => self.casual()?.undo_turn()?,
            Command::RedoTurn => self.casual()?.redo_turn()?,
            Command::Jump(node) => self.casual()?.jump(node)?,
            Command::ToStart => self.casual()?.jump_to_start()?,
            Command::ToEnd => self.casual()?.jump_to_end()?,
            Command::PlayFinding(node) => {
                self.casual()?.play_finding(node)?;
                events.push(MatchEvent::TreeChanged);
            }
            Command::Resign(side) => events.push(self.resign(side)?),
            Command::RunOutOfTime => events.push(self.run_out_of_time()?),
            Command::NewGame => {
                self.casual()?.next_game();
                events.push(MatchEvent::Started);
            }
            Command::PassTheBeginning => {
                self.casual()?.pass_the_beginning()?;
                events.push(MatchEvent::Started);
            }
            Command::ChangeSeat { side, seat } => self.casual()?.change_seat(side, seat)?,
            Command::Promote(node) => {
                self.casual()?.promote(node)?;
                events.push(MatchEvent::TreeChanged);
            }
            Command::Delete(node) => {
                self.casual()?.delete(node)?;
                events.push(MatchEvent::TreeChanged);
            }
            Command::Comment { node, text } => {
                self.history.set_comment(node, &text)?;
                events.push(MatchEvent::TreeChanged);
            }
            Command::Mark { node, marks } => {
                self.mark(node, marks)?;
                events.push(MatchEvent::TreeChanged);
            }
            Command::Wait => self.waits = true,
            Command::Resume => self.waits = false,
        }
        if self.place_of_turn() != place {
            self.spent = Duration::ZERO;
        }
        before.tell_changes(self, &mut events);
        Ok(events)
    }

    /// Which turn it is: another one begins with nothing used up.
    fn place_of_turn(&self) -> (u32, NodeId, bool) {
        (self.game(), self.history.current(), self.result().is_some())
    }

    /// Nothing of this while a rated game runs.
    fn casual(&mut self) -> Result<&mut Match, Refused> {
        match self.is_rated() {
            true => Err(Refused::Rated),
            false => Ok(self),
        }
    }

    /// Whether it is a person's turn.
    fn admit_person(&self) -> Result<(), Refused> {
        let side = self.side_of_turn();
        match self.seat(side) {
            _ if self.result().is_some() => Err(Refused::GameOver),
            Seat::Person => Ok(()),
            Seat::Computer(_) => Err(Refused::ComputerPlays { side }),
        }
    }

    /// Whether it is a computer's turn.
    fn admit_computer(&self) -> Result<(), Refused> {
        let side = self.side_of_turn();
        match self.seat(side) {
            _ if self.result().is_some() => Err(Refused::GameOver),
            Seat::Person => Err(Refused::PersonPlays { side }),
            Seat::Computer(_) if self.waits => Err(Refused::ComputerWaits),
            Seat::Computer(_) => Ok(()),
        }
    }

    /// Plays a move. Where it was played before, the game goes on there; otherwise it begins a
    /// variation, and what was played before stays. The time is noted beside the move, unless one
    /// was noted when it was played here before. Where a clock runs, it is what the turn has used up of
    /// it; a move that comes too late is not played. Where the opening asks for alternatives, the move
    /// is offered.
    fn play(&mut self, mv: Move, thought: Option<Duration>) -> Result<MatchEvent, Illegal> {
        if matches!(self.stage().task, OpeningTask::Offer { .. }) {
            return self.choose(OpeningChoice::Offer(mv));
        }
        let mover = self.position().side_to_move();
        let mut left = None;
        if let (Some(control), Some(before)) = (self.time_control(), self.time_left(mover)) {
            let used = thought.filter(|_| self.clock_runs());
            left = control.after_move(before, used.unwrap_or_default());
            if left.is_none() {
                self.position().check(mv)?;
                self.history.set_forfeit(Forfeit::OutOfTime(mover));
                return Ok(MatchEvent::OutOfTime(mover));
            }
            // While the clock stands, nothing is added to it either.
            left = used.map_or(Some(before), |_| left);
        }
        let events = self.history.play(mv)?.to_vec();
        self.waits = false;
        let node = self.history.current();
        if thought.is_some() && self.history.time(node).is_none() {
            // The move has just been played, so its node is there.
            let _ = self.history.set_time(node, thought);
        }
        if left.is_some() && self.history.time_left(node).is_none() {
            let _ = self.history.set_time_left(node, left);
        }
        Ok(MatchEvent::Moved { node, events })
    }

    /// Chooses for whoever's turn it is. It can be taken back like a move.
    fn choose(&mut self, choice: OpeningChoice) -> Result<MatchEvent, Illegal> {
        self.history.choose(choice)?;
        self.waits = false;
        Ok(MatchEvent::Chosen(choice))
    }

    fn take_answer(
        &mut self,
        answer: Answer,
        thought: Option<Duration>,
    ) -> Result<MatchEvent, Refused> {
        match answer {
            Ok(choice) => match OpeningChoice::of(choice.explanation, self.opening_choices()) {
                Some(wanted) => Ok(self.choose(wanted)?),
                None => Ok(self.play(choice.mv, thought)?),
            },
            Err(reason) if reason.resigns() => {
                let side = self.side_of_turn();
                self.history.resign(side);
                Ok(MatchEvent::Resigned(side))
            }
            Err(reason) => Err(Refused::NoMove(reason)),
        }
    }

    /// A person gives up: the other side has won. Taking back leads before it again.
    fn resign(&mut self, side: Side) -> Result<MatchEvent, Refused> {
        if self.result().is_some() {
            return Err(Refused::GameOver);
        }
        if self.seat(side) != Seat::Person {
            return Err(Refused::ComputerPlays { side });
        }
        self.history.resign(side);
        Ok(MatchEvent::Resigned(side))
    }

    /// The time of the side to move is up.
    fn run_out_of_time(&mut self) -> Result<MatchEvent, Refused> {
        if self.result().is_some() {
            return Err(Refused::GameOver);
        }
        if !self.clock_runs() {
            return Err(Refused::NoClock);
        }
        let side = self.position().side_to_move();
        self.history.set_forfeit(Forfeit::OutOfTime(side));
        Ok(MatchEvent::OutOfTime(side))
    }

    fn pass_the_beginning(&mut self) -> Result<(), Refused> {
        if !self.can_pass_the_beginning() {
            return Err(Refused::NotTheBeginning);
        }
        let start = self.start();
        let start = start.with_side_to_move(start.side_to_move().other());
        self.history = History::with_opening(start, self.plan.opening);
        Ok(())
    }

    fn change_seat(&mut self, side: Side, seat: Seat) -> Result<(), Refused> {
        if self.seat(side) == seat {
            return Err(Refused::SameSeat { side });
        }
        if !self.moves().is_empty() {
            self.note_help();
        }
        let index = self.seat_index(side);
        self.plan.seats[index] = seat;
        Ok(())
    }

    fn promote(&mut self, node: NodeId) -> Result<(), Refused> {
        self.find(node)?;
        match self.history.promote(node) {
            true => Ok(()),
            false => Err(Refused::MainLine { node }),
        }
    }

    fn delete(&mut self, node: NodeId) -> Result<(), Refused> {
        self.find(node)?;
        let before = self.history.current();
        if !self.history.delete(node) {
            return Err(Refused::Start);
        }
        if self.history.current() != before {
            self.waits = true;
            self.note_help();
        }
        Ok(())
    }

    fn mark(&mut self, node: NodeId, marks: Vec<CellMark>) -> Result<(), Refused> {
        let board = self.position().view();
        // A record names marked cells as it names moves, so each of them must have a name.
        if !marks.iter().all(|mark| board.contains(mark.cell)) {
            return Err(Illegal::OffBoard.into());
        }
        Ok(self.history.set_marks(node, marks)?)
    }

    /// Whether the game has this position.
    pub(super) fn find(&self, node: NodeId) -> Result<(), Refused> {
        match self.history.contains(node) {
            true => Ok(()),
            false => Err(Refused::NoSuchPosition { node }),
        }
    }

    /// Plays what was found best from a position, as a variation, and goes to its first move.
    fn play_finding(&mut self, node: NodeId) -> Result<(), Refused> {
        self.find(node)?;
        let finding = self.history.finding(node);
        let line = finding.map_or_else(Vec::new, |finding| finding.line.clone());
        // A finding begins with a legal move, but the game may have ended there by a resignation,
        // or a side has still to be chosen.
        let mut there = self.history.clone();
        there.jump(node);
        let played = line
            .iter()
            .take_while(|&&mv| there.play(mv).is_ok())
            .count();
        if played == 0 {
            return Err(Refused::NoFinding { node });
        }
        self.history = there;
        for _ in 1..played {
            self.history.undo();
        }
        self.waits = true;
        self.note_help();
        Ok(())
    }
}
