//! When the program draws: continuously while something moves or the computer thinks, otherwise
//! only when something happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};

use super::animation::Motion;
use super::flow::Table;
use super::scene::tween::Tween;
use super::screens::living::NextDemoMove;
use super::thinking::Thinking;

/// A program that rests looks around this often all the same.
const REST: Duration = Duration::from_secs(60);
/// Messages of the board vanish after a while; the program wakes to take them away.
const REFUSAL: Duration = Duration::from_millis(2600);

/// Chooses the update mode each frame.
pub fn plugin(app: &mut App) {
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .add_systems(Last, choose);
}

fn choose(
    mut winit: ResMut<WinitSettings>,
    tweens: Query<(), With<Tween>>,
    motions: Query<&Motion>,
    thinking: Res<Thinking>,
    table: Res<Table>,
    demo: Res<NextDemoMove>,
    time: Res<Time<Real>>,
    mut started: Local<u32>,
) {
    // The first frames load fonts, files and shaders.
    *started = started.saturating_add(1);
    let busy = *started < 30
        || !tweens.is_empty()
        || thinking.is_busy()
        || motions.iter().any(|motion| !motion.is_at_rest());
    let mode = if busy {
        UpdateMode::Continuous
    } else {
        let now = time.elapsed();
        let mut wait = REST;
        if let Some(next) = demo.0 {
            wait = wait.min(next.saturating_sub(now));
        }
        if table.refused.is_some() {
            wait = wait.min(REFUSAL);
        }
        UpdateMode::reactive_low_power(wait.max(Duration::from_millis(5)))
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
