//! A headless Chromium, spoken to through two pipes in its own protocol (Chrome DevTools Protocol):
//! no driver and no network port in between.

use std::collections::VecDeque;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

/// The longest that anything may take: loading with software drawing on a busy machine.
const PATIENCE: Duration = Duration::from_secs(90);

/// How often the page looks for what is waited for, before it says that it does not hold.
const LOOKS: u32 = 500;

/// The names under which Chromium is installed.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Whether there is a Chromium here.
pub fn is_installed() -> bool {
    NAMES.iter().any(|name| program(name).is_some())
}

fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .map(|folder| folder.join(name))
        .find(|file| file.is_file())
}

/// A browser with one page. It ends, and its files are removed, when this goes.
pub struct Browser {
    process: Child,
    folder: PathBuf,
    to: File,
    from: Receiver<Value>,
    waiting: VecDeque<Value>,
    next: u64,
    session: String,
    /// What the page complained about in its console.
    pub complaints: Vec<String>,
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It may have ended already, and files that stay behind do no harm.
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Browser {
    /// Starts a browser with a page of this size.
    pub fn start(width: u32, height: u32) -> Browser {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("fivefold-web-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder for the browser");
        let pipes = [folder.join("in"), folder.join("out")];
        let made = Command::new("mkfifo").args(&pipes).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo failed");
        let chromium = NAMES.iter().find_map(|name| program(name));
        let process = Command::new("sh")
            .arg("-c")
            .arg("exec \"$0\" \"$@\" 3<\"$PIPE_IN\" 4>\"$PIPE_OUT\"")
            .arg(chromium.expect("Chromium is installed"))
            .args([
                "--headless=new",
                "--remote-debugging-pipe",
                "--no-sandbox",
                "--use-angle=swiftshader",
                "--enable-unsafe-swiftshader",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-quic",
                "--lang=en-GB",
            ])
            .arg(format!("--user-data-dir={}", folder.join("data").display()))
            .arg("about:blank")
            .env("PIPE_IN", &pipes[0])
            .env("PIPE_OUT", &pipes[1])
            .env("LANGUAGE", "en")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("the browser starts");
        // Each waits until the browser opens the other end.
        let to = File::options()
            .write(true)
            .open(&pipes[0])
            .expect("a pipe to the browser");
        let from = messages(&pipes[1]);
        let mut browser = Browser {
            process,
            folder,
            to,
            from,
            waiting: VecDeque::new(),
            next: 0,
            session: String::new(),
            complaints: Vec::new(),
        };
        browser.open_page(width, height);
        browser
    }

    /// The folder of its own files, which all its processes name in their command lines.
    pub fn folder(&self) -> &str {
        self.folder.to_str().unwrap_or_default()
    }

    fn open_page(&mut self, width: u32, height: u32) {
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }));
        let session = self.call(
            "Target.attachToTarget",
            json!({ "targetId": target["targetId"], "flatten": true }),
        );
        self.session = session["sessionId"].as_str().unwrap_or_default().to_owned();
        self.call("Page.enable", json!({}));
        self.call("Runtime.enable", json!({}));
        self.resize(width, height);
    }

    /// Sends a command and waits for its result.
    pub fn call(&mut self, method: &str, params: Value) -> Value {
        let id = self.send(method, params);
        let result = self.result(id, method);
        result.unwrap_or_else(|error| panic!("{method}: {error}"))
    }

    /// Sends a command; its number, by which its result is known.
    fn send(&mut self, method: &str, params: Value) -> u64 {
        self.next += 1;
        let id = self.next;
        let mut message = json!({ "id": id, "method": method, "params": params });
        if !self.session.is_empty() {
            message["sessionId"] = json!(self.session);
        }
        let mut bytes = message.to_string().into_bytes();
        bytes.push(0);
        self.to.write_all(&bytes).expect("the browser listens");
        id
    }

    /// Waits for the result of a command; `Err` with what the browser says against it.
    fn result(&mut self, id: u64, method: &str) -> Result<Value, Value> {
        let until = Instant::now() + PATIENCE;
        loop {
            let mut message = self.receive(until, method);
            if message["id"] == json!(id) {
                let error = message["error"].take();
                return if error.is_null() {
                    Ok(message["result"].take())
                } else {
                    Err(error)
                };
            }
            self.note(message);
        }
    }

    fn receive(&mut self, until: Instant, what: &str) -> Value {
        let left = until.saturating_duration_since(Instant::now());
        match self.from.recv_timeout(left) {
            Ok(message) => message,
            Err(RecvTimeoutError::Timeout) => panic!("the browser did not answer: {what}"),
            Err(RecvTimeoutError::Disconnected) => panic!("the browser has ended: {what}"),
        }
    }

    fn note(&mut self, message: Value) {
        match message["method"].as_str() {
            Some("Runtime.exceptionThrown") => {
                let details = &message["params"]["exceptionDetails"];
                let text = &details["exception"]["description"];
                self.complaints.push(format!("{} {text}", details["text"]));
            }
            Some("Runtime.consoleAPICalled") if message["params"]["type"] == "error" => {
                self.complaints.push(message["params"]["args"].to_string());
            }
            Some("Page.loadEventFired") => self.waiting.push_back(message),
            _ => {}
        }
    }

    // --- The page ---

    /// Sets the size of the page.
    pub fn resize(&mut self, width: u32, height: u32) {
        self.call(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false }),
        );
    }

    /// Runs this before every page that is loaded from now on.
    pub fn before_each_page(&mut self, script: &str) {
        let params = json!({ "source": script });
        self.call("Page.addScriptToEvaluateOnNewDocument", params);
    }

    /// Loads a page.
    pub fn go(&mut self, address: &str) {
        let done = self.call("Page.navigate", json!({ "url": address }));
        assert!(
            done["errorText"].is_null(),
            "{address}: {}",
            done["errorText"]
        );
        self.wait("the page", "document.readyState === 'complete'");
    }

    /// Loads the page again.
    pub fn reload(&mut self) {
        self.run("window.isOld = true");
        self.call("Page.reload", json!({}));
        self.wait(
            "the page again",
            "!window.isOld && document.readyState === 'complete'",
        );
    }

    /// What an expression is worth on the page; promises are waited for.
    pub fn run(&mut self, expression: &str) -> Value {
        let params = json!({
            "expression": expression,
            "returnByValue": true,
            "awaitPromise": true,
            "userGesture": true,
        });
        let result = self.call("Runtime.evaluate", params);
        assert!(
            result["exceptionDetails"].is_null(),
            "{expression}: {}",
            result["exceptionDetails"]
        );
        result["result"]["value"].clone()
    }

    /// The same as a text; empty for what is none.
    pub fn text(&mut self, expression: &str) -> String {
        self.run(expression).as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression is true on the page.
    #[track_caller]
    pub fn wait(&mut self, what: &str, condition: &str) {
        let since = Instant::now();
        // The page looks for itself, and answers when it has seen it or has looked for some time.
        let looking = format!(
            "new Promise(done => {{ let left = {LOOKS}; const look = () => {{ let holds = false; \
             try {{ holds = Boolean({condition}); }} catch {{ }} \
             if (holds || --left === 0) done(holds); else setTimeout(look, 20); }}; look(); }})"
        );
        loop {
            let params = json!({
                "expression": looking, "returnByValue": true, "awaitPromise": true,
            });
            let id = self.send("Runtime.evaluate", params);
            // A page that is left while it looks does not answer.
            let result = self.result(id, "Runtime.evaluate");
            if result.is_ok_and(|result| result["result"]["value"] == json!(true)) {
                return;
            }
            assert!(
                since.elapsed() < PATIENCE,
                "{what} did not come about: {condition}; the mirror says: {}",
                self.text("document.getElementById('mirror')?.innerText")
            );
        }
    }

    // --- Mouse, fingers, keys ---

    /// Clicks at a place of the page.
    pub fn click(&mut self, x: f32, y: f32) {
        let moved = json!({ "type": "mouseMoved", "x": x, "y": y });
        self.call("Input.dispatchMouseEvent", moved);
        for kind in ["mousePressed", "mouseReleased"] {
            let pressed =
                json!({ "type": kind, "x": x, "y": y, "button": "left", "clickCount": 1 });
            self.call("Input.dispatchMouseEvent", pressed);
            self.frames(2);
        }
    }

    /// Taps at a place of the page. Both events are sent at once: a slow frame between them would
    /// make a long press of the tap.
    pub fn tap(&mut self, x: f32, y: f32) {
        const METHOD: &str = "Input.dispatchTouchEvent";
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.send(METHOD, down);
        let up = self.send(METHOD, up);
        let lifted = self.result(up, METHOD);
        lifted.unwrap_or_else(|error| panic!("{METHOD}: {error}"));
        self.frames(4);
    }

    /// Presses and releases a key: its name and the name of its place, for example `Enter` twice.
    pub fn key(&mut self, key: &str, code: &str) {
        for kind in ["rawKeyDown", "keyUp"] {
            let pressed = json!({ "type": kind, "key": key, "code": code });
            self.call("Input.dispatchKeyEvent", pressed);
        }
        self.frames(2);
    }

    /// Waits until the page has drawn this many frames.
    pub fn frames(&mut self, count: u32) {
        self.run(&format!(
            "new Promise((done) => {{ let n = 0; \
             const next = () => (n += 1) > {count} ? done() : requestAnimationFrame(next); \
             next(); }})"
        ));
    }

    /// Keeps a picture of the page below `target/tmp/web`.
    pub fn picture(&mut self, name: &str) {
        let result = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("web");
        fs::create_dir_all(&folder).expect("a folder for pictures");
        let bytes = unpacked(result["data"].as_str().unwrap_or_default());
        fs::write(folder.join(name).with_extension("png"), bytes).expect("a picture is kept");
    }
}

/// Reads the browser's messages, which end with a zero byte, in a thread of their own.
fn messages(pipe: &Path) -> Receiver<Value> {
    let from = File::open(pipe).expect("a pipe from the browser");
    let (sender, receiver) = channel();
    thread::spawn(move || {
        for bytes in BufReader::new(from).split(0).map_while(Result::ok) {
            let message = serde_json::from_slice(&bytes).unwrap_or(Value::Null);
            if sender.send(message).is_err() {
                return;
            }
        }
    });
    receiver
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
