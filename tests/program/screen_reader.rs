//! The real program in its window and a screen reader on a real accessibility bus: a whole game by the
//! accessible tree alone. Skipped, with the reason printed, where there is no virtual display, no D-Bus
//! or no AT-SPI (Debian: xvfb, dbus-daemon, at-spi2-core).
#![cfg(target_os = "linux")]

use std::fs;
use std::io::Read as _;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::at_spi::{Object, Role, ScreenReader, Told};
use crate::desk::{Desk, LEFT, SPACE, UP};
use crate::window::Screen;
use fivefold_support::talk::PATIENCE;

/// The program, on its display and on the bus.
struct Session<'a> {
    screen: &'a Screen,
    reader: ScreenReader,
    program: Child,
    object: Object,
}

impl Session<'_> {
    /// Opens the menu; none, with the reason printed, where that cannot be.
    fn open(screen: &Screen) -> Option<Session<'_>> {
        let reader = ScreenReader::open(&screen.display)?;
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("screen-reader");
        // There may be none yet.
        let _ = fs::remove_dir_all(&folder);
        let mut program = screen
            .display
            .show(&mut Command::new(env!("CARGO_BIN_EXE_fivefold")))
            .env_remove("WGPU_BACKEND")
            .env("DBUS_SESSION_BUS_ADDRESS", &reader.session.address)
            .env("LC_ALL", "en_US.UTF-8")
            .env("XDG_STATE_HOME", folder)
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let since = Instant::now();
        let object = loop {
            if let Some(object) = reader.program("fivefold") {
                break object;
            }
            if program.try_wait().expect("it was started").is_some() {
                let mut told = String::new();
                let errors = program.stderr.as_mut().expect("piped");
                errors.read_to_string(&mut told).expect("text");
                assert!(told.contains("there is no graphics adapter"), "{told}");
                println!("skipped: there is no graphics adapter on this machine");
                return None;
            }
            assert!(since.elapsed() < PATIENCE, "it does not come to the bus");
            thread::sleep(Duration::from_millis(20));
        };
        Some(Session {
            screen,
            reader,
            program,
            object,
        })
    }

    /// Something that can be pressed and has this name, or one that begins so.
    #[track_caller]
    fn control(&self, name: &str) -> Told {
        let is_it = |told: &Told| told.role.is_control() && told.name.starts_with(name);
        self.reader.wait_for(&self.object, name, is_it)
    }

    #[track_caller]
    fn press(&self, name: &str) {
        self.reader.press(&self.control(name));
    }

    /// A field of the board with just this name: a button in a cell of a row of a table.
    #[track_caller]
    fn field(&self, name: &str) -> Told {
        let told = self
            .reader
            .wait_for(&self.object, name, |told| told.name == name);
        let place = [Role::Table, Role::TableRow, Role::TableCell];
        assert!(told.within.ends_with(&place), "{told:?}");
        assert!(told.role.is_control(), "{told:?}");
        told
    }

    /// Has two persons play the game that is set up: the first side is one already.
    fn seat_two_persons(&self) {
        self.control("Blue: Person");
        self.press("Yellow: ");
        self.press("Person");
        self.control("Yellow: Person");
    }

    /// Waits until this field has the focus.
    #[track_caller]
    fn wait_for_focus(&self, name: &str) {
        let since = Instant::now();
        while !self.reader.has_focus(&self.field(name)) {
            assert!(since.elapsed() < PATIENCE, "{name} has no focus");
        }
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

#[test]
fn a_game_of_lines_is_played_from_the_menu_to_its_end_on_the_accessibility_bus() {
    let Some(screen) = Screen::open() else {
        return;
    };
    let Some(mut read) = Session::open(&screen) else {
        return;
    };
    let window = read
        .reader
        .wait_for(&read.object, "window", |told| told.role == Role::Window);
    assert_eq!(window.name, "fivefold");
    let heading = read
        .reader
        .wait_for(&read.object, "heading", |told| told.role == Role::Heading);
    assert_eq!(heading.name, "fivefold");
    read.press("Lines.");
    read.press("3 × 3");
    read.seat_two_persons();
    read.press("Start");
    read.reader.wait_to_hear("Blue to move");
    for who in ["Blue: Person", "Yellow: Person"] {
        let is_told = |told: &Told| told.name == who && !told.role.is_control();
        read.reader.wait_for(&read.object, who, is_told);
    }
    let mut side = ["Blue", "Yellow"].into_iter().cycle();
    for place in ["a1", "b1", "a2", "b2"] {
        let field = read.field(&format!("{place}, empty"));
        read.reader.press(&field);
        let owner = side.next().expect("it goes round");
        let taken = read.field(&format!("{place}, {owner}"));
        assert_eq!(
            taken.object, field.object,
            "the field stays the same object"
        );
        read.reader
            .wait_to_hear(&format!("{owner} played {place}."));
    }
    // The last move is made with the keys, which the focus follows.
    let desk = Desk::of(read.screen);
    let process = read.program.id();
    desk.focus(process);
    read.reader.focus(&read.field("b2, Yellow"));
    read.wait_for_focus("b2, Yellow");
    desk.press(process, &[UP]);
    read.wait_for_focus("b3, empty");
    desk.press(process, &[LEFT]);
    read.wait_for_focus("a3, empty");
    desk.press(process, &[SPACE]);
    read.wait_for_focus("a3, Blue");
    read.reader.wait_to_hear("Blue played a3.");
    read.reader.wait_to_hear("Blue wins");
    read.press("Play again");
    read.field("a3, empty");
}

#[test]
fn pebbles_are_marked_and_taken_on_the_accessibility_bus() {
    let Some(screen) = Screen::open() else {
        return;
    };
    let Some(mut read) = Session::open(&screen) else {
        return;
    };
    read.press("Nim.");
    read.seat_two_persons();
    read.press("Start");
    // The fields of the setup have the same names.
    read.reader.wait_to_hear("Blue to move");
    let pebble = read.field("a1, pebble");
    assert_eq!(pebble.role, Role::ToggleButton);
    read.reader.press(&pebble);
    let marked = read.field("a1, pebble, marked");
    assert_eq!(marked.object, pebble.object);
    read.press("Take 1 pebble");
    read.reader.wait_to_hear("Blue took 1 from row a.");
    read.reader.wait_to_hear("Yellow to move");
}
