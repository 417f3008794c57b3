//! Nim: marked pebbles rise a little and glow, unmarked ones lie down again.

use bevy::prelude::*;

use super::figure::Pose;
use super::stage::{Piece, Stage};
use super::tween::Tween;
use crate::app::flow::TableStage;
use crate::app::settings::{Configs, Settings};
use crate::games::GameKind;

/// How far a marked pebble is lifted, in cells.
const RISE: f32 = 0.25;

/// Sends pebbles up or down whose mark has changed.
pub fn raise_marked(
    mut commands: Commands,
    stages: Query<(Entity, &Stage), (With<TableStage>, Changed<Stage>)>,
    pieces: Query<(Entity, &Piece, &Pose, &ChildOf, Option<&Tween>)>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let Ok((stage_entity, stage)) = stages.single() else {
        return;
    };
    if stage.geometry.kind != GameKind::Nim {
        return;
    }
    let length = configs.timing.hover_ms as f32 * settings.factor(&configs.timing);
    for (entity, piece, pose, parent, tween) in &pieces {
        if parent.parent() != stage_entity {
            continue;
        }
        let rest = Pose::at(stage.geometry.centre(piece.cell));
        let wanted = if stage.marks.contains(&piece.cell) {
            Pose {
                lift: RISE,
                glow: 1.0,
                ..rest
            }
        } else {
            rest
        };
        let heading = tween.map_or(*pose, |tween| tween.to);
        if heading != wanted {
            commands
                .entity(entity)
                .insert(Tween::new(*pose, wanted, length));
        }
    }
}
