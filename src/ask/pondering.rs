//! What a computer player thinks while its opponent is to move. It runs in a thread of its own: what a
//! person wants to know meanwhile does not wait for it. In a browser nobody ponders.

use std::sync::Arc;
use std::thread::JoinHandle;

use crate::midend::request::EngineRequest;
use crate::players::Stop;
#[cfg(not(target_family = "wasm"))]
use crate::players::pool::PlayerKey;
use crate::players::pool::PlayerPool;
use crate::rules::Side;

/// After so long it ends by itself: whoever has left the computer alone does not want it busy.
#[cfg(not(target_family = "wasm"))]
const LONGEST: std::time::Duration = std::time::Duration::from_secs(60);

/// The thinking on the opponent's time, if there is one.
#[derive(Default)]
pub(crate) struct Pondering {
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl Pondering {
    /// Lets the player of this side begin to think about a question, whoever is to move in it; what it
    /// finds out stays with it. `held` is dropped as soon as it has ended.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn begin(
        &mut self,
        side: Side,
        question: EngineRequest,
        players: PlayerPool,
        held: Arc<()>,
    ) {
        let before = self.end();
        let begun = bevy::platform::time::Instant::now();
        let stop = Stop::with_clock(move || begun.elapsed() >= LONGEST);
        self.stop = stop.clone();
        let key = PlayerKey {
            game: question.game,
            opponent: question.opponent,
            side,
        };
        let think = move || {
            let _held = held;
            before.wait();
            // Only what the player remembers is wanted.
            let (config, line) = (&question.config, &question.line);
            let rng = &mut question.rng();
            let _ = players.choose(key, config, line, &question.limits, &stop, rng);
        };
        // Where no thread can be had, nobody ponders.
        self.thread = std::thread::Builder::new().spawn(think).ok();
    }

    /// In a browser nobody ponders.
    #[cfg(target_family = "wasm")]
    pub(crate) fn begin(&mut self, _: Side, _: EngineRequest, _: PlayerPool, _: Arc<()>) {}

    /// Asks the player to stop.
    pub(crate) fn stop(&self) {
        self.stop.stop();
    }

    /// Asks the player to stop; it is back where it can be asked again once it was waited for.
    pub(crate) fn end(&mut self) -> Pondering {
        self.stop();
        std::mem::take(self)
    }

    /// Waits until the player has stopped: 50 ms at most.
    pub(crate) fn wait(mut self) {
        if let Some(thread) = self.thread.take() {
            // If the player has panicked, a new one is asked.
            let _ = thread.join();
        }
    }
}

impl Drop for Pondering {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
