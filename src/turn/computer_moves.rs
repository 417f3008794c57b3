//! The computer's turn: its thinking begins and ends, and its reply becomes a proposal of a move.

use crate::turn::current_match::{CurrentMatch, PositionChanged};
use bevy::prelude::*;

use crate::ask::thinking::{ThinkLimits, Thinking};
use crate::features::clocks::RunningClocks;
use crate::features::notifications::Notifications;
use crate::features::scripts::notes::ScriptNotes;
use crate::features::settings::{Configs, Settings};
use crate::midend::Match;
use crate::players::SearchResult;
use crate::players::opponents::Opponent;
use crate::rules::Move;
use crate::turn::TurnFlow;
use crate::turn::validation::MoveProposal;

pub(crate) fn start_thinking(
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

pub(crate) fn stop_thinking(mut thinking: ResMut<Thinking>) {
    thinking.cancel();
}

/// While a person is to move, the computer player may think about its next move.
pub(crate) fn start_pondering(
    current: Res<CurrentMatch>,
    mut thinking: ResMut<Thinking>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    last: Res<LastResult>,
) {
    if let Some(game_match) = &current.game_match {
        thinking.ponder(game_match, last.0.as_ref(), &configs, &settings);
    }
}

pub(crate) fn stop_pondering(thinking: Res<Thinking>) {
    thinking.end_pondering();
}

pub(crate) fn end_game(mut thinking: ResMut<Thinking>) {
    thinking.end_game();
}

/// Takes the reply of the computer player, once it is there.
pub(crate) fn take_reply(
    mut flow: TurnFlow,
    mut notifications: ResMut<Notifications>,
    mut notes: ResMut<ScriptNotes>,
    (time, configs): (Res<Time>, Res<Configs>),
    (clocks, current): (Res<RunningClocks>, Res<CurrentMatch>),
    mut proposals: MessageWriter<MoveProposal>,
) {
    let Some(mut reply) = flow.thinking.poll(time.elapsed()) else {
        return;
    };
    // By the clock of the game where one runs.
    let game_match = current.game_match.as_ref();
    let used = game_match.and_then(|game_match| clocks.used(game_match));
    reply.thought = used.unwrap_or(reply.thought);
    match &reply.answer {
        Ok(result) => {
            tell_script_mistake(&mut notifications, &mut notes, result);
            if let Some(game_match) = game_match {
                let most = configs.opponents.script_limits.kept_lines;
                note_printed(&mut notes, game_match, result, most.into());
            }
        }
        Err(reason) => warn!("{reason}"),
    }
    proposals.write(MoveProposal::Computer(Box::new(reply)));
}

/// A script that made a mistake has moved at random; its author wants to know why.
fn tell_script_mistake(
    notifications: &mut Notifications,
    notes: &mut ScriptNotes,
    result: &SearchResult<Move>,
) {
    let remark = result.remark.as_ref();
    match remark.and_then(|remark| remark.mistake.as_ref()) {
        Some(mistake) => {
            warn!("{mistake}");
            notes.note_mistake(mistake.clone());
            notifications.script_mistake("script", mistake.clone());
        }
        None => notifications.withdraw("script"),
    }
}

/// What a script printed while it thought is kept for its page.
fn note_printed(
    notes: &mut ScriptNotes,
    game_match: &Match,
    result: &SearchResult<Move>,
    most: usize,
) {
    let (Some(Opponent::Script(name)), Some(remark)) =
        (game_match.seat_to_move().opponent(), &result.remark)
    else {
        return;
    };
    let number = game_match.history().len() as u32 + 1;
    let mv = game_match.position().move_text(result.mv);
    notes.note_printed(name, (number, mv), &remark.said, most);
}

/// What the computer knew when it moved last in this game.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct LastResult(pub Option<SearchResult<Move>>);

/// Adds the result; it is forgotten when the game goes elsewhere.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastResult>().add_observer(
        |changed: On<PositionChanged>, mut last: ResMut<LastResult>| {
            // Behind a person's move it still says what the computer had in mind.
            if *changed != PositionChanged::Move {
                last.0 = None;
            }
        },
    );
}
