//! The computer's move as an async compute task, polled each frame.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::settings::{Configs, Settings, milliseconds};
use crate::games::{GameKind, Move};
use crate::players::opponents::Opponent;
use crate::players::{Choice, Limits, NoChoice, Stop};
use crate::table::{Seat, Sitting};

/// How much the computer players may think, besides their own settings.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ThinkLimits(pub Limits);

/// The thinking of the computer player whose turn it is.
#[derive(Resource, Default)]
pub struct Thinking {
    thought: Option<Thought>,
    /// Every task holds a clone for as long as it lives.
    at_work: Arc<()>,
}

struct Thought {
    task: Task<Result<Choice<Move>, NoChoice>>,
    result: Option<Result<Choice<Move>, NoChoice>>,
    stop: Stop,
    since: Duration,
    floor: Duration,
}

impl Thinking {
    /// Whether a computer player is at work, or its move waits to be shown.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// How many players are at work this moment, cancelled ones that have not ended yet included.
    #[must_use]
    pub fn at_work(&self) -> usize {
        Arc::strong_count(&self.at_work) - 1
    }

    /// Since when the player thinks, as time since the program's start.
    #[must_use]
    pub fn since(&self) -> Option<Duration> {
        self.thought.as_ref().map(|thought| thought.since)
    }

    /// Starts to think about the position on the table; does nothing if a person is to move. What
    /// was thought before is cancelled.
    pub fn start(
        &mut self,
        sitting: &Sitting,
        configs: &Configs,
        settings: &Settings,
        limits: Limits,
        now: Duration,
    ) {
        self.cancel();
        let Seat::Computer(opponent) = sitting.seat_to_move() else {
            return;
        };
        let position = sitting.position().clone();
        let mut player = opponent.player(position.kind(), &configs.opponents);
        let mut rng = sitting.rng();
        let stop = Stop::new();
        let flag = stop.clone();
        let at_work = Arc::clone(&self.at_work);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let _at_work = at_work;
            player.choose(&position, &limits, &flag, &mut rng)
        });
        self.thought = Some(Thought {
            task,
            result: None,
            stop,
            since: now,
            floor: reply_floor(sitting.position().kind(), opponent, configs)
                .mul_f32(settings.factor(&configs.timing)),
        });
    }

    /// Ends the thinking at once; its move will never come.
    pub fn cancel(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.stop.stop();
        }
    }

    /// The chosen move, once it is there and the floor delay has passed; then the thinking is
    /// over. Never waits.
    pub fn poll(&mut self, now: Duration) -> Option<Result<Choice<Move>, NoChoice>> {
        let thought = self.thought.as_mut()?;
        if thought.result.is_none() {
            thought.result = block_on(poll_once(&mut thought.task));
        }
        if thought.result.is_some() && now.saturating_sub(thought.since) >= thought.floor {
            self.thought.take().and_then(|thought| thought.result)
        } else {
            None
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// The time from the beginning of the computer's turn to the earliest showing of its move, at
/// speed Normal.
fn reply_floor(kind: GameKind, opponent: Opponent, configs: &Configs) -> Duration {
    milliseconds(match (kind, opponent) {
        (_, Opponent::NorthcottOriginal) => configs.opponents.northcott.wait_ms,
        (GameKind::Nim, _) => configs.timing.nim_reply_floor_ms,
        _ => configs.timing.reply_floor_ms,
    })
}

/// Makes room for the thinking.
pub fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<ThinkLimits>();
}
