//! The gate that every move passes, a person's and a computer's: the match accepts it, and the board
//! shows what happens; or it is refused with the reason.

use std::time::Duration;

use bevy::prelude::*;

use super::heaps::ChosenPieces;
use super::teaching::PersonMoved;
use super::thinking::Reply;
use super::turn_flow::TurnFlow;
use crate::app::board::animation::AnimationQueue;
use crate::app::board::stage::Stage;
use crate::app::state::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::app::state::language::Words;
use crate::app::state::last_result::LastResult;
use crate::app::state::notifications::Notifications;
use crate::app::state::program_fault::ProgramFault;
use crate::app::state::refusal::Refusal;
use crate::midend::{Command, MatchEvent, Refused};
use crate::players::NoMove;
use crate::rules::Move;

/// A move that somebody wants to make.
#[derive(Message, Clone, Debug)]
pub(super) enum MoveProposal {
    /// A person's, and how long it was thought about.
    Person(Move, Duration),
    /// A computer player's, with what it found out, or the reason why it has none.
    Computer(Box<Reply>),
}

impl MoveProposal {
    fn command(&self) -> Command {
        match self {
            MoveProposal::Person(mv, thought) => Command::Play {
                mv: *mv,
                thought: Some(*thought),
            },
            MoveProposal::Computer(reply) => Command::Answer {
                answer: reply.answer.clone(),
                thought: Some(reply.thought),
            },
        }
    }
}

/// Lets the match accept or refuse each proposed move.
pub(super) fn validate_moves(
    mut proposals: MessageReader<MoveProposal>,
    mut current: ResMut<CurrentMatch>,
    mut refusal: ResMut<Refusal>,
    mut last: ResMut<LastResult>,
    mut fault: ResMut<ProgramFault>,
    mut boards: Query<(&Stage, &mut AnimationQueue), With<MatchBoard>>,
    mut chosen: ResMut<ChosenPieces>,
    mut flow: TurnFlow,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
    time: Res<Time>,
    mut moved: MessageWriter<PersonMoved>,
) {
    for proposal in proposals.read() {
        let (Some(game_match), Ok((stage, mut motion))) =
            (&mut current.game_match, boards.single_mut())
        else {
            continue;
        };
        match (game_match.handle(proposal.command()), proposal) {
            (Ok(events), proposal) => {
                if let MoveProposal::Computer(reply) = proposal
                    && reply.adjusted
                {
                    game_match.note_adjusted();
                }
                for event in events {
                    if let MatchEvent::Moved { events, .. } = event {
                        if let MoveProposal::Person(..) = proposal
                            && !stage.marks.is_empty()
                        {
                            chosen.note(game_match, stage.marks.clone());
                        }
                        motion.push(events, chosen.lying(game_match));
                    }
                }
                flow.replaying.forget();
                flow.go_on(PositionChanged::ByMove);
                match proposal {
                    MoveProposal::Person(..) => {
                        moved.write(PersonMoved);
                    }
                    MoveProposal::Computer(reply) => match &reply.answer {
                        Ok(result) => last.0 = Some(result.clone()),
                        Err(NoMove::External(what)) => {
                            fault.0 = Some((game_match.history().current(), *what));
                        }
                        Err(_) => {}
                    },
                }
            }
            (Err(Refused::Illegal(reason)), MoveProposal::Person(..)) => {
                refusal.0 = Some((reason, time.elapsed()));
            }
            // It was somebody else's turn.
            (Err(_), MoveProposal::Person(..)) => {}
            // Asking again would bring the same answer: the turn waits for a new game.
            (Err(reason), MoveProposal::Computer(_)) => {
                notifications.problem("player", words.sentence(&(&reason).into()));
            }
        }
    }
}
