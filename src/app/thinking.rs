//! The computer's move as an async compute task, polled each frame.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{Task, block_on, poll_once};

use super::settings::{Configs, Settings, milliseconds};
use crate::games::{GameKind, Move};
use crate::players::external::Kept;
use crate::players::opponents::Opponent;
use crate::players::{Choice, Limits, NoChoice, Stop};
use crate::table::question::Question;
use crate::table::{Seat, Sitting};

/// What a computer player says.
pub type Answer = Result<Choice<Move>, NoChoice>;

/// What a player is asked for, the most urgent first. On the web each purpose has a worker of its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// To move in the game.
    Game,
    /// To tell a person about the position on the board.
    Study,
    /// To judge a whole game.
    Analysis,
}

impl Purpose {
    /// All purposes, the most urgent first.
    pub const ALL: [Purpose; 3] = [Purpose::Game, Purpose::Study, Purpose::Analysis];
}

/// How much the computer players may think, besides their own settings.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct ThinkLimits(pub Limits);

/// The thinking of the computer player whose turn it is.
#[derive(Resource, Default)]
pub struct Thinking {
    thought: Option<Thought>,
    /// Every task holds a clone for as long as it lives.
    at_work: Arc<()>,
    /// Other programs that wait for their next question in the present game.
    programs: Kept,
}

struct Thought {
    task: Task<Answer>,
    result: Option<Answer>,
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
        let Some(question) = Question::new(sitting, limits, &configs.opponents) else {
            return;
        };
        let stop = Stop::new();
        let task = self.ask(question, &stop);
        self.thought = Some(Thought {
            task,
            result: None,
            stop,
            since: now,
            floor: reply_floor(sitting.position().kind(), opponent, configs)
                .mul_f32(settings.factor(&configs.timing)),
        });
    }

    #[cfg(not(target_family = "wasm"))]
    fn ask(&self, question: Question, stop: &Stop) -> Task<Answer> {
        ask_with(question, &self.programs, stop, Arc::clone(&self.at_work))
    }

    /// In a browser no programs can be started: none need be kept.
    #[cfg(target_family = "wasm")]
    fn ask(&self, question: Question, stop: &Stop) -> Task<Answer> {
        ask(Purpose::Game, question, stop, Arc::clone(&self.at_work))
    }

    /// Ends the thinking at once; its move will never come.
    pub fn cancel(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.stop.stop();
            #[cfg(target_family = "wasm")]
            crate::web::worker::dismiss(Purpose::Game);
        }
    }

    /// Ends the thinking, and lets the programs go that have played in this game.
    pub fn end_game(&mut self) {
        self.cancel();
        self.programs.let_go();
    }

    /// Whether the move is chosen and only waits to be shown. Never waits.
    pub fn has_decided(&mut self) -> bool {
        let Some(thought) = &mut self.thought else {
            return false;
        };
        if thought.result.is_none() {
            thought.result = block_on(poll_once(&mut thought.task));
        }
        thought.result.is_some()
    }

    /// The chosen move, once it is there and the floor delay has passed; then the thinking is
    /// over. Never waits.
    pub fn poll(&mut self, now: Duration) -> Option<Answer> {
        if !self.has_decided() {
            return None;
        }
        let shown = |thought: &mut Thought| now.saturating_sub(thought.since) >= thought.floor;
        self.thought.take_if(shown)?.result
    }
}

/// Puts the question to a player in a thread of the compute pool; `at_work` is held as long as
/// the player is at work.
#[cfg(not(target_family = "wasm"))]
pub(super) fn ask(
    _purpose: Purpose,
    question: Question,
    stop: &Stop,
    at_work: Arc<()>,
) -> Task<Answer> {
    ask_with(question, &Kept::default(), stop, at_work)
}

/// The same, where other programs may be asked that are kept between the moves of a game.
#[cfg(not(target_family = "wasm"))]
fn ask_with(question: Question, programs: &Kept, stop: &Stop, at_work: Arc<()>) -> Task<Answer> {
    let (programs, stop) = (programs.clone(), stop.clone());
    bevy::tasks::AsyncComputeTaskPool::get().spawn(async move {
        let _at_work = at_work;
        question.answer_with(&programs, &stop)
    })
}

#[cfg(target_family = "wasm")]
pub(super) use crate::web::worker::ask;

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Leaves no other program behind when this one ends.
#[cfg(not(target_family = "wasm"))]
fn leave_none_behind(mut exits: MessageReader<AppExit>, mut thinking: ResMut<Thinking>) {
    if exits.read().count() == 0 {
        return;
    }
    thinking.cancel();
    // A cancelled player ends within 50 ms, and its program with it.
    for _ in 0..100 {
        if thinking.at_work() == 0 {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    thinking.programs.end();
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
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Last, leave_none_behind);
}
