//! The page of an opponent that lies over the screen.

use bevy::prelude::*;

use crate::players::opponents::Opponent;
use crate::rules::Side;

/// Whose page is open, if one is.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpponentPage(pub Option<AskedAbout>);

/// An opponent about whom somebody wants to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedAbout {
    /// Who it is.
    pub opponent: Opponent,
    /// The seat that it would take.
    pub side: Side,
}
