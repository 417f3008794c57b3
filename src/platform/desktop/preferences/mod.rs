//! What the system prefers, asked in the way of each system and followed when it changes: less motion,
//! high contrast, and where windows do not know it, light or dark.

#[cfg(target_os = "macos")]
pub(crate) mod display_options;
#[cfg(target_os = "linux")]
pub(crate) mod portal;
#[cfg(target_os = "windows")]
pub(crate) mod ui_settings;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use crate::features::settings::choices::SystemMotion;
use crate::features::settings::theme_choice::SystemTheme;
#[cfg(target_os = "macos")]
use crate::platform::desktop::preferences::display_options::watch;
#[cfg(target_os = "linux")]
use crate::platform::desktop::preferences::portal::watch;
#[cfg(target_os = "windows")]
use crate::platform::desktop::preferences::ui_settings::watch;
use crate::redraw::Redraw;

/// What a system prefers, as far as it says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Preferences {
    /// Whether there is to be less motion.
    pub reduces_motion: bool,
    /// Whether contrasts are to be high.
    pub is_high_contrast: bool,
    /// Whether windows are to be light; nothing where windows know it themselves.
    pub is_light: Option<bool>,
}

/// Asks the system and follows it.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Reported>()
        .add_systems(Startup, ask)
        .add_systems(PreUpdate, learn);
}

/// What the system has told last.
#[derive(Resource, Clone, Default)]
struct Reported(Arc<Mutex<Preferences>>);

impl Reported {
    fn last(&self) -> MutexGuard<'_, Preferences> {
        // Nothing panics while it holds the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes what the system tells, on whatever thread it does so.
pub(crate) struct Teller {
    told: Reported,
    redraw: Redraw,
    proxy: EventLoopProxy<WinitUserEvent>,
}

impl Teller {
    fn tell(&self, preferences: Preferences) {
        let before = std::mem::replace(&mut *self.told.last(), preferences);
        if before != preferences {
            self.redraw.request();
            // An event loop that has ended draws nothing more.
            let _ = self.proxy.send_event(WinitUserEvent::WakeUp);
        }
    }
}

fn ask(told: Res<Reported>, redraw: Res<Redraw>, proxy: Res<EventLoopProxyWrapper>) {
    let teller = Teller {
        told: told.clone(),
        redraw: redraw.clone(),
        proxy: (*proxy).clone(),
    };
    // Following a system takes as long as the program runs. Where it allows no more threads everything
    // is as usual.
    let _ = thread::Builder::new()
        .name("preferences".into())
        .spawn(move || watch(teller));
}

fn learn(told: Res<Reported>, mut motion: ResMut<SystemMotion>, mut theme: ResMut<SystemTheme>) {
    let preferences = *told.last();
    motion.set_if_neq(SystemMotion {
        is_reduced: preferences.reduces_motion,
    });
    let is_light = preferences.is_light.unwrap_or(theme.is_light);
    theme.set_if_neq(SystemTheme {
        is_light,
        is_high_contrast: preferences.is_high_contrast,
    });
}
