//! Changes in the tree of moves: another line becomes the main one, or a move is deleted with
//! everything after it.

use bevy::prelude::*;

use crate::features::confirmation::{Confirmation, PendingConfirmation};
use crate::turn::PlayedGame;

use crate::midend::Command;
use crate::midend::history::{History, NodeId};
use crate::turn::current_match::PositionChanged;

/// What is changed in the tree of moves, besides playing on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VariationCommand {
    /// The line through the last move becomes the main line.
    Promote,
    /// The last move is deleted with everything after it; where much would be lost, it is asked
    /// first.
    Delete,
    /// This move is deleted with everything after it: it was asked.
    DeleteForGood(NodeId),
}

/// Carries out what is asked of the tree. While a rated game runs, it stays as it is.
pub(crate) fn change_variations(
    mut asked: MessageReader<VariationCommand>,
    mut played: PlayedGame,
    mut question: ResMut<PendingConfirmation>,
) {
    for command in asked.read() {
        let Some((mut game_match, mut shown, flow)) = played.parts() else {
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
                let deletes = VariationCommand::DeleteForGood(here);
                let asked = Confirmation::of("ask-delete", deletes);
                question.set_if_neq(PendingConfirmation(Some(asked)));
                continue;
            }
            VariationCommand::Delete => here,
            VariationCommand::DeleteForGood(node) => node,
        };
        let is_deleted = game_match.handle(Command::Delete(doomed)).is_ok();
        if is_deleted && game_match.history().current() != here {
            shown.jump(&game_match);
            flow.thinking.cancel();
            flow.go_on(PositionChanged::Jump);
        }
    }
}

/// Whether more goes with this move than can be brought back by playing it once more.
fn loses_much(history: &History, node: NodeId) -> bool {
    !history.children(node).is_empty()
        || !history.comment(node).is_empty()
        || !history.marks(node).is_empty()
}
