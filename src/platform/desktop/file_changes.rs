//! Wakes the sleeping program when somebody saves one of its files, so that the change shows
//! at once. Bevy's own watcher notices the change, but cannot wake the event loop.

use std::path::PathBuf;
use std::thread;
use std::time::{Duration, SystemTime};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::redraw::Redraw;
use crate::storage::assets;

/// How often the files are looked at: a handful of system calls.
const LOOK: Duration = Duration::from_millis(500);

/// Starts to look.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch);
}

fn watch(redraw: Res<Redraw>, proxy: Res<EventLoopProxyWrapper>) {
    let redraw = redraw.clone();
    let proxy = (*proxy).clone();
    let folders = assets::folders();
    let started = thread::Builder::new()
        .name("file changes".into())
        .spawn(move || {
            let mut last = newest(&folders);
            // Bevy's watcher waits for a pause in the writing: the program is woken a few times.
            let mut rounds = 0;
            loop {
                thread::sleep(LOOK);
                let now = newest(&folders);
                if now != last {
                    last = now;
                    rounds = 3;
                }
                if rounds > 0 {
                    rounds -= 1;
                    redraw.request();
                    if proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                        // The event loop has ended, and the program with it.
                        return;
                    }
                }
            }
        });
    if let Err(error) = started {
        warn!("changed files show only with the next input: {error}");
    }
}

/// When one of the files that are read while the program runs was changed last, and how many
/// there are.
fn newest(assets: &[PathBuf]) -> (usize, Option<SystemTime>) {
    let below = |folder: PathBuf| folder.read_dir().into_iter().flatten().flatten();
    let locales = assets
        .iter()
        .flat_map(|assets| below(assets.join("locales")))
        .map(|folder| folder.path());
    let files: Vec<PathBuf> = assets
        .iter()
        .flat_map(|assets| [assets.join("config"), assets.join("opponents")])
        .chain(locales)
        .filter_map(|folder| folder.read_dir().ok())
        .flatten()
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .collect();
    let newest = files
        .iter()
        .filter_map(|file| file.metadata().ok()?.modified().ok())
        .max();
    (files.len(), newest)
}
