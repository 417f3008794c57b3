//! The window on a virtual display: it opens and stays; where nothing can draw, a sentence says so.
//! Skipped, with the reason printed, where there is no virtual display (Debian: xvfb).
#![cfg(target_os = "linux")]

use std::collections::HashSet;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use crate::desk::{CONTROL, Desk, END, HOME, V};
use fivefold_support::display::Display;
use fivefold_support::talk::PATIENCE;

/// How long the program's words are waited for before the display is looked at again.
const LOOK: Duration = Duration::from_millis(20);

/// What has not changed for so long is at rest: longer than the steps of a reaction.
const REST: Duration = Duration::from_millis(800);

/// A display that shows so many colours shows more than an empty window: the edges of letters and
/// stones alone have dozens.
const COLOURS: usize = 100;

/// One display at a time: with several that started together a window was once refused.
static ONE: Mutex<()> = Mutex::new(());

/// A virtual display whose picture can be looked at.
pub(crate) struct Screen {
    pub display: Display,
    /// Where the server keeps what it shows.
    folder: PathBuf,
    _alone: MutexGuard<'static, ()>,
}

impl Screen {
    pub(crate) fn open() -> Option<Screen> {
        let alone = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("display");
        fs::create_dir_all(&folder).expect("a folder for the test");
        let display = Display::open("1280x800x24", &["-fbdir".as_ref(), folder.as_os_str()]);
        if display.is_none() {
            println!("skipped: there is no Xvfb on this machine");
        }
        Some(Screen {
            display: display?,
            folder,
            _alone: alone,
        })
    }

    /// The program on this display, with these changes to its environment.
    pub(crate) fn fivefold(&self, environment: &[(&str, &str)]) -> Child {
        let mut fivefold = Command::new(env!("CARGO_BIN_EXE_fivefold"));
        self.display
            .show(&mut fivefold)
            .args(["play", "mnk:15x15x5"])
            .env_remove("WGPU_BACKEND")
            .env("XDG_STATE_HOME", env!("CARGO_TARGET_TMPDIR"))
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts")
    }

    /// Waits until a picture is on the display.
    pub(crate) fn wait_for_a_picture(&self) {
        let since = Instant::now();
        while !self.shows_something() {
            assert!(since.elapsed() < PATIENCE, "nothing is drawn");
            thread::sleep(LOOK);
        }
    }

    /// Puts a text on the clipboard of this display, as long as what is returned is there.
    fn with_clipboard(&self, text: &str) -> Option<Clipboard> {
        let mut xclip = Command::new("xclip");
        self.display
            .show(&mut xclip)
            .args(["-quiet", "-selection", "clipboard"])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        let Ok(mut owner) = xclip.spawn() else {
            println!("skipped: there is no xclip on this machine");
            return None;
        };
        let mut input = owner.stdin.take().expect("it is piped");
        input.write_all(text.as_bytes()).expect("it reads");
        Some(Clipboard(owner))
    }

    /// What the display shows when it has not changed for a while.
    pub(crate) fn at_rest(&self) -> Vec<u8> {
        let since = Instant::now();
        let mut before = self.memory();
        loop {
            thread::sleep(REST);
            let now = self.memory();
            if now == before {
                return now;
            }
            assert!(since.elapsed() < PATIENCE, "it never rests");
            before = now;
        }
    }

    fn memory(&self) -> Vec<u8> {
        fs::read(self.folder.join("Xvfb_screen0")).unwrap_or_default()
    }

    /// Whether a picture is on the display: its memory holds a head of some kilobytes, then four
    /// bytes a pixel.
    fn shows_something(&self) -> bool {
        let memory = self.memory();
        let pixels = memory.chunks_exact(4).skip(4_096);
        pixels.collect::<HashSet<_>>().len() >= COLOURS
    }
}

/// A program that owns the clipboard.
struct Clipboard(Child);

