//! Gamepads of Linux, as the kernel reports them in `/dev/input`: without libudev, whose headers a
//! fresh machine does not have. Every gamepad has a thread that waits for its reports.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, io, thread};

use evdev::{AbsoluteAxisCode, Device, EventSummary, InputEvent, KeyCode};
use inotify::{Inotify, WatchMask};

use crate::input::bindings::gamepad_button::{Axis, PadButton, Stick};
use crate::input::gamepads::desktop::{LastReports, Outlet, ProgramEnded};
use crate::input::gamepads::{PadChange, PadReport, in_steps};

/// Where the kernel has its input devices.
const FOLDER: &str = "/dev/input";

/// A trigger counts as pressed from here on.
const TRIGGER: f32 = 0.5;

/// Makers whose drivers name the left and the upper button by their places. All others name them by
/// the letters X and Y on a gamepad of Microsoft, which lie the other way round.
const NAMED_BY_PLACE: [u16; 2] = [0x054c, 0x057e];

/// The devices that are read.
type OpenDevices = Arc<Mutex<BTreeSet<PathBuf>>>;

/// Waits for gamepads until the program ends.
pub(crate) fn watch(outlet: &Outlet) {
    // Where there is no such folder, or nothing can be learnt of it, there are no gamepads.
    let _ = find_gamepads(outlet);
}

fn find_gamepads(outlet: &Outlet) -> io::Result<()> {
    let open = OpenDevices::default();
    let mut inotify = Inotify::init()?;
    // A new device may be read only after its rights have been set.
    let mask = WatchMask::CREATE | WatchMask::ATTRIB;
    inotify.watches().add(FOLDER, mask)?;
    for entry in fs::read_dir(FOLDER)? {
        begin(&entry?.path(), &open, outlet);
    }
    let mut buffer = [0; 4096];
    loop {
        for event in inotify.read_events_blocking(&mut buffer)? {
            if let Some(name) = event.name {
                begin(&Path::new(FOLDER).join(name), &open, outlet);
            }
        }
    }
}

/// Reads this device from now on, if it is a gamepad that nobody reads yet.
fn begin(path: &Path, open: &OpenDevices, outlet: &Outlet) {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let name = path.file_name().and_then(|name| name.to_str());
    let is_device = name.is_some_and(|name| name.starts_with("event"));
    let lock = || open.lock().unwrap_or_else(PoisonError::into_inner);
    if !is_device || lock().contains(path) {
        return;
    }
    let Some((device, layout)) = open_gamepad(path) else {
        return;
    };
    lock().insert(path.to_owned());
    let (path, open, outlet) = (path.to_owned(), open.clone(), outlet.clone());
    let pad = NEXT.fetch_add(1, Ordering::Relaxed);
    // Without a thread the gamepad is as if it were not there.
    let _ = thread::Builder::new()
        .name("gamepad".into())
        .spawn(move || {
            let change = PadChange::Connected;
            let _ = outlet
                .report(PadReport { pad, change })
                .and_then(|()| read(device, &layout, pad, &outlet));
            let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
            open.remove(&path);
        });
}

/// The device, if it is a gamepad and may be read.
fn open_gamepad(path: &Path) -> Option<(Device, Layout)> {
    let device = Device::open(path).ok()?;
    let keys = device.supported_keys()?;
    if !keys.contains(KeyCode::BTN_SOUTH) {
        return None;
    }
    let has_trigger_buttons = keys.contains(KeyCode::BTN_TL2);
    let axes = device.get_absinfo().ok()?;
    let ranges = axes.map(|(axis, info)| (axis.0, (info.minimum(), info.maximum())));
    let layout = Layout {
        ranges: ranges.collect(),
        is_named_by_place: NAMED_BY_PLACE.contains(&device.input_id().vendor()),
        has_trigger_buttons,
    };
    Some((device, layout))
}

/// Reports everything that happens on a gamepad until it is gone.
fn read(
    mut device: Device,
    layout: &Layout,
    pad: u32,
    outlet: &Outlet,
) -> Result<(), ProgramEnded> {
    let mut last = LastReports::default();
    while let Ok(events) = device.fetch_events() {
        for event in events {
            for change in layout.changes(event) {
                let report = PadReport { pad, change };
                if last.is_new(report) {
                    outlet.report(report)?;
                }
            }
        }
    }
    let change = PadChange::Disconnected;
    outlet.report(PadReport { pad, change })
}

/// What the events of a device mean.
#[derive(Debug, Default)]
struct Layout {
    /// The least and the greatest value of each axis.
    ranges: BTreeMap<u16, (i32, i32)>,
    is_named_by_place: bool,
    has_trigger_buttons: bool,
}

