//! Questions to computer players in the background: in a thread, or in a worker of a page.

pub mod cancellable;
pub mod thinking;
#[cfg(target_family = "wasm")]
pub mod worker;
