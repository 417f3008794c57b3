//! Where the program keeps games, records and settings.

use bevy::prelude::*;

/// The path of the folder in which everything is kept; nothing in a browser, which keeps it itself,
/// and where nothing can be kept.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptIn(pub Option<String>);