impl Layout {
    fn changes(&self, event: InputEvent) -> Vec<PadChange> {
        match event.destructure() {
            EventSummary::Key(_, key, value) => {
                let button = self.button(key);
                // The kernel's own repetitions are none of a gamepad.
                let button = button.filter(|_| value != 2);
                let change = button.map(|button| PadChange::Button(button, value == 1));
                change.into_iter().collect()
            }
            EventSummary::AbsoluteAxis(_, axis, value) => self.axis_changes(axis, value),
            _ => Vec::new(),
        }
    }

    fn button(&self, key: KeyCode) -> Option<PadButton> {
        let (north, west) = match self.is_named_by_place {
            true => (KeyCode::BTN_NORTH, KeyCode::BTN_WEST),
            false => (KeyCode::BTN_WEST, KeyCode::BTN_NORTH),
        };
        Some(match key {
            KeyCode::BTN_SOUTH => PadButton::South,
            KeyCode::BTN_EAST => PadButton::East,
            key if key == north => PadButton::North,
            key if key == west => PadButton::West,
            KeyCode::BTN_TL => PadButton::LeftShoulder,
            KeyCode::BTN_TR => PadButton::RightShoulder,
            KeyCode::BTN_TL2 => PadButton::LeftTrigger,
            KeyCode::BTN_TR2 => PadButton::RightTrigger,
            KeyCode::BTN_THUMBL => PadButton::LeftStick,
            KeyCode::BTN_THUMBR => PadButton::RightStick,
            KeyCode::BTN_SELECT => PadButton::Select,
            KeyCode::BTN_START => PadButton::Start,
            KeyCode::BTN_DPAD_LEFT => PadButton::Left,
            KeyCode::BTN_DPAD_RIGHT => PadButton::Right,
            KeyCode::BTN_DPAD_UP => PadButton::Up,
            KeyCode::BTN_DPAD_DOWN => PadButton::Down,
            _ => return None,
        })
    }

    fn axis_changes(&self, axis: AbsoluteAxisCode, value: i32) -> Vec<PadChange> {
        let between = |low: PadButton, high: PadButton| {
            vec![
                PadChange::Button(low, value < 0),
                PadChange::Button(high, value > 0),
            ]
        };
        // On gamepads without axes of these names the right stick has those of the triggers.
        let has_right_stick = self.ranges.contains_key(&AbsoluteAxisCode::ABS_RX.0);
        match axis {
            AbsoluteAxisCode::ABS_HAT0X => between(PadButton::Left, PadButton::Right),
            AbsoluteAxisCode::ABS_HAT0Y => between(PadButton::Up, PadButton::Down),
            AbsoluteAxisCode::ABS_X => self.stick(Stick::Left, Axis::X, axis, value),
            AbsoluteAxisCode::ABS_Y => self.stick(Stick::Left, Axis::Y, axis, value),
            AbsoluteAxisCode::ABS_RX => self.stick(Stick::Right, Axis::X, axis, value),
            AbsoluteAxisCode::ABS_RY => self.stick(Stick::Right, Axis::Y, axis, value),
            AbsoluteAxisCode::ABS_Z if !has_right_stick => {
                self.stick(Stick::Right, Axis::X, axis, value)
            }
            AbsoluteAxisCode::ABS_RZ if !has_right_stick => {
                self.stick(Stick::Right, Axis::Y, axis, value)
            }
            AbsoluteAxisCode::ABS_Z => self.trigger(PadButton::LeftTrigger, axis, value),
            AbsoluteAxisCode::ABS_RZ => self.trigger(PadButton::RightTrigger, axis, value),
            _ => Vec::new(),
        }
    }

    fn stick(&self, stick: Stick, way: Axis, axis: AbsoluteAxisCode, value: i32) -> Vec<PadChange> {
        let far = in_steps(self.share(axis, value) * 2.0 - 1.0);
        // The kernel counts from the top.
        let far = match way {
            Axis::X => far,
            Axis::Y => 0.0 - far,
        };
        vec![PadChange::Stick(stick, way, far)]
    }

    fn trigger(&self, button: PadButton, axis: AbsoluteAxisCode, value: i32) -> Vec<PadChange> {
        if self.has_trigger_buttons {
            return Vec::new();
        }
        vec![PadChange::Button(button, self.share(axis, value) > TRIGGER)]
    }

    /// Where a value is in the range of its axis, from 0 to 1.
    fn share(&self, axis: AbsoluteAxisCode, value: i32) -> f32 {
        let (least, greatest) = self.ranges.get(&axis.0).copied().unwrap_or((0, 1));
        let span = (greatest - least).max(1) as f32;
        ((value - least) as f32 / span).clamp(0.0, 1.0)
    }
}

#[cfg(test)]
mod tests {
    use evdev::EventType;

    use super::*;

    const RANGE: (i32, i32) = (-32_768, 32_767);

