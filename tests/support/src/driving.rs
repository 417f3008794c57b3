//! Short words for the commands of a match. Whoever's turn it is obeys: a person plays, and a
//! computer answers that it plays the same.

use std::time::Duration;

use fivefold_match::history::{NodeId, NoteError};
use fivefold_match::{Command, Match, MatchEvent, OpeningChoice, Refused, Seat};
use fivefold_players::external::EngineFault;
use fivefold_players::{Explanation, NoMove, SearchResult};
use fivefold_rules::{Event, Illegal, Move, Side};

/// A match that is driven by its commands.
pub trait Drive {
    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal>;
    fn play_timed(&mut self, mv: Move, thought: Duration) -> Result<Vec<Event>, Illegal>;
    fn choose(&mut self, choice: OpeningChoice) -> Result<(), Illegal>;
    fn undo(&mut self) -> bool;
    fn redo(&mut self) -> bool;
    fn undo_turn(&mut self) -> bool;
    fn redo_turn(&mut self) -> bool;
    fn jump(&mut self, node: NodeId) -> bool;
    fn resign(&mut self, side: Side) -> bool;
    fn again(&mut self);
    fn pass_the_beginning(&mut self) -> bool;
    fn change_seat(&mut self, side: Side, seat: Seat) -> bool;
    fn promote(&mut self, node: NodeId) -> bool;
    fn delete(&mut self, node: NodeId) -> bool;
    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), NoteError>;
    fn resume_computer(&mut self);
}

/// An answer of a computer player that knows nothing.
fn answer(mv: Move, explanation: Explanation, thought: Option<Duration>) -> Command {
    Command::Answer {
        answer: Ok(SearchResult::unsearched(mv, explanation)),
        thought,
    }
}

/// Whether a person is to act; a computer that waits does so no longer.
fn persons_turn(game_match: &mut Match) -> bool {
    if game_match.computer_waits() {
        game_match.handle(Command::Resume).expect("it waits");
    }
    game_match.seat_to_move() == Seat::Person
}

fn moved(told: Result<Vec<MatchEvent>, Refused>) -> Result<Vec<Event>, Illegal> {
    match told {
        Ok(mut events) => match events.remove(0) {
            MatchEvent::Moved { events, .. } => Ok(events),
            // It is an alternative that an opening asks for.
            MatchEvent::Chosen(_) => Ok(Vec::new()),
            other => panic!("{other:?}"),
        },
        Err(Refused::Illegal(reason)) => Err(reason),
        Err(Refused::GameOver) => Err(Illegal::GameOver),
        Err(other) => panic!("{other}"),
    }
}

impl Drive for Match {
    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal> {
        let thought = None;
        let command = match persons_turn(self) {
            true => Command::Play { mv, thought },
            false => answer(mv, Explanation::RANDOM, thought),
        };
        moved(self.handle(command))
    }

    fn play_timed(&mut self, mv: Move, thought: Duration) -> Result<Vec<Event>, Illegal> {
        let thought = Some(thought);
        let command = match persons_turn(self) {
            true => Command::Play { mv, thought },
            false => answer(mv, Explanation::RANDOM, thought),
        };
        moved(self.handle(command))
    }

    fn choose(&mut self, choice: OpeningChoice) -> Result<(), Illegal> {
        let command = match persons_turn(self) {
            true => Command::Choose(choice),
            // A computer chooses with the reason that it gives for a move.
            false if self.opening_choices().contains(&choice) => {
                answer(self.position().legal_moves()[0], choice.explanation(), None)
            }
            false => return Err(Illegal::NotAMove),
        };
        match self.handle(command) {
            Ok(_) => Ok(()),
            Err(Refused::Illegal(reason)) => Err(reason),
            Err(other) => panic!("{other}"),
        }
    }

    fn undo(&mut self) -> bool {
        self.handle(Command::Undo).is_ok()
    }

    fn redo(&mut self) -> bool {
        self.handle(Command::Redo).is_ok()
    }

    fn undo_turn(&mut self) -> bool {
        self.handle(Command::UndoTurn).is_ok()
    }

    fn redo_turn(&mut self) -> bool {
        self.handle(Command::RedoTurn).is_ok()
    }

    fn jump(&mut self, node: NodeId) -> bool {
        self.handle(Command::Jump(node)).is_ok()
    }

    fn resign(&mut self, side: Side) -> bool {
        let command = match self.seat(side) {
            Seat::Person => Command::Resign(side),
            Seat::Computer(_) => Command::Answer {
                answer: Err(NoMove::External(EngineFault::Closed)),
                thought: None,
            },
        };
        self.handle(command).is_ok()
    }

    fn again(&mut self) {
        self.handle(Command::NewGame).expect("the next game");
    }

    fn pass_the_beginning(&mut self) -> bool {
        self.handle(Command::PassTheBeginning).is_ok()
    }

    fn change_seat(&mut self, side: Side, seat: Seat) -> bool {
        self.handle(Command::ChangeSeat { side, seat }).is_ok()
    }

    fn promote(&mut self, node: NodeId) -> bool {
        self.handle(Command::Promote(node)).is_ok()
    }

    fn delete(&mut self, node: NodeId) -> bool {
        self.handle(Command::Delete(node)).is_ok()
    }

    fn set_comment(&mut self, node: NodeId, text: &str) -> Result<(), NoteError> {
        let text = text.to_owned();
        match self.handle(Command::Comment { node, text }) {
            Ok(_) => Ok(()),
            Err(Refused::Note(reason)) => Err(reason),
            Err(other) => panic!("{other}"),
        }
    }

    fn resume_computer(&mut self) {
        self.handle(Command::Resume).expect("it can always go on");
    }
}
