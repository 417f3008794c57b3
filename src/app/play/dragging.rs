//! A piece that is dragged follows the pointer; let go where it may go, it moves there, and elsewhere
//! it goes back. Which pieces can be dragged follows from the legal moves.

use bevy::prelude::*;

use super::person_moves::may_move;
use super::pointing::moves_from;
use super::replaying::Replaying;
use crate::app::board::animation::Motion;
use crate::app::board::cells::tint_cells;
use crate::app::board::figure::Pose;
use crate::app::board::geometry::Geometry;
use crate::app::board::layout::place_table_stage;
use crate::app::board::pieces::Piece;
use crate::app::board::stage::Stage;
use crate::app::board::tween::Tween;
use crate::app::state::current_match::{CurrentMatch, MatchBoard};
use crate::app::state::settings::{Configs, Settings};
use crate::app::state::states::{Phase, Turn};
use crate::rules::{Cell, Position};

/// How far a dragged piece is lifted, in cells.
const LIFT: f32 = 0.2;

/// How far the pointer may leave the row in which it drags a piece, or the board, in cells. Further
/// off the piece goes back, as the handle of a scroll bar does.
const REACH: f32 = 1.2;

/// Where somebody holds the board, and what is dragged with it.
#[derive(Resource, Debug, Default)]
pub struct Dragging {
    hand: Option<Hand>,
    piece: Option<HeldPiece>,
}

/// A button or a finger that was put down on a cell and has not been let go.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Hand {
    from: Cell,
    /// How far it has gone since, in cells, y up.
    way: Vec2,
}

/// What lies there, if it may move.
#[derive(Debug)]
struct HeldPiece {
    from: Cell,
    /// The position in which it was taken.
    position: Position,
    /// Where it may go; never empty.
    ends: Vec<Cell>,
}

impl Dragging {
    /// The board is held at this cell, so far (in cells, y up) from where it was pressed.
    pub fn hold(&mut self, from: Cell, way: Vec2) {
        self.hand = Some(Hand { from, way });
    }

    /// The board is let go.
    pub fn let_go(&mut self) {
        self.hand = None;
    }

    /// Whether a piece is dragged.
    #[must_use]
    pub const fn is_held(&self) -> bool {
        self.hand.is_some() && self.piece.is_some()
    }

    /// Where the dragged piece would go if it were let go now; nothing where it would go back.
    #[must_use]
    pub fn end(&self, geometry: &Geometry) -> Option<Cell> {
        let (hand, piece) = self.hand.zip(self.piece.as_ref())?;
        let end = geometry.cell_at(piece.place(geometry, hand.way)?)?;
        piece.ends.contains(&end).then_some(end)
    }

    /// The cell of the dragged piece, and where it is.
    fn place(&self, geometry: &Geometry) -> Option<(Cell, Vec2)> {
        let (hand, piece) = self.hand.zip(self.piece.as_ref())?;
        Some((piece.from, piece.place(geometry, hand.way)?))
    }
}

impl HeldPiece {
    /// Where the piece is after this way of the hand; nothing if the hand is too far away. It keeps to
    /// the smallest rectangle around all places of its moves, so that a groove leads it.
    fn place(&self, geometry: &Geometry, way: Vec2) -> Option<Vec2> {
        let home = geometry.centre(self.from);
        let ends = self.ends.iter().map(|&cell| geometry.centre(cell));
        let (low, high) = ends.fold((home, home), |(low, high), at| (low.min(at), high.max(at)));
        let wanted = home + way;
        let edge = geometry.extent() / 2.0;
        let near_low = Vec2::select(low.cmpeq(high), low, -edge) - REACH;
        let near_high = Vec2::select(low.cmpeq(high), high, edge) + REACH;
        let is_near = wanted.cmpge(near_low).all() && wanted.cmple(near_high).all();
        is_near.then(|| wanted.clamp(low, high))
    }
}

/// The piece that is away from its place because somebody drags it.
#[derive(Component, Clone, Copy, Debug)]
pub struct Dragged;

/// Lets pieces be dragged.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dragging>().add_systems(
        Update,
        (
            take_hold.in_set(Phase::Rules),
            carry
                .in_set(Phase::Scene)
                .after(tint_cells)
                .before(place_table_stage),
        ),
    );
}

/// Finds out whether what lies under the hand may move.
fn take_hold(
    current: Res<CurrentMatch>,
    turn: Option<Res<State<Turn>>>,
    replaying: Res<Replaying>,
    boards: Query<&Motion, With<MatchBoard>>,
    mut held_at: Local<Option<Cell>>,
    mut dragging: ResMut<Dragging>,
) {
    let game_match = current.game_match.as_ref();
    let from = dragging.hand.map(|hand| hand.from);
    if std::mem::replace(&mut *held_at, from) == from {
        // What was taken in another position is let go.
        let position = game_match.map(|game_match| game_match.position());
        let is_past = |piece: &HeldPiece| Some(&piece.position) != position;
        if dragging.piece.as_ref().is_some_and(is_past) {
            dragging.piece = None;
        }
        return;
    }
    let at_rest = boards.single().is_ok_and(Motion::is_at_rest);
    dragging.piece = from.zip(game_match).zip(turn).and_then(|held| {
        let ((from, game_match), turn) = held;
        if !at_rest || replaying.is_playing() || !may_move(game_match, *turn.get()) {
            return None;
        }
        let position = game_match.position().clone();
        let moves = moves_from(&position, from).into_iter();
        let ends: Vec<Cell> = moves.map(|(end, _)| end).collect();
        (!ends.is_empty()).then_some(HeldPiece {
            from,
            position,
            ends,
        })
    });
}

/// The held piece is where the hand has brought it; one that was let go and does not move goes back.
fn carry(
    mut commands: Commands,
    dragging: Res<Dragging>,
    boards: Query<(&Stage, &Motion, &Children), With<MatchBoard>>,
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
                // A move goes on from where the piece is.
                if motion.is_at_rest() && *pose != home {
                    entity.insert(Tween::new(*pose, home, length));
                }
            }
            _ => {}
        }
    }
}
