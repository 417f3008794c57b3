//! Every way in which the program ends: its window is closed, Ctrl+Q, a signal, a display that goes
//! away. None ends in a fault, at no moment. Skipped, with the reason printed, where there is no
//! virtual display (Debian: xvfb).
#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::desk::{CONTROL, Desk, Q};
use crate::window::{Screen, cannot_draw, watch_and_end};
use fivefold_support::talk::PATIENCE;

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
            Way::CtrlQ => Desk::of(screen).press(program.id(), &[CONTROL, Q]),
            Way::Signal(signal) => {
                let id = program.id().to_string();
                let sent = Command::new("kill").args(["-s", signal, &id]).status();
                assert!(sent.is_ok_and(|sent| sent.success()), "kill failed");
            }
            Way::DisplayGone => screen.display.end(),
        }
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
        if cannot_draw(had_ended, &told) {
            return;
        }
        assert_eq!(ended, Some(way), "it ended by itself:\n{told}");
        assert_eq!(status.code(), Some(way.code()), "{way:?}:\n{told}");
        assert!(!told.contains("panicked"), "{way:?}:\n{told}");
    }
}

/// Starts and ends the program `FIVEFOLD_STARTS` times, by all ways in turn, at moments from the very
/// first to when it rests; every second time beside another copy, which a signal ends. Half of them
/// draw with Vulkan, half with OpenGL. Prints how they ended.
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
        let has_company = number / 12 % 2 == 1 && way != Way::DisplayGone;
        let Some(screen_now) = screen.take().or_else(Screen::open) else {
            return;
        };
        let screen_now = screen.insert(screen_now);
        let company = has_company.then(|| Started::new(screen_now, backend, "company", &[]));
        let program = Started::new(screen_now, backend, "program", &["play", "nim:"]);
        // From 0 to 2 s, all moments alike: the fractional parts of multiples of the golden ratio.
        let moment = (number as f64 * 0.618_034).fract() * 2.0;
        if way == Way::DisplayGone {
            // A driver that has just begun to talk with a display does not always survive its end:
            // Mesa 22.3 was seen to fault in its own start of EGL.
            screen_now.wait_for_a_picture();
        }
        thread::sleep(Duration::from_secs_f64(moment));
        way.end(screen_now, &program.process);
        let mut note = |program: Started, way: Way| {
            let (status, told) = program.ended();
            *ends.entry(format!("{way:?}: {status}")).or_insert(0) += 1;
            // One that gets a signal before it listens for any ends by that signal.
            let is_by_signal = status.signal().is_some_and(|it| [1, 2, 15].contains(&it));
            if status.code() != Some(way.code()) && !is_by_signal {
                let company = if has_company { ", two copies" } else { "" };
                let fault = format!(
                    "start {number}, {way:?}, {backend}, after {moment:.2} s{company}: {status}\n{told}"
                );
                println!("{fault}");
                faults.push(fault);
            }
        };
        note(program, way);
        if let Some(company) = company {
            let way = Way::Signal("TERM");
            way.end(screen_now, &company.process);
            note(company, way);
        }
        if way == Way::DisplayGone {
            screen = None;
        }
        if (number + 1) % 100 == 0 {
            println!("{} starts", number + 1);
        }
    }
    println!("{ends:#?}");
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A program that was started, and where it tells of its errors.
struct Started {
    process: Child,
    told: PathBuf,
}

impl Started {
    fn new(screen: &Screen, backend: &str, name: &str, arguments: &[&str]) -> Started {
        let told = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.txt"));
        let file = File::create(&told).expect("a file for what it tells");
        let mut fivefold = Command::new(env!("CARGO_BIN_EXE_fivefold"));
        let process = screen
            .display
            .show(&mut fivefold)
            .args(arguments)
            .env("WGPU_BACKEND", backend)
            .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(file)
            .spawn()
            .expect("the program starts");
        Started { process, told }
    }

    /// How it ends, once it has, and what it has told. One that does not end is killed.
    fn ended(mut self) -> (ExitStatus, String) {
        let since = Instant::now();
        loop {
            if let Ok(Some(status)) = self.process.try_wait() {
                return (status, fs::read_to_string(&self.told).unwrap_or_default());
            }
            if since.elapsed() > PATIENCE {
                // The status tells that it had to be killed.
                let _ = self.process.kill();
            }
            thread::sleep(Duration::from_millis(5));
        }
    }
}
