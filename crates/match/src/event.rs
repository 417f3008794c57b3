//! What happens in a match.

use super::history::NodeId;
use super::opening::{OpeningChoice, OpeningStage};
use super::{Match, Seat};
use fivefold_rules::{Event, Outcome, Side};

/// What has happened in a match. A command is answered with everything that it brought about, in
/// order.
#[derive(Clone, Debug, PartialEq)]
pub enum MatchEvent {
    /// A move was played; it leads to this node.
    Moved {
        /// The position after it.
        node: NodeId,
        /// What the move did, as the rules tell it.
        events: Vec<Event>,
    },
    /// A choice was made in the opening.
    Chosen(OpeningChoice),
    /// A side gave up.
    Resigned(Side),
    /// The time of a side ran out.
    OutOfTime(Side),
    /// The board went to another position of the same game.
    Jumped {
        /// The position before.
        from: NodeId,
        /// The position now.
        to: NodeId,
    },
    /// A game begins at its start: the next one, or the present one with another side to begin.
    Started,
    /// The tree of moves or what is written in it changed.
    TreeChanged,
    /// The opening has come to another stage.
    OpeningChanged(OpeningStage),
    /// Other players play the sides.
    SeatsChanged([Seat; 2]),
    /// The game on the board is over.
    Ended(Outcome),
    /// The game on the board was over and is not any more.
    Reopened,
    /// A computer is to move and waits.
    ComputerWaits,
    /// The computer does not wait any more.
    ComputerResumes,
}

/// What events are told about, as it was before a command.
pub(super) struct Before {
    node: NodeId,
    result: Option<Outcome>,
    stage: OpeningStage,
    seats: [Seat; 2],
    waits: bool,
}

impl Before {
    pub(super) fn new(game_match: &Match) -> Before {
        Before {
            node: game_match.history().current(),
            result: game_match.result(),
            stage: game_match.stage(),
            seats: game_match.seats(),
            waits: game_match.computer_waits(),
        }
    }

    /// What is different now, beside what is told already.
    pub(super) fn tell_changes(&self, game_match: &Match, told: &mut Vec<MatchEvent>) {
        let now = Before::new(game_match);
        let starts = told.contains(&MatchEvent::Started);
        let moves = matches!(told.first(), Some(MatchEvent::Moved { .. }));
        if now.node != self.node && !starts && !moves {
            told.push(MatchEvent::Jumped {
                from: self.node,
                to: now.node,
            });
        }
        if now.stage != self.stage {
            told.push(MatchEvent::OpeningChanged(now.stage));
        }
        if now.seats != self.seats {
            told.push(MatchEvent::SeatsChanged(now.seats));
        }
        match now.result {
            Some(outcome) if now.result != self.result => told.push(MatchEvent::Ended(outcome)),
            None if self.result.is_some() && !starts => told.push(MatchEvent::Reopened),
            _ => {}
        }
        if now.waits != self.waits && !starts {
            told.push(match now.waits {
                true => MatchEvent::ComputerWaits,
                false => MatchEvent::ComputerResumes,
            });
        }
    }
}
