//! A stage: one board with its cells and pieces as entities. The game on the table is one, and so
//! is every demo of the menu.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::board::animation::tween::Tween;
use crate::board::cells::PendingPosition;
use crate::board::figure::{Figure, FigureSize, Pose};
use crate::board::geometry::Geometry;
use crate::board::heaps::{fitted, from_the_left};
use crate::rules::{Cell, Outcome, Position, View};

/// A board with everything on it; cells, pieces and figures are children of the stage's entity. Where
/// that has render layers of its own, everything on it is on them alone.
#[derive(Component, Debug)]
#[require(Transform, Visibility)]
pub(crate) struct Stage {
    /// The measures of the board.
    pub geometry: Geometry,
    /// The pieces in somebody's hand, all in one row.
    pub marks: BTreeSet<Cell>,
    /// Heaps: the places at which pieces lie. Empty in other games.
    pub lying: BTreeSet<Cell>,
    /// Whether somebody has won.
    pub decided: bool,
}

impl Stage {
    /// The board of a position without anything on it.
    pub(crate) fn new(position: &Position) -> Stage {
        let geometry = Geometry::of(position);
        let lying = if geometry.look.has_heaps() {
            from_the_left(&position.view())
        } else {
            BTreeSet::new()
        };
        Stage {
            geometry,
            marks: BTreeSet::new(),
            lying,
            decided: position.outcome().and_then(Outcome::winner).is_some(),
        }
    }

    /// Heaps: the places that are filled when the board shows this view; these, if they are known.
    pub(crate) fn fill_heaps(&mut self, view: &View, known: Option<BTreeSet<Cell>>) {
        if self.geometry.look.has_heaps() {
            self.lying = known.unwrap_or_else(|| fitted(&self.lying, view, &self.marks));
        }
    }

    /// Where pieces have been taken, if such places show: those for which the rows were made, without
    /// those at which pieces lie.
    pub(crate) fn dents(&self) -> impl Iterator<Item = Cell> {
        let geometry = &self.geometry;
        let rows = (0..geometry.rows).filter(|_| geometry.look.dents);
        let places = rows.flat_map(|row| {
            let cols = 0..geometry.in_row(row);
            cols.map(move |col| Cell::new(col, row))
        });
        places.filter(|cell| !self.lying.contains(cell))
    }

    /// A stage that shows this position: its cells, and the pieces on them, come with the next frame.
    pub(crate) fn showing(position: &Position) -> (Stage, PendingPosition) {
        (Stage::new(position), PendingPosition(position.view()))
    }
}

/// How clearly everything on a stage is seen, from 0 to 1; a stage without it is seen as it is.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Opacity(pub f32);

impl Default for Opacity {
    fn default() -> Self {
        Opacity(1.0)
    }
}

/// A stage on which figures are put and moved.
pub(crate) struct OnStage<'a, 'w, 's> {
    pub commands: &'a mut Commands<'w, 's>,
    pub entity: Entity,
    pub stage: &'a Stage,
}

impl<'a, 'w, 's> OnStage<'a, 'w, 's> {
    pub(crate) fn new(
        commands: &'a mut Commands<'w, 's>,
        entity: Entity,
        stage: &'a Stage,
    ) -> OnStage<'a, 'w, 's> {
        OnStage {
            commands,
            entity,
            stage,
        }
    }

    /// Puts a figure on it.
    pub(crate) fn put(&mut self, figure: impl Bundle) -> Entity {
        let on_stage = (figure, ChildOf(self.entity));
        self.commands.spawn(on_stage).id()
    }

    /// Sends a figure on its way.
    pub(crate) fn send(&mut self, figure: Entity, way: Tween) {
        self.commands.entity(figure).insert(way);
    }

    /// Where the middle of a cell is.
    pub(crate) fn centre(&self, cell: Cell) -> Vec2 {
        self.stage.geometry.centre(cell)
    }
}

/// Something that stays on the board until the next game: dents, the winning line.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Trace;

/// The board figure of a stage.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct BoardFigure;

/// Puts the board itself on a new stage.
pub(crate) fn spawn_board(on: &mut OnStage) {
    let geometry = &on.stage.geometry;
    let lit = Pose {
        glow: f32::from(u8::from(on.stage.decided)),
        ..Pose::at(Vec2::ZERO)
    };
    let (board, size) = (Figure::Board(geometry.board()), FigureSize::of(geometry));
    on.put((BoardFigure, board, size, lit));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::parse_id;

    #[test]
    fn a_board_of_heaps_shows_where_pieces_were_taken() {
        let dents = |id: &str| {
            let position = parse_id(id).expect("a good id").position;
            Stage::new(&position).dents().count()
        };
        assert_eq!(dents("nim:3,4,5"), 0);
        assert_eq!(dents("nim:3,4,5:2,4,2"), 4);
        assert_eq!(dents("mnk:3x3x3"), 0);
    }
}
