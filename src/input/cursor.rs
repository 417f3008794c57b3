//! Where pointer and keyboard are on the board.

use bevy::prelude::*;

use crate::rules::Cell;
use crate::turn::current_match::PositionChanged;

/// Where pointer and keyboard are on the board.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cursor {
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The keyboard's cell, once the keyboard has been used.
    pub focus: Option<Cell>,
    /// Whether somebody has aimed at that cell, with a finger or because moves are confirmed, and
    /// has not played yet.
    pub aimed: bool,
}

/// Adds the cursor.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>()
        .add_observer(|_: On<PositionChanged>, mut cursor: ResMut<Cursor>| cursor.release());
}

impl Cursor {
    /// The cell that is meant: the keyboard's, else the one under the pointer.
    pub(crate) fn cell(&self) -> Option<Cell> {
        self.focus.or(self.hover)
    }

    /// Whether somebody has aimed at this cell, so that the next press plays there.
    pub(crate) fn is_aimed_at(&self, cell: Cell) -> bool {
        self.aimed && self.focus == Some(cell)
    }

    /// Somebody aims at this cell.
    pub(crate) const fn aim(&mut self, cell: Cell) {
        self.focus = Some(cell);
        self.aimed = true;
    }

    /// Whoever has aimed begins anew.
    pub(crate) fn release(&mut self) {
        // A pointer needs no ring around what it has pressed.
        if self.aimed && self.hover == self.focus {
            self.focus = None;
        }
        self.aimed = false;
    }
}
