//! A stage: one board with its cells and pieces as entities. The game on the table is one, and so
//! is every demo of the menu.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::cells::Layout;
use super::figure::{BoardSize, Figure, Pose};
use super::geometry::Geometry;
use crate::rules::{Cell, Position};

/// A board with everything on it; cells, pieces and figures are children of the stage's entity.
#[derive(Component, Debug)]
#[require(Transform, Visibility)]
pub struct Stage {
    /// The measures of the board.
    pub geometry: Geometry,
    /// The pieces in somebody's hand, all in one row.
    pub marks: BTreeSet<Cell>,
}

impl Stage {
    /// The board of a position without anything on it.
    #[must_use]
    pub fn new(position: &Position) -> Stage {
        Stage {
            geometry: Geometry::of(position),
            marks: BTreeSet::new(),
        }
    }

    /// A stage that shows this position: its cells, and the pieces on them, come with the next frame.
    pub fn showing(position: &Position) -> (Stage, Layout) {
        (Stage::new(position), Layout(position.view()))
    }
}

/// Something that stays on the board until the next game: dents, the winning line.
#[derive(Component, Clone, Copy, Debug)]
pub struct Trace;

/// The board figure of a stage.
#[derive(Component, Clone, Copy, Debug)]
pub struct Board;

/// Puts the board itself on a new stage.
pub fn spawn_board(commands: &mut Commands, entity: Entity, stage: &Stage) {
    let geometry = &stage.geometry;
    commands.spawn((
        Board,
        Figure::Board(geometry.board()),
        BoardSize::of(geometry),
        Pose::at(Vec2::ZERO),
        ChildOf(entity),
    ));
}
