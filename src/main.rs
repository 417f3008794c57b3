//! Starts the program. In a browser there is no command line, only the window.

#[cfg(all(target_family = "wasm", feature = "app"))]
use fivefold::run as main;

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    fivefold::run()
}
