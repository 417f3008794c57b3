//! Whose turn it is, and what the computer player says when it is its turn.

use bevy::prelude::*;

use super::{Table, TableStage};
use crate::app::animation::Motion;
use crate::app::notices::Notices;
use crate::app::replaying::Replaying;
use crate::app::settings::{Configs, Settings};
use crate::app::states::Turn;
use crate::app::thinking::{ThinkLimits, Thinking};
use crate::players::NoChoice;
use crate::table::Seat;
use crate::table::question::Question;

pub(super) fn start_thinking(
    table: Res<Table>,
    mut thinking: ResMut<Thinking>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    limits: Res<ThinkLimits>,
    time: Res<Time>,
) {
    if let Some(sitting) = &table.sitting {
        thinking.start(sitting, &configs, &settings, limits.0, time.elapsed());
    }
}

pub(super) fn stop_thinking(mut thinking: ResMut<Thinking>) {
    thinking.cancel();
}

pub(super) fn end_game(mut thinking: ResMut<Thinking>) {
    thinking.end_game();
}

pub(super) fn take_reply(
    mut thinking: ResMut<Thinking>,
    mut table: ResMut<Table>,
    mut stages: Query<&mut Motion, With<TableStage>>,
    mut next: ResMut<NextState<Turn>>,
    mut replaying: ResMut<Replaying>,
    mut notices: ResMut<Notices>,
    time: Res<Time>,
) {
    let Some(reply) = thinking.poll(time.elapsed()) else {
        return;
    };
    let (Some(sitting), Ok(mut motion)) = (&mut table.sitting, stages.single_mut()) else {
        return;
    };
    match reply {
        Ok(choice) if let Some(claim) = Question::claim_of(sitting, &choice) => {
            // It was asked for, or it would be a move.
            if sitting.choose(claim).is_ok() {
                replaying.forget();
                table.last_choice = Some(choice);
                (*next).set_if_neq(Turn::Animating);
            }
        }
        Ok(choice) => match sitting.play(choice.mv) {
            Ok(events) => {
                motion.push(events);
                replaying.forget();
                let remark = choice.remark.as_ref();
                match remark.and_then(|remark| remark.mistake.as_ref()) {
                    Some(mistake) => {
                        warn!("{mistake}");
                        notices.script_mistake("script", mistake.clone());
                    }
                    None => notices.withdraw("script"),
                }
                table.last_choice = Some(choice);
                (*next).set_if_neq(Turn::Animating);
            }
            Err(reason) => notices.problem("player", reason.to_string()),
        },
        Err(NoChoice::External(fault)) => {
            warn!("{fault}");
            sitting.resign(sitting.position().side_to_move());
            let here = sitting.history().current();
            table.fault = Some((here, fault));
            (*next).set_if_neq(Turn::Animating);
        }
        // Asking again would bring the same answer: the turn waits for a new game.
        Err(reason) => notices.problem("player", reason.to_string()),
    }
}

/// When everything rests: whose turn is it, or is it over?
pub(in crate::app) fn next_turn(
    table: Res<Table>,
    stages: Query<&Motion, With<TableStage>>,
    mut next: ResMut<NextState<Turn>>,
) {
    let (Some(sitting), Ok(motion)) = (&table.sitting, stages.single()) else {
        return;
    };
    if !motion.is_at_rest() {
        return;
    }
    (*next).set_if_neq(if sitting.result().is_some() {
        Turn::Over
    } else if sitting.seat_to_move() == Seat::Person {
        Turn::Person
    } else if sitting.computer_waits() {
        Turn::Waiting
    } else {
        Turn::Computer
    });
}
