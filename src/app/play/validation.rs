//! The gate that every move passes, a person's and a computer's: the match accepts it, and the board
//! shows what happens; or it is refused with the reason.

use bevy::prelude::*;

use super::course::Course;
use super::teaching::PersonMoved;
use crate::app::board::animation::Motion;
use crate::app::state::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::app::state::last_result::LastResult;
use crate::app::state::notifications::Notifications;
use crate::app::state::refusal::Refusal;
use crate::players::SearchResult;
use crate::rules::Move;

/// A move that somebody wants to make.
#[derive(Message, Clone, Debug)]
pub(super) struct MoveProposal {
    /// The move.
    pub mv: Move,
    /// Whose it is.
    pub by: Proposer,
}

/// Who wants to move.
#[derive(Clone, Debug)]
pub(super) enum Proposer {
    /// A person.
    Person,
    /// A computer player, which found this out.
    Computer(Box<SearchResult<Move>>),
}

/// Lets the match accept or refuse each proposed move.
pub(super) fn validate_moves(
    mut proposals: MessageReader<MoveProposal>,
    mut current: ResMut<CurrentMatch>,
    mut refusal: ResMut<Refusal>,
    mut last: ResMut<LastResult>,
    mut boards: Query<&mut Motion, With<MatchBoard>>,
    mut course: Course,
    mut notifications: ResMut<Notifications>,
    time: Res<Time>,
    mut moved: MessageWriter<PersonMoved>,
) {
    for MoveProposal { mv, by } in proposals.read() {
        let (Some(game_match), Ok(mut motion)) = (&mut current.game_match, boards.single_mut())
        else {
            continue;
        };
        match (game_match.play(*mv), by) {
            (Ok(events), by) => {
                motion.push(events);
                course.replaying.forget();
                course.go_on(PositionChanged::ByMove);
                match by {
                    Proposer::Person => {
                        moved.write(PersonMoved);
                    }
                    Proposer::Computer(result) => last.0 = Some((**result).clone()),
                }
            }
            (Err(reason), Proposer::Person) => {
                refusal.0 = Some((reason, time.elapsed()));
            }
            (Err(reason), Proposer::Computer(_)) => {
                notifications.problem("player", reason.to_string());
            }
        }
    }
}