impl Drop for Clipboard {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Watches the program until it has drawn something or ends, then ends it. Its exit code, if it
/// ended by itself, and all that it told.
fn watch(screen: &mut Screen, program: Child) -> (Option<i32>, String) {
    let (status, told, has_ended) = watch_and_end(screen, program, |_, program| {
        // Nothing happens to one that has ended.
        let _ = program.kill();
    });
    (has_ended.then(|| status.code().unwrap_or(-1)), told)
}

/// Watches the program until it has drawn something or ends, then has it end like this. How it ended,
/// all that it told, and whether it had ended before.
pub(crate) fn watch_and_end(
    screen: &mut Screen,
    mut program: Child,
    end: impl FnOnce(&mut Screen, &mut Child),
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
            Err(RecvTimeoutError::Timeout) if screen.shows_something() => break false,
            Err(RecvTimeoutError::Timeout) => {
                assert!(begun.elapsed() < PATIENCE, "nothing is drawn:\n{told}");
            }
        }
    };
    if !has_ended {
        end(screen, &mut program);
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

/// Whether the program has ended as nothing can draw here, which skips a test and is printed.
pub(crate) fn cannot_draw(has_ended: bool, told: &str) -> bool {
    let cannot_draw = has_ended && told.contains("there is no graphics adapter");
    if cannot_draw {
        println!("skipped: there is no graphics adapter on this machine");
    }
    cannot_draw
}

#[test]
fn the_window_opens_with_the_drivers_of_this_machine_and_with_opengl_alone() {
    for drivers in [&[][..], &NO_VULKAN] {
        let Some(mut screen) = Screen::open() else {
            return;
        };
        let program = screen.fivefold(drivers);
        let (ended, told) = watch(&mut screen, program);
        if !cannot_draw(ended == Some(1), &told) {
            assert_eq!(ended, None, "it ended by itself ({drivers:?}):\n{told}");
            assert!(!told.contains("panicked"), "{told}");
        }
    }
}

#[test]
fn where_nothing_can_draw_a_sentence_says_so() {
    let Some(mut screen) = Screen::open() else {
        return;
    };
    let program = screen.fivefold(&[NO_VULKAN[0], NO_VULKAN[1], NO_OPENGL]);
    let (ended, told) = watch(&mut screen, program);
    assert_eq!(ended, Some(1), "{told}");
    for words in ["no graphics adapter", "driver", "README", "fivefold perft"] {
        assert!(told.contains(words), "lacks “{words}”:\n{told}");
    }
    assert!(
        !told.contains("panicked") && !told.contains("backtrace"),
        "{told}"
    );
}

/// How many pixels clearly differ between two pictures of the display.
fn differing(before: &[u8], after: &[u8]) -> usize {
    let pixels = before.chunks_exact(4).zip(after.chunks_exact(4));
    let differs = |(a, b): &(&[u8], &[u8])| a.iter().zip(*b).any(|(a, b)| a.abs_diff(*b) > 48);
    pixels.filter(differs).count()
}

/// A game of Atoms whose first move captures a dozen cells.
const REACTION: &str = "atoms:7x7:1a1B1A1/aBcbCaA/1cCcBb1/BbcccAb/1CbcBc1/AaBcAb1/1b1A1B1@1 d4 e1";

/// The renderer takes what it draws from the game while the next frame is made, which no picture without a
/// window does.
#[test]
fn after_quick_jumps_the_window_shows_what_it_showed_before() {
    let Some(mut screen) = Screen::open() else {
        return;
    };
    let Some(_clipboard) = screen.with_clipboard(REACTION) else {
        return;
    };
    let program = screen.fivefold(&[]);
    let mut counts = Vec::new();
    let (_, told, has_ended) = watch_and_end(&mut screen, program, |screen, program| {
        let desk = Desk::of(screen);
        desk.press(program.id(), &[CONTROL, V]);
        let before = screen.at_rest();
        for pause in [80, 150, 250] {
            desk.press(program.id(), &[HOME]);
            thread::sleep(Duration::from_millis(pause));
            desk.press(program.id(), &[END]);
            let after = screen.at_rest();
            counts.push(differing(&before, &after));
        }
        // Nothing happens to one that has ended.
        let _ = program.kill();
    });
    if cannot_draw(has_ended, &told) {
        return;
    }
    println!("pixels that differ: {counts:?}");
    assert!(!has_ended, "{told}");
    assert!(counts.iter().all(|&pixels| pixels < 200), "{counts:?}");
}

#[test]
fn without_any_file_beside_it_the_window_shows_the_same() {
    let Some(mut screen) = Screen::open() else {
        return;
    };
    let empty = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty-assets");
    fs::create_dir_all(&empty).expect("a folder for the test");
    let empty = empty.to_string_lossy();
    let mut shown = Vec::new();
    for environment in [&[][..], &[("FIVEFOLD_ASSETS", &*empty)]] {
        let program = screen.fivefold(environment);
        let (_, told, has_ended) = watch_and_end(&mut screen, program, |screen, program| {
            shown.push(screen.at_rest());
            // Nothing happens to one that has ended.
            let _ = program.kill();
        });
        if cannot_draw(has_ended, &told) {
            return;
        }
        let is_quiet = !told.contains("panicked") && !told.contains("not found");
        assert!(!has_ended && is_quiet, "{told}");
    }
    let [before, after] = &shown[..] else {
        unreachable!("it was started twice");
    };
    assert!(differing(before, after) < 200);
}

#[test]
fn a_folder_of_assets_that_is_named_and_not_there_is_refused() {
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
