//! The cells of a board as entities: what lies on them is what the board shows. Pieces, light and
//! marks follow from their components.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::{Figure, Pose};
use crate::board::stage::Stage;
use crate::rules::{Cell, Side, Square, View};

/// A cell of a board; a child of its stage.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Owner, Count, CriticalMass)]
pub(crate) struct BoardCell(pub Cell);

/// Whose a cell is.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Owner(pub Option<Side>);

/// How many pieces lie on a cell.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Count(pub u8);

/// With how many pieces a cell bursts; 0 if it never does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct CriticalMass(pub u8);

/// What a cell holds.
fn contents(square: Square) -> (Owner, Count, CriticalMass) {
    (
        Owner(square.owner),
        Count(square.count),
        CriticalMass(square.critical),
    )
}

/// A stage whose cells are to hold what this view says: a new one, or one that goes to another
/// position.
#[derive(Component, Clone, Debug)]
pub(crate) struct PendingPosition(pub View);

/// The cells of a stage, row by row from the top.
#[derive(Component, Debug, Default)]
pub(crate) struct CellIndex {
    cols: u8,
    rows: u8,
    cells: Vec<Entity>,
}

impl CellIndex {
    /// The entity of a cell, if it is one of this board's.
    pub(crate) fn get(&self, cell: Cell) -> Option<Entity> {
        if cell.col >= self.cols || cell.row >= self.rows {
            return None;
        }
        let index = usize::from(cell.row) * usize::from(self.cols) + usize::from(cell.col);
        self.cells.get(index).copied()
    }
}

/// What lies on the cells of all stages.
#[derive(SystemParam)]
pub(crate) struct Cells<'w, 's> {
    stages: Query<'w, 's, &'static CellIndex>,
    cells: Query<'w, 's, (&'static Owner, &'static Count, &'static CriticalMass)>,
    glows: Query<'w, 's, &'static Afterglow>,
}

impl Cells<'_, '_> {
    /// What lies on a cell; off the board that is nothing.
    pub(crate) fn at(&self, stage: Entity, cell: Cell) -> Square {
        self.entity(stage, cell)
            .map_or_else(Square::default, |entity| self.square(entity))
    }

    /// The entity of a cell.
    pub(crate) fn entity(&self, stage: Entity, cell: Cell) -> Option<Entity> {
        self.stages.get(stage).ok()?.get(cell)
    }

    /// What a reaction has lately done to a cell.
    pub(crate) fn afterglow(&self, stage: Entity, cell: Cell) -> Afterglow {
        let glow = self.entity(stage, cell).map(|it| self.glows.get(it));
        glow.and_then(Result::ok).copied().unwrap_or_default()
    }

    /// A whole board.
    pub(crate) fn view(&self, stage: Entity) -> View {
        let Ok(index) = self.stages.get(stage) else {
            return View::empty(0, 0);
        };
        View {
            cols: index.cols,
            rows: index.rows,
            squares: index.cells.iter().map(|&cell| self.square(cell)).collect(),
        }
    }

    fn square(&self, cell: Entity) -> Square {
        let Ok((owner, count, critical)) = self.cells.get(cell) else {
            return Square::default();
        };
        Square {
            owner: owner.0,
            count: count.0,
            critical: critical.0,
        }
    }
}

/// Something has arrived on a stage: this lies on these cells now.
#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct Arrived {
    /// The stage.
    pub entity: Entity,
    /// Every cell from which something went or to which something came.
    pub squares: Vec<(Cell, Square)>,
}

/// The cells hold what has landed on them.
pub(crate) fn land(
    landed: On<Arrived>,
    stages: Query<&CellIndex>,
    mut cells: Query<(&mut Owner, &mut Count)>,
) {
    let Ok(index) = stages.get(landed.entity) else {
        return;
    };
    for &(cell, square) in &landed.squares {
        if let Some(entity) = index.get(cell)
            && let Ok((mut owner, mut count)) = cells.get_mut(entity)
        {
            // Also where it is the same as before: the pieces may be others.
            *owner = Owner(square.owner);
            *count = Count(square.count);
        }
    }
}

/// The cells of a stage with a new layout; where it has become another board, they are made anew.
pub(crate) fn lay_out_cells(
    mut commands: Commands,
    stages: Query<(Entity, &PendingPosition, Option<&CellIndex>)>,
    mut cells: Query<(&mut Owner, &mut Count, &mut CriticalMass)>,
) {
    for (entity, PendingPosition(view), index) in &stages {
        commands.entity(entity).remove::<PendingPosition>();
        if let Some(index) = index.filter(|it| (it.cols, it.rows) == (view.cols, view.rows)) {
            for (&cell, &square) in index.cells.iter().zip(&view.squares) {
                if let Ok((mut owner, mut count, mut critical)) = cells.get_mut(cell) {
                    (*owner, *count, *critical) = contents(square);
                    commands.entity(cell).remove::<Afterglow>();
                }
            }
            continue;
        }
        for &old in index.iter().flat_map(|index| &index.cells) {
            commands.entity(old).despawn();
        }
        let cells = view.cells().map(|cell| {
            let contents = contents(view.at(cell));
            commands
                .spawn((BoardCell(cell), contents, ChildOf(entity)))
                .id()
        });
        let index = CellIndex {
            cols: view.cols,
            rows: view.rows,
            cells: cells.collect(),
        };
        commands.entity(entity).insert(index);
    }
}

/// Where the look asks for it, a cell shines in the colour of its owner, the brighter the closer it
/// is to bursting. In a reaction it shines evenly, also when it has been emptied.
pub(crate) fn tint_cells(
    mut commands: Commands,
    stages: Query<&Stage>,
    cells: Query<
        (
            Entity,
            &BoardCell,
            &Owner,
            &Count,
            &CriticalMass,
            &ChildOf,
            Option<&Afterglow>,
            Option<(&Figure, &Pose, &Visibility)>,
        ),
        Or<(
            Changed<Owner>,
            Changed<Count>,
            Changed<CriticalMass>,
            Changed<Afterglow>,
        )>,
    >,
) {
    for (entity, cell, owner, count, critical, stage, glow, shines) in &cells {
        let Ok(stage) = stages.get(stage.parent()) else {
            continue;
        };
        if !stage.geometry.look.tinted {
            continue;
        }
        let held = glow.map_or(0.0, |glow| glow.held());
        let (figure, alpha) = match (owner.0, shines) {
            (Some(side), _) => (Figure::Tint(side), 1.0),
            (None, Some((&figure, ..))) if held > 0.0 => (figure, held),
            (None, Some(_)) => {
                commands.entity(entity).insert(Visibility::Hidden);
                continue;
            }
            (None, None) => continue,
        };
        let pose = Pose {
            glow: heat(*count, *critical),
            alpha,
            even: held,
            ..Pose::at(stage.geometry.centre(cell.0))
        };
        let tint = (figure, pose, Visibility::Inherited);
        if shines != Some((&tint.0, &tint.1, &tint.2)) {
            commands.entity(entity).insert(tint);
        }
    }
}

/// How hot a cell is: 0 far from its critical mass, 1 one piece below it or above.
fn heat(count: Count, critical: CriticalMass) -> f32 {
    let last_quiet = f32::from(critical.0.max(2)) - 1.0;
    (f32::from(count.0) / last_quiet).min(1.0)
}
