//! Gamepads of Linux, Windows and macOS. Threads of their own wait for them, and wake the program when something is
//! pressed: it draws no frames in which it could ask.

#[cfg(target_os = "linux")]
pub(crate) mod evdev;
#[cfg(not(target_os = "linux"))]
pub(crate) mod gilrs;

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

#[cfg(target_os = "linux")]
use crate::input::gamepads::desktop::evdev::watch;
#[cfg(not(target_os = "linux"))]
use crate::input::gamepads::desktop::gilrs::watch;
use crate::input::gamepads::{PadChange, PadReport, ReadGamepads};
use crate::redraw::Redraw;

/// Reads gamepads.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, start)
        .add_systems(PreUpdate, take_reports.before(ReadGamepads));
}

/// What the threads have reported and no frame has seen yet.
#[derive(Resource)]
struct Reports(Mutex<Receiver<PadReport>>);

/// Where a thread reports to.
#[derive(Clone)]
pub(crate) struct Outlet {
    reports: Sender<PadReport>,
    redraw: Redraw,
    event_loop: EventLoopProxy<WinitUserEvent>,
}

/// The program has ended.
struct ProgramEnded;

/// Where every button and axis was when it was reported last.
#[derive(Default)]
struct LastReports(BTreeMap<(u32, u8, u8), f32>);

impl LastReports {
    /// Whether a report says anything that was not known.
    fn is_new(&mut self, PadReport { pad, change }: PadReport) -> bool {
        let (key, value) = match change {
            PadChange::Button(button, is_down) => {
                ((pad, 0, button as u8), f32::from(u8::from(is_down)))
            }
            PadChange::Stick(stick, axis, value) => ((pad, 1 + stick as u8, axis as u8), value),
            PadChange::Connected | PadChange::Disconnected => {
                self.0.retain(|(other, ..), _| *other != pad);
                return true;
            }
        };
        self.0.insert(key, value).unwrap_or(0.0) != value
    }
}

impl Outlet {
    fn report(&self, report: PadReport) -> Result<(), ProgramEnded> {
        self.reports.send(report).map_err(|_| ProgramEnded)?;
        self.redraw.request();
        let woken = self.event_loop.send_event(WinitUserEvent::WakeUp);
        woken.map_err(|_| ProgramEnded)
    }
}

fn start(redraw: Res<Redraw>, event_loop: Res<EventLoopProxyWrapper>, mut commands: Commands) {
    let (sender, receiver) = channel();
    let outlet = Outlet {
        reports: sender,
        redraw: redraw.clone(),
        event_loop: (**event_loop).clone(),
    };
    commands.insert_resource(Reports(Mutex::new(receiver)));
    let started = thread::Builder::new()
        .name("gamepads".into())
        .spawn(move || watch(&outlet));
    if let Err(error) = started {
        warn!("gamepads cannot be read: {error}");
    }
}

fn take_reports(reports: Option<Res<Reports>>, mut messages: MessageWriter<PadReport>) {
    if let Some(reports) = reports {
        let reports = reports.0.lock().unwrap_or_else(PoisonError::into_inner);
        messages.write_batch(reports.try_iter());
    }
}
