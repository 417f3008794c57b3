//! Long work in a page: its frames go on meanwhile.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::tasks::futures_lite::future::yield_now;

/// How long the page may wait for a frame.
const SLICE: Duration = Duration::from_millis(8);

/// Gives way to the page whenever a frame is due. Elsewhere long work has a thread of its own.
pub struct Pace {
    since: Instant,
}

impl Default for Pace {
    fn default() -> Self {
        let since = Instant::now();
        Pace { since }
    }
}

impl Pace {
    /// Gives way if a frame is due.
    pub(crate) async fn keep(&mut self) {
        if cfg!(target_family = "wasm") && self.since.elapsed() >= SLICE {
            yield_now().await;
            self.since = Instant::now();
        }
    }
}
