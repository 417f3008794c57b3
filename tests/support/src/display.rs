//! A virtual display for programs that draw only where there is one (Debian: xvfb).

// Each test binary uses its own part of this.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// A virtual display. It ends when this goes.
pub struct Display {
    server: Child,
    /// Its name, for `DISPLAY`.
    pub name: String,
}

impl Display {
    /// Opens a display of this size, with these options of the server; none where there is no Xvfb
    /// on this machine.
    pub fn open<S: AsRef<OsStr>>(size: &str, options: &[S]) -> Option<Display> {
        let mut server = Command::new("Xvfb")
            // It would refuse windows for a moment when the last one has gone.
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset"])
            .args(["-screen", "0", size])
            .args(options)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let mut number = String::new();
        let told = server.stdout.as_mut().map(BufReader::new);
        told.and_then(|mut told| told.read_line(&mut number).ok())
            .expect("the display tells its number");
        Some(Display {
            server,
            name: format!(":{}", number.trim()),
        })
    }

    /// Has this program draw here.
    pub fn show<'a>(&self, program: &'a mut Command) -> &'a mut Command {
        program
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("WAYLAND_SOCKET")
    }

    /// Ends the display; what draws there loses it.
    pub fn end(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.end();
    }
}
