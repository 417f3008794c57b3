//! What the computer knew when it moved last.

use bevy::prelude::*;

use super::current_match::PositionChanged;
use crate::players::SearchResult;
use crate::rules::Move;

/// What the computer knew when it moved last in this game.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastResult(pub Option<SearchResult<Move>>);

/// Adds the result; it is forgotten when the game goes elsewhere.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LastResult>().add_observer(
        |changed: On<PositionChanged>, mut last: ResMut<LastResult>| {
            // Behind a person's move it still says what the computer had in mind.
            if *changed != PositionChanged::ByMove {
                last.0 = None;
            }
        },
    );
}
