//! Gamepads: what they report becomes presses of buttons, which repeat while they are held. What a
//! press means, [`crate::input::gamepads::commands`] knows; the reports come from the desktop or the browser.
//!
//! Bevy's own gamepads are not used: they are read in frames, and a program that rests draws none.

pub(crate) mod commands;
#[cfg(not(target_family = "wasm"))]
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
pub(crate) mod desktop;
pub(crate) mod focus;
#[cfg(target_family = "wasm")]
pub(crate) mod web;

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::config::Timing;
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::features::settings::{Configs, milliseconds};
use crate::input::bindings::gamepad_button::{Axis, PadButton, Stick};
use crate::input::bindings::in_force::KeyBindings;
use crate::input::bindings::key_map::command;
use crate::input::bindings::key_words::{button_names, caps_of};
use crate::states::Screen;

/// A stick that has been pushed over the dead zone counts as pushed until it is back within this
/// share of it, so that a stick held at the edge does not flicker.
const LET_GO: f32 = 0.75;

/// What changed on a gamepad.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct PadReport {
    /// Which gamepad: a number that no other one has while it is connected.
    pub pad: u32,
    /// What changed.
    pub change: PadChange,
}

/// A change on a gamepad.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum PadChange {
    /// It is there now.
    Connected,
    /// It is gone.
    Disconnected,
    /// A button went down (true) or up.
    Button(PadButton, bool),
    /// A stick moved: -1 is left or down, 1 right or up.
    Stick(Stick, Axis, f32),
}

/// Where a stick is, rounded to sixteenths of the way from its middle to its edge: enough for
/// directions, and a stick that trembles does not keep the program awake.
pub(crate) fn in_steps(value: f32) -> f32 {
    (value * 16.0).round() / 16.0
}

/// A button of any gamepad was pressed, or repeats because it is held.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PadPress {
    /// Which button.
    pub button: PadButton,
    /// Whether it was held before.
    pub is_repeat: bool,
}

/// The gamepads that are connected.
#[derive(Resource, Debug, Default)]
pub(crate) struct Gamepads {
    pads: BTreeMap<u32, Pad>,
    /// The button that was pressed last, as long as it is held.
    repeating: Option<Repeating>,
    /// One press is acted on in each frame: what the next one means may depend on it.
    waiting: VecDeque<PadPress>,
    is_in_use: bool,
}

/// A gamepad.
#[derive(Debug, Default)]
struct Pad {
    /// What is held, and with what.
    held: Vec<HeldButton>,
    left: Vec2,
    right: Vec2,
}

/// A button that is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct HeldButton {
    button: PadButton,
    /// Whether a stick is pushed towards it. The directional pad may be held beside the stick.
    by_stick: bool,
}

/// A button that is held and repeats.
#[derive(Clone, Copy, Debug)]
struct Repeating {
    pad: u32,
    held: HeldButton,
    next: Duration,
}

/// The systems that take down what gamepads report: whoever reads gamepads does so before.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ReadGamepads;

/// Adds gamepads.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Gamepads>()
        .add_message::<PadReport>()
        .add_message::<PadPress>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<TouchInput>()
        .add_systems(
            PreUpdate,
            (notice_other_devices, read_reports)
                .chain()
                .in_set(ReadGamepads),
        );
}

impl Gamepads {
    /// Whether one is connected.
    pub(crate) fn is_any(&self) -> bool {
        !self.pads.is_empty()
    }

    /// Whether a gamepad was used last, and not keys, mouse or touch.
    pub(crate) const fn is_in_use(&self) -> bool {
        self.is_in_use
    }

    /// When something is to be done although no gamepad reports anything.
    pub(crate) fn next_press(&self) -> Option<Duration> {
        match self.waiting.is_empty() {
            true => self.repeating.map(|repeating| repeating.next),
            false => Some(Duration::ZERO),
        }
    }

    /// Nothing is held any more.
    fn let_go(&mut self) {
        for pad in self.pads.values_mut() {
            *pad = Pad::default();
        }
        self.repeating = None;
        self.waiting.clear();
    }

    fn change(&mut self, report: PadReport, timing: &Timing, now: Duration) {
        match report.change {
            PadChange::Connected => {
                self.pads.entry(report.pad).or_default();
            }
            PadChange::Disconnected => {
                self.pads.remove(&report.pad);
                self.repeating = self.repeating.filter(|it| it.pad != report.pad);
            }
            PadChange::Button(button, is_down) => {
                let by_stick = false;
                self.hold(
                    report.pad,
                    HeldButton { button, by_stick },
                    is_down,
                    timing,
                    now,
                );
            }
            PadChange::Stick(stick, axis, value) => {
                self.push(report.pad, stick, axis, value, timing, now);
            }
        }
    }

