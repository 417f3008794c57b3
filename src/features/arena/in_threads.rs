//! A match of the arena in threads of its own.

use std::num::NonZeroUsize;
use std::thread::{self, JoinHandle};

use crate::features::arena::MatchOrder;
use crate::measure::arena::matches;

/// The thread that leads the others.
pub(crate) struct Work(JoinHandle<()>);

impl Work {
    pub(crate) fn begin(order: MatchOrder) -> Work {
        // The window keeps a core for itself.
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let jobs = cores.saturating_sub(1).max(1);
        Work(thread::spawn(move || {
            let players = order.players.each_ref();
            let (pairs, halt) = (order.pairs, &order.halt);
            let watch = |so_far: &matches::MatchScore| order.tell(so_far);
            matches::play(
                &order.setting,
                0,
                players,
                pairs,
                jobs,
                None,
                halt,
                &(),
                &watch,
            );
            order.redraw.request();
        }))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0.is_finished()
    }

    /// The flag of the match is enough.
    pub(crate) const fn hurry(&self) {}

    /// Waits until it is over: a player ends within 50 ms of being stopped.
    pub(crate) fn wait(self) {
        let _ = self.0.join();
    }
}
