//! The moment in which a game is won: the winner's pieces rise one after the other, the light of the
//! winner passes over the board, a field of tinted cells takes the winner's colour.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::tween::{Then, Tween};
use crate::board::animation::waves::spawn_ring;
use crate::board::figure::{Figure, Pose};
use crate::board::pieces::{Piece, Pieces};
use crate::board::stage::{OnStage, Stage, Trace};
use crate::look::Arrival;
use crate::rules::{Cell, Outcome, Side, View};

/// How high a piece rises at the end, in cells.
const RISE: f32 = 0.6;

/// How bright the cells are at the end that belong to nobody.
const FIELD_GLOW: f32 = 0.12;

/// How solid the ring of light is that runs over the board: what has just moved there has flashed, too.
const RING: f32 = 0.8;
/// The same over a field of tinted cells, which has just been through a reaction.
const FIELD_RING: f32 = 0.4;

/// The share of the time after which the light has reached the farthest cell.
const SPREAD: f32 = 0.5;

/// The share of the time in which a piece rises and lies down again; the rest is for rounding.
const RISING: f32 = 0.45;

/// Shows that a game has been won, beginning at this cell.
pub(crate) fn begin_ending(
    on: &mut OnStage,
    pieces: &Pieces,
    winner: Side,
    from: Cell,
    length: f32,
) {
    let won = |piece: &Piece| piece.owner.is_none_or(|owner| owner == winner);
    for (piece, _, pose) in pieces.of(on.entity).filter(|(_, piece, _)| won(piece)) {
        let wait = length * SPREAD * distance(on.stage, from, pose.at);
        rise(on, piece, *pose, wait, length * RISING);
    }
    spread_light(on, winner, from, length);
}

/// The pieces of a line rise one after the other while it is drawn through them.
pub(crate) fn begin_line(on: &mut OnStage, pieces: &Pieces, cells: &[Cell], length: f32) {
    let last = cells.len().saturating_sub(1).max(1) as f32;
    for (piece, lies, pose) in pieces.of(on.entity) {
        if let Some(number) = cells.iter().position(|cell| *cell == lies.cell) {
            let wait = length * SPREAD * number as f32 / last;
            rise(on, piece, *pose, wait, length * RISING);
        }
    }
}

/// The last piece of all: it rises slowly and shines, and where it lay the winner's light spreads.
pub(crate) fn begin_last_piece(
    on: &mut OnStage,
    (piece, pose): (Entity, Pose),
    cell: Cell,
    outcome: Outcome,
    wait: f32,
    length: f32,
) {
    let gone = Pose {
        lift: 2.2,
        scale: 1.5,
        alpha: 0.0,
        ..pose
    };
    on.commands.entity(piece).remove::<Piece>().insert(Tween {
        flare: 1.0,
        wait,
        then: Then::Vanish,
        ease: EaseFunction::CubicIn,
        ..Tween::new(pose, gone, length)
    });
    if let Some(winner) = outcome.winner() {
        spread_light(on, winner, cell, wait + length);
    }
}

/// A piece rises, shines and lies down again; a light only shines.
fn rise(on: &mut OnStage, piece: Entity, pose: Pose, wait: f32, length: f32) {
    // Many small lights that move up and down would flicker.
    let hop = match on.stage.geometry.look.arrival {
        Arrival::Drop => RISE,
        Arrival::Grow => 0.0,
    };
    let shown = Pose {
        alpha: 1.0,
        even: 0.0,
        ..pose
    };
    let way = Tween {
        hop,
        // What grows bright again after a reaction has flashed enough.
        flare: 1.0 - pose.even,
        wait,
        ..Tween::new(pose, shown, length)
    };
    on.send(piece, way);
}

/// A ring of the winner's light runs over the whole board.
fn spread_light(on: &mut OnStage, winner: Side, from: Cell, length: f32) {
    let sizes = (0.3, on.stage.geometry.extent().length());
    let alpha = if on.stage.geometry.look.tinted {
        FIELD_RING
    } else {
        RING
    };
    spawn_ring(on, winner, from, sizes, alpha, length);
}

/// Where cells are tinted, all take the winner's colour, the nearest first, within this many
/// milliseconds. That stays until the next game.
pub(crate) fn fill_field(
    on: &mut OnStage,
    view: &View,
    winner: Side,
    from: Option<Cell>,
    length: f32,
) {
    if !on.stage.geometry.look.tinted {
        return;
    }
    for cell in view.cells().filter(|&cell| view.at(cell).owner.is_none()) {
        let full = Pose {
            glow: FIELD_GLOW,
            ..Pose::at(on.centre(cell))
        };
        let empty = Pose { alpha: 0.0, ..full };
        let far = from.map_or(0.0, |from| distance(on.stage, from, full.at));
        let way = Tween {
            wait: length * SPREAD * far,
            ..Tween::new(empty, full, length * RISING)
        };
        let tint = on.put((Trace, Figure::Tint(winner), way.pose()));
        if length > 0.0 {
            on.send(tint, way);
        }
    }
}

/// How far a place is from a cell, in parts of the board's diagonal.
fn distance(stage: &Stage, from: Cell, at: Vec2) -> f32 {
    let way = at.distance(stage.geometry.centre(from));
    (way / stage.geometry.extent().length()).min(1.0)
}
