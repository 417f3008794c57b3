//! A headless Chromium, spoken to through two pipes in its own protocol (Chrome DevTools Protocol):
//! no driver and no network port in between.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use serde_json::{Value, json};

use crate::browser::{Browser, Driver, PATIENCE, Running, program};

/// The names under which Chromium is installed.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Chromium with one page.
pub(crate) struct Chromium {
    process: Running,
    to: File,
    from: Receiver<Value>,
    next: u64,
    session: String,
    /// What the page complained about in its console.
    pub complaints: Vec<String>,
    /// What was traced since this was asked for.
    traced: Vec<Value>,
    /// Whether the last trace has come to its end.
    is_traced: bool,
}

impl Chromium {
    /// Chromium with its files in this folder, two pipes among them.
    fn in_folder(folder: &Path) -> Command {
        let pipes = [folder.join("in"), folder.join("out")];
        let made = Command::new("mkfifo").args(&pipes).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo failed");
        let mut chromium = Command::new("sh");
        chromium
            .arg("-c")
            .arg("exec \"$0\" \"$@\" 3<\"$PIPE_IN\" 4>\"$PIPE_OUT\"")
            .arg(program(&NAMES).expect("Chromium is installed"))
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
            .env("PIPE_OUT", &pipes[1]);
        chromium
    }

    /// The pipes to and from the browser with its files in this folder.
    fn connect(folder: &Path) -> (File, Receiver<Value>) {
        // Each waits until the browser opens the other end.
        let to = File::options().write(true).open(folder.join("in"));
        let to = to.expect("a pipe to the browser");
        (to, messages(&folder.join("out")))
    }

    fn open_page(&mut self) {
        let target = self.call("Target.createTarget", json!({ "url": "about:blank" }));
        let session = self.call(
            "Target.attachToTarget",
            json!({ "targetId": target["targetId"], "flatten": true }),
        );
        self.session = session["sessionId"].as_str().unwrap_or_default().to_owned();
        self.call("Page.enable", json!({}));
        self.call("Runtime.enable", json!({}));
    }

    /// Sends a command and waits for its result.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
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
            self.note(&message);
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

    fn note(&mut self, message: &Value) {
        match message["method"].as_str() {
            Some("Tracing.dataCollected") => {
                let events = message["params"]["value"].as_array();
                self.traced.extend(events.into_iter().flatten().cloned());
            }
            Some("Tracing.tracingComplete") => self.is_traced = true,
            Some("Runtime.exceptionThrown") => {
                let details = &message["params"]["exceptionDetails"];
                let text = &details["exception"]["description"];
                self.complaints.push(format!("{} {text}", details["text"]));
            }
            Some("Runtime.consoleAPICalled") if message["params"]["type"] == "error" => {
                self.complaints.push(message["params"]["args"].to_string());
            }
            _ => {}
        }
    }

    /// Has the browser note events of these categories from now on.
    pub(crate) fn begin_trace(&mut self, categories: &str) {
        self.traced.clear();
        self.is_traced = false;
        self.call(
            "Tracing.start",
            json!({ "categories": categories, "transferMode": "ReportEvents" }),
        );
    }

    /// Ends the trace; the events in it.
    pub(crate) fn end_trace(&mut self) -> &[Value] {
        self.call("Tracing.end", json!({}));
        let until = Instant::now() + PATIENCE;
        while !self.is_traced {
            let message = self.receive(until, "Tracing.end");
            self.note(&message);
        }
        &self.traced
    }

    /// Sets the size of the page, in points, and how many pixels a point has.
    fn size(&mut self, width: u32, height: u32, pixel_ratio: u32) {
        self.call(
            "Emulation.setDeviceMetricsOverride",
            json!({
                "width": width, "height": height,
                "deviceScaleFactor": pixel_ratio, "mobile": false,
            }),
        );
    }
}

impl Chromium {
    /// Ends the browser and starts it again with the files that it has: what it keeps stays.
    pub(crate) fn restart(&mut self, width: u32, height: u32) {
        // Told to end it writes everything.
        self.session.clear();
        self.call("Browser.close", json!({}));
        self.process.restart(|folder| {
            for pipe in ["in", "out"] {
                fs::remove_file(folder.join(pipe)).expect("the old pipes go");
            }
            Chromium::in_folder(folder)
        });
        (self.to, self.from) = Chromium::connect(&self.process.folder);
        self.open_page();
        self.size(width, height, 1);
    }
}

impl Driver for Chromium {
    fn lacking() -> Option<String> {
        program(&NAMES)
            .is_none()
            .then(|| "there is no Chromium on this machine (Debian: chromium)".to_owned())
    }

    fn start(width: u32, height: u32) -> Chromium {
        let process = Running::start(Chromium::in_folder);
        let (to, from) = Chromium::connect(&process.folder);
        let mut chromium = Chromium {
            process,
            to,
            from,
            next: 0,
            session: String::new(),
            complaints: Vec::new(),
            traced: Vec::new(),
            is_traced: false,
        };
        chromium.open_page();
        chromium.size(width, height, 1);
        chromium
    }

    fn load(&mut self, address: &str) {
        let done = self.call("Page.navigate", json!({ "url": address }));
        assert!(
            done["errorText"].is_null(),
            "{address}: {}",
            done["errorText"]
        );
    }

