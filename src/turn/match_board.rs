//! The board of the game on the table, or of the setup: set up and followed. It goes with its screen.

use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::traces::{show_result, spawn_dent};
use crate::board::cells::{Cells, PendingPosition};
use crate::board::geometry::Orientation;
use crate::board::stage::{OnStage, Stage, spawn_board};
use crate::features::board_view::BoardView;
use crate::features::settings::Settings;
use crate::features::setup::draft::Draft;
use crate::features::taking::{ChosenPieces, TakenHeaps};
use crate::input::cursor::Cursor;
use crate::rules::{Outcome, Position};
use crate::states::Screen;
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::validation::LastRefusal;

pub(crate) fn set_up_board(
    mut commands: Commands,
    current: Res<CurrentMatch>,
    mut refusal: ResMut<LastRefusal>,
    mut cursor: ResMut<Cursor>,
    chosen: Res<ChosenPieces>,
    (board_view, settings): (Res<BoardView>, Res<Settings>),
) {
    refusal.0 = None;
    *cursor = Cursor::default();
    if let Some(game_match) = &current.game_match {
        let heaps = chosen.heaps(game_match);
        let orientation = board_view.orientation(game_match, &settings);
        let position = game_match.position();
        spawn_stage(&mut commands, position, heaps, Screen::Play, orientation);
    }
}

pub(crate) fn show_draft(
    mut commands: Commands,
    mut cursor: ResMut<Cursor>,
    draft: Option<Res<Draft>>,
) {
    *cursor = Cursor::default();
    if let Some(draft) = draft {
        let usual = Orientation::default();
        spawn_stage(&mut commands, draft.position(), None, Screen::Setup, usual);
    }
}

/// Lays the board anew where it is to lie in another way, as soon as nothing moves on it.
pub(crate) fn turn_board(
    mut commands: Commands,
    current: Res<CurrentMatch>,
    chosen: Res<ChosenPieces>,
    (board_view, settings): (Res<BoardView>, Res<Settings>),
    stages: Query<(Entity, &Stage, &AnimationQueue), With<MatchBoard>>,
) {
    let (Some(game_match), Ok((entity, stage, motion))) = (&current.game_match, stages.single())
    else {
        return;
    };
    let orientation = board_view.orientation(game_match, &settings);
    let wanted = stage.geometry.clone().lying(orientation);
    if motion.is_at_rest() && stage.geometry != wanted {
        commands.entity(entity).despawn();
        let heaps = chosen.heaps(game_match);
        let position = game_match.position();
        spawn_stage(&mut commands, position, heaps, Screen::Play, orientation);
    }
}

pub(crate) fn spawn_stage(
    commands: &mut Commands,
    position: &Position,
    heaps: Option<TakenHeaps>,
    screen: Screen,
    orientation: Orientation,
) {
    let (mut stage, layout) = Stage::showing(position);
    stage.geometry = stage.geometry.lying(orientation);
    let entity = commands
        .spawn((MatchBoard, AnimationQueue::default(), DespawnOnExit(screen)))
        .id();
    let on = &mut OnStage::new(commands, entity, &stage);
    spawn_board(on);
    if let Some(winner) = position.outcome().and_then(Outcome::winner) {
        let line = position.deciding_cells();
        show_result(on, &layout.0, winner, &line);
    }
    if let Some(heaps) = heaps {
        for (seed, &cell) in (0..).zip(&heaps.taken) {
            spawn_dent(on, cell, seed);
        }
        stage.lying = heaps.lying;
    }
    commands.entity(entity).insert((stage, layout));
}

/// Shows the draft as it is now.
pub(crate) fn refresh_draft_stage(
    mut commands: Commands,
    mut cursor: ResMut<Cursor>,
    draft: Option<Res<Draft>>,
    stages: Query<(Entity, &Stage, Option<&PendingPosition>), With<MatchBoard>>,
    cells: Cells,
) {
    let Some(draft) = draft.filter(|draft| draft.is_changed()) else {
        return;
    };
    for (entity, stage, layout) in &stages {
        let (wanted, PendingPosition(view)) = Stage::showing(draft.position());
        let shown = layout.map_or_else(|| cells.view(entity), |layout| layout.0.clone());
        if shown != view || stage.geometry != wanted.geometry {
            commands.entity(entity).despawn();
            let usual = Orientation::default();
            spawn_stage(&mut commands, draft.position(), None, Screen::Setup, usual);
            // The board may have become smaller under the keyboard's place.
            cursor.focus = cursor.focus.filter(|&cell| wanted.geometry.has(cell));
        }
    }
}
