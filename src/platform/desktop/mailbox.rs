//! Files that are opened while a window is open already: another copy of the program hands them over to
//! it and leaves.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::features::files::desktop::OpenFiles;
use crate::redraw::Redraw;
use crate::states::{Phase, Screen};
use crate::storage::mailbox::{Mailbox, OpenMailbox, PATIENCE};
use crate::storage::state_folder;

/// How often is looked for letters: a system call or two.
const LOOK: Duration = Duration::from_millis(250);

/// Hands files over to a window that is open. False if there is none.
pub(crate) fn hand_over(paths: &[PathBuf]) -> bool {
    let Ok(folder) = state_folder() else {
        return false;
    };
    // Where this is impossible, they open in a window of their own.
    let handed = Mailbox::in_folder(&folder).hand_over(paths, PATIENCE);
    handed.unwrap_or(false)
}

/// Files that were handed over.
#[derive(Resource, Clone, Default)]
pub(super) struct HandedOver(Arc<Mutex<Vec<PathBuf>>>);

impl HandedOver {
    /// Adds some, from any thread.
    pub(super) fn put(&self, paths: impl IntoIterator<Item = PathBuf>) {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.extend(paths);
    }
}

/// Opens what other copies hand over.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<HandedOver>()
        .add_systems(Startup, watch)
        .add_systems(
            Update,
            take.in_set(Phase::Input)
                .run_if(not(in_state(Screen::Loading))),
        );
}

fn watch(handed: Res<HandedOver>, redraw: Res<Redraw>, proxy: Res<EventLoopProxyWrapper>) {
    let Ok(folder) = state_folder() else {
        return;
    };
    let (handed, redraw, proxy) = (handed.clone(), redraw.clone(), (*proxy).clone());
    let mailbox = Mailbox::in_folder(&folder);
    let started = thread::Builder::new()
        .name("files from outside".into())
        .spawn(move || {
            let mut open: Option<OpenMailbox> = None;
            loop {
                // When the window that has it closes, this one takes over.
                if open.is_none() {
                    open = mailbox.open().ok().flatten();
                }
                let paths = open.as_ref().map(OpenMailbox::take).unwrap_or_default();
                if !paths.is_empty() {
                    handed.put(paths);
                    redraw.request();
                    if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                        // The event loop has ended, and the program with it.
                        return;
                    }
                }
                thread::sleep(LOOK);
            }
        });
    if let Err(error) = started {
        warn!("files are opened in windows of their own: {error}");
    }
}

pub(super) fn take(
    handed: Res<HandedOver>,
    mut files: MessageWriter<OpenFiles>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    let paths = std::mem::take(&mut *handed.0.lock().unwrap_or_else(PoisonError::into_inner));
    if paths.is_empty() {
        return;
    }
    files.write(OpenFiles(paths));
    // Whoever has opened them looks for the window.
    if let Ok(mut window) = windows.single_mut() {
        window.set_minimized(false);
        window.focused = true;
    }
}