    fn reload(&mut self) {
        self.call("Page.reload", json!({}));
    }

    fn evaluate(&mut self, expression: &str) -> Result<Value, String> {
        let params = json!({
            "expression": expression,
            "returnByValue": true,
            "awaitPromise": true,
            "userGesture": true,
        });
        let id = self.send("Runtime.evaluate", params);
        let mut result = self
            .result(id, "Runtime.evaluate")
            .map_err(|error| error.to_string())?;
        if result["exceptionDetails"].is_null() {
            Ok(result["result"]["value"].take())
        } else {
            Err(result["exceptionDetails"].to_string())
        }
    }

    fn press(&mut self, x: f32, y: f32) {
        let moved = json!({ "type": "mouseMoved", "x": x, "y": y });
        self.call("Input.dispatchMouseEvent", moved);
        let pressed =
            json!({ "type": "mousePressed", "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", pressed);
    }

    fn release(&mut self, x: f32, y: f32) {
        let released =
            json!({ "type": "mouseReleased", "x": x, "y": y, "button": "left", "clickCount": 1 });
        self.call("Input.dispatchMouseEvent", released);
    }

    fn tap(&mut self, x: f32, y: f32) {
        const METHOD: &str = "Input.dispatchTouchEvent";
        let down = json!({ "type": "touchStart", "touchPoints": [{ "x": x, "y": y }] });
        let up = json!({ "type": "touchEnd", "touchPoints": [] });
        self.send(METHOD, down);
        let up = self.send(METHOD, up);
        let lifted = self.result(up, METHOD);
        lifted.unwrap_or_else(|error| panic!("{METHOD}: {error}"));
    }

    fn strike(&mut self, key: &str, code: &str) {
        for kind in ["rawKeyDown", "keyUp"] {
            let pressed = json!({ "type": kind, "key": key, "code": code });
            self.call("Input.dispatchKeyEvent", pressed);
        }
    }

    fn write(&mut self, text: &str) {
        self.call("Input.insertText", json!({ "text": text }));
    }

    fn screenshot(&mut self) -> String {
        let result = self.call("Page.captureScreenshot", json!({ "format": "png" }));
        result["data"].as_str().unwrap_or_default().to_owned()
    }
}

/// What only Chromium's protocol can do.
impl Browser<Chromium> {
    /// The folder of its own files, which all its processes name in their command lines.
    pub(crate) fn folder(&self) -> &str {
        self.driver.process.folder.to_str().unwrap_or_default()
    }

    /// The folder to which files are downloaded from now on.
    pub(crate) fn keep_downloads(&mut self) -> PathBuf {
        let folder = self.driver.process.folder.join("downloads");
        let behaviour = json!({ "behavior": "allow", "downloadPath": folder });
        // The browser's matter, not the page's.
        let page = std::mem::take(&mut self.driver.session);
        self.driver.call("Browser.setDownloadBehavior", behaviour);
        self.driver.session = page;
        folder
    }

    /// Sets the size of the page, in points.
    pub(crate) fn resize(&mut self, width: u32, height: u32) {
        self.driver.size(width, height, 1);
    }

    /// Does as a developer's tool does that shows a page as on a screen of so many pixels a point.
    pub(crate) fn emulate_pixel_ratio(&mut self, width: u32, height: u32, pixel_ratio: u32) {
        self.driver.size(width, height, pixel_ratio);
    }

    /// Does as a system does that chooses all colours.
    pub(crate) fn force_colours(&mut self) {
        let features = json!([{ "name": "forced-colors", "value": "active" }]);
        self.driver.call(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        );
    }

    /// What an expression becomes, as a text, in the frame of a page that lets nobody look into it.
    pub(crate) fn wait_in_frame(&mut self, expression: &str) -> String {
        let since = Instant::now();
        let page = self.driver.session.clone();
        loop {
            let targets = self.driver.call("Target.getTargets", json!({}));
            let frame = targets["targetInfos"]
                .as_array()
                .into_iter()
                .flatten()
                .find(|target| target["type"] == "iframe");
            if let Some(frame) = frame {
                let params = json!({ "targetId": frame["targetId"], "flatten": true });
                let session = self.driver.call("Target.attachToTarget", params);
                self.driver.session = session["sessionId"].as_str().unwrap_or_default().to_owned();
                let worth = self.driver.evaluate(expression);
                self.driver.session.clone_from(&page);
                if let Ok(Value::String(text)) = worth
                    && !text.is_empty()
                {
                    return text;
                }
            }
            assert!(since.elapsed() < PATIENCE, "{expression} says nothing");
            thread::sleep(std::time::Duration::from_millis(100));
        }
    }

    /// Has an input method compose a text where the focus is; what is written next takes its place.
    pub(crate) fn compose(&mut self, text: &str) {
        let end = text.encode_utf16().count();
        let params = json!({ "text": text, "selectionStart": end, "selectionEnd": end });
        self.driver.call("Input.imeSetComposition", params);
        self.frames(2);
    }

    /// Runs this before every page that is loaded from now on.
    pub(crate) fn before_each_page(&mut self, script: &str) {
        let params = json!({ "source": script });
        self.driver
            .call("Page.addScriptToEvaluateOnNewDocument", params);
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
