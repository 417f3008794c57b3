//! A browser that is driven by the commands of W3C WebDriver, whichever way they take to it.

use serde_json::{Value, json};

use crate::browser::Driver;

/// A command under both of its names.
pub(crate) struct Command {
    /// Of Firefox's own protocol.
    pub marionette: &'static str,
    /// Method and path of a request.
    pub http: (&'static str, &'static str),
}

const fn command(marionette: &'static str, method: &'static str, path: &'static str) -> Command {
    Command {
        marionette,
        http: (method, path),
    }
}

const NAVIGATE: Command = command("WebDriver:Navigate", "POST", "url");
const EXECUTE: Command = command("WebDriver:ExecuteAsyncScript", "POST", "execute/async");
const ACTIONS: Command = command("WebDriver:PerformActions", "POST", "actions");
const SCREENSHOT: Command = command("WebDriver:TakeScreenshot", "GET", "screenshot");
const SET_RECT: Command = command("WebDriver:SetWindowRect", "POST", "window/rect");

/// The way of the commands to one browser.
pub(crate) trait Wire: Sized {
    /// Whether the commands for fingers make a touch of them.
    const HAS_FINGERS: bool;

    /// What is missing on this machine, as a sentence.
    fn lacking() -> Option<String>;

    /// Starts the browser and a session.
    fn open() -> Self;

    /// Sends a command and waits for its result; `Err` with what the browser says against it.
    fn send(&mut self, command: &Command, params: Value) -> Result<Value, String>;
}

/// A browser with one page, driven by WebDriver.
pub(crate) struct WebDriver<W> {
    wire: W,
}

impl<W: Wire> WebDriver<W> {
    #[track_caller]
    fn call(&mut self, command: &Command, params: Value) -> Value {
        let result = self.wire.send(command, params);
        result.unwrap_or_else(|error| panic!("{}: {error}", command.marionette))
    }

    fn act(&mut self, kind: &str, more: Value, actions: Value) {
        let mut source = json!({ "type": kind, "id": kind, "actions": actions });
        if !more.is_null() {
            source["id"] = more["pointerType"].clone();
            source["parameters"] = more;
        }
        self.call(&ACTIONS, json!({ "actions": [source] }));
    }
}

/// How often a window's size is set until its page has the right one.
const RESIZES: u32 = 10;

/// The size of the page when it has been laid out anew.
const INSIDE: &str = "new Promise((done) => setTimeout(() => \
    requestAnimationFrame(() => done([innerWidth, innerHeight])), 50))";

/// Runs a text as a script of the page and hands over what it is worth or what is wrong with it.
const EVALUATE: &str = "const [text, done] = arguments; \
    (async () => window.eval(text))().then((worth) => done({ worth: worth ?? null }), \
    (error) => done({ error: String(error) }));";

/// Touches a place of the page with a finger, for browsers whose commands know none: what the page
/// hears is the same, except that it is not trusted.
const TOUCH: &str = "((x, y) => { \
    const at = document.elementFromPoint(x, y); \
    const say = (kind, buttons, bubbles = true) => at.dispatchEvent(new PointerEvent(kind, { \
        pointerId: 7, pointerType: 'touch', isPrimary: true, clientX: x, clientY: y, \
        button: 0, buttons, bubbles, cancelable: true, composed: true })); \
    say('pointerover', 1); say('pointerenter', 1, false); say('pointerdown', 1); \
    say('pointerup', 0); say('pointerout', 0); say('pointerleave', 0, false); })";

impl<W: Wire> Driver for WebDriver<W> {
    fn lacking() -> Option<String> {
        W::lacking()
    }

    fn start(width: u32, height: u32) -> WebDriver<W> {
        let mut driver = WebDriver { wire: W::open() };
        // The first page of a browser may forbid scripts.
        driver.load("about:blank");
        let wanted = [i64::from(width), i64::from(height)];
        // What a window has around its page comes on top.
        let mut window = wanted;
        for _ in 0..RESIZES {
            driver.call(
                &SET_RECT,
                json!({ "x": 0, "y": 0, "width": window[0], "height": window[1] }),
            );
            let inside = driver.evaluate(INSIDE).expect("the size of the page");
            if inside == json!(wanted) {
                return driver;
            }
            for (index, length) in window.iter_mut().enumerate() {
                *length += wanted[index] - inside[index].as_i64().unwrap_or_default();
            }
        }
        panic!("the page does not become {width} × {height}");
    }

    fn load(&mut self, address: &str) {
        self.call(&NAVIGATE, json!({ "url": address }));
    }

    fn reload(&mut self) {
        // As the page itself does it: Firefox's command for it passes the service worker by.
        let reloads = self.evaluate("setTimeout(() => location.reload())");
        reloads.expect("the page reloads");
    }

    fn evaluate(&mut self, expression: &str) -> Result<Value, String> {
        let params = json!({ "script": EVALUATE, "args": [expression], "sandbox": null });
        let mut answer = self.wire.send(&EXECUTE, params)?;
        match answer["error"].as_str() {
            None => Ok(answer["worth"].take()),
            Some(error) => Err(error.to_owned()),
        }
    }

    fn press(&mut self, x: f32, y: f32) {
        self.act(
            "pointer",
            json!({ "pointerType": "mouse" }),
            json!([moved(x, y), { "type": "pointerDown", "button": 0 }]),
        );
    }

    fn release(&mut self, _: f32, _: f32) {
        self.act(
            "pointer",
            json!({ "pointerType": "mouse" }),
            json!([{ "type": "pointerUp", "button": 0 }]),
        );
    }

    fn tap(&mut self, x: f32, y: f32) {
        if !W::HAS_FINGERS {
            let touch = format!("{TOUCH}({x}, {y})");
            self.evaluate(&touch).expect("a touch");
            return;
        }
        self.act(
            "pointer",
            json!({ "pointerType": "touch" }),
            json!([
                moved(x, y),
                { "type": "pointerDown", "button": 0 },
                { "type": "pointerUp", "button": 0 },
            ]),
        );
    }

    fn strike(&mut self, key: &str, _: &str) {
        let value = sign(key);
        self.act(
            "key",
            Value::Null,
            json!([{ "type": "keyDown", "value": value }, { "type": "keyUp", "value": value }]),
        );
    }

    fn write(&mut self, text: &str) {
        for sign in text.chars() {
            self.strike(&sign.to_string(), "");
        }
    }

    fn screenshot(&mut self) -> String {
        let picture = self.call(&SCREENSHOT, json!({ "full": false }));
        picture.as_str().unwrap_or_default().to_owned()
    }
}

fn moved(x: f32, y: f32) -> Value {
    // Places are whole numbers of points.
    let (x, y) = (x.round() as i32, y.round() as i32);
    json!({ "type": "pointerMove", "x": x, "y": y, "duration": 0 })
}

/// The sign that stands for a key (W3C WebDriver, “Keyboard actions”).
fn sign(key: &str) -> &str {
    match key {
        "Backspace" => "\u{e003}",
        "Tab" => "\u{e004}",
        "Enter" => "\u{e007}",
        "Escape" => "\u{e00c}",
        "F3" => "\u{e033}",
        "ArrowLeft" => "\u{e012}",
        "ArrowUp" => "\u{e013}",
        "ArrowRight" => "\u{e014}",
        "ArrowDown" => "\u{e015}",
        other => other,
    }
}
