//! Days as they are where the person is. The core and the tests have no clock and no place on earth: the
//! window brings both.

use std::time::SystemTime;

use bevy::prelude::*;

use crate::scores::Day;

/// Which day it is.
#[derive(Resource, Clone, Copy)]
pub(crate) struct Today(pub fn() -> Day);

impl Default for Today {
    fn default() -> Self {
        Today(Day::default)
    }
}

/// Which day it was at a moment.
#[derive(Resource, Clone, Copy)]
pub(crate) struct DayOf(pub fn(SystemTime) -> Day);

impl Default for DayOf {
    fn default() -> Self {
        DayOf(Day::of)
    }
}

/// Adds the days; the window puts those of its machine in their place.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Today>().init_resource::<DayOf>();
}
