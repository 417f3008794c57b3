//! Why the last try of a person was refused.

use std::time::Duration;

use bevy::prelude::*;

use super::current_match::PositionChanged;
use crate::rules::Illegal;

/// Why the last try of a person was refused, and when (time since the program's start).
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Refusal(pub Option<(Illegal, Duration)>);

/// Adds the refusal; it is about one position.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Refusal>()
        .add_observer(|_: On<PositionChanged>, mut refusal: ResMut<Refusal>| refusal.0 = None);
}
