//! What the program needs of the machine it runs on: a desktop or a browser.

use bevy::prelude::*;

pub(crate) mod days;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod desktop;
pub(crate) mod keeping;
#[cfg(target_family = "wasm")]
pub(crate) mod page;
pub(crate) mod retry;
#[cfg(target_family = "wasm")]
pub(crate) mod web;

/// The path of the folder in which everything is kept; nothing in a browser, which keeps it itself,
/// and where nothing can be kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeptIn(pub Option<String>);
