//! The window on a virtual display: it opens and stays; where nothing can draw, a sentence says so.
//! Skipped, with the reason printed, where there is no virtual display (Debian: xvfb).
#![cfg(target_os = "linux")]

use std::collections::HashSet;
use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::talk::PATIENCE;

/// How long the program's words are waited for before the display is looked at again.
const LOOK: Duration = Duration::from_millis(20);

/// A display that shows so many colours shows more than an empty window: the edges of letters and
/// stones alone have dozens.
const COLOURS: usize = 100;

/// One display at a time: with several that started together a window was once refused.
static ONE: Mutex<()> = Mutex::new(());

/// A virtual display that ends with its test.
struct Display {
    server: Child,
    name: String,
    /// Where the server keeps what it shows.
    folder: PathBuf,
    _alone: MutexGuard<'static, ()>,
}

impl Display {
    fn open() -> Option<Display> {
        let alone = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("display");
        fs::create_dir_all(&folder).expect("a folder for the test");
        let server = Command::new("Xvfb")
            .arg("-fbdir")
            .arg(&folder)
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x800x24",
                "-nolisten",
                "tcp",
                // It would refuse windows for a moment when the last one has gone.
                "-noreset",
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut server) = server else {
            println!("skipped: there is no Xvfb on this machine");
            return None;
        };
        let mut number = String::new();
        let told = BufReader::new(server.stdout.as_mut()?).read_line(&mut number);
        told.expect("the server tells its number");
        Some(Display {
            server,
            name: format!(":{}", number.trim()),
            folder,
            _alone: alone,
        })
    }

    /// The program on this display, with these changes to its environment.
    fn fivefold(&self, environment: &[(&str, &str)]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_fivefold"))
            .args(["play", "mnk:15x15x5"])
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
            .env_remove("WGPU_BACKEND")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .spawn()
            .expect("the program starts")
    }
}

impl Display {
    /// Whether a picture is on the display: its memory holds a head of some kilobytes, then four
    /// bytes a pixel.
    fn shows_something(&self) -> bool {
        let memory = fs::read(self.folder.join("Xvfb_screen0")).unwrap_or_default();
        let pixels = memory.chunks_exact(4).skip(4_096);
        pixels.collect::<HashSet<_>>().len() >= COLOURS
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Watches the program until it has drawn something or ends, then ends it. Its exit code, if it
/// ended by itself, and all that it told.
fn watch(display: &Display, program: Child) -> (Option<i32>, String) {
    let (status, told, has_ended) = watch_and_end(display, program, "KILL");
    (has_ended.then(|| status.code().unwrap_or(-1)), told)
}

/// Watches the program until it has drawn something or ends, then sends it this signal. How it ended,
/// all that it told, and whether it had ended before.
fn watch_and_end(
    display: &Display,
    mut program: Child,
    signal: &str,
) -> (ExitStatus, String, bool) {
    let (tell, lines) = channel();
    let out = program.stdout.take().map(|out| Box::new(out) as Box<_>);
    let errors = program
        .stderr
        .take()
        .map(|errors| Box::new(errors) as Box<_>);
    let pipes: [Option<Box<dyn Read + Send>>; 2] = [out, errors];
    for pipe in pipes.into_iter().flatten() {
        let tell = tell.clone();
        thread::spawn(move || {
            for line in BufReader::new(pipe).lines().map_while(Result::ok) {
                // Nobody listens any more once the test has failed.
                let _ = tell.send(line + "\n");
            }
        });
    }
    drop(tell);
    let begun = Instant::now();
    let mut told = String::new();
    let has_ended = loop {
        match lines.recv_timeout(LOOK) {
            Ok(line) => told += &line,
            Err(RecvTimeoutError::Disconnected) => break true,
            Err(RecvTimeoutError::Timeout) if display.shows_something() => break false,
            Err(RecvTimeoutError::Timeout) => {
                assert!(begun.elapsed() < PATIENCE, "nothing is drawn:\n{told}");
            }
        }
    };
    if !has_ended {
        let id = program.id().to_string();
        let sent = Command::new("kill").args(["-s", signal, &id]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "kill failed");
    }
    // Its pipes are closed when it has ended.
    while let Ok(line) = lines.recv_timeout(PATIENCE) {
        told += &line;
    }
    // Nothing happens to one that has ended.
    let _ = program.kill();
    let status = program.wait().expect("it has ended");
    (status, told, has_ended)
}

/// A list of drivers that is empty, so that Vulkan's loader finds none.
const NO_VULKAN: [(&str, &str); 2] = [
    ("VK_DRIVER_FILES", "/dev/null"),
    ("VK_ICD_FILENAMES", "/dev/null"),
];

/// The same for OpenGL.
const NO_OPENGL: (&str, &str) = ("__EGL_VENDOR_LIBRARY_FILENAMES", "/dev/null");

#[test]
fn the_window_opens_with_the_drivers_of_this_machine() {
    let Some(display) = Display::open() else {
        return;
    };
    let (ended, told) = watch(&display, display.fivefold(&[]));
    if ended == Some(1) && told.contains("there is no graphics adapter") {
        println!("skipped: there is no graphics adapter on this machine");
        return;
    }
    assert_eq!(ended, None, "it ended by itself:\n{told}");
    assert!(!told.contains("panicked"), "{told}");
}

#[test]
fn a_signal_ends_a_program_that_rests_in_good_order() {
    let Some(display) = Display::open() else {
        return;
    };
    for signal in ["INT", "TERM"] {
        let (status, told, had_ended) = watch_and_end(&display, display.fivefold(&[]), signal);
        if had_ended && told.contains("there is no graphics adapter") {
            println!("skipped: there is no graphics adapter on this machine");
            return;
        }
        assert_eq!(status.code(), Some(130), "{signal}:\n{told}");
    }
}

#[test]
fn without_vulkan_the_window_opens_with_opengl() {
    let Some(display) = Display::open() else {
        return;
    };
    let (ended, told) = watch(&display, display.fivefold(&NO_VULKAN));
    if ended == Some(1) && told.contains("there is no graphics adapter") {
        println!("skipped: there is no OpenGL driver on this machine");
        return;
    }
    assert_eq!(ended, None, "it ended by itself:\n{told}");
    assert!(!told.contains("panicked"), "{told}");
}

#[test]
fn where_nothing_can_draw_a_sentence_says_so() {
    let Some(display) = Display::open() else {
        return;
    };
    let (ended, told) = watch(
        &display,
        display.fivefold(&[NO_VULKAN[0], NO_VULKAN[1], NO_OPENGL]),
    );
    assert_eq!(ended, Some(1), "{told}");
    for words in ["no graphics adapter", "driver", "README", "fivefold perft"] {
        assert!(told.contains(words), "lacks “{words}”:\n{told}");
    }
    assert!(
        !told.contains("panicked") && !told.contains("backtrace"),
        "{told}"
    );
}

#[test]
fn without_its_assets_it_says_where_it_looked_for_them() {
    let nowhere = Path::new(env!("CARGO_TARGET_TMPDIR")).join("no-assets");
    let output = Command::new(env!("CARGO_BIN_EXE_fivefold"))
        .env("FIVEFOLD_ASSETS", &nowhere)
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    let told = String::from_utf8_lossy(&output.stderr);
    for words in [&*nowhere.to_string_lossy(), "FIVEFOLD_ASSETS", "assets"] {
        assert!(told.contains(words), "lacks “{words}”:\n{told}");
    }
}
