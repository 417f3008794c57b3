//! The asset configuration in the running program: read through Bevy's asset server, watched on
//! the desktop, and never lost to a broken file.

mod choices;
mod configs;
mod files;
mod parts;
mod text;

use std::time::Duration;

pub use choices::{Confirm, Scan, Settings};
pub use configs::Configs;
#[cfg(not(target_family = "wasm"))]
pub(crate) use files::read_at_start;
pub use files::{is_settled, plugin};
pub use text::ConfigText;

/// A time of the configuration as a duration.
#[must_use]
pub(crate) fn milliseconds(ms: u32) -> Duration {
    Duration::from_millis(ms.into())
}
