//! The waves of a reaction: cells that burst together throw their pieces to their neighbours. Each
//! wave is one step of the animation; when its pieces land, the cells change.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::tween::{Then, Tween};
use crate::board::cells::Cells;
use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::{Figure, Pose};
use crate::board::pieces::{Piece, Pieces};
use crate::board::stage::OnStage;
use crate::rules::{Cell, Side, Throw};

/// How far before the middle of its new cell a piece stops, in cells.
const BEFORE: f32 = 0.12;
/// The same for those that shine evenly, which lie apart: each is to be seen.
const EVEN_BEFORE: f32 = 0.22;

/// How solid the first ring of a reaction is.
const FIRST_RING: f32 = 0.6;
/// How solid the others are: several pass over each cell within a moment.
const LATER_RING: f32 = 0.15;

/// Sends the pieces of one wave on their way, within this many milliseconds.
pub(crate) fn begin_wave(
    on: &mut OnStage,
    cells: &Cells,
    pieces: &mut Pieces,
    side: Side,
    thrown: &[Throw],
    length: f32,
) {
    let entity = on.entity;
    let mut waiting: VecDeque<&Throw> = thrown.iter().collect();
    let bursting: BTreeSet<Cell> = thrown.iter().map(|throw| throw.from).collect();
    let glow = |cell| cells.afterglow(entity, cell);
    let all: Vec<Entity> = pieces.of(entity).map(|(piece, ..)| piece).collect();
    for e in all {
        let Some((mut piece, mut pose)) = pieces.get_mut(e) else {
            continue;
        };
        let Some(throw) = waiting
            .iter()
            .position(|throw| throw.from == piece.cell)
            .and_then(|index| waiting.remove(index))
        else {
            continue;
        };
        let (from, to) = (glow(throw.from), throw.to.map(glow).unwrap_or_default());
        // What goes back into the reaction shines evenly as well.
        if from.has_burst() || to.has_burst() {
            pose.even = 1.0;
        }
        let is_even = from.has_burst() || to.is_stirred();
        let flight = flight(on, throw, *pose, is_even, length);
        match throw.to {
            Some(to) => piece.cell = to,
            // Lost over the edge: no piece of the game any more, only a sight.
            None => {
                on.commands.entity(e).remove::<Piece>();
            }
        }
        on.send(e, flight);
    }
    for &cell in &bursting {
        let sizes = (0.5, 1.25);
        let alpha = if glow(cell).is_stirred() {
            LATER_RING
        } else {
            FIRST_RING
        };
        spawn_ring(on, side, cell, sizes, alpha, length * 1.4);
    }
    stir(on, cells, &bursting, thrown);
}

/// Cells remember that they have burst, and that something comes to them.
fn stir(on: &mut OnStage, cells: &Cells, bursting: &BTreeSet<Cell>, thrown: &[Throw]) {
    let entity = on.entity;
    let mut stirred: BTreeMap<Cell, Afterglow> = BTreeMap::new();
    let mut of = |cell: Cell, change: fn(&mut Afterglow)| {
        change(
            stirred
                .entry(cell)
                .or_insert_with(|| cells.afterglow(entity, cell)),
        );
    };
    for &cell in bursting {
        of(cell, Afterglow::burst);
    }
    for cell in thrown.iter().filter_map(|throw| throw.to) {
        of(cell, Afterglow::strike);
    }
    for (cell, glow) in stirred {
        if let Some(cell) = cells.entity(entity, cell) {
            on.commands.entity(cell).insert(glow);
        }
    }
}

/// The way of a thrown piece, which shines evenly when it arrives, or glows on its way.
fn flight(on: &OnStage, throw: &Throw, pose: Pose, is_even: bool, length: f32) -> Tween {
    let step = Vec2::new(f32::from(throw.dx), -f32::from(throw.dy));
    let start = Pose {
        glow: if is_even { 0.0 } else { 1.0 },
        ..pose
    };
    let (end, then) = match throw.to {
        Some(to) => {
            let before = if is_even { EVEN_BEFORE } else { BEFORE };
            let before_the_middle = on.centre(to) - step * before;
            let there = Pose {
                glow: start.glow,
                even: if is_even { 1.0 } else { 0.0 },
                ..Pose::at(before_the_middle)
            };
            (there, Then::Stay)
        }
        None => {
            let beyond = Pose {
                alpha: 0.0,
                scale: 0.4,
                even: start.even,
                ..Pose::at(on.centre(throw.from) + step * 0.8)
            };
            (beyond, Then::Vanish)
        }
    };
    Tween {
        swing: 0.18,
        ease: EaseFunction::QuadraticOut,
        then,
        ..Tween::new(start, end, length)
    }
}

/// A ring of a side's light that widens from a cell and fades. `from` and `to` are its sizes in
/// cells, `alpha` is how solid it begins, `length` the time in milliseconds.
pub(crate) fn spawn_ring(
    on: &mut OnStage,
    side: Side,
    cell: Cell,
    (from, to): (f32, f32),
    alpha: f32,
    length: f32,
) {
    let small = Pose {
        scale: from,
        alpha,
        ..Pose::at(on.centre(cell))
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
    on.put((Figure::WaveRing(side), small, widening));
}
