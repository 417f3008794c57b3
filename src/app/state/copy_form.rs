//! The copy of an opponent that is being given a name.

use bevy::prelude::*;

use crate::config::ScriptName;

/// What is typed for a copy, and what became of it.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct CopyForm {
    /// Whether a name is asked for.
    pub is_open: bool,
    /// The name.
    pub name: String,
    /// Why there is no such copy.
    pub refused: Option<CopyRefused>,
}

/// Why an opponent was not copied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CopyRefused {
    /// What was typed is no name.
    NoName,
    /// There is such an opponent, or such a file.
    Taken(ScriptName),
    /// The file cannot be written, and why.
    NotWritten {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
}
