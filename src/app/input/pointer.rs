//! Mouse and touch at the board: what happens is decided on release, over the cell that was
//! pressed.

use std::time::Duration;

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::app::flow::{Table, TableStage};
use crate::app::intent::Intent;
use crate::app::layout::Areas;
use crate::app::scene::placing::Placement;
use crate::app::scene::stage::Stage;
use crate::app::settings::{Configs, milliseconds};
use crate::app::states::{Phase, Screen};
use crate::games::Cell;

/// On cells smaller than this, in logical pixels, a finger aims with a first tap and plays with a
/// second one (WCAG 2.2, success criterion 2.5.8).
const SMALLEST_TARGET: f32 = 24.0;

/// How far a touchpad scrolls for one notch of a wheel, in pixels.
const PIXELS_A_NOTCH: f32 = 40.0;

/// Where panels and other things cover the board; set by whatever draws them. Places, not an answer
/// for the place of the last frame: the pointer may jump and click within one frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct PointerTaken {
    /// The whole window is covered, or something holds the pointer.
    pub everywhere: bool,
    /// What is covered, in logical pixels from the window's upper left corner.
    pub places: Vec<Rect>,
}

impl PointerTaken {
    /// Whether a place of the window is covered.
    #[must_use]
    pub fn covers(&self, at: Vec2) -> bool {
        self.everywhere || self.places.iter().any(|place| place.contains(at))
    }
}

/// Adds mouse and touch.
pub fn plugin(app: &mut App) {
    app.init_resource::<PointerTaken>()
        .init_resource::<Pressed>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Touches>()
        .add_message::<MouseWheel>()
        .add_systems(Update, (mouse, touch).chain().in_set(Phase::Input));
}

/// Which cell each button or finger was put down on.
#[derive(Resource, Default)]
pub(super) struct Pressed {
    first: Option<Spot>,
    second: Option<Spot>,
    touch: Option<(Spot, Duration)>,
    hover: Option<Spot>,
}

/// A cell of one stage: what is put down on one board is not released on the next one.
type Spot = (Entity, Cell);

type BoardQuery<'w, 's> =
    Query<'w, 's, (Entity, &'static Stage, &'static Placement), With<TableStage>>;

/// What lies at a place of the window, in logical pixels from its upper left corner.
fn spot_at(at: Vec2, areas: &Areas, boards: &BoardQuery) -> Option<Spot> {
    let (entity, stage, placement) = boards.single().ok()?;
    if placement.cell <= 0.0 {
        return None;
    }
    let world = areas.to_world(at);
    stage
        .geometry
        .cell_at((world - placement.centre) / placement.cell)
        .map(|cell| (entity, cell))
}

fn mouse(
    windows: Query<&Window, With<PrimaryWindow>>,
    areas: Res<Areas>,
    boards: BoardQuery,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    mut wheel_turned: Local<f32>,
    taken: Res<PointerTaken>,
    mut pressed: ResMut<Pressed>,
    mut intents: MessageWriter<Intent>,
) {
    for turn in wheel.read() {
        *wheel_turned += match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / PIXELS_A_NOTCH,
        };
    }
    let spot = windows
        .single()
        .ok()
        .and_then(Window::cursor_position)
        .filter(|&at| !taken.covers(at))
        .and_then(|at| spot_at(at, &areas, &boards));
    if pressed.hover != spot {
        pressed.hover = spot;
        intents.write(Intent::Point(spot.map(|(_, cell)| cell)));
    }
    let notches = wheel_turned.trunc();
    *wheel_turned -= notches;
    if spot.is_some() && notches != 0.0 {
        // Down is further into the reaction, as down is further into a text.
        intents.write(Intent::Wave(-notches as i8));
    }
    if buttons.just_pressed(MouseButton::Left) {
        pressed.first = spot;
    }
    if buttons.just_pressed(MouseButton::Right) {
        pressed.second = spot;
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(down) = pressed.first.take()
        && spot == Some(down)
    {
        intents.write(Intent::Press(down.1));
    }
    if buttons.just_released(MouseButton::Right)
        && let Some(down) = pressed.second.take()
        && spot == Some(down)
    {
        intents.write(Intent::SecondPress(down.1));
    }
}

pub(super) fn touch(
    touches: Res<Touches>,
    table: Res<Table>,
    screen: Res<State<Screen>>,
    areas: Res<Areas>,
    boards: BoardQuery,
    taken: Res<PointerTaken>,
    configs: Res<Configs>,
    time: Res<Time<Real>>,
    mut pressed: ResMut<Pressed>,
    mut intents: MessageWriter<Intent>,
) {
    // The last finger counts.
    for touch in touches.iter_just_pressed() {
        let spot =
            spot_at(touch.position(), &areas, &boards).filter(|_| !taken.covers(touch.position()));
        pressed.touch = spot.map(|spot| (spot, time.elapsed()));
        // A finger that comes back to the cell that it has aimed at must not lose it.
        if spot.map(|(_, cell)| cell) != table.cursor.focus {
            intents.write(Intent::Point(spot.map(|(_, cell)| cell)));
        }
    }
    for touch in touches.iter_just_released() {
        let Some((down, since)) = pressed.touch.take() else {
            continue;
        };
        if spot_at(touch.position(), &areas, &boards) == Some(down) {
            let long =
                time.elapsed().saturating_sub(since) >= milliseconds(configs.timing.long_press_ms);
            let small = boards
                .single()
                .is_ok_and(|(_, _, placement)| placement.cell < SMALLEST_TARGET);
            let aimed = table.cursor.focus == Some(down.1);
            intents.write(if long {
                Intent::SecondPress(down.1)
            } else if small && !aimed && *screen.get() == Screen::Play {
                Intent::Aim(down.1)
            } else {
                Intent::Press(down.1)
            });
        }
    }
    if touches.any_just_canceled() {
        pressed.touch = None;
    }
}
