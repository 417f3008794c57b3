//! The pieces on a board. They always follow from what lies on its cells: `settle_pieces` makes them
//! equal where a cell has changed, from whatever they were. Animations only fill the time in between.

use std::collections::{BTreeMap, BTreeSet};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::tween::Tween;
use crate::board::cells::{BoardCell, Cells, Count, Owner};
use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::{Figure, LookSeed, Pose};
use crate::board::geometry::Geometry;
use crate::board::stage::{OnStage, Stage};
use crate::look::{Look, Stack, StockPiece};
use crate::rules::{Cell, Side, Square, View};

/// A piece of the game, as opposed to board, marks and effects.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Piece {
    /// Where it lies by the rules.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Option<Side>,
}

/// The pieces of all stages.
#[derive(SystemParam)]
pub(crate) struct Pieces<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    pieces: Query<'w, 's, (Entity, &'static mut Piece, &'static mut Pose)>,
}

impl Pieces<'_, '_> {
    /// Everything that stands on a stage.
    pub(crate) fn children(&self, stage: Entity) -> &[Entity] {
        self.children.get(stage).map_or(&[], |children| children)
    }

    /// The pieces of a stage.
    pub(crate) fn of(&self, stage: Entity) -> impl Iterator<Item = (Entity, &Piece, &Pose)> {
        self.pieces.iter_many(self.children(stage))
    }

    /// One of the pieces.
    pub(crate) fn get(&self, piece: Entity) -> Option<(&Piece, &Pose)> {
        let (_, piece, pose) = self.pieces.get(piece).ok()?;
        Some((piece, pose))
    }

    /// One of the pieces, to be changed.
    pub(crate) fn get_mut(&mut self, piece: Entity) -> Option<(Mut<'_, Piece>, Mut<'_, Pose>)> {
        let (_, piece, pose) = self.pieces.get_mut(piece).ok()?;
        Some((piece, pose))
    }

    /// The pieces of a stage by the cells on which they lie, the oldest of a cell first.
    pub(crate) fn by_cell(&self, stage: Entity) -> BTreeMap<Cell, Vec<Entity>> {
        let mut present: BTreeMap<Cell, Vec<Entity>> = BTreeMap::new();
        for (entity, piece, _) in self.of(stage) {
            present.entry(piece.cell).or_default().push(entity);
        }
        for here in present.values_mut() {
            here.sort();
        }
        present
    }
}

/// Cells on which something else lies now, or other pieces of the same kind.
type ChangedCells<'w, 's> =
    Query<'w, 's, (&'static BoardCell, &'static ChildOf), Or<(Changed<Owner>, Changed<Count>)>>;

/// Pieces follow the cells: where one has changed, wrong pieces go, missing ones come, and all come to
/// rest.
pub(crate) fn settle_pieces(
    mut commands: Commands,
    changed: ChangedCells,
    cells: Cells,
    mut stages: Query<&mut Stage>,
    mut pieces: Pieces,
) {
    let mut by_stage: BTreeMap<Entity, BTreeSet<Cell>> = BTreeMap::new();
    for (cell, stage) in &changed {
        by_stage.entry(stage.parent()).or_default().insert(cell.0);
    }
    for (entity, changed) in by_stage {
        if let Ok(mut stage) = stages.get_mut(entity) {
            let on = &mut OnStage::new(&mut commands, entity, &stage);
            settle(on, &cells, &changed, &mut pieces);
            if !stage.marks.is_empty() {
                stage.marks.clear();
            }
        }
    }
}

