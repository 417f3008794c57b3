//! Gamepads of Windows and macOS.

use gilrs::{Axis as GilrsAxis, Button, Event, EventType, GamepadId, Gilrs};

use crate::input::bindings::gamepad_button::{Axis, PadButton, Stick};
use crate::input::gamepads::desktop::{LastReports, Outlet, ProgramEnded};
use crate::input::gamepads::{PadChange, PadReport, in_steps};

/// Waits for gamepads until the program ends.
pub(crate) fn watch(outlet: &Outlet) {
    // Where the system has no gamepads, there are none.
    if let Ok(gilrs) = Gilrs::new() {
        let _ = read(gilrs, outlet);
    }
}

fn read(mut gilrs: Gilrs, outlet: &Outlet) -> Result<(), ProgramEnded> {
    let connected: Vec<GamepadId> = gilrs.gamepads().map(|(id, _)| id).collect();
    for id in connected {
        outlet.report(report(id, PadChange::Connected))?;
    }
    let mut last = LastReports::default();
    while let Some(Event { id, event, .. }) = gilrs.next_event_blocking(None) {
        if let Some(change) = change(event)
            && last.is_new(report(id, change))
        {
            outlet.report(report(id, change))?;
        }
    }
    Ok(())
}

fn report(id: GamepadId, change: PadChange) -> PadReport {
    let pad = usize::from(id) as u32;
    PadReport { pad, change }
}

fn change(event: EventType) -> Option<PadChange> {
    Some(match event {
        EventType::Connected => PadChange::Connected,
        EventType::Disconnected => PadChange::Disconnected,
        EventType::ButtonPressed(button, _) => PadChange::Button(button_of(button)?, true),
        EventType::ButtonReleased(button, _) => PadChange::Button(button_of(button)?, false),
        EventType::AxisChanged(axis, value, _) => {
            let (stick, way) = match axis {
                GilrsAxis::LeftStickX => (Stick::Left, Axis::X),
                GilrsAxis::LeftStickY => (Stick::Left, Axis::Y),
                GilrsAxis::RightStickX => (Stick::Right, Axis::X),
                GilrsAxis::RightStickY => (Stick::Right, Axis::Y),
                _ => return None,
            };
            PadChange::Stick(stick, way, in_steps(value))
        }
        _ => return None,
    })
}

const fn button_of(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::West => PadButton::West,
        Button::North => PadButton::North,
        Button::LeftTrigger => PadButton::LeftShoulder,
        Button::RightTrigger => PadButton::RightShoulder,
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::LeftThumb => PadButton::LeftStick,
        Button::RightThumb => PadButton::RightStick,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        Button::DPadLeft => PadButton::Left,
        Button::DPadRight => PadButton::Right,
        Button::DPadUp => PadButton::Up,
        Button::DPadDown => PadButton::Down,
        _ => return None,
    })
}
