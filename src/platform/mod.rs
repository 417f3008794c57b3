//! What the program needs of the machine it runs on: a desktop or a browser.

pub mod days;
#[cfg(not(target_family = "wasm"))]
pub mod desktop;
pub mod kept_in;
#[cfg(target_family = "wasm")]
pub(crate) mod page;
pub mod retry;
#[cfg(target_family = "wasm")]
pub mod web;