/// Makes the pieces of these cells, of heaps those of all cells, equal to what the cells hold.
fn settle(on: &mut OnStage, cells: &Cells, changed: &BTreeSet<Cell>, pieces: &mut Pieces) {
    let (look, view) = (on.stage.geometry.look, cells.view(on.entity));
    let mut present = pieces.by_cell(on.entity);
    let mut wanted = squares(on.stage, &view);
    if !look.has_heaps() {
        present.retain(|cell, _| changed.contains(cell) || !view.contains(*cell));
        wanted.retain(|(cell, _)| changed.contains(cell));
    }
    for (cell, square) in wanted {
        let mut here = present.remove(&cell).unwrap_or_default();
        let glow = cells.afterglow(on.entity, cell);
        let shown = look.drawn_pieces(square.count);
        for old in here.split_off(here.len().min(shown as usize)) {
            on.commands.entity(old).despawn();
        }
        for (index, &piece) in (0..).zip(&here) {
            rest_piece(on, pieces, piece, cell, square, index, glow);
        }
        for index in here.len() as u8..shown {
            let piece = spawn_piece(on, cell, square, index);
            let rest = resting_pose(on.stage, cell, square, index);
            if let Some(brightening) = glow.brighten(rest, rest.even) {
                on.commands.entity(piece).insert(brightening);
            }
        }
    }
    for leftover in present.into_values().flatten() {
        on.commands.entity(leftover).despawn();
    }
}

/// Puts a piece to rest on its cell, as its owner's.
fn rest_piece(
    on: &mut OnStage,
    pieces: &mut Pieces,
    entity: Entity,
    cell: Cell,
    square: Square,
    index: u8,
    glow: Afterglow,
) {
    let rest = resting_pose(on.stage, cell, square, index);
    let mut brightening = None;
    if let Some((mut piece, mut pose)) = pieces.get_mut(entity) {
        if piece.owner != square.owner {
            piece.owner = square.owner;
            let figure = piece_figure(on.stage.geometry.look, cell, square.owner);
            on.commands.entity(entity).insert(figure);
        }
        if glow.is_stirred() {
            brightening = glow.brighten(rest, pose.even);
        }
        pose.set_if_neq(brightening.as_ref().map_or(rest, |(now, _)| *now));
    }
    match brightening {
        Some((_, way)) => on.send(entity, way),
        None => _ = on.commands.entity(entity).remove::<Tween>(),
    }
}

/// What lies on the cells of a stage that shows this view. Of heaps only the number of pieces is a
/// matter of the rules; the stage knows which ones.
pub(crate) fn squares(stage: &Stage, view: &View) -> Vec<(Cell, Square)> {
    if !stage.geometry.look.has_heaps() {
        return view.cells().map(|cell| (cell, view.at(cell))).collect();
    }
    let piece = Square {
        owner: None,
        count: 1,
        critical: 0,
    };
    stage.lying.iter().map(|&cell| (cell, piece)).collect()
}

/// The figure of a piece.
pub(crate) fn piece_figure(look: &Look, cell: Cell, owner: Option<Side>) -> Figure {
    match ((look.piece)(cell, owner), owner) {
        (StockPiece::Disc, Some(side)) => Figure::Stone(side),
        (StockPiece::Light, Some(side)) => Figure::Atom(side),
        (StockPiece::Lantern, _) => Figure::Lantern,
        (StockPiece::Tile, _) => Figure::Tile,
        // Discs and lights show their owner; without one they look like a pebble.
        (StockPiece::Pebble, _) | (StockPiece::Disc | StockPiece::Light, None) => Figure::Pebble,
    }
}

/// Where a piece rests, and how it looks there.
pub(crate) fn resting_pose(stage: &Stage, cell: Cell, square: Square, index: u8) -> Pose {
    let centre = stage.geometry.centre(cell);
    match stage.geometry.look.stack {
        Stack::One => Pose::at(centre),
        Stack::Ring { most } => {
            let turn = f32::from(cell.col) * 0.9 + f32::from(cell.row) * 1.7;
            Pose::at(centre + Geometry::ring_place(index, square.count.min(most), turn))
        }
    }
}

/// Puts a piece on a stage, at rest.
pub(crate) fn spawn_piece(on: &mut OnStage, cell: Cell, square: Square, index: u8) -> Entity {
    let owner = square.owner;
    let figure = piece_figure(on.stage.geometry.look, cell, owner);
    let rest = resting_pose(on.stage, cell, square, index);
    let seed = LookSeed(cell.col.wrapping_mul(37) ^ cell.row.wrapping_mul(101));
    on.put((Piece { cell, owner }, figure, rest, seed))
}
