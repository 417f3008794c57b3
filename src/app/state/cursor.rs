//! Where pointer and keyboard are on the board.

use bevy::prelude::*;

use super::current_match::PositionChanged;
use crate::rules::Cell;

/// Where pointer and keyboard are on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The keyboard's cell, once the keyboard has been used.
    pub focus: Option<Cell>,
    /// Whether a finger has aimed at that cell and has not played yet.
    pub aimed: bool,
}

/// Adds the cursor.
pub fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_observer(|_: On<PositionChanged>, mut cursor: ResMut<Cursor>| cursor.release());
}

impl Cursor {
    /// The cell that is meant: the keyboard's, else the one under the pointer.
    #[must_use]
    pub fn cell(&self) -> Option<Cell> {
        self.focus.or(self.hover)
    }

    /// A finger that has aimed begins anew.
    pub(crate) const fn release(&mut self) {
        self.aimed = false;
    }
}
