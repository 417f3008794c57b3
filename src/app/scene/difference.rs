//! From one position to another without a move between them: undo, redo, a jump, a loaded game.
//! The pieces go the shortest way from what they show to what they shall show.

use std::collections::BTreeMap;

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use super::figure::{Figure, Grain, Pose};
use super::stage::{
    MOST_ATOMS_DRAWN, Piece, Pieces, Stage, Trace, nim_squares, piece_figure, resting_pose,
    spawn_piece,
};
use super::tween::{Then, Tween};
use crate::games::{Cell, GameKind, Square, View};

/// Traces of all stages, with where they lie.
pub type Traces<'w, 's> = Query<
    'w,
    's,
    (Entity, &'static ChildOf, &'static Pose),
    (With<Trace>, Without<Piece>, Without<super::stage::CellGlow>),
>;

/// A piece that is too many where it lies.
struct Surplus {
    piece: Entity,
    cell: Cell,
    pose: Pose,
}

/// A piece that is missing on a cell.
#[derive(Clone, Copy)]
struct Missing {
    cell: Cell,
    square: Square,
    index: u8,
}

/// Starts to move the pieces of a stage to where another view has them, within this many
/// milliseconds. The stage shows that view when the time is over.
pub fn begin_difference(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &mut Pieces,
    length: f32,
) {
    let (mut surplus, missing) = compare(commands, entity, stage, target, pieces, length);
    let mut appearing = Vec::new();
    for lack in missing {
        let Some(nearest) = nearest(&surplus, lack.cell, stage.geometry.kind) else {
            appearing.push(lack);
            continue;
        };
        let mover = surplus.swap_remove(nearest);
        let rest = resting_pose(stage, lack.cell, lack.square, lack.index);
        if let Ok((_, mut piece, ..)) = pieces.get_mut(mover.piece) {
            piece.cell = lack.cell;
            if piece.owner != lack.square.owner {
                piece.owner = lack.square.owner;
                let figure = piece_figure(stage.geometry.kind, lack.square.owner);
                commands.entity(mover.piece).insert(figure);
            }
        }
        let way = Tween::new(mover.pose, rest, length);
        commands.entity(mover.piece).insert(way);
    }
    let is_nim = stage.geometry.kind == GameKind::Nim;
    for gone in surplus {
        let away = Pose {
            lift: 0.45,
            scale: 0.8,
            alpha: 0.0,
            ..gone.pose
        };
        commands.entity(gone.piece).remove::<Piece>().insert(Tween {
            then: Then::Vanish,
            ease: EaseFunction::CubicIn,
            ..Tween::new(gone.pose, away, length)
        });
        if is_nim {
            let dent = Pose::at(stage.geometry.centre(gone.cell));
            commands.spawn((Trace, Figure::Dent, Grain(0), dent, ChildOf(entity)));
        }
    }
    for lack in &appearing {
        let piece = spawn_piece(commands, entity, stage, lack.cell, lack.square, lack.index);
        let rest = resting_pose(stage, lack.cell, lack.square, lack.index);
        let above = Pose {
            lift: 0.45,
            scale: 0.8,
            alpha: 0.0,
            ..rest
        };
        commands.entity(piece).insert((
            above,
            Tween {
                ease: EaseFunction::CubicOut,
                ..Tween::new(above, rest, length)
            },
        ));
    }
}

/// Takes away what earlier moves have left on the board and what does not belong to the position
/// of another view: lines, and dents where pebbles lie again.
pub fn clear_traces(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &Pieces,
    traces: &Traces,
) {
    let is_nim = stage.geometry.kind == GameKind::Nim;
    let pebbles = if is_nim {
        nim_squares(target, &stage.marks, &present(entity, pieces))
    } else {
        Vec::new()
    };
    for (trace, parent, pose) in traces {
        let lies_at = |cell: Cell| stage.geometry.centre(cell).distance_squared(pose.at) < 0.01;
        if parent.parent() == entity && (!is_nim || pebbles.iter().any(|&(cell, _)| lies_at(cell)))
        {
            commands.entity(trace).despawn();
        }
    }
}

/// The pieces of a stage by the cells on which they lie.
fn present(entity: Entity, pieces: &Pieces) -> BTreeMap<Cell, Vec<Entity>> {
    let mut present: BTreeMap<Cell, Vec<Entity>> = BTreeMap::new();
    for (piece_entity, piece, _, parent) in pieces.iter() {
        if parent.parent() == entity {
            present.entry(piece.cell).or_default().push(piece_entity);
        }
    }
    present
}

/// Which pieces are too many and which are missing. Pieces of Atoms that stay on their cell take
/// their new owner and place at once.
fn compare(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &mut Pieces,
    length: f32,
) -> (Vec<Surplus>, Vec<Missing>) {
    let kind = stage.geometry.kind;
    let mut present = present(entity, pieces);
    let wanted: Vec<(Cell, Square)> = if kind == GameKind::Nim {
        nim_squares(target, &stage.marks, &present)
    } else {
        target.cells().map(|cell| (cell, target.at(cell))).collect()
    };
    let mut surplus = Vec::new();
    let mut missing = Vec::new();
    let mut spare = |piece: Entity, cell: Cell, pieces: &Pieces| {
        if let Ok((_, _, pose, _)) = pieces.get(piece) {
            let pose = *pose;
            surplus.push(Surplus { piece, cell, pose });
        }
    };
    for (cell, square) in wanted {
        let mut here = present.remove(&cell).unwrap_or_default();
        here.sort();
        let wanted = if kind == GameKind::Atoms {
            square.count.min(MOST_ATOMS_DRAWN)
        } else {
            square.count.min(1)
        };
        let mut index = 0;
        for piece_entity in here {
            let fits = pieces
                .get(piece_entity)
                .is_ok_and(|(_, piece, ..)| kind == GameKind::Atoms || piece.owner == square.owner);
            if !fits || index >= wanted {
                spare(piece_entity, cell, pieces);
                continue;
            }
            if let Ok((_, mut piece, pose, _)) = pieces.get_mut(piece_entity) {
                if piece.owner != square.owner {
                    piece.owner = square.owner;
                    commands
                        .entity(piece_entity)
                        .insert(piece_figure(kind, square.owner));
                }
                let rest = resting_pose(stage, cell, square, index);
                if *pose != rest {
                    commands
                        .entity(piece_entity)
                        .insert(Tween::new(*pose, rest, length));
                }
            }
            index += 1;
        }
        for index in index..wanted {
            missing.push(Missing {
                cell,
                square,
                index,
            });
        }
    }
    for (cell, entities) in present {
        for piece in entities {
            spare(piece, cell, pieces);
        }
    }
    (surplus, missing)
}

/// The spare piece that goes to a cell, if pieces of this game move: the nearest one, in Northcott
/// of the same row. Stones of Lines and pebbles of Nim come and go.
fn nearest(surplus: &[Surplus], cell: Cell, kind: GameKind) -> Option<usize> {
    let distance = |from: Cell| {
        u32::from(from.col.abs_diff(cell.col)).pow(2)
            + u32::from(from.row.abs_diff(cell.row)).pow(2)
    };
    let may_come = |from: Cell| match kind {
        GameKind::Nim | GameKind::Mnk => false,
        GameKind::Northcott => from.row == cell.row,
        GameKind::Corner | GameKind::Atoms => true,
    };
    (0..surplus.len())
        .filter(|&index| may_come(surplus[index].cell))
        .min_by_key(|&index| distance(surplus[index].cell))
}
