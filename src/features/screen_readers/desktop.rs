//! Wakes the resting program when a screen reader comes or asks for something. Both happen on another
//! thread, and what is asked waits in a queue; neither wakes the event loop.

use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use crate::redraw::Redraw;

/// How often the queues are looked at while a screen reader is there: what is pressed answers at once.
const LISTENING: Duration = Duration::from_millis(20);
/// How often it is looked whether one has come.
const ALONE: Duration = Duration::from_millis(250);

/// Starts to look as soon as there is a window.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, watch);
}

fn watch(
    handlers: Res<WinitActionRequestHandlers>,
    requested: Res<AccessibilityRequested>,
    redraw: Res<Redraw>,
    proxy: Res<EventLoopProxyWrapper>,
    mut is_watched: Local<bool>,
) {
    if *is_watched || handlers.is_empty() {
        return;
    }
    *is_watched = true;
    let watch = Watch {
        queues: handlers.values().cloned().collect(),
        requested: requested.clone(),
        redraw: redraw.clone(),
        proxy: (*proxy).clone(),
    };
    let started = thread::Builder::new()
        .name("screen reader".into())
        .spawn(move || watch.run());
    if let Err(error) = started {
        warn!("screen readers are answered only with the next input: {error}");
    }
}

struct Watch {
    queues: Vec<Arc<Mutex<WinitActionRequestHandler>>>,
    requested: AccessibilityRequested,
    redraw: Redraw,
    proxy: EventLoopProxy<WinitUserEvent>,
}

impl Watch {
    fn run(self) {
        let mut was_there = false;
        loop {
            let is_there = self.requested.get();
            if is_there && (!was_there || self.is_asked()) {
                self.redraw.request();
                if self.proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    // The event loop has ended, and the program with it.
                    return;
                }
            }
            was_there = is_there;
            thread::sleep(if is_there { LISTENING } else { ALONE });
        }
    }

    fn is_asked(&self) -> bool {
        let mut queues = self.queues.iter();
        queues.any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()))
    }
}
