//! The light that a lantern throws on its board: where it falls, and how it fills the whole board
//! when the game has been won.

use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::FrameTime;
use crate::board::figure::{Figure, FigureSize, Pose};
use crate::board::pieces::{Piece, settle_pieces};
use crate::board::stage::{BoardFigure, Stage};
use crate::features::settings::{Configs, Settings};
use crate::rules::Event;
use crate::states::Phase;

/// Where a lantern stands on a board, in parts of the field of cells from its upper left corner.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
pub(crate) struct LightSource(pub Vec2);

/// Lets boards be lit by their lanterns.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (follow_lanterns, grow_light)
            .chain()
            .in_set(Phase::Scene)
            .after(settle_pieces),
    );
}

/// The light moves with the lantern.
fn follow_lanterns(
    mut commands: Commands,
    lanterns: Query<(&Figure, &Pose, &ChildOf), (With<Piece>, Changed<Pose>)>,
    boards: Query<(Entity, &FigureSize, &ChildOf, Option<&LightSource>), With<BoardFigure>>,
) {
    for (figure, pose, stage) in &lanterns {
        if *figure != Figure::Lantern {
            continue;
        }
        for (board, size, parent, light) in &boards {
            let at = pose.at * Vec2::new(1.0, -1.0) / (2.0 * size.field) + 0.5;
            let moved = LightSource(at);
            if parent.parent() == stage.parent() && light != Some(&moved) {
                commands.entity(board).insert(moved);
            }
        }
    }
}

/// When the game has been won, the light grows over the whole board; it shrinks again when the game
/// goes back.
fn grow_light(
    stages: Query<(&Stage, &AnimationQueue)>,
    mut boards: Query<(&mut Pose, &ChildOf), With<LightSource>>,
    frame: Res<FrameTime>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let timing = &configs.timing;
    let factor = configs.factor(&settings);
    for (mut pose, stage) in &mut boards {
        let Ok((stage, motion)) = stages.get(stage.parent()) else {
            continue;
        };
        let is_won =
            |event: &Event| matches!(event, Event::Over { outcome } if outcome.winner().is_some());
        let ends = motion.showing().is_some_and(|(event, _)| is_won(event));
        let (wanted, length) = if stage.decided || ends {
            (1.0, (stage.geometry.look.tempo)(timing).ending_ms)
        } else {
            (0.0, timing.jump_ms)
        };
        let length = length as f32 * factor;
        let step = if length > 0.0 { frame.0 / length } else { 1.0 };
        let glow = pose.glow + (wanted - pose.glow).clamp(-step, step);
        if pose.glow != glow {
            pose.glow = glow;
        }
    }
}
