//! The window on a virtual display: it opens and stays; where nothing can draw, a sentence says so.
//! Skipped, with the reason printed, where there is no virtual display (Debian: xvfb).
#![cfg(all(feature = "app", target_os = "linux"))]

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How long a window is watched.
const WATCHED: Duration = Duration::from_secs(6);

/// One display at a time: with several that started together a window was once refused.
static ONE: Mutex<()> = Mutex::new(());

/// A virtual display that ends with its test.
struct Display {
    server: Child,
    name: String,
    _alone: MutexGuard<'static, ()>,
}

impl Display {
    fn open() -> Option<Display> {
        let alone = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let server = Command::new("Xvfb")
            .args([
                "-displayfd",
                "1",
                "-screen",
                "0",
                "1280x800x24",
                "-nolisten",
                "tcp",
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

impl Drop for Display {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Waits for the program's end, at most as long as it is watched; then ends it. Its exit code, if
/// it ended by itself, and all that it told.
fn watch(mut program: Child) -> (Option<i32>, String) {
    let since = Instant::now();
    let ended = loop {
        match program.try_wait().expect("it can be asked") {
            Some(status) => break Some(status.code().unwrap_or(-1)),
            None if since.elapsed() > WATCHED => break None,
            None => thread::sleep(Duration::from_millis(50)),
        }
    };
    let _ = program.kill();
    let _ = program.wait();
    let mut told = String::new();
    for pipe in [
        program
            .stdout
            .take()
            .map(|out| Box::new(out) as Box<dyn Read>),
        program
            .stderr
            .take()
            .map(|err| Box::new(err) as Box<dyn Read>),
    ]
    .into_iter()
    .flatten()
    {
        let mut bytes = Vec::new();
        BufReader::new(pipe)
            .read_to_end(&mut bytes)
            .expect("it can be read");
        told += &String::from_utf8_lossy(&bytes);
    }
    (ended, told)
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
    let (ended, told) = watch(display.fivefold(&[]));
    if ended == Some(1) && told.contains("there is no graphics adapter") {
        println!("skipped: there is no graphics adapter on this machine");
        return;
    }
    assert_eq!(ended, None, "it ended by itself:\n{told}");
    assert!(!told.contains("panicked"), "{told}");
}

#[test]
fn without_vulkan_the_window_opens_with_opengl() {
    let Some(display) = Display::open() else {
        return;
    };
    let (ended, told) = watch(display.fivefold(&NO_VULKAN));
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
    let (ended, told) = watch(display.fivefold(&[NO_VULKAN[0], NO_VULKAN[1], NO_OPENGL]));
    assert_eq!(ended, Some(1), "{told}");
    for words in [
        "no graphics adapter",
        "Debian",
        "Fedora",
        "Arch",
        "fivefold perft",
    ] {
        assert!(told.contains(words), "lacks “{words}”:\n{told}");
    }
    assert!(
        !told.contains("panicked") && !told.contains("backtrace"),
        "{told}"
    );
}
