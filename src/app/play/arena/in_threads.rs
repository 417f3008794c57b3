//! A match of the arena in threads of its own.

use std::num::NonZeroUsize;
use std::thread::{self, JoinHandle};

use super::Order;
use crate::measure::arena::matches;

/// The thread that leads the others.
pub(super) struct Work(JoinHandle<()>);

impl Work {
    pub(super) fn begin(order: Order) -> Work {
        // The window keeps a core for itself.
        let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
        let jobs = cores.saturating_sub(1).max(1);
        Work(thread::spawn(move || {
            let players = order.players.each_ref();
            let (pairs, halt) = (order.pairs, &order.halt);
            let watch = |so_far: &matches::MatchScore| order.tell(so_far);
            matches::play(&order.setting, 0, players, pairs, jobs, None, halt, &watch);
            order.redraw.request();
        }))
    }

    pub(super) fn is_over(&self) -> bool {
        self.0.is_finished()
    }

    /// The flag of the match is enough.
    pub(super) const fn hurry(&self) {}

    /// Waits until it is over: a player ends within 50 ms of being stopped.
    pub(super) fn wait(self) {
        let _ = self.0.join();
    }
}
