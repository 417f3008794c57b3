//! A virtual display for browsers that draw only where there is one.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::browser::program;

/// A virtual display. It ends when this goes.
pub struct Display {
    server: Child,
    /// Its name, for `DISPLAY`.
    pub name: String,
}

impl Display {
    /// Whether there can be one on this machine.
    pub fn is_installed() -> bool {
        program(&["Xvfb"]).is_some()
    }

    /// Opens a display on which a window of a laptop's size has room, with all that is around a page.
    pub fn open() -> Display {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1400x1000x24"])
            .args(["-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the display opens");
        let mut number = String::new();
        let told = server.stdout.as_mut().map(BufReader::new);
        told.and_then(|mut told| told.read_line(&mut number).ok())
            .expect("the display tells its number");
        Display {
            server,
            name: format!(":{}", number.trim()),
        }
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
