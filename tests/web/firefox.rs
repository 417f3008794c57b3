//! Firefox, spoken to in its own protocol Marionette: no geckodriver in between. Headless Firefox has
//! no WebGL in software, so it gets a virtual display.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::Command as Program;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{PATIENCE, Running, lacking_with_display, on_a_display, program};
use crate::webdriver::{Command, WebDriver, Wire};
use fivefold_support::display::Display;

/// The names under which Firefox is installed.
const NAMES: [&str; 2] = ["firefox-esr", "firefox"];

/// What a new profile is told: any free port, drawing in software, no pages of its own.
const PREFERENCES: &str = r#"user_pref("marionette.port", 0);
user_pref("webgl.force-enabled", true);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("browser.aboutwelcome.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("toolkit.telemetry.enabled", false);
user_pref("app.normandy.enabled", false);
"#;

/// Firefox with one page.
pub(crate) type Firefox = WebDriver<Marionette>;

/// A running Firefox and the connection to it.
pub(crate) struct Marionette {
    connection: BufReader<TcpStream>,
    next: u64,
    _process: Running,
    _display: Display,
}

impl Wire for Marionette {
    const HAS_FINGERS: bool = true;

    fn lacking() -> Option<String> {
        lacking_with_display("Firefox", "firefox-esr", program(&NAMES).is_some())
    }

    fn open() -> Marionette {
        let mut firefox = Program::new(program(&NAMES).expect("Firefox is installed"));
        let display = on_a_display(&mut firefox);
        let process = Running::start(|folder| {
            fs::write(folder.join("user.js"), PREFERENCES).expect("Firefox's settings");
            firefox
                .args(["--marionette", "--no-remote", "--new-instance", "--profile"])
                .arg(folder)
                .env("HOME", folder)
                .env("MOZ_CRASHREPORTER_DISABLE", "1");
            firefox
        });
        let connection = connect(&process.folder.join("MarionetteActivePort"));
        let mut marionette = Marionette {
            connection: BufReader::new(connection),
            next: 0,
            _process: process,
            _display: display,
        };
        marionette.receive().expect("Firefox introduces itself");
        let session = marionette.ask("WebDriver:NewSession", json!({ "capabilities": {} }));
        session.unwrap_or_else(|error| panic!("no session: {error}"));
        marionette
    }

    fn send(&mut self, command: &Command, params: Value) -> Result<Value, String> {
        let mut result = self.ask(command.marionette, params)?;
        Ok(result["value"].take())
    }
}

impl Marionette {
    fn ask(&mut self, name: &str, params: Value) -> Result<Value, String> {
        self.next += 1;
        let message = json!([0, self.next, name, params]).to_string();
        let framed = format!("{}:{message}", message.len());
        let sent = self.connection.get_mut().write_all(framed.as_bytes());
        sent.map_err(|error| error.to_string())?;
        let mut answer = self.receive().map_err(|error| error.to_string())?;
        if answer[2].is_null() {
            Ok(answer[3].take())
        } else {
            Err(format!("{} {}", answer[2]["error"], answer[2]["message"]))
        }
    }

    /// The next message: its length in bytes, a colon, JSON.
    fn receive(&mut self) -> std::io::Result<Value> {
        let mut length = Vec::new();
        self.connection.read_until(b':', &mut length)?;
        let length = String::from_utf8_lossy(&length);
        let length: usize = length.trim_end_matches(':').parse().unwrap_or_default();
        let mut message = vec![0; length];
        self.connection.read_exact(&mut message)?;
        Ok(serde_json::from_slice(&message)?)
    }
}

/// Connects to the port that Firefox writes into this file when it listens.
fn connect(file: &std::path::Path) -> TcpStream {
    let since = Instant::now();
    loop {
        let port = fs::read_to_string(file).ok();
        let port = port.and_then(|port| port.trim().parse().ok());
        if let Some(port) = port
            && let Ok(connection) = TcpStream::connect((Ipv4Addr::LOCALHOST, port))
        {
            let patience = connection.set_read_timeout(Some(PATIENCE));
            patience.expect("a time limit");
            return connection;
        }
        assert!(since.elapsed() < PATIENCE, "Firefox does not listen");
        thread::sleep(Duration::from_millis(50));
    }
}
