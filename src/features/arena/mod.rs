//! The arena: two computer players play many games of the setup's board against each other beside the
//! frames: in threads of their own, in a browser in its worker. It can be stopped at any time; what was
//! played counts.

#[cfg(not(target_family = "wasm"))]
pub(crate) mod in_threads;
#[cfg(target_family = "wasm")]
pub(crate) mod in_worker;
pub(crate) mod screen;
pub(crate) mod table;

use std::sync::{Arc, Mutex, PoisonError};

use bevy::prelude::*;

use crate::config::Opponents;
use crate::features::navigation::ScreenCommand;
use crate::features::settings::Configs;
use crate::features::setup::draft::Draft;
use crate::measure::MatchRules;
use crate::measure::arena::Contestant;
use crate::measure::arena::game::{MOST_PLIES, Setting, Starts};
use crate::measure::arena::matches::MatchScore;
use crate::midend::Seat;
use crate::players::opponents::Opponent;
use crate::players::{Limits, Stop};
use crate::redraw::Redraw;
use crate::rules::Position;
use crate::states::{Phase, Screen};
use crate::turn::current_match::Seeds;

#[cfg(not(target_family = "wasm"))]
use crate::features::arena::in_threads::Work;
#[cfg(target_family = "wasm")]
use crate::features::arena::in_worker::Work;

/// What is done in the arena.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ArenaCommand {
    /// The match begins, or is stopped.
    RunOrStop,
}

/// How many games can be chosen; every opening is played twice, so they are even.
pub(crate) const GAMES: [u32; 4] = [10, 50, 200, 1_000];

/// The match that is set up, and how far it is.
#[derive(Resource, Default)]
pub(crate) struct Arena {
    /// Where the games begin; nothing before the arena was entered.
    pub start: Option<Position>,
    /// Who plays.
    pub players: [Option<Opponent>; 2],
    /// How many games.
    pub games: u32,
    /// The match that runs, or has run last.
    course: Option<MatchRun>,
}

/// A match between two players.
struct MatchRun {
    players: [Opponent; 2],
    games: u32,
    standing: Arc<Mutex<MatchStanding>>,
    stop: Stop,
    work: Option<Work>,
}

/// A match to be played, and who is told of it.
pub(crate) struct MatchOrder {
    setting: Setting,
    players: [Contestant; 2],
    pairs: u64,
    halt: Stop,
    standing: Arc<Mutex<MatchStanding>>,
    redraw: Redraw,
}

impl MatchOrder {
    /// Tells what is known so far.
    fn tell(&self, so_far: &MatchScore) {
        let mut told = self.standing.lock().unwrap_or_else(PoisonError::into_inner);
        told.add(so_far);
        self.redraw.request();
    }
}

/// How a match stands.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct MatchStanding {
    /// The results, for the first player.
    pub score: MatchScore,
    /// How the score went: after so many games so much, with the margin of its error, all from 0 to 1.
    pub curve: Vec<CurvePoint>,
}

/// The score after so many games.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct CurvePoint {
    /// How many.
    pub games: u64,
    /// The share of the points that the first player has got.
    pub score: f64,
    /// With 95 percent the true share is no further away than this.
    pub margin: f64,
}

impl MatchStanding {
    fn add(&mut self, score: &MatchScore) {
        let tally = score.tally;
        // Another thread may have told more already.
        if score.pairs() <= self.score.pairs() {
            return;
        }
        let is_counted = tally.games() > self.score.tally.games();
        self.score = score.clone();
        if is_counted {
            self.curve.push(CurvePoint {
                games: tally.games(),
                score: tally.score(),
                margin: tally.margin(),
            });
        }
    }
}

impl Drop for MatchRun {
    fn drop(&mut self) {
        self.stop.stop();
        if let Some(work) = &self.work {
            work.hurry();
        }
    }
}

impl Arena {
    /// How the match stands that runs or has run last; nothing before the first.
    pub(crate) fn standing(&self) -> Option<MatchStanding> {
        let course = self.course.as_ref()?;
        let standing = course.standing.lock();
        Some(standing.unwrap_or_else(PoisonError::into_inner).clone())
    }

    /// Who plays or has played it, and how many games it has.
    pub(crate) fn played(&self) -> Option<([Opponent; 2], u32)> {
        let course = self.course.as_ref()?;
        Some((course.players, course.games))
    }

