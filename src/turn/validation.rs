//! The gate that every move passes, a person's and a computer's: the match accepts it, and the board
//! shows what happens; or it is refused with the reason.

use crate::rules::{Illegal, Move};
use std::time::Duration;

use bevy::prelude::*;

use crate::ask::thinking::DecidedMove;
use crate::board::animation::AnimationQueue;
use crate::board::stage::Stage;
use crate::features::language::Words;
use crate::features::notifications::{Notifications, ProgramFault};
use crate::features::taking::ChosenPieces;
use crate::features::teaching::PersonMoved;
use crate::midend::{Command, MatchEvent, Refused};
use crate::players::NoMove;
use crate::turn::computer_moves::LastResult;
use crate::turn::current_match::{CurrentMatch, MatchBoard, PositionChanged};

use crate::turn::TurnFlow;

/// A move that somebody wants to make.
#[derive(Message, Clone, Debug)]
pub(crate) enum MoveProposal {
    /// A person's, and how long it was thought about.
    Person(Move, Duration),
    /// A computer player's, with what it found out, or the reason why it has none.
    Computer(Box<DecidedMove>),
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
pub(crate) fn validate_moves(
    mut proposals: MessageReader<MoveProposal>,
    mut current: ResMut<CurrentMatch>,
    mut refusal: ResMut<LastRefusal>,
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
                let is_move = matches!(events.first(), Some(MatchEvent::Moved { .. }));
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
                flow.go_on(PositionChanged::Move);
                match proposal {
                    // What is only offered in an opening is no move yet.
                    MoveProposal::Person(..) if !is_move => {}
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

/// Why the last try of a person was refused, and when (time since the program's start).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LastRefusal(pub Option<(Illegal, Duration)>);

/// Adds the refusal; it is about one position.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastRefusal>()
        .add_observer(|_: On<PositionChanged>, mut refusal: ResMut<LastRefusal>| refusal.0 = None);
}
