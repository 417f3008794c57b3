//! Changes in the tree of moves: another line becomes the main one, or a move is deleted with
//! everything after it.

use bevy::prelude::*;

use super::heaps::ChosenPieces;
use super::scoring::{Asked, Confirmation};
use super::turn_flow::TurnFlow;
use crate::app::board::animation::AnimationQueue;
use crate::app::state::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::app::state::intent::VariationCommand;
use crate::app::state::states::Turn;
use crate::midend::Command;
use crate::midend::history::{History, NodeId};

/// Carries out what is asked of the tree. While a rated game runs, it stays as it is.
pub(super) fn change_variations(
    mut asked: MessageReader<VariationCommand>,
    mut current: ResMut<CurrentMatch>,
    mut question: ResMut<Asked>,
    turn: Option<Res<State<Turn>>>,
    mut boards: Query<&mut AnimationQueue, With<MatchBoard>>,
    chosen: Res<ChosenPieces>,
    mut flow: TurnFlow,
) {
    let (Some(_), Ok(mut motion)) = (turn, boards.single_mut()) else {
        asked.clear();
        return;
    };
    for command in asked.read() {
        let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
            return;
        };
        if game_match.is_rated() {
            continue;
        }
        flow.replaying.pause();
        let here = game_match.history().current();
        let doomed = match *command {
            VariationCommand::Promote => {
                // It may be the main line already.
                let _ = game_match.handle(Command::Promote(here));
                continue;
            }
            VariationCommand::Delete if here == NodeId::ROOT => continue,
            VariationCommand::Delete if loses_much(game_match.history(), here) => {
                question.set_if_neq(Asked(Some(Confirmation::Delete(here))));
                continue;
            }
            VariationCommand::Delete => here,
            VariationCommand::DeleteForGood(node) => node,
        };
        let is_deleted = game_match.handle(Command::Delete(doomed)).is_ok();
        if is_deleted && game_match.history().current() != here {
            motion.jump(game_match.position(), chosen.lying(&game_match));
            flow.thinking.cancel();
            flow.go_on(PositionChanged::ByJump);
        }
    }
}

/// Whether more goes with this move than can be brought back by playing it once more.
fn loses_much(history: &History, node: NodeId) -> bool {
    !history.children(node).is_empty() || !history.comment(node).is_empty()
}
