//! Another program has given up in the present game.

use bevy::prelude::*;

use super::current_match::PositionChanged;
use crate::midend::history::NodeId;
use crate::players::external::Fault;

/// Where another program has given up in this game, and what was wrong with it.
#[derive(Resource, Clone, Debug, Default)]
pub struct ProgramFault(pub Option<(NodeId, Fault)>);

/// Adds the fault; it belongs to one game.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ProgramFault>().add_observer(
        |changed: On<PositionChanged>, mut fault: ResMut<ProgramFault>| {
            if *changed == PositionChanged::ByOtherGame {
                fault.0 = None;
            }
        },
    );
}
