//! A browser with one page, whichever it is, and what tests do with it.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use fivefold_support::display::Display;

/// The longest that anything may take: loading with software drawing on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// How often the page looks for what is waited for, before it says that it does not hold.
const LOOKS: u32 = 500;

/// What a page has come to, for whoever reads why a test failed: how far it has loaded, whether it is
/// drawn, what it has fetched and when that was there, what the last fault was, and what the mirror says.
const STATE: &str = "(async () => { \
    const drawn = await Promise.race([ \
        new Promise((done) => requestAnimationFrame(() => done(true))), \
        new Promise((done) => setTimeout(() => done(false), 2000))]); \
    return { address: location.href, ready: document.readyState, \
        data: { ...document.documentElement.dataset }, visible: document.visibilityState, \
        focus: document.hasFocus(), drawn, now: Math.round(performance.now()), \
        cover: document.getElementById('cover')?.innerText ?? null, \
        loaded: document.getElementById('bar')?.getAttribute('aria-valuenow') ?? null, \
        fetched: performance.getEntriesByType('resource').map((entry) => \
            `${entry.name.split('/').pop()} ${Math.round(entry.responseEnd)}`), \
        fault: await (async () => sessionStorage.getItem('fivefold.broken'))().catch(() => null), \
        mirror: document.getElementById('mirror')?.innerText ?? null }; })()";

/// What each browser does in a way of its own.
pub(crate) trait Driver: Sized {
    /// What is missing on this machine, as a sentence; nothing where it can run.
    fn lacking() -> Option<String>;

    /// Starts the browser with a page of this size. It ends, and its files are removed, when this
    /// goes.
    fn start(width: u32, height: u32) -> Self;

    /// Loads a page.
    fn load(&mut self, address: &str);

    /// Loads the page again.
    fn reload(&mut self);

    /// What an expression is worth on the page; promises are waited for. `Err` with what went wrong,
    /// for example because the page was left meanwhile.
    fn evaluate(&mut self, expression: &str) -> Result<Value, String>;

    /// Moves the mouse there and presses its first button.
    fn press(&mut self, x: f32, y: f32);

    /// Lets go of the mouse's first button where it was pressed.
    fn release(&mut self, x: f32, y: f32);

    /// Taps with a finger. Both events are sent at once: a slow frame between them would make a
    /// long press of the tap.
    fn tap(&mut self, x: f32, y: f32);

    /// Presses and releases a key: its name and the name of its place, for example `Enter` twice.
    fn strike(&mut self, key: &str, code: &str);

    /// Writes a text where the focus is.
    fn write(&mut self, text: &str);

    /// A picture of the page: a PNG in base 64.
    fn screenshot(&mut self) -> String;
}

/// Set when the browser that was started last has ended by itself in the middle of a test.
pub(crate) static HAS_ENDED: AtomicBool = AtomicBool::new(false);

/// Runs a test, and once more where the browser has ended by itself: that is no fault of the page. WebKitGTK 2.50 was
/// seen to end so one time in a hundred on a busy machine, by a segmentation fault in its JavaScript engine.
pub(crate) fn again_where_the_browser_has_ended(test: impl Fn()) {
    let Err(fault) = catch_unwind(AssertUnwindSafe(&test)) else {
        return;
    };
    if !HAS_ENDED.load(Ordering::Relaxed) {
        resume_unwind(fault);
    }
    println!("the browser has ended by itself; once more");
    test();
}

/// A program of one of these names, where it is installed.
pub(crate) fn program(names: &[&str]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    let folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let files = names
        .iter()
        .flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    files.into_iter().find(|file| file.is_file())
}

/// The process of a browser and the folder with its files. It ends, and they are removed, when this
/// goes.
pub(crate) struct Running {
    process: Child,
    pub folder: PathBuf,
}

