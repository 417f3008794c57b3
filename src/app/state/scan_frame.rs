//! What the scanning frames on the board.

use bevy::prelude::*;

use crate::rules::Cell;

/// The cells of the board that are framed, and what they are called.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct ScanFrame {
    /// Empty where nothing is scanned, or a control of the panels is framed.
    pub cells: Vec<Cell>,
    /// What is read out; empty as above.
    pub name: String,
}
