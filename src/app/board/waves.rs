//! The waves of a reaction: cells that burst together throw their pieces to their neighbours. Each
//! wave is one step of the animation; when its pieces land, the cells change.

use std::collections::{BTreeSet, VecDeque};

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use super::figure::{Figure, Pose};
use super::pieces::{Piece, Pieces};
use super::stage::Stage;
use super::tween::{Then, Tween};
use crate::rules::{Cell, Side, Throw};

/// Sends the pieces of one wave on their way, within this many milliseconds.
pub(super) fn begin_wave(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    pieces: &mut Pieces,
    side: Side,
    thrown: &[Throw],
    length: f32,
) {
    let mut waiting: VecDeque<&Throw> = thrown.iter().collect();
    let mut bursting = BTreeSet::new();
    let all: Vec<Entity> = pieces.of(entity).map(|(piece, ..)| piece).collect();
    for e in all {
        let Some((mut piece, pose)) = pieces.get_mut(e) else {
            continue;
        };
        let Some(throw) = waiting
            .iter()
            .position(|throw| throw.from == piece.cell)
            .and_then(|index| waiting.remove(index))
        else {
            continue;
        };
        bursting.insert(throw.from);
        let flight = flight(stage, throw, *pose, length);
        match throw.to {
            Some(to) => piece.cell = to,
            // Lost over the edge: no piece of the game any more, only a sight.
            None => {
                commands.entity(e).remove::<Piece>();
            }
        }
        commands.entity(e).insert(flight);
    }
    for cell in bursting {
        let sizes = (0.5, 1.25);
        spawn_ring(commands, entity, stage, side, cell, sizes, length * 1.4);
    }
}

/// The way of a thrown piece.
fn flight(stage: &Stage, throw: &Throw, pose: Pose, length: f32) -> Tween {
    let step = Vec2::new(f32::from(throw.dx), -f32::from(throw.dy));
    let (end, then) = match throw.to {
        Some(to) => {
            let before_the_middle = stage.geometry.centre(to) - step * 0.12;
            (Pose::at(before_the_middle), Then::Stay)
        }
        None => {
            let beyond = Pose {
                alpha: 0.0,
                scale: 0.4,
                ..Pose::at(stage.geometry.centre(throw.from) + step * 0.8)
            };
            (beyond, Then::Vanish)
        }
    };
    Tween {
        swing: 0.18,
        ease: EaseFunction::QuadraticOut,
        then,
        ..Tween::new(pose, end, length)
    }
}

/// A ring of a side's light that widens from a cell and fades. `from` and `to` are its sizes in
/// cells, `length` the time in milliseconds.
pub(super) fn spawn_ring(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    side: Side,
    cell: Cell,
    (from, to): (f32, f32),
    length: f32,
) {
    let small = Pose {
        scale: from,
        ..Pose::at(stage.geometry.centre(cell))
    };
    let wide = Pose {
        glow: 1.0,
        scale: to,
        alpha: 0.0,
        ..small
    };
    let widening = Tween {
        then: Then::Vanish,
        ease: EaseFunction::QuadraticOut,
        ..Tween::new(small, wide, length)
    };
    commands.spawn((Figure::WaveRing(side), small, widening, ChildOf(entity)));
}
