//! Undo, redo and jumps: the game goes to another of its positions, and the pieces follow. Also what
//! else changes a game in its midst without a move: a pause, another opponent.

use bevy::prelude::*;

use super::animation::Motion;
use super::flow::{Table, TableStage, forget_position};
use super::intent::Intent;
use super::states::Turn;
use super::thinking::Thinking;
use crate::table::Sitting;
use crate::table::history::NodeId;

/// Carries out what leads to another position of the present game. Whoever goes back need not
/// hurry: the computer then waits until it is told to go on, or the person has moved.
pub fn go_back(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    mut thinking: ResMut<Thinking>,
    turn: Option<Res<State<Turn>>>,
    mut next: ResMut<NextState<Turn>>,
    mut stages: Query<&mut Motion, With<TableStage>>,
) {
    let (Some(_), Ok(mut motion)) = (turn, stages.single_mut()) else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        let Some(sitting) = &mut table.bypass_change_detection().sitting else {
            return;
        };
        match intent {
            Intent::GoOn if sitting.computer_waits() => sitting.go_on(),
            Intent::Seat(side, seat) if *seat != sitting.seat(*side) => {
                sitting.change_seat(*side, *seat);
            }
            Intent::Pause if !sitting.computer_waits() => sitting.wait(),
            _ if gone(sitting, *intent) => motion.jump(sitting.position()),
            _ => continue,
        }
        thinking.cancel();
        forget_position(&mut table);
        (*next).set_if_neq(Turn::Animating);
    }
}

/// Goes where the intent leads; whether the game stands elsewhere now.
fn gone(sitting: &mut Sitting, intent: Intent) -> bool {
    match intent {
        Intent::Undo => sitting.undo_turn(),
        Intent::Redo => sitting.redo_turn(),
        Intent::StepBack => sitting.undo(),
        Intent::StepForward => sitting.redo(),
        Intent::ToStart => sitting.can_undo() && sitting.jump(NodeId::ROOT),
        Intent::ToEnd => {
            let end = sitting.history().line().last().copied();
            sitting.can_redo() && sitting.jump(end.unwrap_or(NodeId::ROOT))
        }
        Intent::Jump(node) => node != sitting.history().current() && sitting.jump(node),
        _ => false,
    }
}
