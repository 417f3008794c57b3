//! How long a person's turn lasts: the time that is noted beside the move.

use std::time::Duration;

use bevy::prelude::*;

use crate::app::state::states::Turn;

/// Since when a person is to move and the board rests, as time since the program's start.
#[derive(Resource, Default)]
pub(super) struct PersonsTurn(Option<Duration>);

impl PersonsTurn {
    /// How long the turn has lasted until now; nothing for whoever moves before the board rests.
    pub(super) fn lasts(&self, now: Duration) -> Duration {
        self.0
            .map_or(Duration::ZERO, |since| now.saturating_sub(since))
    }
}

fn begin(mut turn: ResMut<PersonsTurn>, time: Res<Time>) {
    turn.0 = Some(time.elapsed());
}

fn end(mut turn: ResMut<PersonsTurn>) {
    turn.0 = None;
}

/// Measures the turns of persons.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PersonsTurn>()
        .add_systems(OnEnter(Turn::Person), begin)
        .add_systems(OnExit(Turn::Person), end);
}
