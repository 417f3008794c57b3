//! Dragging pieces: a piece follows the pointer. Released where it may go, it moves there; released
//! elsewhere, it returns. Which pieces can be dragged follows from the legal moves.

use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::Tween;
use crate::board::cells::tint_cells;
use crate::board::figure::Pose;
use crate::board::geometry::Geometry;
use crate::board::layout::place_table_stage;
use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::exercises::Exercises;
use crate::features::marking::MarkingMode;
use crate::features::replay::Replaying;
use crate::features::settings::{Configs, Settings};
use crate::midend::Match;
use crate::rules::{Cell, Position};
use crate::states::{Phase, Screen, Turn};
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::person_moves::may_move;
use crate::turn::pointing::moves_from;

/// How far a dragged piece is lifted, in cells.
const LIFT: f32 = 0.2;

/// How far the pointer may leave the row along which it drags a piece, or the board, in cells. Beyond
/// that the piece returns to its place, as the handle of a scroll bar does.
const REACH: f32 = 1.2;

/// Where the board is pressed, and the piece that is dragged from there.
#[derive(Resource, Debug, Default)]
pub(crate) struct Dragging {
    press: Option<Press>,
    piece: Option<HeldPiece>,
}

/// A press with the pointer or a finger that has not been released.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Press {
    from: Cell,
    /// How far the pointer has moved since, in cells, y up.
    offset: Vec2,
}

/// The piece on the pressed cell, if it may move.
#[derive(Debug)]
struct HeldPiece {
    from: Cell,
    /// The position in which it was pressed.
    position: Position,
    /// Where it may go; never empty.
    ends: Vec<Cell>,
}

impl Dragging {
    /// The board is pressed at this cell, and the pointer has moved this far since, in cells, y up.
    pub(crate) fn hold(&mut self, from: Cell, offset: Vec2) {
        self.press = Some(Press { from, offset });
    }

    /// The press is released.
    pub(crate) fn release(&mut self) {
        self.press = None;
    }

    /// Where the dragged piece would move if it were released now; nothing where it would return.
    pub(crate) fn end(&self, geometry: &Geometry) -> Option<Cell> {
        let (press, piece) = self.press.zip(self.piece.as_ref())?;
        let end = geometry.cell_at(piece.place(geometry, press.offset)?)?;
        piece.ends.contains(&end).then_some(end)
    }

    /// The cell of the dragged piece, and where it is.
    fn place(&self, geometry: &Geometry) -> Option<(Cell, Vec2)> {
        let (press, piece) = self.press.zip(self.piece.as_ref())?;
        Some((piece.from, piece.place(geometry, press.offset)?))
    }
}

impl HeldPiece {
    /// Where the piece is when the pointer has moved this far; nothing if the pointer is too far away.
    /// It stays within the smallest rectangle around its place and the ends of its moves: where all
    /// moves lie in one row, it does not leave the row.
    fn place(&self, geometry: &Geometry, offset: Vec2) -> Option<Vec2> {
        let home = geometry.centre(self.from);
        let ends = self.ends.iter().map(|&cell| geometry.centre(cell));
        let (low, high) = ends.fold((home, home), |(low, high), at| (low.min(at), high.max(at)));
        let wanted = home + offset;
        let edge = geometry.extent() / 2.0;
        // Along a way in which it cannot move, the pointer keeps near the piece; along the others, near
        // the board.
        let near_low = Vec2::select(low.cmpeq(high), low, -edge) - REACH;
        let near_high = Vec2::select(low.cmpeq(high), high, edge) + REACH;
        let is_near = wanted.cmpge(near_low).all() && wanted.cmple(near_high).all();
        is_near.then(|| wanted.clamp(low, high))
    }
}

/// A piece that is not at its place because it is dragged.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Dragged;

/// Lets pieces be dragged.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Dragging>().add_systems(
        Update,
        (
            find_piece.in_set(Phase::Rules),
            move_piece
                .in_set(Phase::Scene)
                .after(tint_cells)
                .before(place_table_stage),
        ),
    );
}

/// Finds the piece on the pressed cell, if it may move.
fn find_piece(
    current: Res<CurrentMatch>,
    exercises: Exercises,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    (replaying, marking): (Res<Replaying>, Res<MarkingMode>),
    boards: Query<&AnimationQueue, With<MatchBoard>>,
    mut held_at: Local<Option<Cell>>,
    mut dragging: ResMut<Dragging>,
) {
    let on_table = || current.game_match.as_ref().map(Match::position);
    let position = exercises.position(*screen.get()).or_else(on_table);
    let from = dragging.press.map(|press| press.from);
    if std::mem::replace(&mut *held_at, from) == from {
        // A piece of another position is dropped.
        let is_past = |piece: &HeldPiece| Some(&piece.position) != position;
        if dragging.piece.as_ref().is_some_and(is_past) {
            dragging.piece = None;
        }
        return;
    }
    let at_rest = boards.single().is_ok_and(AnimationQueue::is_at_rest);
    let may_drag = match turn {
        Some(turn) => {
            let game_match = current.game_match.as_ref();
            !replaying.is_playing()
                && !marking.is_on()
                && game_match.is_some_and(|it| may_move(it, *turn.get()))
        }
        None => exercises.awaits_move(*screen.get()),
    };
    dragging.piece = from.zip(position).and_then(|(from, position)| {
        if !at_rest || !may_drag {
            return None;
        }
        let position = position.clone();
        let moves = moves_from(&position, from).into_iter();
        let ends: Vec<Cell> = moves.map(|(end, _)| end).collect();
        (!ends.is_empty()).then_some(HeldPiece {
            from,
            position,
            ends,
        })
    });
}

/// Puts the dragged piece where the pointer has brought it; one that was released without a move
/// returns.
fn move_piece(
    mut commands: Commands,
    dragging: Res<Dragging>,
    boards: Query<(&Stage, &AnimationQueue, &Children), With<MatchBoard>>,
    mut pieces: Query<(Entity, &Piece, &mut Pose, Has<Dragged>)>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let Ok((stage, motion, children)) = boards.single() else {
        return;
    };
    let held = dragging.place(&stage.geometry);
    let length = configs.timing.hover_ms as f32 * configs.factor(&settings);
    let mut pieces = pieces.iter_many_mut(children);
    while let Some((entity, piece, mut pose, was_dragged)) = pieces.fetch_next() {
        let home = Pose::at(stage.geometry.centre(piece.cell));
        match held.filter(|(cell, _)| *cell == piece.cell) {
            Some((_, at)) if at != home.at => {
                let lift = LIFT;
                pose.set_if_neq(Pose { at, lift, ..home });
                commands.entity(entity).insert(Dragged);
            }
            _ if was_dragged => {
                let mut entity = commands.entity(entity);
                entity.remove::<Dragged>();
                // A move continues from where the piece is.
                if motion.is_at_rest() && *pose != home {
                    entity.insert(Tween::new(*pose, home, length));
                }
            }
            _ => {}
        }
    }
}