    fn layout(axes: &[(AbsoluteAxisCode, (i32, i32))]) -> Layout {
        Layout {
            ranges: axes.iter().map(|(axis, range)| (axis.0, *range)).collect(),
            ..Layout::default()
        }
    }

    fn of_key(layout: &Layout, key: KeyCode, value: i32) -> Vec<PadChange> {
        layout.changes(InputEvent::new(EventType::KEY.0, key.0, value))
    }

    fn of_axis(layout: &Layout, axis: AbsoluteAxisCode, value: i32) -> Vec<PadChange> {
        layout.changes(InputEvent::new(EventType::ABSOLUTE.0, axis.0, value))
    }

    #[test]
    fn buttons_are_known_by_their_place_whoever_made_the_gamepad() {
        let named_by_letters = layout(&[]);
        let named_by_place = Layout {
            is_named_by_place: true,
            ..layout(&[])
        };
        for (layout, key, button) in [
            (&named_by_letters, KeyCode::BTN_NORTH, PadButton::West),
            (&named_by_letters, KeyCode::BTN_WEST, PadButton::North),
            (&named_by_place, KeyCode::BTN_NORTH, PadButton::North),
            (&named_by_place, KeyCode::BTN_WEST, PadButton::West),
            (&named_by_place, KeyCode::BTN_SOUTH, PadButton::South),
        ] {
            assert_eq!(of_key(layout, key, 1), [PadChange::Button(button, true)]);
            assert_eq!(of_key(layout, key, 0), [PadChange::Button(button, false)]);
            assert_eq!(of_key(layout, key, 2), []);
        }
        assert_eq!(of_key(&named_by_place, KeyCode::BTN_MODE, 1), []);
    }

    #[test]
    fn sticks_are_reported_from_their_middle_and_from_bottom_to_top() {
        let wide = layout(&[
            (AbsoluteAxisCode::ABS_X, RANGE),
            (AbsoluteAxisCode::ABS_Y, RANGE),
            (AbsoluteAxisCode::ABS_RX, (0, 255)),
        ]);
        for (axis, value, stick, way, far) in [
            (AbsoluteAxisCode::ABS_X, 0, Stick::Left, Axis::X, 0.0),
            (AbsoluteAxisCode::ABS_X, 32_767, Stick::Left, Axis::X, 1.0),
            (AbsoluteAxisCode::ABS_Y, -32_768, Stick::Left, Axis::Y, 1.0),
            (AbsoluteAxisCode::ABS_RX, 128, Stick::Right, Axis::X, 0.0),
            (AbsoluteAxisCode::ABS_RX, 0, Stick::Right, Axis::X, -1.0),
        ] {
            let expected = [PadChange::Stick(stick, way, far)];
            assert_eq!(of_axis(&wide, axis, value), expected, "{axis:?} {value}");
        }
    }

    #[test]
    fn a_stick_that_trembles_reports_nothing() {
        let wide = layout(&[(AbsoluteAxisCode::ABS_X, RANGE)]);
        let mut last = LastReports::default();
        for value in [-300, 120, 512, -900] {
            for change in of_axis(&wide, AbsoluteAxisCode::ABS_X, value) {
                assert!(!last.is_new(PadReport { pad: 0, change }), "{value}");
            }
        }
    }

    #[test]
    fn triggers_and_directional_pads_that_are_axes_are_buttons() {
        let axes = layout(&[
            (AbsoluteAxisCode::ABS_RX, RANGE),
            (AbsoluteAxisCode::ABS_Z, (0, 1023)),
        ]);
        let trigger = |is_down| [PadChange::Button(PadButton::LeftTrigger, is_down)];
        let z = AbsoluteAxisCode::ABS_Z;
        assert_eq!(of_axis(&axes, z, 1000), trigger(true));
        assert_eq!(of_axis(&axes, z, 100), trigger(false));
        let with_buttons = Layout {
            has_trigger_buttons: true,
            ..layout(&[(AbsoluteAxisCode::ABS_RX, RANGE), (z, (0, 1023))])
        };
        assert_eq!(of_axis(&with_buttons, z, 1000), []);
        // A directional pad that goes from one side to the other leaves the first.
        let left = [
            PadChange::Button(PadButton::Left, true),
            PadChange::Button(PadButton::Right, false),
        ];
        assert_eq!(of_axis(&axes, AbsoluteAxisCode::ABS_HAT0X, -1), left);
    }

    #[test]
    fn without_axes_of_its_own_the_right_stick_has_those_of_the_triggers() {
        let old = layout(&[(AbsoluteAxisCode::ABS_Z, (0, 255))]);
        let expected = [PadChange::Stick(Stick::Right, Axis::X, 1.0)];
        assert_eq!(of_axis(&old, AbsoluteAxisCode::ABS_Z, 255), expected);
    }
}
