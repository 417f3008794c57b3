//! WebKitGTK's own small browser, spoken to through WebKitWebDriver by plain requests.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::process::Command as Program;
use std::sync::atomic::Ordering;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{HAS_ENDED, PATIENCE, Running, lacking_with_display, on_a_display, program};
use crate::webdriver::{Command, WebDriver, Wire};
use fivefold_support::display::Display;

/// Where MiniBrowser lies, which is no command of its own.
const BROWSERS: [&str; 4] = [
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "/usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "/usr/lib/webkit2gtk-4.1/MiniBrowser",
];

/// WebKitGTK with one page.
pub(crate) type WebKit = WebDriver<Requests>;

/// A running driver with a session.
pub(crate) struct Requests {
    port: u16,
    session: String,
    _process: Running,
    _display: Display,
}

impl Drop for Requests {
    fn drop(&mut self) {
        // The browser ends with its session; what fails here has ended already.
        let _ = self.request("DELETE", "", &Value::Null);
    }
}

fn browser() -> Option<&'static str> {
    BROWSERS.into_iter().find(|file| Path::new(file).is_file())
}

impl Wire for Requests {
    // WebKitGTK 2.50 makes mouse events of them.
    const HAS_FINGERS: bool = false;

    fn lacking() -> Option<String> {
        let is_installed = program(&["WebKitWebDriver"]).is_some() && browser().is_some();
        lacking_with_display("WebKitGTK", "webkit2gtk-driver", is_installed)
    }

    fn open() -> Requests {
        // A port that was free a moment ago.
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
            .and_then(|listener| listener.local_addr())
            .expect("a free port")
            .port();
        let mut driver = Program::new("WebKitWebDriver");
        let display = on_a_display(&mut driver);
        let process = Running::start(|folder| {
            driver
                .arg(format!("--port={port}"))
                .env("HOME", folder)
                .env("XDG_RUNTIME_DIR", folder)
                .env("GDK_BACKEND", "x11")
                // Its sandbox needs rights that containers do not give; it sees nothing but this site.
                .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1");
            driver
        });
        let since = Instant::now();
        while TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err() {
            assert!(
                since.elapsed() < PATIENCE,
                "WebKitWebDriver does not listen"
            );
            thread::sleep(Duration::from_millis(20));
        }
        let mut requests = Requests {
            port,
            session: String::new(),
            _process: process,
            _display: display,
        };
        let options = json!({ "binary": browser(), "args": ["--automation"] });
        let wanted = json!({
            "capabilities": { "alwaysMatch": { "webkitgtk:browserOptions": options } },
        });
        let session = requests.request("POST", "", &wanted);
        let session = session.unwrap_or_else(|error| panic!("no session: {error}"));
        session["sessionId"]
            .as_str()
            .expect("a session has a name")
            .clone_into(&mut requests.session);
        requests
    }

    fn send(&mut self, command: &Command, params: Value) -> Result<Value, String> {
        let (method, path) = command.http;
        let result = self.request(method, path, &params);
        // A session ends before its time only with the browser; what was asked just then fails by any error.
        let is_gone = |error: String| error.starts_with("invalid session id");
        if result.is_err() && self.request("GET", "url", &Value::Null).is_err_and(is_gone) {
            HAS_ENDED.store(true, Ordering::Relaxed);
        }
        result
    }
}

impl Requests {
    /// Sends a request that concerns the session; one without a session asks for one.
    fn request(&self, method: &str, path: &str, params: &Value) -> Result<Value, String> {
        let path = match (self.session.as_str(), path) {
            ("", _) => "/session".to_owned(),
            (session, "") => format!("/session/{session}"),
            (session, path) => format!("/session/{session}/{path}"),
        };
        let body = match method {
            "POST" => params.to_string(),
            _ => String::new(),
        };
        let mut answer = self
            .talk(&format!(
                "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\
                 Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
                body.len()
            ))
            .map_err(|error| error.to_string())?;
        match answer["value"]["error"].as_str() {
            None => Ok(answer["value"].take()),
            Some(error) => Err(format!("{error} {}", answer["value"]["message"])),
        }
    }

    fn talk(&self, request: &str) -> std::io::Result<Value> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(request.as_bytes())?;
        let mut answer = BufReader::new(stream);
        let mut length = 0;
        loop {
            let mut line = String::new();
            answer.read_line(&mut line)?;
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            if let Some((name, value)) = line.split_once(':')
                && name.eq_ignore_ascii_case("content-length")
            {
                length = value.trim().parse().unwrap_or_default();
            }
        }
        let mut body = vec![0; length];
        answer.read_exact(&mut body)?;
        Ok(serde_json::from_slice(&body)?)
    }
}
