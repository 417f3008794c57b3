//! The computer's move as an async compute task, polled each frame.

use std::sync::Arc;
use std::time::Duration;

use bevy::prelude::*;

use crate::ask::asking::Asking;
use crate::ask::pondering::Pondering;
use crate::ask::{Answer, Purpose, ask_holding};
use crate::config::{Level, Opponents};
use crate::features::replay::is_watched;
use crate::features::settings::{Configs, Settings, milliseconds};
use crate::look::Look;
use crate::midend::request::EngineRequest;
use crate::midend::{Match, Seat};
use crate::players::opponents::Opponent;
use crate::players::pool::PlayerPool;
use crate::players::roster::Roster;
use crate::players::{Limits, SearchResult, Threads, Verdict};
use crate::rules::{Move, Position};

/// What a computer player has decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct DecidedMove {
    /// What it says.
    pub answer: Answer,
    /// How long it thought about it.
    pub thought: Duration,
    /// Whether it is a level that searched more or less than it was measured with, or at other times.
    pub adjusted: bool,
}

/// How much the computer players may think, besides their own settings.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(crate) struct ThinkLimits(pub Limits);

/// The thinking of the computer player whose turn it is.
#[derive(Resource, Default)]
pub(crate) struct Thinking {
    asked: Asking<ReplyTiming>,
    /// Every task holds a clone for as long as it lives.
    at_work: Arc<()>,
    /// The players of the present game that wait for their next question.
    players: PlayerPool,
    /// What the player thinks while its opponent is to move.
    pondering: Pondering,
}

struct ReplyTiming {
    since: Duration,
    /// When the answer was there.
    decided: Option<Duration>,
    floor: Duration,
    adjusted: bool,
}

impl Thinking {
    /// Whether a computer player is at work, or its move waits to be shown.
    pub(crate) const fn is_busy(&self) -> bool {
        self.asked.is_busy()
    }

    /// How many players are at work this moment, cancelled ones that have not ended yet included.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn at_work(&self) -> usize {
        Arc::strong_count(&self.at_work) - 1
    }

    /// Since when the player thinks, as time since the program's start.
    pub(crate) fn since(&self) -> Option<Duration> {
        self.asked.about().map(|timing| timing.since)
    }

    /// Who wins, as soon as the player has found it: it may think on, or its move may wait to be
    /// shown.
    pub(crate) fn found(&self) -> Option<Verdict> {
        self.asked.verdict().filter(|it| it.is_decisive())
    }

    /// Starts to think about the position on the table; does nothing if a person is to move. What
    /// was thought before is cancelled.
    pub(crate) fn start(
        &mut self,
        game_match: &Match,
        configs: &Configs,
        settings: &Settings,
        limits: Limits,
        now: Duration,
    ) {
        self.cancel();
        let Seat::Computer(opponent) = game_match.seat_to_move() else {
            return;
        };
        let adjusted = adjusted(game_match, opponent, configs, settings);
        let is_adjusted = adjusted.is_some();
        let opponents = adjusted.unwrap_or_else(|| configs.opponents.clone());
        let remembers = ponders(game_match, opponent, settings);
        let limits = match game_match.is_rated() {
            true => limits,
            false => Limits {
                threads: Threads::or_all_cores(opponents.threads),
                remembers,
                ..limits
            },
        };
        let Some(question) = EngineRequest::new(game_match, limits, opponents) else {
            return;
        };
        let at_work = Arc::clone(&self.at_work);
        let pondered = self.pondering.end();
        let timing = ReplyTiming {
            since: now,
            decided: None,
            floor: reply_floor(game_match.position(), opponent, configs)
                .mul_f32(settings.reply_factor(&configs.timing))
                .max(least_apart(game_match, configs)),
            adjusted: is_adjusted || remembers,
        };
        self.asked.begin(Some(Purpose::Game), timing, |stop| {
            let wait = || pondered.wait();
            ask_holding(Purpose::Game, question, &self.players, stop, at_work, wait)
        });
    }

    /// While a person is to move: lets the computer player that moves next search on, if it does so, from
    /// the reply that it expects, or from where the game stands. `last` is what it knew when it moved.
    pub(crate) fn ponder(
        &mut self,
        game_match: &Match,
        last: Option<&SearchResult<Move>>,
        configs: &Configs,
        settings: &Settings,
    ) {
        let side = game_match.position().side_to_move().other();
        let Seat::Computer(opponent) = game_match.seat(side) else {
            return;
        };
        if !ponders(game_match, opponent, settings) {
            return;
        }
        let mut line = game_match.history().game_line();
        if let Some(&[mv, reply, ..]) = last.map(|last| last.line.as_slice())
            && line.moves().last() == Some(&mv)
            && let Ok(()) = line.play(reply)
            && line.position().outcome().is_some()
        {
            return;
        }
        let adjusted = adjusted(game_match, opponent, configs, settings);
        let opponents = adjusted.unwrap_or_else(|| configs.opponents.clone());
        let limits = Limits {
            threads: Threads::or_all_cores(opponents.threads),
            remembers: true,
            ..Limits::default()
        };
        let key = game_match.key();
        let question = EngineRequest::to_judge(opponent, key, line, limits, opponents);
        let (players, at_work) = (self.players.clone(), Arc::clone(&self.at_work));
        self.pondering.begin(side, question, players, at_work);
    }

    /// Ends what is thought while a person is to move.
    pub(crate) fn end_pondering(&self) {
        self.pondering.stop();
    }

    /// Ends the thinking at once; its move will never come.
    pub(crate) fn cancel(&mut self) {
        self.asked.cancel();
    }

    /// Ends the thinking, and lets the players go that have played in this game.
    pub(crate) fn end_game(&mut self) {
        self.cancel();
        self.pondering.end();
        self.players.let_go();
    }

    /// Whether the move is chosen and only waits to be shown. Never waits.
    pub(crate) fn has_decided(&mut self) -> bool {
        self.asked.answered().is_some()
    }

    /// What the player has decided, once it has and the floor delay has passed; then the thinking is
    /// over. Never waits.
    pub(crate) fn poll(&mut self, now: Duration) -> Option<DecidedMove> {
        let timing = self.asked.answered()?;
        let decided = *timing.decided.get_or_insert(now);
        if now.saturating_sub(timing.since) < timing.floor {
            return None;
        }
        let (timing, answer) = self.asked.poll()?;
        Some(DecidedMove {
            answer,
            thought: decided.saturating_sub(timing.since),
            adjusted: timing.adjusted,
        })
    }
}

