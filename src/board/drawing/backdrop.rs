//! The table behind all boards, and the overlay before them that fades out: a new screen comes out of the table.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::tween::{Tween, advance_tweens};
use crate::board::drawing::shape::Drawable;
use crate::board::figure::{Figure, FigureSize, Pose};
use crate::board::layout::{Areas, BoardAlone};
use crate::board::placing::Placement;
use crate::features::settings::{Configs, Settings};
use crate::states::{Phase, Screen};

/// A figure that fills the window.
#[derive(Component, Clone, Copy, Debug)]
struct FillsWindow;

/// What hides the boards of a new screen for a short time. Its pose's alpha is how much it hides.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct FadeOverlay;

/// How much the overlay hides in the first frame of a screen: the board is to be seen from the
/// beginning.
const AT_FIRST: f32 = 0.6;

/// What is to be drawn is known to the renderer only after so many frames.
const LEAST_WAIT: u32 = 3;

/// After so many frames the first screen is shown whatever is missing. The program draws that many
/// after its start in any case.
const LONGEST_WAIT: u32 = 25;

/// Adds the table and the overlay.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(
        Update,
        (
            fill_window.before(Phase::Scene),
            (fade_overlay, hide_clear_overlay)
                .chain()
                .in_set(Phase::Scene)
                .after(advance_tweens),
        ),
    );
}

fn spawn(mut commands: Commands) {
    let whole_window = Placement {
        centre: Vec2::ZERO,
        cell: 1.0,
        room: None,
    };
    let place = (whole_window, Transform::default(), Visibility::default());
    let parent = commands.spawn(place).id();
    let size = FigureSize {
        cols: 1,
        rows: 1,
        half: Vec2::ONE,
        field: Vec2::ONE,
    };
    let at = Pose::at(Vec2::ZERO);
    commands.spawn((FillsWindow, Figure::Tabletop, size, at, ChildOf(parent)));
    let open = Pose { alpha: 0.0, ..at };
    let overlay = (FillsWindow, FadeOverlay, Figure::FadeOverlay, size, open);
    commands.spawn((overlay, Visibility::Hidden, ChildOf(parent)));
}

fn fill_window(
    areas: Res<Areas>,
    mut figures: Query<(&mut FigureSize, &mut Pose), With<FillsWindow>>,
) {
    if !areas.is_changed() {
        return;
    }
    for (mut size, mut pose) in &mut figures {
        // A little more than the window, for odd sizes.
        size.half = areas.window / 2.0 + Vec2::ONE;
        pose.set_changed();
    }
}

/// The overlay covers everything when the screen changes, and fades at once. Before the first screen of all it
/// waits until the boards can be drawn, so that the first frame that shows anything shows them.
fn fade_overlay(
    mut commands: Commands,
    mut overlays: Query<(Entity, &mut Pose), With<FadeOverlay>>,
    screen: Res<State<Screen>>,
    mut before: Local<Option<Screen>>,
    mut waited: Local<Option<u32>>,
    drawable: Option<Res<Drawable>>,
    alone: Option<Res<BoardAlone>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
) {
    let now = *screen.get();
    let last = before.replace(now).unwrap_or(Screen::Loading);
    let Ok((overlay, mut pose)) = overlays.single_mut() else {
        return;
    };
    if alone.is_some() || now == Screen::Loading {
        return;
    }
    let mut length = configs.timing.screen_ms as f32 * configs.factor(&settings);
    let mut opens = None;
    if last == Screen::Loading && drawable.is_some() {
        *waited = Some(0);
        pose.alpha = 1.0;
    } else if let Some(frames) = waited.as_mut() {
        *frames += 1;
        let is_ready = drawable.is_none_or(|drawable| drawable.is_ready());
        if *frames >= LONGEST_WAIT || *frames >= LEAST_WAIT && is_ready {
            *waited = None;
            opens = Some(1.0);
            if cfg!(target_family = "wasm") {
                // The page has a cover of its own, which fades.
                length = 0.0;
            }
        }
    } else if last != now && last != Screen::Loading {
        opens = Some(AT_FIRST);
    }
    let Some(from) = opens else {
        return;
    };
    let open = Pose {
        alpha: 0.0,
        ..*pose
    };
    if length <= 0.0 {
        pose.set_if_neq(open);
        return;
    }
    pose.alpha = from;
    commands.entity(overlay).insert(Tween {
        ease: EaseFunction::CubicOut,
        ..Tween::new(*pose, open, length)
    });
}

/// What hides nothing is not drawn.
fn hide_clear_overlay(
    mut overlays: Query<(&Pose, &mut Visibility), (With<FadeOverlay>, Changed<Pose>)>,
) {
    for (pose, mut visibility) in &mut overlays {
        visibility.set_if_neq(if pose.alpha > 0.0 {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}
