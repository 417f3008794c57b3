//! The copy of an opponent that is being given a name.

use bevy::prelude::*;

use super::script_shelf::NotKept;
use crate::players::opponents::Opponent;

/// What is typed for a copy, and what became of it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CopyForm {
    /// Whose copy it is.
    pub of: Option<Opponent>,
    /// Whether a name is asked for.
    pub is_open: bool,
    /// The name.
    pub name: String,
    /// Why there is no such copy.
    pub refused: Option<NotKept>,
}
