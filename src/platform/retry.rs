//! What could not be kept is tried again after a while, by whoever keeps it.

use std::time::Duration;

use bevy::prelude::*;

/// After how long.
const AGAIN: Duration = Duration::from_secs(5);

/// The next time at which everything that was refused is tried again, all of it in the same frame.
#[derive(Resource, Debug, Default)]
pub(crate) struct Retry {
    at: Option<Duration>,
    is_due: bool,
}

impl Retry {
    /// Something was refused, at this time since the program's start.
    pub(crate) fn later(&mut self, now: Duration) {
        self.at.get_or_insert(now.saturating_add(AGAIN));
    }

    /// Whether it is tried again in this frame.
    pub(crate) const fn is_due(&self) -> bool {
        self.is_due
    }

    /// When the program has to look again, as time since its start.
    pub(crate) const fn next(&self) -> Option<Duration> {
        self.at
    }
}

/// Says when it is time.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Retry>().add_systems(PreUpdate, begin);
}

fn begin(mut retry: ResMut<Retry>, time: Res<Time>) {
    let is_due = retry.at.is_some_and(|at| at <= time.elapsed());
    if retry.is_due != is_due {
        retry.is_due = is_due;
    }
    if is_due {
        retry.at = None;
    }
}
