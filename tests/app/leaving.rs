//! Every way in which the program ends: its window is closed, Ctrl+Q, a signal, a display that goes
//! away. None ends in a fault, at no moment. Skipped, with the reason printed, where there is no
//! virtual display (Debian: xvfb).
#![cfg(target_os = "linux")]

use std::os::unix::process::ExitStatusExt;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConnectionExt, EventMask, InputFocus, KEY_PRESS_EVENT,
    KEY_RELEASE_EVENT, KeyButMask, KeyPressEvent, Window,
};
use x11rb::rust_connection::RustConnection;

use crate::talk::PATIENCE;
use crate::window::{Screen, watch_and_end};

/// The keys Control and Q by the numbers that they have on a PC.
const CONTROL: u8 = 37;
const Q: u8 = 24;

/// A way of ending the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Closed,
    CtrlQ,
    Signal(&'static str),
    DisplayGone,
}

impl Way {
    const ALL: [Way; 6] = [
        Way::Closed,
        Way::CtrlQ,
        Way::Signal("INT"),
        Way::Signal("TERM"),
        Way::Signal("HUP"),
        Way::DisplayGone,
    ];

    /// The exit code of a program that has ended like this.
    const fn code(self) -> i32 {
        match self {
            Way::Closed | Way::CtrlQ => 0,
            Way::Signal(_) => 130,
            Way::DisplayGone => 1,
        }
    }

    /// Ends the program like this, as soon as it can be.
    fn end(self, screen: &mut Screen, program: &Child) {
        match self {
            Way::Closed => Desk::of(screen).close(program.id()),
            Way::CtrlQ => Desk::of(screen).press_ctrl_q(program.id()),
            Way::Signal(signal) => {
                let id = program.id().to_string();
                let sent = Command::new("kill").args(["-s", signal, &id]).status();
                assert!(sent.is_ok_and(|sent| sent.success()), "kill failed");
            }
            Way::DisplayGone => screen.display.end(),
        }
    }
}

/// What somebody at the display can do to windows.
struct Desk {
    connection: RustConnection,
    root: Window,
}

impl Desk {
    fn of(screen: &Screen) -> Desk {
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

    fn close(&self, process: u32) {
        let window = self.window(process);
        let (kind, delete) = (self.atom("WM_PROTOCOLS"), self.atom("WM_DELETE_WINDOW"));
        let data = [delete, CURRENT_TIME, 0, 0, 0];
        self.send(window, &ClientMessageEvent::new(32, window, kind, data));
    }

    /// Gives the focus to a window, as soon as it can have it: keys go to no other.
    fn focus(&self, window: Window) {
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
    }

    fn press_ctrl_q(&self, process: u32) {
        let window = self.window(process);
        self.focus(window);
        let (pressed, released) = (KEY_PRESS_EVENT, KEY_RELEASE_EVENT);
        let keys = [
            (pressed, CONTROL),
            (pressed, Q),
            (released, Q),
            (released, CONTROL),
        ];
        for (kind, key) in keys {
            let is_first = (kind, key) == (pressed, CONTROL);
            let state = if is_first {
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

#[test]
fn every_way_of_ending_is_in_good_order() {
    for way in Way::ALL {
        let Some(mut screen) = Screen::open() else {
            return;
        };
        let program = screen.fivefold(&[]);
        let mut ended = None;
        let (status, told, had_ended) = watch_and_end(&mut screen, program, |screen, program| {
            way.end(screen, program);
            ended = Some(way);
        });
        if had_ended && told.contains("there is no graphics adapter") {
            println!("skipped: there is no graphics adapter on this machine");
            return;
        }
        assert_eq!(ended, Some(way), "it ended by itself:\n{told}");
        assert_eq!(status.code(), Some(way.code()), "{way:?}:\n{told}");
        assert!(!told.contains("panicked"), "{way:?}:\n{told}");
    }
}

/// Starts and ends the program `FIVEFOLD_STARTS` times, by all ways in turn, at moments from the very
/// first to when it rests; every second time beside another copy. Half of them draw with Vulkan, half
/// with OpenGL. Prints how they ended.
#[test]
#[ignore = "takes a second or more for each start: FIVEFOLD_STARTS=2000"]
fn no_start_and_no_end_is_a_fault() {
    let starts = std::env::var("FIVEFOLD_STARTS").ok();
    let starts: u64 = starts.and_then(|count| count.parse().ok()).unwrap_or(24);
    let mut ends = std::collections::BTreeMap::new();
    let mut faults = Vec::new();
    let mut screen: Option<Screen> = None;
    for number in 0..starts {
        let way = Way::ALL[(number % 6) as usize];
        let backend = ["vulkan", "gl"][(number / 6 % 2) as usize];
        let has_company = number / 12 % 2 == 1;
        let Some(screen_now) = screen.take().or_else(Screen::open) else {
            return;
        };
        let screen_now = screen.insert(screen_now);
        let start = |arguments: &[&str]| {
            let mut fivefold = Command::new(env!("CARGO_BIN_EXE_fivefold"));
            screen_now
                .display
                .show(&mut fivefold)
                .args(arguments)
                .env("WGPU_BACKEND", backend)
                .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .spawn()
                .expect("the program starts")
        };
        let company = has_company.then(|| start(&[]));
        let program = start(&["play", "nim:"]);
        // From 0 to 2 s, all moments alike: the fractional parts of multiples of the golden ratio.
        let moment = (number as f64 * 0.618_034).fract() * 2.0;
        if way == Way::DisplayGone {
            // A driver that has just begun to talk with a display does not always survive its end.
            screen_now.wait_for_a_picture();
        }
        thread::sleep(Duration::from_secs_f64(moment));
        way.end(screen_now, &program);
        for (process, way) in [(Some(program), way), (company, Way::DisplayGone)] {
            let Some(mut process) = process else { continue };
            if way == Way::DisplayGone {
                screen_now.display.end();
            }
            let status = ended(&mut process);
            *ends.entry(format!("{way:?}: {status}")).or_insert(0) += 1;
            // A program that gets a signal before it listens for any ends by it.
            let is_asked_for = |signal| [1, 2, 15].contains(&signal);
            if status.signal().is_some_and(|signal| !is_asked_for(signal)) {
                let fault = format!(
                    "start {number}, {way:?}, {backend}, after {moment:.2} s{}: {status}",
                    if has_company { ", two copies" } else { "" }
                );
                println!("{fault}");
                faults.push(fault);
            }
        }
        if has_company || way == Way::DisplayGone {
            screen = None;
        }
        if (number + 1) % 100 == 0 {
            println!("{} starts", number + 1);
        }
    }
    println!("{ends:#?}");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// How the program ends, once it has.
fn ended(program: &mut Child) -> ExitStatus {
    let since = Instant::now();
    loop {
        if let Ok(Some(status)) = program.try_wait() {
            return status;
        }
        if since.elapsed() > PATIENCE {
            // The status tells that it had to be killed.
            let _ = program.kill();
        }
        thread::sleep(Duration::from_millis(5));
    }
}
