//! How each event of the rules is shown: what moves and how long.

use bevy::math::curve::easing::{EaseFunction, JumpAt};
use bevy::prelude::*;

use crate::board::animation::animated_event::AnimatedEvent;
use crate::board::animation::endings::{begin_ending, begin_last_piece, begin_line};
use crate::board::animation::traces::leave_trace;
use crate::board::animation::tween::{Then, Tween};
use crate::board::animation::waves::begin_wave;
use crate::board::cells::Cells;
use crate::board::figure::Pose;
use crate::board::pieces::{Piece, Pieces, resting_pose, spawn_piece};
use crate::board::stage::OnStage;
use crate::config::Timing;
use crate::look::{Arrival, SlideTempo};
use crate::rules::{Cell, Event, Square};

/// Starts to show an event; gives the milliseconds until it is over.
pub(crate) fn begin(
    on: &mut OnStage,
    cells: &Cells,
    pieces: &mut Pieces,
    timing: &Timing,
    factor: f32,
    animated: &AnimatedEvent,
) -> f32 {
    let tempo = (on.stage.geometry.look.tempo)(timing);
    let line = tempo.line_ms as f32 * factor;
    let ending = tempo.ending_ms as f32 * factor;
    let trace = match animated.event {
        Event::Over { .. } => ending,
        _ => line,
    };
    leave_trace(on, &cells.view(on.entity), animated, trace);
    match &animated.event {
        Event::Appeared { side, at, count } => {
            let length = tempo.arrive_ms as f32 * factor;
            let square = Square {
                owner: *side,
                count: *count,
                critical: 0,
            };
            appear(on, pieces, *at, square, length);
            length
        }
        Event::Removed { .. } => {
            let length = tempo.take_ms as f32 * factor;
            let stagger = tempo.stagger_ms as f32 * factor;
            let mut taken = leaving_pieces(on, pieces, animated);
            let last = animated.decides.and_then(|outcome| {
                let (cell, e, pose) = taken.pop()?;
                let wait = stagger * taken.len() as f32;
                begin_last_piece(on, (e, pose), cell, outcome, wait, ending);
                Some(wait + ending)
            });
            take(on, &taken, length, stagger);
            let others = length + stagger * taken.len().saturating_sub(1) as f32;
            last.map_or(others, |last| last.max(others))
        }
        Event::Moved { from, to, .. } => {
            let fields = way_left(on, pieces, *from, *to);
            let (length, ease) = pace(tempo.slide, fields);
            let length = length * factor;
            slide(on, pieces, *from, *to, length, ease);
            length
        }
        Event::Burst {
            side, wave, thrown, ..
        } => {
            let length = tempo.wave(*wave) * factor;
            begin_wave(on, cells, pieces, *side, thrown, length);
            length
        }
        Event::Line { cells, .. } => {
            begin_line(on, pieces, cells, line);
            line
        }
        Event::Over { outcome } => match (outcome.winner(), animated.place) {
            (Some(winner), Some(place)) => {
                begin_ending(on, pieces, winner, place, ending);
                ending
            }
            _ => 0.0,
        },
        Event::Turned { .. } => 0.0,
    }
}

/// A piece comes to a cell; those that lie there make room.
fn appear(on: &mut OnStage, pieces: &Pieces, at: Cell, square: Square, length: f32) {
    let mut index = 0;
    for (e, piece, pose) in pieces.of(on.entity) {
        if piece.cell == at {
            let place = resting_pose(on.stage, at, square, index);
            on.send(e, Tween::new(*pose, place, length));
            index += 1;
        }
    }
    let e = spawn_piece(on, at, square, index);
    let rest = resting_pose(on.stage, at, square, index);
    let (lift, scale, ease) = match on.stage.geometry.look.arrival {
        Arrival::Drop => (0.35, 1.35, EaseFunction::CubicIn),
        Arrival::Grow => (0.0, 0.1, EaseFunction::BackOut),
    };
    let before = Pose {
        lift,
        scale,
        alpha: 0.0,
        ..rest
    };
    let way = Tween {
        ease,
        ..Tween::new(before, rest, length)
    };
    on.commands.entity(e).insert((before, way));
}

/// Pieces rise from the board and fade, one after the other.
fn take(on: &mut OnStage, taken: &[(Cell, Entity, Pose)], length: f32, stagger: f32) {
    for (index, (_, e, pose)) in taken.iter().enumerate() {
        let gone = Pose {
            lift: 0.55,
            scale: 1.12,
            alpha: 0.0,
            ..*pose
        };
        // No piece of the game any more, only a sight.
        on.commands.entity(*e).remove::<Piece>().insert(Tween {
            wait: stagger * index as f32,
            then: Then::Vanish,
            ease: EaseFunction::CubicIn,
            ..Tween::new(*pose, gone, length)
        });
    }
}

/// The pieces that leave the board, in the order of their cells.
fn leaving_pieces(
    on: &OnStage,
    pieces: &Pieces,
    animated: &AnimatedEvent,
) -> Vec<(Cell, Entity, Pose)> {
    let leaving = animated.leaving(on.stage);
    let mut taken: Vec<(Cell, Entity, Pose)> = pieces
        .of(on.entity)
        .filter(|(_, piece, _)| leaving.contains(&piece.cell))
        .map(|(e, piece, pose)| (piece.cell, e, *pose))
        .collect();
    taken.sort_by_key(|(cell, ..)| *cell);
    taken
}

/// How many fields what lies on a cell still has to go to another one: fewer where somebody has
/// dragged it on its way.
fn way_left(on: &OnStage, pieces: &Pieces, from: Cell, to: Cell) -> u8 {
    let end = on.centre(to);
    let pitch = on.stage.geometry.pitch();
    let all = pieces.of(on.entity);
    let lying = all.filter(|(_, piece, _)| piece.cell == from);
    let ways = lying.map(|(_, _, pose)| ((end - pose.at) / pitch).abs().max_element());
    ways.fold(0.0, f32::max).round() as u8
}

/// How long a slide over so many fields takes at speed Normal, and its curve.
fn pace(slide: SlideTempo, fields: u8) -> (f32, EaseFunction) {
    match slide {
        SlideTempo::Glide { field_ms } => (
            field_ms as f32 * f32::from(fields),
            EaseFunction::CubicInOut,
        ),
        SlideTempo::Units { per_field, unit_ms } => {
            let units = per_field * u32::from(fields);
            let steps = EaseFunction::Steps(units.max(1) as usize, JumpAt::End);
            (unit_ms * units as f32, steps)
        }
    }
}

/// What lies on a cell slides to another.
fn slide(
    on: &mut OnStage,
    pieces: &mut Pieces,
    from: Cell,
    to: Cell,
    length: f32,
    ease: EaseFunction,
) {
    let target = Pose::at(on.centre(to));
    let moved: Vec<Entity> = pieces
        .of(on.entity)
        .filter(|(_, piece, _)| piece.cell == from)
        .map(|(e, ..)| e)
        .collect();
    for e in moved {
        let Some((mut piece, pose)) = pieces.get_mut(e) else {
            continue;
        };
        // By the rules it stands there already; settling then finds it in its place.
        piece.cell = to;
        let way = Tween::new(*pose, target, length);
        on.send(e, Tween { ease, ..way });
    }
}