/// Leaves no other program behind when this one ends.
#[cfg(not(target_family = "wasm"))]
fn leave_none_behind(mut exits: MessageReader<AppExit>, mut thinking: ResMut<Thinking>) {
    if exits.read().count() == 0 {
        return;
    }
    thinking.cancel();
    thinking.pondering.end();
    // A cancelled player ends within 50 ms, and its program with it.
    for _ in 0..100 {
        if thinking.at_work() == 0 {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    thinking.players.end();
}

/// Whether this player thinks on its opponent's time: as far as that is wanted, the strongest level of a
/// game in which it gains by it.
fn ponders(game_match: &Match, opponent: Opponent, settings: &Settings) -> bool {
    let game = game_match.position().game();
    settings.ponders
        && !game_match.is_rated()
        && !game_match.is_opening()
        && opponent == Opponent::Level(Level::STRONGEST)
        && Roster::of(game).ponders
}

/// The opponents whose levels search as much as was chosen, where that is not as much as they were
/// measured with. Rated games know no other search.
fn adjusted(
    game_match: &Match,
    opponent: Opponent,
    configs: &Configs,
    settings: &Settings,
) -> Option<Opponents> {
    if game_match.is_rated() || !matches!(opponent, Opponent::Level(_)) {
        return None;
    }
    let game = game_match.position().game();
    configs.opponents.thinking(settings.thinking_time, game)
}

/// The time from the beginning of the computer's turn to the earliest showing of its move, at
/// speed Normal.
fn reply_floor(position: &Position, opponent: Opponent, configs: &Configs) -> Duration {
    let own = opponent.wait_ms(&configs.opponents);
    let of_game = || (Look::of(position.game()).tempo)(&configs.timing).reply_floor_ms;
    milliseconds(own.unwrap_or_else(of_game))
}

/// The time that lies between two moves at every speed: where two computers play, nothing else keeps
/// the board from flashing.
fn least_apart(game_match: &Match, configs: &Configs) -> Duration {
    if !is_watched(game_match) {
        return Duration::ZERO;
    }
    let look = Look::of(game_match.position().game());
    milliseconds((look.tempo)(&configs.timing).apart_ms)
}

/// Makes room for the thinking.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Thinking>()
        .init_resource::<ThinkLimits>();
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Last, leave_none_behind);
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use bevy::app::TaskPoolOptions;
    use bevy::tasks::AsyncComputeTaskPool;

    use super::*;
    use crate::players::NoMove;

    #[test]
    fn the_time_of_a_move_ends_when_the_player_has_chosen() {
        TaskPoolOptions::default().create_default_pools();
        let pool = AsyncComputeTaskPool::get();
        let (decide, decided) = mpsc::channel::<()>();
        let player = pool.spawn(async move {
            // Ended by what is sent, or by the end of the test.
            let _ = decided.recv();
            Err(NoMove::Stopped)
        });
        let timing = ReplyTiming {
            since: Duration::from_secs(1),
            decided: None,
            floor: Duration::from_secs(5),
            adjusted: false,
        };
        let mut thinking = Thinking::default();
        thinking.asked.begin(None, timing, |_| player);
        assert_eq!(thinking.poll(Duration::from_secs(2)), None);
        decide.send(()).expect("the player listens");
        while !thinking.has_decided() {
            std::thread::yield_now();
        }
        assert_eq!(thinking.poll(Duration::from_secs(3)), None, "not shown yet");
        let reply = DecidedMove {
            answer: Err(NoMove::Stopped),
            thought: Duration::from_secs(2),
            adjusted: false,
        };
        assert_eq!(thinking.poll(Duration::from_secs(9)), Some(reply));
    }
}
