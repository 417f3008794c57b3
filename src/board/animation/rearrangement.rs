//! From one position to another without a move between them: undo, redo, a jump, a loaded game. Which pieces
//! differ there; they go the shortest way from what they show to what they shall show.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::Moment;
use crate::board::animation::tween::{Then, Tween};
use crate::board::figure::Pose;
use crate::board::pieces::{Piece, Pieces, piece_figure, resting_pose, spawn_piece, squares};
use crate::board::stage::{OnStage, Stage};
use crate::look::{Stack, Travel};
use crate::rules::{Cell, Square, View};

/// The place of a piece among those on its cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PiecePlace {
    pub cell: Cell,
    /// What lies on the cell.
    square: Square,
    index: u8,
}

/// What another position changes for the pieces of a board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rearrangement {
    /// Which pieces stay on their cell. Stacked ones may get another owner and another place there.
    stayed: Vec<(Entity, PiecePlace)>,
    /// Where pieces come.
    pub came: Vec<PiecePlace>,
    /// Which pieces go, and from where.
    pub left: Vec<(Entity, Cell)>,
    /// Which pieces slide, from where and to where.
    pub slid: Vec<(Entity, Cell, PiecePlace)>,
}

/// A stage goes to another position, to which no move leads.
#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct Rearranged {
    /// The stage.
    pub entity: Entity,
    /// What changes on it.
    pub pieces: Rearrangement,
    /// What is seen of it.
    pub moment: Moment,
}

impl Rearrangement {
    /// What changes on a stage if it is to show this view. Its heaps are filled for that already.
    pub(crate) fn of(
        entity: Entity,
        stage: &Stage,
        pieces: &Pieces,
        target: &View,
    ) -> Rearrangement {
        let look = stage.geometry.look;
        // Lights change their colour where they are; other pieces of another owner are other pieces.
        let recolours = look.stack != Stack::One;
        let mut present = pieces.by_cell(entity);
        let mut change = Rearrangement::default();
        for (cell, square) in squares(stage, target) {
            let place = |index| PiecePlace {
                cell,
                square,
                index,
            };
            let wanted = look.drawn_pieces(square.count);
            let mut index = 0;
            for piece in present.remove(&cell).unwrap_or_default() {
                let known = pieces.get(piece);
                let fits = known.is_some_and(|(it, _)| recolours || it.owner == square.owner);
                if fits && index < wanted {
                    change.stayed.push((piece, place(index)));
                    index += 1;
                } else {
                    change.left.push((piece, cell));
                }
            }
            change.came.extend((index..wanted).map(place));
        }
        for (cell, here) in present {
            change.left.extend(here.into_iter().map(|it| (it, cell)));
        }
        change.pair_up(look.travel);
        change
    }

    /// Pieces that are missing come from where there are too many, if pieces of this game move.
    fn pair_up(&mut self, travel: Travel) {
        for place in std::mem::take(&mut self.came) {
            match self.nearest(place.cell, travel) {
                Some(index) => {
                    let (piece, from) = self.left.swap_remove(index);
                    self.slid.push((piece, from, place));
                }
                None => self.came.push(place),
            }
        }
    }

    /// Which of the pieces that are too many comes to a cell on which one is missing.
    fn nearest(&self, cell: Cell, travel: Travel) -> Option<usize> {
        let distance = |from: Cell| {
            u32::from(from.col.abs_diff(cell.col)).pow(2)
                + u32::from(from.row.abs_diff(cell.row)).pow(2)
        };
        let may_come = |from: Cell| match travel {
            Travel::None => false,
            Travel::SameRow => from.row == cell.row,
            Travel::Anywhere => true,
        };
        let surplus = self.left.iter().map(|&(_, from)| from).enumerate();
        surplus
            .filter(|&(_, from)| may_come(from))
            .min_by_key(|&(_, from)| distance(from))
            .map(|(index, _)| index)
    }

    /// Starts to move the pieces, within this many milliseconds. The stage shows the other position when the
    /// time is over.
    pub(crate) fn begin(&self, on: &mut OnStage, pieces: &mut Pieces, length: f32) {
        let slid = self.slid.iter().map(|&(piece, _, place)| (piece, place));
        for (piece, place) in self.stayed.iter().copied().chain(slid) {
            lead(on, pieces, piece, place, length);
        }
        for &(gone, _) in &self.left {
            if let Some((_, &pose)) = pieces.get(gone) {
                on.commands.entity(gone).remove::<Piece>().insert(Tween {
                    then: Then::Vanish,
                    ease: EaseFunction::CubicIn,
                    ..Tween::new(pose, above(pose), length)
                });
            }
        }
        for place in &self.came {
            let piece = spawn_piece(on, place.cell, place.square, place.index);
            let rest = resting_pose(on.stage, place.cell, place.square, place.index);
            let way = Tween {
                ease: EaseFunction::CubicOut,
                ..Tween::new(above(rest), rest, length)
            };
            on.commands.entity(piece).insert((above(rest), way));
        }
    }
}

/// Gives a piece another place, and sends it there.
fn lead(on: &mut OnStage, pieces: &mut Pieces, entity: Entity, place: PiecePlace, length: f32) {
    let PiecePlace {
        cell,
        square,
        index,
    } = place;
    let Some((mut piece, pose)) = pieces.get_mut(entity) else {
        return;
    };
    let owner = square.owner;
    if piece.owner != owner {
        let figure = piece_figure(on.stage.geometry.look, cell, owner);
        on.commands.entity(entity).insert(figure);
    }
    piece.set_if_neq(Piece { cell, owner });
    let rest = resting_pose(on.stage, cell, square, index);
    if *pose != rest {
        on.send(entity, Tween::new(*pose, rest, length));
    }
}

/// Unseen over the board: where pieces come from and go to.
fn above(pose: Pose) -> Pose {
    Pose {
        lift: 0.45,
        scale: 0.8,
        alpha: 0.0,
        ..pose
    }
}
