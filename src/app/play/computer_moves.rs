//! The computer's turn: its thinking begins and ends, and its reply becomes a proposal of a move.

use bevy::prelude::*;

use super::course::Course;
use super::thinking::{ThinkLimits, Thinking};
use super::validation::{MoveProposal, Proposer};
use crate::app::state::current_match::CurrentMatch;
use crate::app::state::last_result::LastResult;
use crate::app::state::notifications::Notifications;
use crate::app::state::program_fault::ProgramFault;
use crate::app::state::settings::{Configs, Settings};
use crate::midend::request::EngineRequest;
use crate::players::{NoMove, SearchResult};
use crate::rules::Move;

pub(super) fn start_thinking(
    current: Res<CurrentMatch>,
    mut thinking: ResMut<Thinking>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    limits: Res<ThinkLimits>,
    time: Res<Time>,
) {
    if let Some(game_match) = &current.game_match {
        thinking.start(game_match, &configs, &settings, limits.0, time.elapsed());
    }
}

pub(super) fn stop_thinking(mut thinking: ResMut<Thinking>) {
    thinking.cancel();
}

pub(super) fn end_game(mut thinking: ResMut<Thinking>) {
    thinking.end_game();
}

/// Takes the reply of the computer player, once it is there.
pub(super) fn take_reply(
    mut course: Course,
    mut current: ResMut<CurrentMatch>,
    mut last: ResMut<LastResult>,
    mut fault: ResMut<ProgramFault>,
    mut notifications: ResMut<Notifications>,
    time: Res<Time>,
    mut proposals: MessageWriter<MoveProposal>,
) {
    let Some(reply) = course.thinking.poll(time.elapsed()) else {
        return;
    };
    let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
        return;
    };
    match reply {
        Ok(result)
            if let Some(swap_choice) = EngineRequest::swap_choice_of(&game_match, &result) =>
        {
            // It was asked for, or it would be a move.
            if game_match.choose(swap_choice).is_ok() {
                course.replaying.forget();
                last.0 = Some(result);
                course.next_turn();
            }
        }
        Ok(result) => {
            tell_script_mistake(&mut notifications, &result);
            proposals.write(MoveProposal {
                mv: result.mv,
                by: Proposer::Computer(Box::new(result)),
            });
        }
        Err(NoMove::External(what)) => {
            warn!("{what}");
            let loser = game_match.position().side_to_move();
            game_match.resign(loser);
            fault.0 = Some((game_match.history().current(), what));
            course.next_turn();
        }
        // Asking again would bring the same answer: the turn waits for a new game.
        Err(reason) => notifications.problem("player", reason.to_string()),
    }
}

/// A script that made a mistake has moved at random; its author wants to know why.
fn tell_script_mistake(notifications: &mut Notifications, result: &SearchResult<Move>) {
    let remark = result.remark.as_ref();
    match remark.and_then(|remark| remark.mistake.as_ref()) {
        Some(mistake) => {
            warn!("{mistake}");
            notifications.script_mistake("script", mistake.clone());
        }
        None => notifications.withdraw("script"),
    }
}
