//! Wakes the sleeping program when something has happened in the page, outside its canvas.

use std::cell::RefCell;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};

use crate::redraw::Redraw;

thread_local! {
    static PROXY: RefCell<Option<(EventLoopProxy<WinitUserEvent>, Redraw)>> =
        const { RefCell::new(None) };
}

/// Lets the program draw a frame soon; listeners of the page call it.
pub(crate) fn wake() {
    PROXY.with_borrow(|proxy| {
        if let Some((proxy, redraw)) = proxy {
            redraw.request();
            // An event loop that has ended has nothing to show.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    });
}

/// Learns how to wake the program.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PreStartup, learn);
}

fn learn(proxy: Res<EventLoopProxyWrapper>, redraw: Res<Redraw>) {
    PROXY.set(Some(((**proxy).clone(), redraw.clone())));
}
