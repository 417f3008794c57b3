//! The end of the program when the X server goes away while a frame is being drawn.
//!
//! The event loop notices by itself and leaves (see `leaving.rs`), but it waits for the frame, and
//! Mesa's software OpenGL never ends one that it was sending to a display that is gone: it sends the
//! picture in pieces as large as the server takes, which is now zero bytes.

use std::thread;
use std::time::Duration;

use bevy::prelude::*;
use x11rb::connection::Connection;
use x11rb::rust_connection::RustConnection;

use crate::platform::desktop::leaving::{DISPLAY_GONE, leave_with};

/// The event loop leaves within this time, if it can.
const GRACE: Duration = Duration::from_secs(2);

/// Watches the display over a connection of its own, where the window is on an X server.
pub(crate) fn plugin(_: &mut App) {
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    // As the library of the window chooses.
    if is_set("WAYLAND_DISPLAY") || is_set("WAYLAND_SOCKET") || !is_set("DISPLAY") {
        return;
    }
    // A system that allows no more threads ends the program as it did before.
    let _ = thread::Builder::new().name("display".into()).spawn(watch);
}

fn watch() {
    // Without a display the start has failed and tells so.
    let Ok((connection, _)) = RustConnection::connect(None) else {
        return;
    };
    // Hardly any event comes to a connection that asks for none.
    while connection.wait_for_event().is_ok() {}
    thread::sleep(GRACE);
    leave_with(DISPLAY_GONE)
}
