//! A D-Bus session bus for one test (Debian: dbus-daemon).

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use crate::scratch_folder;

/// The bus. It ends when this goes, and with it what it has started.
pub struct SessionBus {
    daemon: Child,
    /// Where programs reach it, for `DBUS_SESSION_BUS_ADDRESS`.
    pub address: String,
}

impl SessionBus {
    /// Starts a bus whose services have these variables in their environment; none, with the reason
    /// printed, where there is no dbus-daemon on this machine.
    pub fn open(environment: &[(&str, &str)]) -> Option<SessionBus> {
        let folder = scratch_folder().join("session-bus");
        fs::create_dir_all(&folder).expect("a folder for the test");
        let started = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("XDG_RUNTIME_DIR", &folder)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("AT_SPI_BUS_ADDRESS")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn();
        let Ok(mut daemon) = started else {
            println!("skipped: there is no dbus-daemon on this machine");
            return None;
        };
        let mut address = String::new();
        let told = daemon.stdout.as_mut().map(BufReader::new);
        told.and_then(|mut told| told.read_line(&mut address).ok())
            .expect("the bus tells its address");
        Some(SessionBus {
            daemon,
            address: address.trim().to_owned(),
        })
    }
}

impl Drop for SessionBus {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.daemon.kill();
        let _ = self.daemon.wait();
    }
}