impl Running {
    /// Starts this program, which gets an empty folder for its files.
    pub(crate) fn start(prepare: impl FnOnce(&Path) -> Command) -> Running {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("fivefold-web-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).expect("a folder for the browser");
        HAS_ENDED.store(false, Ordering::Relaxed);
        let process = Running::spawn(prepare(&folder));
        Running { process, folder }
    }

    /// Waits until the process has ended, and starts this one with the files that are there.
    pub(crate) fn restart(&mut self, prepare: impl FnOnce(&Path) -> Command) {
        let _ = self.process.wait();
        self.process = Running::spawn(prepare(&self.folder));
    }

    fn spawn(mut program: Command) -> Child {
        let started = program
            .env("LANGUAGE", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        started.expect("the browser starts")
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, and files that stay behind do no harm.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// A display on which a window of a laptop's size has room, with all that is around a page, and what
/// draws there in software.
pub(crate) fn on_a_display(program: &mut Command) -> Display {
    let display = Display::open("1400x1000x24", &[] as &[&str]).expect("Xvfb is installed");
    display.show(program).env("LIBGL_ALWAYS_SOFTWARE", "1");
    display
}

/// What a browser that needs a display lacks on this machine: itself, or the display.
pub(crate) fn lacking_with_display(
    browser: &str,
    package: &str,
    is_installed: bool,
) -> Option<String> {
    if !is_installed {
        Some(format!(
            "there is no {browser} on this machine (Debian: {package})"
        ))
    } else if program(&["Xvfb"]).is_none() {
        Some(format!(
            "there is no Xvfb for {browser} on this machine (Debian: xvfb)"
        ))
    } else {
        None
    }
}

/// A browser with one page.
pub(crate) struct Browser<D> {
    pub driver: D,
}

impl<D: Driver> Browser<D> {
    /// Starts a browser with a page of this size.
    pub(crate) fn start(width: u32, height: u32) -> Browser<D> {
        Browser {
            driver: D::start(width, height),
        }
    }

    /// Loads a page.
    pub(crate) fn go(&mut self, address: &str) {
        self.driver.load(address);
        self.wait("the page", "document.readyState === 'complete'");
    }

    /// Loads the page again.
    pub(crate) fn reload(&mut self) {
        self.run("window.isOld = true");
        self.driver.reload();
        self.wait(
            "the page again",
            "!window.isOld && document.readyState === 'complete'",
        );
    }

    /// What an expression is worth on the page; promises are waited for.
    #[track_caller]
    pub(crate) fn run(&mut self, expression: &str) -> Value {
        let worth = self.driver.evaluate(expression);
        worth.unwrap_or_else(|error| panic!("{expression}: {error}"))
    }

    /// The same as a text; empty for what is none.
    #[track_caller]
    pub(crate) fn text(&mut self, expression: &str) -> String {
        self.run(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true on the page.
    #[track_caller]
    pub(crate) fn wait(&mut self, what: &str, condition: &str) {
        let since = Instant::now();
        // The page looks for itself, and answers when it has seen it or has looked for some time.
        let looking = format!(
            "new Promise(done => {{ let left = {LOOKS}; const look = () => {{ let holds = false; \
             try {{ holds = Boolean({condition}); }} catch {{ }} \
             if (holds || --left === 0) done(holds); else setTimeout(look, 20); }}; look(); }})"
        );
        loop {
            // A page that is left while it looks does not answer.
            if self.driver.evaluate(&looking) == Ok(json!(true)) {
                return;
            }
            assert!(
                since.elapsed() < PATIENCE && !HAS_ENDED.load(Ordering::Relaxed),
                "{what} did not come about: {condition}; the page: {:#}",
                self.driver.evaluate(STATE).unwrap_or_else(Value::from)
            );
        }
    }

    // --- Mouse, fingers, keys ---

    /// Clicks at a place of the page.
    pub(crate) fn click(&mut self, x: f32, y: f32) {
        self.driver.press(x, y);
        self.frames(2);
        self.driver.release(x, y);
        self.frames(2);
    }

    /// Taps at a place of the page.
    pub(crate) fn tap(&mut self, x: f32, y: f32) {
        self.driver.tap(x, y);
        self.frames(4);
    }

    /// Presses and releases a key: its name and the name of its place, for example `Enter` twice.
    pub(crate) fn key(&mut self, key: &str, code: &str) {
        self.driver.strike(key, code);
        self.frames(2);
    }

    /// Writes a text where the focus is.
    pub(crate) fn write(&mut self, text: &str) {
        self.driver.write(text);
        self.frames(2);
    }

    /// Waits until the page has drawn this many frames.
    pub(crate) fn frames(&mut self, count: u32) {
        self.run(&format!(
            "new Promise((done) => {{ let n = 0; \
             const next = () => (n += 1) > {count} ? done() : requestAnimationFrame(next); \
             next(); }})"
        ));
    }

    /// Keeps a picture of the page below `target/tmp/web`.
    pub(crate) fn picture(&mut self, name: &str) {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("web");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let bytes = unpacked(&self.driver.screenshot());
        fs::write(folder.join(name).with_extension("png"), bytes).expect("a picture is kept");
    }
}

/// Bytes written in base 64 (RFC 4648, section 4).
fn unpacked(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let mut bytes = Vec::with_capacity(text.len() * 3 / 4);
    let (mut held, mut bits) = (0_u32, 0);
    for digit in text.bytes().filter_map(digit) {
        held = (held << 6) | u32::from(digit);
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((held >> bits) as u8);
        }
    }
    bytes
}
