//! From one position to another without a move between them: undo, redo, a jump, a loaded game.
//! The pieces go the shortest way from what they show to what they shall show.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::rearrangement::nearest;
use crate::board::animation::tween::{Then, Tween};
use crate::board::figure::Pose;
use crate::board::pieces::{Piece, Pieces, piece_figure, resting_pose, spawn_piece, squares};
use crate::board::stage::Stage;
use crate::look::Stack;
use crate::rules::{Cell, Square, View};

/// A piece that is too many where it lies.
struct Surplus {
    piece: Entity,
    cell: Cell,
    pose: Pose,
}

/// A piece that is missing on a cell.
#[derive(Clone, Copy)]
struct MissingPiece {
    cell: Cell,
    square: Square,
    index: u8,
}

/// Starts to move the pieces of a stage to where another view has them, within this many
/// milliseconds. The stage shows that view when the time is over.
pub(crate) fn begin_difference(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &mut Pieces,
    length: f32,
) {
    let (mut surplus, missing) = compare(commands, entity, stage, target, pieces, length);
    let travel = stage.geometry.look.travel;
    let mut appearing = Vec::new();
    for lack in missing {
        let Some(nearest) = nearest(surplus.iter().map(|it| it.cell), lack.cell, travel) else {
            appearing.push(lack);
            continue;
        };
        let mover = surplus.swap_remove(nearest);
        let rest = resting_pose(stage, lack.cell, lack.square, lack.index);
        if let Some((mut piece, _)) = pieces.get_mut(mover.piece) {
            piece.cell = lack.cell;
            if piece.owner != lack.square.owner {
                piece.owner = lack.square.owner;
                let figure = piece_figure(stage.geometry.look, lack.cell, lack.square.owner);
                commands.entity(mover.piece).insert(figure);
            }
        }
        let way = Tween::new(mover.pose, rest, length);
        commands.entity(mover.piece).insert(way);
    }
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

/// Which pieces are too many and which are missing. Stacked pieces that stay on their
/// cell take their new owner and place at once.
fn compare(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    target: &View,
    pieces: &mut Pieces,
    length: f32,
) -> (Vec<Surplus>, Vec<MissingPiece>) {
    let look = stage.geometry.look;
    // Lights change their colour where they are; other pieces of another owner are other pieces.
    let recolours = look.stack != Stack::One;
    let mut present = pieces.by_cell(entity);
    let wanted = squares(stage, target);
    let mut surplus = Vec::new();
    let mut missing = Vec::new();
    let mut spare = |piece: Entity, cell: Cell, pieces: &Pieces| {
        if let Some((_, pose)) = pieces.get(piece) {
            let pose = *pose;
            surplus.push(Surplus { piece, cell, pose });
        }
    };
    for (cell, square) in wanted {
        let here = present.remove(&cell).unwrap_or_default();
        let wanted = look.drawn_pieces(square.count);
        let mut index = 0;
        for piece_entity in here {
            let fits = pieces
                .get(piece_entity)
                .is_some_and(|(piece, _)| recolours || piece.owner == square.owner);
            if !fits || index >= wanted {
                spare(piece_entity, cell, pieces);
                continue;
            }
            if let Some((mut piece, pose)) = pieces.get_mut(piece_entity) {
                if piece.owner != square.owner {
                    piece.owner = square.owner;
                    commands
                        .entity(piece_entity)
                        .insert(piece_figure(look, cell, square.owner));
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
            missing.push(MissingPiece {
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
