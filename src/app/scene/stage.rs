//! A stage: one board with its pieces as entities. The game on the table is one, and so is every
//! living card of the menu.
//!
//! The pieces of a stage always follow from the view it shows: [`settle`] makes them equal, from
//! whatever they were. Animations only fill the time in between.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;

use super::figure::{BoardSize, Figure, Grain, Pose};
use super::geometry::Geometry;
use super::tween::Tween;
use crate::games::{Cell, GameKind, Position, Side, Square, View};

/// A board with everything on it; figures are children of the stage's entity.
#[derive(Component, Debug)]
#[require(Transform, Visibility)]
pub struct Stage {
    /// The measures of the board.
    pub geometry: Geometry,
    /// What the pieces show at the moment, which may be behind the rules while something moves.
    pub shown: View,
    /// Nim: the pieces in somebody's hand, all in one row.
    pub marks: BTreeSet<Cell>,
}

impl Stage {
    /// A stage for this position; the pieces appear with the next [`settle`].
    #[must_use]
    pub fn new(position: &Position) -> Stage {
        Stage {
            geometry: Geometry::of(position),
            shown: position.view(),
            marks: BTreeSet::new(),
        }
    }
}

/// A piece of the game, as opposed to board, marks and effects.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Where it lies by the rules.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Option<Side>,
}

/// The glow of an owned cell of Atoms.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CellGlow {
    /// The cell.
    pub cell: Cell,
    /// Whose it is.
    pub owner: Side,
}

/// Something that stays on the board until the next game: dents, the winning line.
#[derive(Component, Clone, Copy, Debug)]
pub struct Trace;

/// The board figure of a stage.
#[derive(Component, Clone, Copy, Debug)]
pub struct Board;

/// The figure of a game's board.
#[must_use]
pub const fn board_figure(geometry: &Geometry) -> Figure {
    match geometry.kind {
        GameKind::Nim => Figure::Tray,
        GameKind::Corner => Figure::Courtyard,
        GameKind::Northcott => Figure::Plank,
        GameKind::Mnk if geometry.cols < 7 && geometry.rows < 7 => Figure::Grid,
        GameKind::Mnk => Figure::Ruled,
        GameKind::Atoms => Figure::Glass,
    }
}

/// Puts the board itself on a new stage.
pub fn spawn_board(commands: &mut Commands, entity: Entity, stage: &Stage) {
    let geometry = &stage.geometry;
    let half = geometry.extent() / 2.0;
    commands.spawn((
        Board,
        board_figure(geometry),
        BoardSize {
            cols: geometry.cols,
            rows: geometry.rows,
            half,
            field: half - Vec2::splat(geometry.margin()),
        },
        Pose::at(Vec2::ZERO),
        ChildOf(entity),
    ));
}

/// A mutable look at all pieces of all stages.
pub type Pieces<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static mut Piece,
        &'static mut Pose,
        &'static ChildOf,
    ),
    Without<CellGlow>,
>;

/// A mutable look at all owned cells of all stages.
pub type Glows<'w, 's> = Query<
    'w,
    's,
    (
        Entity,
        &'static mut CellGlow,
        &'static mut Pose,
        &'static mut Figure,
        &'static ChildOf,
    ),
    Without<Piece>,
>;

/// Makes the pieces of a stage equal to the view it shows: wrong ones go, missing ones come, all
/// rest at their places.
pub fn settle(
    commands: &mut Commands,
    entity: Entity,
    stage: &mut Stage,
    pieces: &mut Pieces,
    glows: &mut Glows,
) {
    let mut present: BTreeMap<Cell, Vec<Entity>> = BTreeMap::new();
    for (piece_entity, piece, _, parent) in pieces.iter() {
        if parent.parent() == entity {
            present.entry(piece.cell).or_default().push(piece_entity);
        }
    }
    let wanted: Vec<(Cell, Square)> = if stage.geometry.kind == GameKind::Nim {
        nim_squares(&stage.shown, &stage.marks, &present)
    } else {
        let cells = stage.shown.cells();
        cells.map(|cell| (cell, stage.shown.at(cell))).collect()
    };
    stage.marks.clear();
    for (cell, square) in &wanted {
        let mut here = present.remove(cell).unwrap_or_default();
        here.sort();
        let fitting = here
            .iter()
            .filter(|&&e| {
                pieces
                    .get(e)
                    .is_ok_and(|(_, piece, ..)| piece.owner == square.owner)
            })
            .count();
        let shown = if stage.geometry.kind == GameKind::Atoms {
            square.count.min(MOST_ATOMS_DRAWN)
        } else {
            square.count.min(1)
        };
        if fitting != here.len() || here.len() != shown as usize {
            for &old in here.iter().skip(shown as usize) {
                commands.entity(old).despawn();
            }
            here.truncate(shown as usize);
        }
        for (index, &e) in (0..).zip(&here) {
            if let Ok((_, mut piece, mut pose, _)) = pieces.get_mut(e) {
                let place = resting_pose(stage, *cell, *square, index);
                if piece.owner != square.owner {
                    piece.owner = square.owner;
                    commands
                        .entity(e)
                        .insert(piece_figure(stage.geometry.kind, square.owner));
                }
                pose.set_if_neq(place);
            }
            commands.entity(e).remove::<Tween>();
        }
        for index in here.len() as u8..shown {
            spawn_piece(commands, entity, stage, *cell, *square, index);
        }
    }
    for leftover in present.into_values().flatten() {
        commands.entity(leftover).despawn();
    }
    if stage.geometry.kind == GameKind::Atoms {
        settle_glows(commands, entity, stage, glows);
    }
}

