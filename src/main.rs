//! Starts the program. In a browser there is no command line, only the window.

// Otherwise Windows opens a console beside the window.
#![cfg_attr(all(windows, feature = "app"), windows_subsystem = "windows")]

#[cfg(all(target_family = "wasm", feature = "app"))]
use fivefold::run as main;

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    fivefold::run()
}
