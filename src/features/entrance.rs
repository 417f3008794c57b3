//! How the controls of a new screen come: they fade in and move to their place while the overlay
//! before the boards overlays.

use bevy::prelude::*;
use bevy_egui::egui::emath::TSTransform;
use bevy_egui::egui::{Context, Id, LayerId, Ui, vec2};
use bevy_egui::{EguiContexts, PrimaryEguiContext};

use crate::board::drawing::backdrop::FadeOverlay;
use crate::board::figure::Pose;
use crate::states::Phase;

/// From how far below the controls come, in points.
const WAY: f32 = 14.0;

/// Adds the movement.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        follow_overlay
            .after(Phase::Scene)
            .run_if(any_with_component::<PrimaryEguiContext>),
    );
}

fn follow_overlay(mut contexts: EguiContexts, overlays: Query<&Pose, With<FadeOverlay>>) -> Result {
    let context = contexts.ctx_mut()?;
    let hidden = overlays.iter().map(|pose| pose.alpha).fold(0.0, f32::max);
    context.data_mut(|data| data.insert_temp(id(), hidden));
    let way = TSTransform::from_translation(vec2(0.0, WAY * hidden));
    context.set_transform_layer(LayerId::background(), way);
    Ok(())
}

fn id() -> Id {
    Id::new("how much of a new screen is hidden")
}

/// Lets the controls of a screen fade in.
pub(crate) fn fade_in(context: &Context, ui: &mut Ui) {
    let hidden: f32 = context.data(|data| data.get_temp(id())).unwrap_or(0.0);
    if hidden > 0.0 {
        ui.set_opacity(1.0 - hidden);
    }
}
