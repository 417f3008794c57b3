//! Games as files: saved, opened, dropped on the window.

#[cfg(not(target_family = "wasm"))]
pub(crate) mod desktop;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod dialog;
#[cfg(target_family = "wasm")]
pub(crate) mod readers;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod rows;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod sheet;
#[cfg(target_family = "wasm")]
pub(crate) mod web;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod work;

use crate::features::export::Export;
use bevy::prelude::*;

/// What is done with files of games.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FileCommand {
    /// The game on the table is saved: to its file if it has one, else to one that is chosen.
    Save,
    /// The game on the table is saved to a file that is chosen.
    SaveAs,
    /// The game on the table becomes a file for others.
    Export(Export),
    /// A saved game is to be chosen and opened.
    Open,
}