    /// Whether games are being played.
    pub(crate) fn is_running(&self) -> bool {
        let work = self.course.as_ref().and_then(|it| it.work.as_ref());
        work.is_some_and(|work| !work.is_over())
    }

    /// Whether a match can begin.
    pub(crate) fn is_ready(&self) -> bool {
        self.start.is_some() && self.players.iter().all(Option::is_some)
    }

    /// Begins a match with this seed; one that runs is stopped.
    pub(crate) fn run(&mut self, config: Arc<Opponents>, seed: u64, redraw: &Redraw) {
        let (Some(start), [Some(first), Some(second)]) = (&self.start, self.players) else {
            return;
        };
        let (stop, standing) = (Stop::new(), Arc::new(Mutex::new(MatchStanding::default())));
        let setting = Setting {
            start: start.clone(),
            starts: Starts::Given,
            opening: MatchRules::of(start.game()).opening,
            even: false,
            book: [].into(),
            most_plies: MOST_PLIES,
            seed,
            // Nobody's time is limited here.
            within: |halt, _| halt.clone(),
        };
        let order = MatchOrder {
            setting,
            players: [first, second].map(|opponent| Contestant {
                opponent,
                limits: Limits::default(),
                time: None,
                config: Arc::clone(&config),
            }),
            pairs: u64::from(self.games.div_ceil(2)),
            halt: stop.clone(),
            standing: Arc::clone(&standing),
            redraw: redraw.clone(),
        };
        self.course = Some(MatchRun {
            players: [first, second],
            games: self.games,
            standing,
            stop,
            work: Some(Work::begin(order)),
        });
    }

    /// Ends the match; the games that are being played do not count.
    pub(crate) fn stop(&mut self) {
        if let Some(course) = &self.course {
            course.stop.stop();
            if let Some(work) = &course.work {
                work.hurry();
            }
        }
    }
}

/// Adds the arena.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Arena>()
        .add_systems(
            Update,
            (enter, run_or_stop.run_if(in_state(Screen::Arena)))
                .chain()
                .in_set(Phase::Rules),
        )
        .add_systems(OnExit(Screen::Arena), |mut arena: ResMut<Arena>| {
            arena.stop()
        });
    #[cfg(not(target_family = "wasm"))]
    app.add_systems(Last, leave_none_behind);
}

/// From the setup, with its board and its computer players.
fn enter(
    mut asked: MessageReader<ScreenCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    draft: Option<Res<Draft>>,
    configs: Res<Configs>,
    mut arena: ResMut<Arena>,
) {
    let is_asked = asked
        .read()
        .filter(|it| **it == ScreenCommand::Arena)
        .count()
        > 0;
    let Some(draft) = draft.filter(|_| is_asked && *screen.get() == Screen::Setup) else {
        return;
    };
    if draft.error().is_some() || draft.over_at_start().is_some() {
        return;
    }
    let start = draft.position().clone();
    let is_other = arena.start.as_ref() != Some(&start);
    let usual = Opponent::usual(&start, &configs.opponents);
    for (place, seat) in draft.seats.into_iter().enumerate() {
        let seated = seat.opponent();
        let before = arena.players[place]
            .filter(|it| !is_other && seat == Seat::Person && it.plays(&start, &configs.opponents));
        arena.players[place] = seated.or(before).or(Some(match place {
            0 => Opponent::Random,
            _ => usual,
        }));
    }
    if is_other {
        arena.course = None;
    }
    arena.start = Some(start);
    if arena.games == 0 {
        arena.games = GAMES[1];
    }
    (*next).set_if_neq(Screen::Arena);
}

fn run_or_stop(
    mut asked: MessageReader<ArenaCommand>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    redraw: Res<Redraw>,
    mut arena: ResMut<Arena>,
) {
    for ArenaCommand::RunOrStop in asked.read() {
        match arena.is_running() {
            true => arena.stop(),
            false => arena.run(Arc::new(configs.opponents.clone()), seeds.next(), &redraw),
        }
    }
}

/// Leaves no thread and no other program behind when the program ends.
#[cfg(not(target_family = "wasm"))]
fn leave_none_behind(mut exits: MessageReader<AppExit>, mut arena: ResMut<Arena>) {
    if exits.read().count() == 0 {
        return;
    }
    arena.stop();
    if let Some(work) = arena.course.as_mut().and_then(|it| it.work.take()) {
        work.wait();
    }
}
