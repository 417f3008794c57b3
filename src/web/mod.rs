//! The program in a browser, and what brings it there.
//!
//! - [`serve`]: a small server for a folder of the web version (not part of the web version).
//! - `players`: the program of the worker in which the computer players think (`players.rs`).
//! - `build`: the tool behind `cargo web` (`build/main.rs`).
//! - everything else: the app's side of the page: address, storage, files, pastes,
//!   worker, mirror.

#[cfg(not(target_family = "wasm"))]
pub mod serve;

#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod address;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod clipboard;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod exchange;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod mirror;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod page;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod scores;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod storage;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod wake;
#[cfg(all(target_family = "wasm", feature = "app"))]
pub mod worker;