/// More atoms than this are not told apart in one cell; only finished chain reactions hold more.
pub(super) const MOST_ATOMS_DRAWN: u8 = 6;

fn settle_glows(commands: &mut Commands, entity: Entity, stage: &Stage, glows: &mut Glows) {
    let mut missing: BTreeMap<Cell, Square> = stage
        .shown
        .cells()
        .map(|cell| (cell, stage.shown.at(cell)))
        .filter(|(_, square)| square.owner.is_some())
        .collect();
    for (e, mut glow, mut pose, mut figure, parent) in glows {
        if parent.parent() != entity {
            continue;
        }
        match missing.remove(&glow.cell) {
            Some(square) => {
                if let Some(owner) = square.owner {
                    if glow.owner != owner {
                        glow.owner = owner;
                        *figure = Figure::Tint(owner);
                    }
                    pose.set_if_neq(glow_pose(stage, glow.cell, square));
                }
            }
            None => commands.entity(e).despawn(),
        }
    }
    for (cell, square) in missing {
        if let Some(owner) = square.owner {
            commands.spawn((
                CellGlow { cell, owner },
                Figure::Tint(owner),
                glow_pose(stage, cell, square),
                ChildOf(entity),
            ));
        }
    }
}

/// How hot a cell is: 0 far from its critical mass, 1 one atom below it or above.
#[must_use]
pub fn heat(square: Square) -> f32 {
    let last_quiet = f32::from(square.critical.max(2)) - 1.0;
    (f32::from(square.count) / last_quiet).min(1.0)
}

fn glow_pose(stage: &Stage, cell: Cell, square: Square) -> Pose {
    Pose {
        glow: heat(square),
        ..Pose::at(stage.geometry.centre(cell))
    }
}

/// In Nim only the number of pieces in a row is a matter of the rules; which ones lie there is
/// what the screen remembers. Marked pieces go first, then those at the left.
pub(super) fn nim_squares(
    shown: &View,
    marks: &BTreeSet<Cell>,
    present: &BTreeMap<Cell, Vec<Entity>>,
) -> Vec<(Cell, Square)> {
    let piece = Square {
        owner: None,
        count: 1,
        critical: 0,
    };
    let mut squares = Vec::new();
    for row in 0..shown.rows {
        let want = (0..shown.cols)
            .filter(|&col| shown.at(Cell::new(col, row)).count > 0)
            .count();
        let mut cells: Vec<Cell> = present.keys().copied().filter(|c| c.row == row).collect();
        while cells.len() > want {
            let gone = cells
                .iter()
                .position(|cell| marks.contains(cell))
                .unwrap_or(0);
            cells.remove(gone);
        }
        for col in 0..shown.cols {
            let cell = Cell::new(col, row);
            if cells.len() < want && !cells.contains(&cell) {
                cells.push(cell);
            }
        }
        squares.extend(cells.into_iter().map(|cell| (cell, piece)));
    }
    squares
}

/// The figure of a piece.
#[must_use]
pub const fn piece_figure(kind: GameKind, owner: Option<Side>) -> Figure {
    match (kind, owner) {
        (GameKind::Nim, _) => Figure::Pebble,
        (GameKind::Atoms, Some(side)) => Figure::Atom(side),
        (_, Some(side)) => Figure::Stone(side),
        (_, None) => Figure::Lantern,
    }
}

/// Where a piece rests, and how it looks there.
#[must_use]
pub fn resting_pose(stage: &Stage, cell: Cell, square: Square, index: u8) -> Pose {
    let centre = stage.geometry.centre(cell);
    if stage.geometry.kind == GameKind::Atoms {
        let shown = square.count.min(MOST_ATOMS_DRAWN);
        let turn = f32::from(cell.col) * 0.9 + f32::from(cell.row) * 1.7;
        Pose::at(centre + Geometry::atom_place(index, shown, turn))
    } else {
        Pose::at(centre)
    }
}

/// Puts a piece on a stage, at rest.
pub fn spawn_piece(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    cell: Cell,
    square: Square,
    index: u8,
) -> Entity {
    commands
        .spawn((
            Piece {
                cell,
                owner: square.owner,
            },
            piece_figure(stage.geometry.kind, square.owner),
            resting_pose(stage, cell, square, index),
            Grain(cell.col.wrapping_mul(37) ^ cell.row.wrapping_mul(101)),
            ChildOf(entity),
        ))
        .id()
}
