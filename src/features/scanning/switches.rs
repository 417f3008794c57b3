//! The switches with which one scans. A computer sees a switch as a key, as a button of the mouse or
//! as a tap, so while controls are scanned those have no other meaning.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy_egui::EguiPreUpdateSet;

use crate::features::settings::{Scan, Settings};
use crate::input::bindings::capture::KeyCapture;
use crate::input::pointer;
use crate::input::pointer::Pointer;

/// A switch was pressed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Switch {
    /// The one that takes the frame on.
    Next,
    /// The one that acts on what is framed.
    Act,
}

/// Reads the switches before anything else reads keys and buttons.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Switch>().add_systems(
        PreUpdate,
        take_switches
            .run_if(|settings: Res<Settings>| settings.scan != Scan::Off)
            .after(pointer::Following)
            .before(InputSystems)
            .before(EguiPreUpdateSet::ProcessInput),
    );
}

/// How a switch is told apart from a click with the mouse.
#[derive(Default)]
struct Clicks {
    /// Where the pointer was at the last press.
    last: Option<Vec2>,
    /// Whether the button that is held counts as a switch.
    held: bool,
}

fn take_switches(
    settings: Res<Settings>,
    capture: Res<KeyCapture>,
    pointer: Res<Pointer>,
    mut clicks: Local<Clicks>,
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut buttons: ResMut<Messages<MouseButtonInput>>,
    mut touches: ResMut<Messages<TouchInput>>,
    mut switches: MessageWriter<Switch>,
) {
    // With two switches a press takes the frame on; with one, time does that.
    let press = match settings.scan {
        Scan::TwoSwitches => Switch::Next,
        _ => Switch::Act,
    };
    // One of these keys may be the one that is being chosen for a command.
    if !capture.is_awaiting() {
        keep(&mut keys, |key| {
            let switch = match key.key_code {
                KeyCode::Space => press,
                KeyCode::Enter | KeyCode::NumpadEnter => Switch::Act,
                _ => return true,
            };
            if key.state == ButtonState::Pressed && !key.repeat {
                switches.write(switch);
            }
            false
        });
    }
    keep(&mut buttons, |button| {
        if button.button != MouseButton::Left {
            return true;
        }
        if button.state == ButtonState::Released {
            return !std::mem::take(&mut clicks.held);
        }
        // After a movement of the pointer a press means what lies under it.
        clicks.held = clicks.last == pointer.last();
        clicks.last = pointer.last();
        if clicks.held {
            switches.write(press);
        }
        !clicks.held
    });
    keep(&mut touches, |touch| {
        if touch.phase == TouchPhase::Started {
            switches.write(press);
        }
        false
    });
}

/// Removes the messages that are not to be kept.
fn keep<M: Message>(messages: &mut ResMut<Messages<M>>, mut is_kept: impl FnMut(&M) -> bool) {
    if messages.is_empty() {
        return;
    }
    let all: Vec<M> = messages.drain().collect();
    messages.write_batch(all.into_iter().filter(|message| is_kept(message)));
}
