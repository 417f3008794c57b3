//! Search by several threads, as lazy SMP does it: all search the same position and share a table of
//! what they have found out ([`super::lockless`]): what the others, its helpers, have searched the first
//! thread need not search again. It searches as one thread alone would and decides on the move; it may
//! prefer what a helper has found that came further.

use std::panic::resume_unwind;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::thread;

use super::{Stop, Threads};

/// A helper is not worth its beginning for fewer positions.
const LEAST_NODES: u64 = 16_384;

/// How many helpers are worth their beginning where so many positions may be visited.
#[must_use]
pub fn worthwhile(threads: Threads, nodes: u64) -> u64 {
    u64::from(threads.get() - 1).min(nodes / LEAST_NODES)
}

/// Whether a helper leaves out an iteration. Every other one leaves out every other depth, so that
/// some are ahead of the first thread, and not all search the same at the same time. Helpers are
/// counted from 1.
#[must_use]
pub const fn leaves_out(helper: u64, depth: u32) -> bool {
    helper % 2 == 1 && depth % 2 == 1
}

/// The positions that several threads may visit together, less the parts that they have taken.
#[derive(Clone, Debug)]
pub struct SharedNodes(Arc<AtomicU64>);

impl SharedNodes {
    /// So many for all threads together.
    #[must_use]
    pub fn new(nodes: u64) -> SharedNodes {
        SharedNodes(Arc::new(AtomicU64::new(nodes)))
    }

    /// Takes so many, or as many as there are.
    #[must_use]
    pub fn take(&self, wanted: u64) -> u64 {
        let rest = |left: u64| Some(left.saturating_sub(wanted));
        let before = self.0.fetch_update(Relaxed, Relaxed, rest);
        before.map_or(0, |left| left.min(wanted))
    }

    /// How many nobody has taken.
    #[must_use]
    pub fn left(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

/// Does the work of the first thread while helpers search beside it: what each of them returns comes
/// with the result. `done` is their stop; it is set when the work is, and they are waited for.
pub fn with_helpers<T, H: Send>(
    helpers: Vec<impl FnOnce() -> H + Send>,
    done: &Stop,
    work: impl FnOnce() -> T,
) -> (T, Vec<H>) {
    if helpers.is_empty() {
        return (work(), Vec::new());
    }
    thread::scope(|scope| {
        // Where no thread can be had, the others search without it.
        let begin = |helper| thread::Builder::new().spawn_scoped(scope, helper).ok();
        let running: Vec<_> = helpers.into_iter().filter_map(begin).collect();
        let ends = StopOnDrop(done);
        let result = work();
        drop(ends);
        let found = running
            .into_iter()
            .map(|helper| helper.join().unwrap_or_else(|panic| resume_unwind(panic)));
        (result, found.collect())
    })
}

/// Stops the helpers even where the first thread panics: the scope waits for them.
struct StopOnDrop<'a>(&'a Stop);

impl Drop for StopOnDrop<'_> {
    fn drop(&mut self) {
        self.0.stop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_is_taken_than_there_is() {
        let shared = SharedNodes::new(2_500);
        let taken = [1_024; 4].map(|wanted| shared.take(wanted));
        assert_eq!((taken, shared.left()), ([1_024, 1_024, 452, 0], 0));
    }

    #[test]
    fn few_positions_are_left_to_one_thread() {
        let helpers = |threads, nodes| worthwhile(Threads::new(threads), nodes);
        assert_eq!(helpers(1, u64::MAX), 0);
        assert_eq!(helpers(8, LEAST_NODES - 1), 0);
        assert_eq!(helpers(8, 3 * LEAST_NODES), 3);
        assert_eq!(helpers(8, u64::MAX), 7);
    }

    #[test]
    fn helpers_end_with_the_work_and_tell_what_they_found() {
        let done = Stop::new();
        let helper = |nodes: u64| {
            let done = &done;
            move || {
                while !done.is_set() {
                    thread::yield_now();
                }
                nodes
            }
        };
        let found = with_helpers(vec![helper(3), helper(4)], &done, || "a move");
        assert_eq!(found, ("a move", vec![3, 4]));
    }
}
