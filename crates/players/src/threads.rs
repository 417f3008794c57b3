//! How many threads search for one move.

use std::num::NonZero;
use std::thread;

use serde::{Deserialize, Serialize};

/// How many threads search at the same time: 1 to [`Threads::MOST`], always 1 in a browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "u8", into = "u8")]
pub struct Threads(u8);

impl Threads {
    /// No other thread besides the one that was asked: what a search finds is always the same.
    pub const ONE: Threads = Threads(1);
    /// More are not used.
    pub const MOST: u8 = 64;

    /// So many, as far as that is possible.
    #[must_use]
    pub fn new(number: u64) -> Threads {
        let most = u64::from(Threads::MOST);
        // Not more than 64.
        Threads(number.clamp(1, most) as u8)
    }

    /// So many; with 0 one for each core of the computer but one, which is left to everything else.
    #[must_use]
    pub fn or_all_cores(number: u8) -> Threads {
        if number > 0 {
            return Threads::new(number.into());
        }
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        Threads::new(cores.saturating_sub(1) as u64)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u8 {
        if cfg!(target_family = "wasm") {
            1
        } else {
            self.0
        }
    }

    /// Whether there is no other thread.
    #[must_use]
    pub const fn is_one(&self) -> bool {
        self.get() == 1
    }
}

impl Default for Threads {
    fn default() -> Self {
        Threads::ONE
    }
}

impl From<u8> for Threads {
    fn from(number: u8) -> Threads {
        Threads::new(number.into())
    }
}

impl From<Threads> for u8 {
    fn from(threads: Threads) -> u8 {
        threads.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_always_one_and_never_too_many() {
        let number = |number| Threads::new(number).get();
        assert_eq!(
            [0, 1, 7, 64, 65, u64::MAX].map(number),
            [1, 1, 7, 64, 64, 64]
        );
        assert!(Threads::or_all_cores(0).get() >= 1);
        assert_eq!(Threads::or_all_cores(3).get(), 3);
    }

    /// The file of numbers has the same bound.
    #[test]
    fn as_many_threads_can_be_set_as_are_used() {
        let read = |number: u8| {
            let text = format!("(threads: {number})");
            fivefold_config::read::<fivefold_config::Opponents>("opponents.ron", &text)
        };
        assert!(read(Threads::MOST).is_ok());
        assert!(read(Threads::MOST + 1).is_err());
    }
}
