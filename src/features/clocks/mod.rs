//! The clocks of the game on the table: the one of the side to move runs while it can act, and the
//! game ends when it has run out.
//!
//! A clock stands while the game is not on the screen, after somebody has gone back or has paused the
//! game until the next move, while pieces move or a replay runs, and in a game against a computer
//! while the window is hidden. It runs on below dialogs and help: they cover nothing for long.

pub(crate) mod panel;

use std::time::Duration;

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::WindowOccluded;

use crate::features::my_games::autosave;
use crate::features::navigation;
use crate::midend::clock::ClockReading;
use crate::midend::history::NodeId;
use crate::midend::{Command, Match, Seat};
use crate::players::pool::GameKey;
use crate::rules::Side;
use crate::states::{Phase, Turn};
use crate::turn::current_match::{CurrentMatch, PositionChanged};
use crate::turn::{TurnFlow, undo};

/// Whoever loses in less than this is warned.
pub(crate) const SHORT: Duration = Duration::from_secs(10);
/// Below this tenths of a second are told.
pub(crate) const TENTHS: Duration = Duration::from_secs(20);
/// What a turn has used up is kept this often, should the program end without notice.
const KEPT_EVERY: Duration = Duration::from_secs(10);
/// Least time between two pictures of a running clock.
const PICTURES: Duration = Duration::from_millis(100);

/// What the present turn has used up.
#[derive(Resource, Default)]
pub(crate) struct RunningClocks {
    turn: Option<(GameKey, NodeId)>,
    was_over: bool,
    elapsed: Duration,
    runs: bool,
    is_hidden: bool,
}

impl RunningClocks {
    /// What the clock of a side shows, if the game has clocks.
    pub(crate) fn reading(&self, game_match: &Match, side: Side) -> Option<ClockReading> {
        let (control, left) = (game_match.time_control()?, game_match.time_left(side)?);
        let elapsed = match game_match.out_of_time() {
            Some(loser) if loser == side => Duration::MAX,
            _ if game_match.position().side_to_move() == side && self.is_about(game_match) => {
                self.elapsed
            }
            _ => Duration::ZERO,
        };
        Some(control.reading(left, elapsed))
    }

    /// Whether this side is about to lose on time.
    pub(crate) fn is_short(&self, game_match: &Match, side: Side) -> bool {
        let (Some(reading), Some(left)) =
            (self.reading(game_match, side), game_match.time_left(side))
        else {
            return false;
        };
        let is_last = match reading.period {
            None => left.periods == 0,
            Some(periods) => periods <= 1,
        };
        is_last && reading.time < SHORT
    }

    /// Whether the clock of the side to move runs.
    pub(crate) const fn is_running(&self) -> bool {
        self.runs
    }

    /// After how long a running clock shows something else.
    pub(crate) fn next_picture(&self, game_match: &Match) -> Option<Duration> {
        let side = game_match.position().side_to_move();
        let reading = self.reading(game_match, side).filter(|_| self.runs)?;
        Some(if reading.time < TENTHS {
            PICTURES
        } else {
            Duration::from_nanos(reading.time.subsec_nanos().into()).max(PICTURES)
        })
    }

    /// What the turn has used up of a clock that is not stopped.
    pub(crate) fn used(&self, game_match: &Match) -> Option<Duration> {
        (game_match.clock_runs() && self.is_about(game_match)).then_some(self.elapsed)
    }

    fn is_about(&self, game_match: &Match) -> bool {
        self.turn == Some(turn_of(game_match))
    }

    /// Goes over to the turn on the table, if it is another one.
    fn follow(&mut self, game_match: &Match) {
        let turn = Some(turn_of(game_match));
        let is_over = game_match.result().is_some();
        if self.turn != turn || self.was_over && !is_over {
            self.turn = turn;
            self.elapsed = game_match.spent();
            self.runs = false;
        }
        self.was_over = is_over;
    }

    /// Notes in the match what its turn has used up, where it goes on later.
    fn note(&self, current: &mut ResMut<CurrentMatch>) {
        if let Some(mut game_match) = CurrentMatch::to_change(current)
            && self.used(&game_match).is_some()
        {
            game_match.set_spent(self.elapsed);
        }
    }
}

fn turn_of(game_match: &Match) -> (GameKey, NodeId) {
    (game_match.key(), game_match.history().current())
}

/// Adds the clocks.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<RunningClocks>()
        .add_message::<WindowOccluded>()
        .add_systems(
            Update,
            tick.in_set(Phase::Rules)
                .before(navigation::navigate)
                .before(undo::go_back),
        )
        .add_systems(Last, note_at_the_end.before(autosave::keep_game));
}

fn tick(
    mut current: ResMut<CurrentMatch>,
    mut clocks: ResMut<RunningClocks>,
    mut occlusions: MessageReader<WindowOccluded>,
    turn: Option<Res<State<Turn>>>,
    time: Res<Time<Real>>,
    paused: Res<Time<Virtual>>,
    mut flow: TurnFlow,
) {
    if let Some(last) = occlusions.read().last() {
        clocks.is_hidden = last.occluded;
    }
    let has_clock = |game_match: &&Match| game_match.time_control().is_some();
    let Some(game_match) = current.game_match.as_ref().filter(has_clock) else {
        clocks.runs = false;
        return;
    };
    clocks.follow(game_match);
    let ran = clocks.runs;
    let before = clocks.elapsed;
    // A page that was hidden pauses the other time for a frame: this one has gone on.
    if ran && !paused.is_paused() {
        clocks.elapsed += time.delta();
    }
    let acts = match turn.map(|turn| *turn.get()) {
        Some(Turn::Person) => true,
        // A chosen move only waits to be shown.
        Some(Turn::Computer) => !flow.thinking.bypass_change_detection().has_decided(),
        Some(Turn::Animating | Turn::Waiting | Turn::Over) | None => false,
    };
    let is_hidden = clocks.is_hidden && has_a_computer(game_match);
    clocks.runs = acts && game_match.clock_runs() && !is_hidden && !flow.replaying.is_playing();
    let side = game_match.position().side_to_move();
    let is_up = clocks
        .reading(game_match, side)
        .is_some_and(ClockReading::is_up);
    if ran && is_up {
        clocks.runs = false;
        if let Some(mut game_match) = CurrentMatch::to_change(&mut current)
            && game_match.handle(Command::RunOutOfTime).is_ok()
        {
            flow.thinking.cancel();
            flow.go_on(PositionChanged::Jump);
        }
        return;
    }
    let steps = |elapsed: Duration| elapsed.as_secs() / KEPT_EVERY.as_secs();
    if ran && (!clocks.runs || steps(clocks.elapsed) > steps(before)) {
        clocks.note(&mut current);
    }
}

fn has_a_computer(game_match: &Match) -> bool {
    let is_computer = |side: Side| game_match.seat(side) != Seat::Person;
    Side::BOTH.into_iter().any(is_computer)
}

/// The game goes on with the same time when the program is started again.
fn note_at_the_end(
    mut ends: MessageReader<AppExit>,
    clocks: Res<RunningClocks>,
    mut current: ResMut<CurrentMatch>,
) {
    if ends.read().count() > 0 {
        clocks.note(&mut current);
    }
}
