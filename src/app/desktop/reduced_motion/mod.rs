//! Whether the system wants less motion, asked in the way of each system, and followed when it changes.

#[cfg(target_os = "macos")]
mod display_options;
#[cfg(target_os = "linux")]
pub mod portal;
#[cfg(target_os = "windows")]
mod ui_settings;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

#[cfg(target_os = "macos")]
use self::display_options::watch;
#[cfg(target_os = "linux")]
use self::portal::watch;
#[cfg(target_os = "windows")]
use self::ui_settings::watch;
use crate::app::state::motion_choice::SystemMotion;
use crate::app::state::redraw::Redraw;

/// Asks the system and follows it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Told>()
        .add_systems(Startup, ask)
        .add_systems(PreUpdate, learn);
}

/// What the system has told last.
#[derive(Resource, Clone, Default)]
struct Told(Arc<AtomicBool>);

/// Takes what the system tells, on whatever thread it does so.
struct Teller {
    told: Told,
    redraw: Redraw,
    proxy: EventLoopProxy<WinitUserEvent>,
}

impl Teller {
    fn tell(&self, is_reduced: bool) {
        if self.told.0.swap(is_reduced, Ordering::Relaxed) != is_reduced {
            self.redraw.request();
            // An event loop that has ended draws nothing more.
            let _ = self.proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn ask(told: Res<Told>, redraw: Res<Redraw>, proxy: Res<EventLoopProxyWrapper>) {
    let teller = Teller {
        told: told.clone(),
        redraw: redraw.clone(),
        proxy: (*proxy).clone(),
    };
    // Following a system takes as long as the program runs. One that allows no more threads moves as
    // usual.
    let _ = thread::Builder::new()
        .name("motion".into())
        .spawn(move || watch(teller));
}

fn learn(told: Res<Told>, mut system: ResMut<SystemMotion>) {
    let is_reduced = told.0.load(Ordering::Relaxed);
    system.set_if_neq(SystemMotion { is_reduced });
}
