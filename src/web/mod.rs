//! What brings the program into a browser.
//!
//! - [`serve`]: a small server for a folder of the web version (not part of the web version).
//! - `players`: the program of the worker in which the computer players think (`players.rs`).
//! - `build`: the tool behind `cargo web` (`build/main.rs`).

#[cfg(not(target_family = "wasm"))]
pub mod serve;
