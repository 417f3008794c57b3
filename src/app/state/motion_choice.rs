//! Whether things move where nobody has chosen a speed: as the system wants it.

use bevy::prelude::*;

use crate::app::state::settings::Configs;

/// What the system wants of motion, as far as it says so.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SystemMotion {
    /// Whether there is to be less of it.
    pub is_reduced: bool,
}

/// Follows the system.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SystemMotion>()
        .add_systems(PreUpdate, follow);
}

fn follow(system: Res<SystemMotion>, mut configs: ResMut<Configs>) {
    if configs.reduces_motion() != system.is_reduced {
        configs.reduce_motion(system.is_reduced);
    }
}
