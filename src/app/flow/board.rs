//! The board of the game on the table, or of the setup: set up, followed, cleared away.

use bevy::prelude::*;

use super::{Cursor, Table};
use crate::app::animation::Motion;
use crate::app::draft::Draft;
use crate::app::scene::stage::{Glows, Pieces, Stage, settle, spawn_board};
use crate::games::{Outcome, Position};

/// The stage of the game on the table, or of the setup.
#[derive(Component, Clone, Copy, Debug)]
pub struct TableStage;

pub(super) fn set_the_table(mut commands: Commands, mut table: ResMut<Table>) {
    table.refused = None;
    table.cursor = Cursor::default();
    if let Some(sitting) = &table.sitting {
        spawn_stage(&mut commands, sitting.position());
    }
}

pub(super) fn show_draft(
    mut commands: Commands,
    mut table: ResMut<Table>,
    draft: Option<Res<Draft>>,
) {
    table.cursor = Cursor::default();
    if let Some(draft) = draft {
        spawn_stage(&mut commands, draft.position());
    }
}

fn spawn_stage(commands: &mut Commands, position: &Position) {
    let stage = Stage::new(position);
    let entity = commands.spawn((TableStage, Motion::default())).id();
    spawn_board(commands, entity, &stage);
    if let Some(winner) = position.outcome().and_then(Outcome::winner) {
        let cells = position.deciding_cells();
        crate::app::scene::showing::spawn_ink(
            commands,
            entity,
            &stage.geometry,
            winner,
            &cells,
            0.0,
        );
    }
    commands.entity(entity).insert((stage, Unsettled));
}

/// A stage whose pieces do not follow from its view yet.
#[derive(Component)]
pub struct Unsettled;

/// Gives new stages their pieces.
pub fn settle_new_stages(
    mut commands: Commands,
    mut stages: Query<(Entity, &mut Stage), With<Unsettled>>,
    mut pieces: Pieces,
    mut glows: Glows,
) {
    for (entity, mut stage) in &mut stages {
        settle(&mut commands, entity, &mut stage, &mut pieces, &mut glows);
        commands.entity(entity).remove::<Unsettled>();
    }
}

pub(super) fn clear_the_table(mut commands: Commands, stages: Query<Entity, With<TableStage>>) {
    for entity in &stages {
        commands.entity(entity).despawn();
    }
}

/// Shows the draft as it is now.
pub(in crate::app) fn refresh_draft_stage(
    mut commands: Commands,
    mut table: ResMut<Table>,
    draft: Option<Res<Draft>>,
    stages: Query<(Entity, &Stage), With<TableStage>>,
) {
    let Some(draft) = draft.filter(|draft| draft.is_changed()) else {
        return;
    };
    for (entity, stage) in &stages {
        let wanted = Stage::new(draft.position());
        if stage.shown != wanted.shown || stage.geometry != wanted.geometry {
            commands.entity(entity).despawn();
            spawn_stage(&mut commands, draft.position());
            // The board may have become smaller under the keyboard's place.
            let stays = table.cursor.focus.filter(|&cell| wanted.geometry.has(cell));
            if table.cursor.focus != stays {
                table.cursor.focus = stays;
            }
        }
    }
}
