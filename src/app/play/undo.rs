//! Undo, redo and jumps: the game goes to another of its positions, and the pieces follow. Also what
//! else changes a game in its midst without a move: a pause, another opponent.

use bevy::prelude::*;

use super::course::Course;
use crate::app::board::animation::Motion;
use crate::app::state::current_match::{CurrentMatch, MatchBoard, PositionChanged};
use crate::app::state::intent::HistoryCommand;
use crate::app::state::states::Turn;
use crate::midend::Match;
use crate::midend::history::NodeId;

/// Carries out what leads to another position of the present game. Whoever goes back need not
/// hurry: the computer then waits until it is told to go on, or the person has moved.
pub fn go_back(
    mut intents: MessageReader<HistoryCommand>,
    mut current: ResMut<CurrentMatch>,
    turn: Option<Res<State<Turn>>>,
    mut stages: Query<&mut Motion, With<MatchBoard>>,
    mut course: Course,
) {
    let (Some(_), Ok(mut motion)) = (turn, stages.single_mut()) else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
            return;
        };
        if is_about_the_course(*intent) {
            course.replaying.pause();
        }
        match intent {
            HistoryCommand::Resume if game_match.computer_waits() => game_match.resume_computer(),
            HistoryCommand::Seat(..) if game_match.is_rated() => continue,
            HistoryCommand::Seat(side, seat) if *seat != game_match.seat(*side) => {
                game_match.change_seat(*side, *seat);
            }
            HistoryCommand::Pause if !game_match.computer_waits() => game_match.wait(),
            _ if gone(&mut game_match, *intent) => motion.jump(game_match.position()),
            _ => continue,
        }
        course.thinking.cancel();
        course.go_on(PositionChanged::ByJump);
    }
}

/// Whether an intent leads through the game: a replay must not go on behind it.
const fn is_about_the_course(intent: HistoryCommand) -> bool {
    matches!(
        intent,
        HistoryCommand::Undo
            | HistoryCommand::Redo
            | HistoryCommand::StepBack
            | HistoryCommand::StepForward
            | HistoryCommand::ToStart
            | HistoryCommand::ToEnd
            | HistoryCommand::Jump(_)
            | HistoryCommand::Resume
            | HistoryCommand::Pause
            | HistoryCommand::Seat(..)
    )
}

/// Goes where the intent leads; whether the game stands elsewhere now.
fn gone(game_match: &mut Match, intent: HistoryCommand) -> bool {
    match intent {
        HistoryCommand::Undo => game_match.undo_turn(),
        HistoryCommand::Redo => game_match.redo_turn(),
        HistoryCommand::StepBack => game_match.undo(),
        HistoryCommand::StepForward => game_match.redo(),
        HistoryCommand::ToStart => game_match.can_undo() && game_match.jump(NodeId::ROOT),
        HistoryCommand::ToEnd => {
            let end = game_match.history().line().last().copied();
            game_match.can_redo() && game_match.jump(end.unwrap_or(NodeId::ROOT))
        }
        HistoryCommand::PlayLine(node) => play_line(game_match, node),
        HistoryCommand::Jump(node) => {
            node != game_match.history().current() && game_match.jump(node)
        }
        _ => false,
    }
}

/// Plays what was found best from a position, as a variation, and goes to its first move.
fn play_line(game_match: &mut Match, node: NodeId) -> bool {
    let finding = game_match.history().finding(node);
    let line = finding.map_or_else(Vec::new, |finding| finding.line.clone());
    if !game_match.jump(node) {
        return false;
    }
    let mut first = None;
    for mv in line {
        if game_match.play(mv).is_err() {
            break;
        }
        first.get_or_insert(game_match.history().current());
    }
    first.is_some_and(|first| game_match.jump(first))
}
