//! What the program keeps: games that were begun, how finished games ended and puzzles were solved, which
//! other programs were set up as opponents, and which files were open lately; and games in files that
//! people choose.
//!
//! Everything that is kept lies in a [`Store`]: a [`Folder`] of a desktop, or a [`Browser`]'s storage. Four
//! promises hold for all of it: a text is replaced at once or not at all; what cannot be read is put aside
//! under another name and never deleted; what a later version of the program or another program has
//! written stays as it is; and copies of the program that run at the same time do not touch each other's
//! games.

#[cfg(not(target_family = "wasm"))]
pub mod assets;
#[cfg(not(target_family = "wasm"))]
pub mod atomic;
mod browser;
pub mod engines;
mod error;
#[cfg(not(target_family = "wasm"))]
mod folder;
#[cfg(not(target_family = "wasm"))]
pub mod folder_listing;
#[cfg(not(target_family = "wasm"))]
pub mod games;
#[cfg(not(target_family = "wasm"))]
pub mod mailbox;
#[cfg(not(target_family = "wasm"))]
pub mod names;
pub mod puzzles;
pub mod recent;
pub mod scores;
mod store;
#[cfg(not(target_family = "wasm"))]
pub mod user_folders;

pub use browser::{Browser, Keys};
pub use error::FileError;
#[cfg(not(target_family = "wasm"))]
pub use folder::Folder;
pub(crate) use store::Versioned;
pub use store::{Hold, Listed, Store};
#[cfg(not(target_family = "wasm"))]
pub use user_folders::state_folder;
