//! Marked pieces rise a little and glow, unmarked ones lie down again.

use bevy::prelude::*;

use crate::app::board::cells::tint_cells;
use crate::app::board::figure::Pose;
use crate::app::board::pieces::Piece;
use crate::app::board::stage::Stage;
use crate::app::board::tween::Tween;
use crate::app::state::current_match::MatchBoard;
use crate::app::state::settings::{Configs, Settings};
use crate::app::state::states::Phase;
use crate::look::Input;

/// How far a marked piece is lifted, in cells.
const RISE: f32 = 0.25;

/// Raises marked pieces.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, raise_marked.in_set(Phase::Scene).after(tint_cells));
}

/// Sends pieces up or down whose mark has changed.
fn raise_marked(
    mut commands: Commands,
    stages: Query<(&Stage, &Children), (With<MatchBoard>, Changed<Stage>)>,
    pieces: Query<(Entity, &Piece, &Pose, Option<&Tween>)>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let Ok((stage, children)) = stages.single() else {
        return;
    };
    if !matches!(stage.geometry.look.input, Input::MarkAndTake(_)) {
        return;
    }
    let length = configs.timing.hover_ms as f32 * configs.factor(&settings);
    for (entity, piece, pose, tween) in pieces.iter_many(children) {
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
