//! A match of the arena in a browser: game after game, each move asked of the worker in which computer
//! players think.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::tasks::AsyncComputeTaskPool;

use crate::ask::worker::cancel;
use crate::ask::{Purpose, ask};
use crate::features::arena::MatchOrder;
use crate::measure::arena::matches;
use crate::players::pool::PlayerPool;

/// The task that asks.
pub(crate) struct Work {
    is_over: Arc<AtomicBool>,
}

impl Work {
    pub(crate) fn begin(order: MatchOrder) -> Work {
        let is_over = Arc::new(AtomicBool::new(false));
        let ends = Arc::clone(&is_over);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let put = async |question| {
                ask(Purpose::Game, question, &PlayerPool::default(), &order.halt).await
            };
            let players = order.players.each_ref();
            let watch = |so_far: &matches::MatchScore| order.tell(so_far);
            matches::play_asking(
                &order.setting,
                players,
                order.pairs,
                &put,
                &order.halt,
                watch,
            )
            .await;
            ends.store(true, Ordering::Relaxed);
            order.redraw.request();
        });
        // It ends by itself when it is halted.
        task.detach();
        Work { is_over }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    /// Ends what the worker thinks at this moment.
    pub(crate) fn hurry(&self) {
        if !self.is_over() {
            cancel(Purpose::Game);
        }
    }
}
