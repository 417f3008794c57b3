//! How long a person's turn lasts: the time that is noted beside the move.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::app::state::states::Turn;

/// Since when a person is to move and the board rests. By the real clock: the other one stands
/// still between frames that are far apart.
#[derive(Resource, Default)]
struct Since(Option<Duration>);

/// The turn of the person who is to move.
#[derive(SystemParam)]
pub(super) struct PersonsTurn<'w> {
    since: Res<'w, Since>,
    time: Res<'w, Time<Real>>,
}

impl PersonsTurn<'_> {
    /// How long the turn has lasted until now; nothing for whoever moves before the board rests.
    pub(super) fn lasts(&self) -> Duration {
        let since = self.since.0.unwrap_or(self.time.elapsed());
        self.time.elapsed().saturating_sub(since)
    }
}

fn begin(mut since: ResMut<Since>, time: Res<Time<Real>>) {
    since.0 = Some(time.elapsed());
}

fn end(mut since: ResMut<Since>) {
    since.0 = None;
}

/// Measures the turns of persons.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Since>()
        .add_systems(OnEnter(Turn::Person), begin)
        .add_systems(OnExit(Turn::Person), end);
}