    /// A button goes down or up.
    fn hold(&mut self, pad: u32, held: HeldButton, is_down: bool, timing: &Timing, now: Duration) {
        let Some(state) = self.pads.get_mut(&pad) else {
            return;
        };
        let was_down = state.held.contains(&held);
        if is_down && !was_down {
            state.held.push(held);
            let next = now + milliseconds(timing.gamepad_delay_ms);
            self.repeating = Some(Repeating { pad, held, next });
            self.waiting.push_back(PadPress {
                button: held.button,
                is_repeat: false,
            });
        } else if !is_down && was_down {
            state.held.retain(|other| *other != held);
            let is_this = |it: &Repeating| it.pad == pad && it.held == held;
            self.repeating = self.repeating.filter(|it| !is_this(it));
        }
    }

    /// A stick moves.
    fn push(
        &mut self,
        pad: u32,
        stick: Stick,
        axis: Axis,
        value: f32,
        timing: &Timing,
        now: Duration,
    ) {
        let Some(state) = self.pads.get_mut(&pad) else {
            return;
        };
        let at = match stick {
            Stick::Left => &mut state.left,
            Stick::Right => &mut state.right,
        };
        match axis {
            Axis::X => at.x = value,
            Axis::Y => at.y = value,
        }
        let at = *at;
        let buttons = stick.buttons();
        let pushed = state
            .held
            .iter()
            .find(|held| held.by_stick && buttons.contains(&held.button))
            .map(|held| held.button);
        let now_pushed = pushed_towards(at, buttons, pushed, timing.gamepad_dead_zone);
        if pushed == now_pushed {
            return;
        }
        for (button, is_down) in [(pushed, false), (now_pushed, true)] {
            if let Some(button) = button {
                let by_stick = true;
                self.hold(pad, HeldButton { button, by_stick }, is_down, timing, now);
            }
        }
    }

    /// A button that is held long enough is pressed again.
    fn repeat(&mut self, timing: &Timing, now: Duration) {
        if let Some(repeating) = &mut self.repeating
            && self.waiting.is_empty()
            && now >= repeating.next
        {
            repeating.next = now + milliseconds(timing.gamepad_repeat_ms);
            self.waiting.push_back(PadPress {
                button: repeating.held.button,
                is_repeat: true,
            });
        }
    }
}

/// Which of its four directions a stick is pushed towards. The present one stays until the stick is
/// let go or turned well away from it.
fn pushed_towards(
    at: Vec2,
    [left, right, up, down]: [PadButton; 4],
    present: Option<PadButton>,
    dead_zone: f32,
) -> Option<PadButton> {
    let ways = [(left, -at.x), (right, at.x), (up, at.y), (down, -at.y)];
    let stays = ways
        .iter()
        .find(|(button, far)| Some(*button) == present && *far >= dead_zone * LET_GO);
    let furthest = ways.iter().max_by(|a, b| a.1.total_cmp(&b.1));
    let pushed = stays.or(furthest.filter(|(_, far)| *far >= dead_zone));
    pushed.map(|(button, _)| *button)
}

/// Takes down what was reported, and passes on one press.
fn read_reports(
    mut reports: MessageReader<PadReport>,
    windows: Query<&Window, With<PrimaryWindow>>,
    configs: Res<Configs>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    words: Res<Words>,
    bindings: Res<KeyBindings>,
    mut gamepads: ResMut<Gamepads>,
    mut presses: MessageWriter<PadPress>,
    mut notifications: ResMut<Notifications>,
) {
    const ABOUT: &str = "gamepad";
    let now = time.elapsed();
    let gamepads = gamepads.bypass_change_detection();
    // Gamepads report to every program; only the one that is used may act on it.
    let has_focus = windows.single().is_ok_and(|window| window.focused);
    if !has_focus {
        gamepads.let_go();
    }
    for report in reports.read() {
        let is_use = matches!(report.change, PadChange::Button(..) | PadChange::Stick(..));
        if has_focus || !is_use {
            gamepads.change(*report, &configs.timing, now);
        }
        // Those that are there at the start need no message.
        match report.change {
            PadChange::Connected if *screen.get() != Screen::Loading => {
                let shows = what_shows_buttons(&words, &bindings);
                let told = words.with("gamepad-connected", &[("button", text(&shows))]);
                notifications.news(ABOUT, told);
            }
            PadChange::Disconnected => {
                notifications.remark(ABOUT, words.say("gamepad-disconnected"));
            }
            _ => {}
        }
    }
    gamepads.repeat(&configs.timing, now);
    if let Some(press) = gamepads.waiting.pop_front() {
        gamepads.is_in_use = true;
        presses.write(press);
    }
}

/// The button that lists what buttons do, or the key where no button does.
fn what_shows_buttons(words: &Words, bindings: &KeyBindings) -> String {
    const LIST: &str = "keys";
    let buttons = command(LIST).map(|list| button_names(words, bindings, list));
    let names = buttons.unwrap_or_default().into_iter();
    let mut names = names.chain(caps_of(LIST, words, bindings));
    names.next().unwrap_or_default()
}

/// Whoever presses a key, a button of the mouse or the screen has put the gamepad away.
fn notice_other_devices(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut touches: MessageReader<TouchInput>,
    mut gamepads: ResMut<Gamepads>,
) {
    if keys.read().count() + buttons.read().count() + touches.read().count() > 0 {
        gamepads.bypass_change_detection().is_in_use = false;
    }
}
