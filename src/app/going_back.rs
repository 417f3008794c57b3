//! Undo, redo and jumps: the game goes to another of its positions, and the pieces follow. Also what
//! else changes a game in its midst without a move: a pause, another opponent.

use bevy::prelude::*;

use super::animation::Motion;
use super::flow::{Table, TableStage, forget_position};
use super::intent::Intent;
use super::replaying::Replaying;
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
    mut replaying: ResMut<Replaying>,
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
        if is_about_the_course(*intent) {
            replaying.pause();
        }
        match intent {
            Intent::GoOn if sitting.computer_waits() => sitting.go_on(),
            Intent::Seat(..) if sitting.is_rated() => continue,
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

/// Whether an intent leads through the game: a replay must not go on behind it.
const fn is_about_the_course(intent: Intent) -> bool {
    matches!(
        intent,
        Intent::Undo
            | Intent::Redo
            | Intent::StepBack
            | Intent::StepForward
            | Intent::ToStart
            | Intent::ToEnd
            | Intent::Jump(_)
            | Intent::GoOn
            | Intent::Pause
            | Intent::Seat(..)
    )
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
        Intent::PlayLine(node) => play_line(sitting, node),
        Intent::Jump(node) => node != sitting.history().current() && sitting.jump(node),
        _ => false,
    }
}

/// Plays what was found best from a position, as a variation, and goes to its first move.
fn play_line(sitting: &mut Sitting, node: NodeId) -> bool {
    let finding = sitting.history().finding(node);
    let line = finding.map_or_else(Vec::new, |finding| finding.line.clone());
    if !sitting.jump(node) {
        return false;
    }
    let mut first = None;
    for mv in line {
        if sitting.play(mv).is_err() {
            break;
        }
        first.get_or_insert(sitting.history().current());
    }
    first.is_some_and(|first| sitting.jump(first))
}
