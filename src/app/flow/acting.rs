//! What a person does at the board: moves, a new game, giving up.

use bevy::prelude::*;

use super::{Table, TableStage, Unsettled, forget_game, forget_position};
use crate::app::animation::Motion;
use crate::app::input::pointing::move_towards;
use crate::app::intent::Intent;
use crate::app::replaying::Replaying;
use crate::app::scene::stage::{Piece, Stage, Trace};
use crate::app::scene::tween::Tween;
use crate::app::states::Turn;
use crate::app::teaching::PersonMoved;
use crate::app::thinking::Thinking;
use crate::games::nim::{Nim, Take};
use crate::games::{Cell, Game as _, GameKind};
use crate::table::Seat;

type OneStage<'w, 's> =
    Query<'w, 's, (Entity, &'static mut Stage, &'static mut Motion), With<TableStage>>;

/// What a person does at the board.
pub(in crate::app) fn act(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    turn: Option<Res<State<Turn>>>,
    mut next: ResMut<NextState<Turn>>,
    mut stages: OneStage,
    mut thinking: ResMut<Thinking>,
    mut replaying: ResMut<Replaying>,
    time: Res<Time>,
    pieces: Query<(&Piece, &ChildOf)>,
    traces: Query<(Entity, &ChildOf), With<Trace>>,
    moving: Query<(Entity, &ChildOf), With<Tween>>,
    mut moved: MessageWriter<PersonMoved>,
    mut commands: Commands,
) {
    let (Some(turn), Ok((entity, mut stage, mut motion))) = (turn, stages.single_mut()) else {
        intents.clear();
        return;
    };
    for intent in intents.read() {
        let next_rated = match intent {
            Intent::NewGame => table.next_rated.take(),
            _ => None,
        };
        let Some(sitting) = &mut table.sitting else {
            return;
        };
        match intent {
            // Whoever stops a replay with it does not want to play in its midst.
            Intent::Press(_) | Intent::TakeMarked if replaying.pause() => {
                motion.finish();
                continue;
            }
            Intent::Press(_) => motion.finish(),
            // The marks of a move that is still being shown must not make the next one.
            Intent::TakeMarked if !motion.is_at_rest() => {
                motion.finish();
                continue;
            }
            // A running one is not left without a question; see `scoring`.
            Intent::NewGame if sitting.is_rated() && next_rated.is_none() => continue,
            Intent::NewGame | Intent::OtherBegins => {
                thinking.cancel();
                if *intent == Intent::NewGame {
                    thinking.end_game();
                }
                if let Some(next) = next_rated {
                    *sitting = next;
                } else if *intent == Intent::NewGame {
                    sitting.again();
                } else if sitting.can_pass_the_beginning() {
                    sitting.pass_the_beginning();
                } else {
                    continue;
                }
                motion.clear();
                for (e, parent) in traces.iter().chain(&moving) {
                    if parent.parent() == entity {
                        commands.entity(e).try_despawn();
                    }
                }
                *stage = Stage::new(sitting.position());
                commands.entity(entity).insert(Unsettled);
                forget_game(&mut table);
                replaying.forget();
                (*next).set_if_neq(Turn::Animating);
                continue;
            }
            Intent::Resign => {
                if let Some(side) = sitting.may_resign() {
                    thinking.cancel();
                    sitting.resign(side);
                    forget_position(&mut table);
                    (*next).set_if_neq(Turn::Animating);
                }
                continue;
            }
            _ => {}
        }
        if *turn.get() == Turn::Computer {
            continue;
        }
        // Between the turns it may be a person's turn already: acting then only hurries.
        let may_move = sitting.result().is_none()
            && sitting.seat_to_move() == Seat::Person
            && (*turn.get() == Turn::Person || *turn.get() == Turn::Animating);
        if !may_move {
            continue;
        }
        if let Intent::Claim(claim) = *intent {
            // Nothing moves; who is next is decided at the beginning of the next frame.
            if sitting.choose(claim).is_ok() {
                replaying.forget();
                forget_game(&mut table);
                (*next).set_if_neq(Turn::Animating);
            }
            continue;
        }
        let wanted = match intent {
            Intent::Press(cell) if sitting.position().kind() == GameKind::Nim => {
                let there = pieces
                    .iter()
                    .any(|(piece, parent)| parent.parent() == entity && piece.cell == *cell);
                if there && motion.is_at_rest() {
                    toggle_mark(&mut stage, *cell);
                }
                continue;
            }
            Intent::Press(cell) => move_towards(sitting.position(), *cell),
            Intent::TakeMarked => match marked(&stage) {
                Some(take) => Ok(Nim::pack(take)),
                None => continue,
            },
            _ => continue,
        };
        match wanted.and_then(|mv| sitting.play(mv)) {
            Ok(events) => {
                motion.push(events);
                moved.write(PersonMoved);
                replaying.forget();
                table.refused = None;
                table.cursor.aimed = false;
                (*next).set_if_neq(Turn::Animating);
            }
            Err(reason) => table.refused = Some((reason, time.elapsed())),
        }
    }
}

fn toggle_mark(stage: &mut Stage, cell: Cell) {
    if !stage.marks.remove(&cell) {
        // Marks live in one row only.
        stage.marks.retain(|other| other.row == cell.row);
        stage.marks.insert(cell);
    }
}

/// The move that takes the marked pieces.
#[must_use]
pub fn marked(stage: &Stage) -> Option<Take> {
    let heap = stage.marks.first()?.row;
    Some(Take {
        heap,
        count: stage.marks.len() as u8,
    })
}
