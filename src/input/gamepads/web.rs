//! Gamepads of a browser. It tells when one is connected; from then on they are looked at with every
//! picture that the browser draws, and the program is woken only when something has changed.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, Gamepad, GamepadButton};

use crate::input::bindings::gamepad_button::{Axis, PadButton, Stick};
use crate::input::gamepads::{PadChange, PadReport, ReadGamepads, in_steps};
use crate::platform::page::{listen, window};
use crate::platform::web::wake::wake;

/// Where the buttons are among those of a gamepad; browsers sort them so.
const BUTTONS: [(usize, PadButton); 16] = [
    (0, PadButton::South),
    (1, PadButton::East),
    (2, PadButton::West),
    (3, PadButton::North),
    (4, PadButton::LeftShoulder),
    (5, PadButton::RightShoulder),
    (6, PadButton::LeftTrigger),
    (7, PadButton::RightTrigger),
    (8, PadButton::Select),
    (9, PadButton::Start),
    (10, PadButton::LeftStick),
    (11, PadButton::RightStick),
    (12, PadButton::Up),
    (13, PadButton::Down),
    (14, PadButton::Left),
    (15, PadButton::Right),
];

/// Where the sticks are among the axes.
const AXES: [(usize, Stick, Axis); 4] = [
    (0, Stick::Left, Axis::X),
    (1, Stick::Left, Axis::Y),
    (2, Stick::Right, Axis::X),
    (3, Stick::Right, Axis::Y),
];

thread_local! {
    static SEEN: RefCell<PadStates> = RefCell::new(PadStates::default());
}

/// What has been seen of the gamepads.
#[derive(Default)]
struct PadStates {
    pads: Vec<SeenPad>,
    /// Whether they are looked at again with the next picture.
    is_watching: bool,
    /// What no frame of the program has taken yet.
    reports: Vec<PadReport>,
}

/// A gamepad as it was seen last.
#[derive(Clone)]
struct SeenPad {
    number: u32,
    buttons: [bool; BUTTONS.len()],
    axes: [f32; AXES.len()],
}

/// Reads gamepads.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, hear_of_gamepads)
        .add_systems(PreUpdate, take_reports.before(ReadGamepads));
}

fn take_reports(mut messages: MessageWriter<PadReport>) {
    let reports = SEEN.with_borrow_mut(|seen| std::mem::take(&mut seen.reports));
    messages.write_batch(reports);
}

fn hear_of_gamepads() {
    listen(&window(), "gamepadconnected", |_: Event| watch());
}

/// Looks at the gamepads, and again with the next picture as long as there is one.
fn watch() {
    let is_watching = SEEN.with_borrow_mut(|seen| std::mem::replace(&mut seen.is_watching, true));
    if !is_watching {
        look();
    }
}

fn look() {
    let gamepads = window().navigator().get_gamepads().unwrap_or_default();
    let gamepads: Vec<Gamepad> = gamepads
        .iter()
        .filter_map(|gamepad| gamepad.dyn_into().ok())
        .filter(Gamepad::connected)
        .collect();
    let has_news = SEEN.with_borrow_mut(|seen| {
        seen.compare(&gamepads);
        seen.is_watching = !gamepads.is_empty();
        !seen.reports.is_empty()
    });
    if has_news {
        wake();
    }
    if !gamepads.is_empty() {
        let next = Closure::once_into_js(look);
        // Where it fails the page is going away.
        let _ = window().request_animation_frame(next.unchecked_ref());
    }
}

impl PadStates {
    /// Notes what has changed.
    fn compare(&mut self, gamepads: &[Gamepad]) {
        let mut report = |pad, change| self.reports.push(PadReport { pad, change });
        let numbers: Vec<u32> = gamepads.iter().map(Gamepad::index).collect();
        for gone in self
            .pads
            .iter()
            .filter(|pad| !numbers.contains(&pad.number))
        {
            report(gone.number, PadChange::Disconnected);
        }
        self.pads.retain(|pad| numbers.contains(&pad.number));
        for gamepad in gamepads {
            let now = SeenPad::of(gamepad);
            let known = self.pads.iter().position(|pad| pad.number == now.number);
            let index = known.unwrap_or_else(|| {
                report(now.number, PadChange::Connected);
                self.pads.push(SeenPad {
                    buttons: [false; BUTTONS.len()],
                    axes: [0.0; AXES.len()],
                    ..now
                });
                self.pads.len() - 1
            });
            let before = std::mem::replace(&mut self.pads[index], now.clone());
            for (place, (_, button)) in BUTTONS.iter().enumerate() {
                if before.buttons[place] != now.buttons[place] {
                    let change = PadChange::Button(*button, now.buttons[place]);
                    report(now.number, change);
                }
            }
            for (place, (_, stick, axis)) in AXES.iter().enumerate() {
                if before.axes[place] != now.axes[place] {
                    let change = PadChange::Stick(*stick, *axis, now.axes[place]);
                    report(now.number, change);
                }
            }
        }
    }
}

impl SeenPad {
    fn of(gamepad: &Gamepad) -> SeenPad {
        let (buttons, axes) = (gamepad.buttons(), gamepad.axes());
        let is_pressed = |index: usize| {
            let button = buttons.get(index as u32).dyn_into::<GamepadButton>();
            button.is_ok_and(|button| button.pressed())
        };
        let far = |index: usize| axes.get(index as u32).as_f64().unwrap_or(0.0) as f32;
        SeenPad {
            number: gamepad.index(),
            buttons: BUTTONS.map(|(index, _)| is_pressed(index)),
            axes: AXES.map(|(index, _, axis)| match axis {
                // Browsers count from the top.
                Axis::Y => in_steps(-far(index)),
                Axis::X => in_steps(far(index)),
            }),
        }
    }
}
