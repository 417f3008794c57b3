//! Undo, redo and jumps: the game goes to another of its positions, and the pieces follow. Also what
//! else changes a game in its midst without a move: a pause, another opponent.

use bevy::prelude::*;

use crate::turn::PlayedGame;

use crate::midend::history::NodeId;
use crate::midend::{Command, Match, MatchEvent, Seat};
use crate::rules::Side;
use crate::turn::current_match::PositionChanged;

/// A walk through what was played, and who goes on from there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HistoryCommand {
    /// The last turn is taken back; against a computer, both plies.
    Undo,
    /// What was taken back is played again, a turn at a time.
    Redo,
    /// One ply back.
    StepBack,
    /// One ply forward.
    StepForward,
    /// To the start of the game.
    ToStart,
    /// To the end of the game as it was played.
    ToEnd,
    /// To any move of the game.
    Jump(NodeId),
    /// The computer, which waits after a step back, is to go on.
    Resume,
    /// A replay, or the computers, are to go on or to wait: see [`crate::features::replay::ReplayButton`].
    PlayOrPause,
    /// The best line from a position is played as a variation, and the board shows its first move.
    PlayLine(NodeId),
    /// To the move that was played instead of the last one and stands so many places further in
    /// their row; round again at its end.
    OtherMove(i8),
    /// Somebody else takes a seat in the midst of the game.
    Seat(Side, Seat),
}

/// Carries out what leads to another position of the present game. Whoever goes back need not
/// hurry: the computer then waits until it is told to go on, or the person has moved.
pub(crate) fn go_back(mut intents: MessageReader<HistoryCommand>, mut played: PlayedGame) {
    for intent in intents.read() {
        let Some((mut game_match, mut shown, flow)) = played.parts() else {
            return;
        };
        if is_about_the_course(*intent) {
            flow.replaying.pause();
        }
        let events = match command_for(&game_match, *intent).map(|it| game_match.handle(it)) {
            Some(Ok(events)) => events,
            // There is nowhere to go.
            Some(Err(_)) | None => continue,
        };
        let jumped = |event: &MatchEvent| matches!(event, MatchEvent::Jumped { .. });
        if events.iter().any(jumped) {
            shown.jump(&game_match);
        }
        flow.thinking.cancel();
        flow.go_on(PositionChanged::Jump);
    }
}

/// Whether an intent leads through the game: a replay must not go on behind it.
const fn is_about_the_course(intent: HistoryCommand) -> bool {
    !matches!(
        intent,
        HistoryCommand::PlayOrPause | HistoryCommand::PlayLine(_)
    )
}

/// What the match is asked to do.
fn command_for(game_match: &Match, intent: HistoryCommand) -> Option<Command> {
    Some(match intent {
        HistoryCommand::Undo => Command::UndoTurn,
        HistoryCommand::Redo => Command::RedoTurn,
        HistoryCommand::StepBack => Command::Undo,
        HistoryCommand::StepForward => Command::Redo,
        HistoryCommand::ToStart => Command::ToStart,
        HistoryCommand::ToEnd => Command::ToEnd,
        HistoryCommand::PlayLine(node) => Command::PlayFinding(node),
        HistoryCommand::Jump(node) if node != game_match.history().current() => Command::Jump(node),
        HistoryCommand::OtherMove(places) => Command::Jump(other_move(game_match, places)?),
        HistoryCommand::Seat(side, seat) => Command::ChangeSeat { side, seat },
        HistoryCommand::Resume if game_match.computer_waits() => Command::Resume,
        HistoryCommand::Jump(_) | HistoryCommand::Resume | HistoryCommand::PlayOrPause => {
            return None;
        }
    })
}

/// The move that was played instead of the last one and stands so many places further in their row.
fn other_move(game_match: &Match, places: i8) -> Option<NodeId> {
    let history = game_match.history();
    let here = history.current();
    let moves = history.children(history.parent(here)?);
    let place = moves.iter().position(|&node| node == here)?;
    let other = (place as isize + isize::from(places)).rem_euclid(moves.len() as isize);
    let other = moves[other as usize];
    (other != here).then_some(other)
}
