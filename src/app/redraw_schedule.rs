//! When the program draws: continuously while something moves or the computer thinks, otherwise
//! only when something happens.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowResized;
use bevy::winit::{UpdateMode, WinitSettings};

use super::state::redraw::Redraw;

use super::board::tween::Tween;
use crate::app::board::animation::Motion;
#[cfg(not(target_family = "wasm"))]
use crate::app::desktop::exporting::Exporting;
use crate::app::play::analysing::Analysing;
use crate::app::play::replaying::Replaying;
use crate::app::play::research::Room;
use crate::app::play::studying::Studying;
use crate::app::play::thinking::Thinking;
use crate::app::state::notifications::{self, Notifications};
use crate::app::state::refusal::Refusal;
use crate::app::state::states::{Screen, Turn};
use crate::app::ui::screens::menu_demos::NextDemoMove;

/// A program that rests looks around this often all the same.
const REST: Duration = Duration::from_secs(60);
/// Messages of the board vanish after a while; the program wakes to take them away.
const REFUSAL: Duration = Duration::from_millis(2600);
/// An analysis is looked after this often.
const ANALYSIS: Duration = Duration::from_millis(40);

/// How often a resting program shows how far the pictures are that it draws for others.
#[cfg(not(target_family = "wasm"))]
const EXPORT: Duration = Duration::from_millis(200);

/// Chooses the update mode each frame.
pub fn plugin(app: &mut App) {
    app.init_resource::<Redraw>();
    #[cfg(not(target_family = "wasm"))]
    app.init_resource::<Exporting>();
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .add_systems(Last, choose.after(notifications::pass));
}

/// After the last change of a screen, a turn or the window's size so many frames are drawn all the same: the first
/// ones load fonts, files and shaders, and what a change sets off comes a frame or two later.
const GRACE: u32 = 30;

fn choose(
    mut winit: ResMut<WinitSettings>,
    tweens: Query<(), With<Tween>>,
    motions: Query<&Motion>,
    thinking: Res<Thinking>,
    (studying, replaying, analysing): (Res<Studying>, Res<Replaying>, Res<Analysing>),
    (refusal, notifications): (Res<Refusal>, Res<Notifications>),
    demo: Res<NextDemoMove>,
    room: Res<Room>,
    #[cfg(not(target_family = "wasm"))] exporting: Res<Exporting>,
    redraw: Res<Redraw>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    time: Res<Time>,
    mut resized: MessageReader<WindowResized>,
    mut calm: Local<u32>,
) {
    let busy = redraw.take()
        || resized.read().count() > 0
        || !tweens.is_empty()
        || thinking.is_busy()
        || studying.is_busy()
        || room.is_moving()
        || replaying.is_playing()
        || screen.is_changed()
        || turn.is_some_and(|turn| {
            turn.is_changed() || matches!(turn.get(), Turn::Animating | Turn::Computer)
        })
        || motions.iter().any(|motion| !motion.is_at_rest());
    *calm = if busy { 0 } else { calm.saturating_add(1) };
    let mode = if *calm < GRACE {
        UpdateMode::Continuous
    } else {
        let now = time.elapsed();
        let mut wait = REST;
        if let Some(next) = demo.0 {
            wait = wait.min(next.saturating_sub(now));
        }
        #[cfg(not(target_family = "wasm"))]
        if exporting.is_busy() {
            wait = wait.min(EXPORT);
        }
        if let Some(passes) = notifications.next_passing() {
            wait = wait.min(passes.saturating_sub(now));
        }
        if analysing.is_running() {
            wait = wait.min(ANALYSIS);
        }
        if let Some((_, when)) = refusal.0 {
            let shown = now.saturating_sub(when);
            if shown < REFUSAL {
                wait = wait.min(REFUSAL - shown);
            }
        }
        UpdateMode::reactive_low_power(wait.max(Duration::from_millis(5)))
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
