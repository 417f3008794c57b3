//! What a game leaves on its board until the next one: dents where pieces were taken, and the line
//! that has decided it.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::animated_event::AnimatedEvent;
use crate::board::animation::endings::fill_field;
use crate::board::animation::tween::Tween;
use crate::board::figure::{Figure, Grain, Pose};
use crate::board::geometry::Geometry;
use crate::board::pieces::{Piece, Pieces, squares};
use crate::board::stage::{Stage, Trace};
use crate::rules::{Cell, Event, Side, View};

/// Traces of all stages, with where they lie.
pub type Traces<'w, 's> = Query<'w, 's, (Entity, &'static Pose), (With<Trace>, Without<Piece>)>;

/// What an event leaves on the board that shows this view, drawn within this many milliseconds.
pub(crate) fn leave_trace(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    view: &View,
    animated: &AnimatedEvent,
    length: f32,
) {
    match &animated.event {
        Event::Removed { .. } if stage.geometry.look.dents => {
            for (grain, cell) in (0..).zip(animated.leaving(stage)) {
                spawn_dent(commands, entity, stage.geometry.centre(cell), grain);
            }
        }
        Event::Line { side, cells } => {
            spawn_ink(commands, entity, &stage.geometry, *side, cells, length);
        }
        Event::Over { outcome } => {
            if let Some(winner) = outcome.winner() {
                let from = animated.place;
                fill_field(commands, entity, stage, view, winner, from, length);
            }
        }
        _ => {}
    }
}

/// The traces of another position of the game: no line, and dents where no pieces lie any more.
pub(crate) fn change_traces(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &Pieces,
    traces: &Traces,
) {
    let dents = stage.geometry.look.dents;
    let mut filled = if dents {
        squares(stage, target)
    } else {
        Vec::new()
    };
    filled.retain(|(_, square)| square.count > 0);
    let lies_at = |cell: Cell, at: Vec2| stage.geometry.centre(cell).distance_squared(at) < 0.01;
    for (trace, pose) in traces.iter_many(pieces.children(entity)) {
        if !dents || filled.iter().any(|&(cell, _)| lies_at(cell, pose.at)) {
            commands.entity(trace).despawn();
        }
    }
    let gone = pieces.of(entity).map(|(_, piece, _)| piece.cell);
    let gone = gone.filter(|cell| dents && !filled.iter().any(|(other, _)| other == cell));
    for cell in gone {
        spawn_dent(commands, entity, stage.geometry.centre(cell), 0);
    }
}

/// What the end of a game that was won by this side leaves on its board, without any movement.
pub(crate) fn show_result(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    view: &View,
    winner: Side,
    line: &[Cell],
) {
    spawn_ink(commands, entity, &stage.geometry, winner, line, 0.0);
    fill_field(commands, entity, stage, view, winner, None, 0.0);
}

/// A dent where a piece lay.
pub(crate) fn spawn_dent(commands: &mut Commands, entity: Entity, at: Vec2, grain: u8) {
    let place = Pose::at(at);
    commands.spawn((Trace, Figure::Dent, Grain(grain), place, ChildOf(entity)));
}

/// Draws a line through cells like ink, within this many milliseconds.
fn spawn_ink(
    commands: &mut Commands,
    entity: Entity,
    geometry: &Geometry,
    side: Side,
    cells: &[Cell],
    length: f32,
) {
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
        return;
    };
    let (a, b) = (geometry.centre(*first), geometry.centre(*last));
    let way = b - a;
    let dry = Pose {
        turn: way.to_angle(),
        // The figure is as long as the line and the round ends beyond it.
        scale: way.length() + 0.5,
        ..Pose::at((a + b) / 2.0)
    };
    let drawn = Pose { glow: 1.0, ..dry };
    commands.spawn((
        Trace,
        Figure::Ink(side),
        dry,
        Tween {
            ease: EaseFunction::QuadraticInOut,
            ..Tween::new(dry, drawn, length)
        },
        ChildOf(entity),
    ));
}
