//! What the program shows first.

#[cfg(not(target_family = "wasm"))]
use std::path::PathBuf;

#[cfg(not(target_family = "wasm"))]
use crate::games::Id;

/// What the program shows first.
#[cfg_attr(
    not(feature = "app"),
    allow(
        unreachable_pub,
        dead_code,
        reason = "a build without a window opens nothing"
    )
)]
#[derive(Clone, Debug, Default)]
pub enum Start {
    /// The menu.
    #[default]
    Menu,
    /// A new game. In a page its address says which.
    #[cfg(not(target_family = "wasm"))]
    Game(Id),
    /// What these files and folders hold.
    #[cfg(not(target_family = "wasm"))]
    Files(Vec<PathBuf>),
}
