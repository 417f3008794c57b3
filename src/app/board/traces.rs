//! What a game leaves on its board until the next one: dents where pieces were taken, and the line
//! that has decided it.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use super::event_animation::taken_pieces;
use super::figure::{Figure, Grain, Pose};
use super::geometry::Geometry;
use super::pieces::{Piece, Pieces, squares};
use super::stage::{Stage, Trace};
use super::tween::Tween;
use crate::rules::{Cell, Event, Side, View};

/// Traces of all stages, with where they lie.
pub type Traces<'w, 's> = Query<'w, 's, (Entity, &'static Pose), (With<Trace>, Without<Piece>)>;

/// What an event leaves on the board, drawn within this many milliseconds.
pub fn leave_trace(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    pieces: &Pieces,
    event: &Event,
    length: f32,
) {
    match event {
        Event::Removed { cells } if stage.geometry.look.dents => {
            let taken = taken_pieces(entity, stage, pieces, cells);
            for (grain, (_, pose)) in (0..).zip(taken) {
                spawn_dent(commands, entity, pose.at, grain);
            }
        }
        Event::Line { side, cells } => {
            spawn_ink(commands, entity, &stage.geometry, *side, cells, length);
        }
        _ => {}
    }
}

/// Takes away what earlier moves have left on the board and what does not belong to the position
/// of another view: lines, and dents where pieces lie again.
pub fn clear_traces(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &Pieces,
    traces: &Traces,
) {
    let dents = stage.geometry.look.dents;
    let filled = if dents {
        let mut squares = squares(stage, target, &pieces.by_cell(entity));
        squares.retain(|(_, square)| square.count > 0);
        squares
    } else {
        Vec::new()
    };
    for (trace, pose) in traces.iter_many(pieces.children(entity)) {
        let lies_at = |cell: Cell| stage.geometry.centre(cell).distance_squared(pose.at) < 0.01;
        if !dents || filled.iter().any(|&(cell, _)| lies_at(cell)) {
            commands.entity(trace).despawn();
        }
    }
}

/// A dent where a piece lay.
pub(super) fn spawn_dent(commands: &mut Commands, entity: Entity, at: Vec2, grain: u8) {
    let place = Pose::at(at);
    commands.spawn((Trace, Figure::Dent, Grain(grain), place, ChildOf(entity)));
}

/// Draws a line through cells like ink, within this many milliseconds.
pub fn spawn_ink(
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
