//! How much a script has worked, and whether it has to stop: asked at every step.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::Stop;

/// The stop flag is looked at once in so many steps: far less than the 50 ms that a player has to
/// stop in, and seldom enough to cost nothing.
const LOOK: u64 = 64;

/// Why a script was ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum EndReason {
    /// It took all the steps it may take.
    NoStepsLeft,
    /// The player was asked to stop.
    Stopped,
}

/// Counts the steps of one run. What a script lets the rules do costs steps as well, so that the
/// steps stand for time.
#[derive(Debug, Default)]
pub(super) struct StepMeter {
    /// Steps of the rules; the script's own are counted by its interpreter.
    charged: AtomicU64,
    /// The next count of steps at which the flag is looked at.
    next_look: AtomicU64,
    most: AtomicU64,
    tried: AtomicU64,
    stop: Mutex<Stop>,
}

impl StepMeter {
    /// Begins a run of at most so many steps.
    pub(crate) fn begin(&self, most: u64, stop: &Stop) {
        self.charged.store(0, Ordering::Relaxed);
        self.next_look.store(0, Ordering::Relaxed);
        self.tried.store(0, Ordering::Relaxed);
        self.most.store(most, Ordering::Relaxed);
        *lock(&self.stop) = stop.clone();
    }

    /// Adds the steps of something that the rules do for the script.
    pub(crate) fn charge(&self, steps: usize) {
        self.charged.fetch_add(steps as u64, Ordering::Relaxed);
    }

    /// Counts a move that was tried, and what it cost.
    pub(crate) fn try_one(&self, steps: usize) {
        self.tried.fetch_add(1, Ordering::Relaxed);
        self.charge(steps);
    }

    /// How many moves were tried.
    pub(crate) fn tried(&self) -> u64 {
        self.tried.load(Ordering::Relaxed)
    }

    /// Whether the script has to end after so many steps of its own.
    pub(crate) fn ended(&self, own: u64) -> Option<EndReason> {
        let steps = own.saturating_add(self.charged.load(Ordering::Relaxed));
        if steps > self.most.load(Ordering::Relaxed) {
            return Some(EndReason::NoStepsLeft);
        }
        if steps < self.next_look.load(Ordering::Relaxed) {
            return None;
        }
        self.next_look.store(steps + LOOK, Ordering::Relaxed);
        lock(&self.stop).is_set().then_some(EndReason::Stopped)
    }
}

/// What is behind a lock. Nothing panics while it holds one; if it did, the value would be whole
/// all the same.
pub(crate) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
