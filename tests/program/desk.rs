//! What somebody at a virtual display can do to windows: press keys in them, close them.
#![cfg(target_os = "linux")]

use std::thread;
use std::time::{Duration, Instant};

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, KeyButMask, KeyPressEvent, Window,
};
use x11rb::rust_connection::RustConnection;

use crate::window::Screen;
use fivefold_support::talk::PATIENCE;

/// Keys by the numbers that they have on a PC.
pub(crate) const CONTROL: u8 = 37;
pub(crate) const Q: u8 = 24;
pub(crate) const V: u8 = 55;
pub(crate) const SPACE: u8 = 65;
pub(crate) const HOME: u8 = 110;
pub(crate) const UP: u8 = 111;
pub(crate) const LEFT: u8 = 113;
pub(crate) const END: u8 = 115;

/// The display as somebody has it before them.
pub(crate) struct Desk {
    connection: RustConnection,
    root: Window,
}

impl Desk {
    pub(crate) fn of(screen: &Screen) -> Desk {
        let (connection, number) =
            RustConnection::connect(Some(&screen.display.name)).expect("the display answers");
        let root = connection.setup().roots[number].root;
        Desk { connection, root }
    }

    /// The window of the process with this id, once it is shown.
    fn window(&self, process: u32) -> Window {
        let since = Instant::now();
        loop {
            if let Some(window) = self.shown(process) {
                return window;
            }
            assert!(since.elapsed() < PATIENCE, "there is no window");
            thread::sleep(Duration::from_millis(5));
        }
    }

    fn shown(&self, process: u32) -> Option<Window> {
        let id = self.atom("_NET_WM_PID");
        let tree = self.connection.query_tree(self.root).ok()?.reply().ok()?;
        tree.children.into_iter().find(|&window| {
            let property =
                self.connection
                    .get_property(false, window, id, AtomEnum::CARDINAL, 0, 1);
            let told = property.ok().and_then(|property| property.reply().ok());
            told.and_then(|told| told.value32()?.next()) == Some(process)
        })
    }

    fn atom(&self, name: &str) -> u32 {
        let asked = self.connection.intern_atom(false, name.as_bytes());
        asked
            .ok()
            .and_then(|asked| asked.reply().ok())
            .expect("an atom")
            .atom
    }

    pub(crate) fn close(&self, process: u32) {
        let window = self.window(process);
        let (kind, delete) = (self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"));
        let data = [delete, CURRENT_TIME, 0, 0, 0];
        self.send(window, &ClientMessageEvent::new(32, window, kind, data));
    }

    /// Gives the focus to the window of a process, as soon as it can have it: keys go to no other.
    pub(crate) fn focus(&self, process: u32) -> Window {
        let window = self.window(process);
        let since = Instant::now();
        let focused = || {
            let wanted = self
                .connection
                .set_input_focus(InputFocus::PARENT, window, CURRENT_TIME);
            wanted.is_ok_and(|wanted| wanted.check().is_ok())
        };
        while !focused() {
            assert!(since.elapsed() < PATIENCE, "the window takes no focus");
            thread::sleep(Duration::from_millis(5));
        }
        window
    }

    /// Presses these keys one after the other and lets them go again, the last first. All but the first
    /// are pressed with Ctrl, if there are more.
    pub(crate) fn press(&self, process: u32, keys: &[u8]) {
        let window = self.focus(process);
        let down = keys.iter().map(|&key| (KEY_PRESS_EVENT, key));
        let up = keys.iter().rev().map(|&key| (KEY_RELEASE_EVENT, key));
        for (index, (kind, key)) in down.chain(up).enumerate() {
            let state = if index == 0 || keys.len() == 1 {
                KeyButMask::default()
            } else {
                KeyButMask::CONTROL
            };
            let event = KeyPressEvent {
                response_type: kind,
                detail: key,
                sequence: 0,
                time: CURRENT_TIME,
                root: self.root,
                event: window,
                child: x11rb::NONE,
                root_x: 0,
                root_y: 0,
                event_x: 0,
                event_y: 0,
                state,
                same_screen: true,
            };
            self.send(window, &event);
        }
    }

    fn send(&self, window: Window, event: &(impl Into<[u8; 32]> + Copy)) {
        let sent = self
            .connection
            .send_event(false, window, EventMask::NO_EVENT, *event);
        sent.ok()
            .and_then(|sent| sent.check().ok())
            .expect("the display takes the event");
    }
}
