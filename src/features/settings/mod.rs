//! The asset configuration in the running program: read through Bevy's asset server, watched on
//! the desktop, and never lost to a broken file.

pub(crate) mod choices;
pub(crate) mod configs;
pub(crate) mod files;
pub(crate) mod interface_size;
pub(crate) mod kept;
pub(crate) mod screen;
pub(crate) mod theme_choice;
mod unknown;

use std::time::Duration;

pub(crate) use crate::features::settings::choices::{Confirm, Scan, Settings};
pub(crate) use crate::features::settings::configs::Configs;
#[cfg(not(target_family = "wasm"))]
pub(crate) use crate::features::settings::files::read_at_start;
pub(crate) use crate::features::settings::files::{ConfigText, is_settled, plugin};

/// A time of the configuration as a duration.
pub(crate) fn milliseconds(ms: u32) -> Duration {
    Duration::from_millis(ms.into())
}
