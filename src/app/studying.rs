//! What can be known about the position on the board: the strongest player is asked in the
//! background, while a person is to move, as soon as a hint or the verdict is wanted.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use super::flow::Table;
use super::intent::Intent;
use super::settings::{Configs, Settings};
use super::states::{Phase, Screen, Turn};
use super::teaching::can_teach;
use super::thinking::{Purpose, ThinkLimits, ask};
use crate::games::{Move, Position};
use crate::players::levels::Level;
use crate::players::opponents::Opponent;
use crate::players::{Choice, Limits, Stop};
use crate::study::hint::{self, Hint};
use crate::study::keeping::keeping;
use crate::study::standing::{Standing, standing};
use crate::table::question::Question;
use crate::table::{Seat, Sitting};

/// Who is asked.
const STRONGEST: Seat = Seat::Computer(Opponent::Level(Level::STRONGEST));
/// How many positions are remembered, so that going back and forth asks nothing twice.
const REMEMBERED: usize = 256;
/// How many steps a hint has: where, what, why.
pub const STEPS: u8 = 3;

/// What has been found out about positions of the game, and what a person wants to know.
#[derive(Resource, Default)]
pub struct Studying {
    thought: Option<Thought>,
    known: Known,
    /// The position about which a hint is wanted, and how much of it: 1 to [`STEPS`].
    hinted: Option<(Position, u8)>,
    /// Which game that was.
    game: Option<(u64, u32)>,
    /// What somebody else wants to know: a game up to a position, and how hard to think.
    wanted: Option<(Sitting, Limits)>,
    /// What was found out about the latest position, until something newer is known.
    last: Option<Insight>,
    /// Every task holds a clone for as long as it lives.
    at_work: Arc<()>,
}

/// What is known about a position.
#[derive(Clone, Debug)]
pub struct Insight {
    /// What the strongest player would do, and what it knows.
    pub choice: Choice<Move>,
    /// How the game stands.
    pub standing: Standing,
    /// The hint that follows from it.
    pub hint: Option<Hint>,
}

impl Insight {
    fn new(position: &Position, choice: Choice<Move>) -> Insight {
        let keeping = keeping(position);
        Insight {
            standing: standing(position, &choice, keeping.as_ref()),
            hint: hint::hint(position, &choice),
            choice,
        }
    }
}

/// What was found out, by position: it is looked up in every frame. The oldest of [`REMEMBERED`]
/// is forgotten for a new one.
#[derive(Default)]
struct Known {
    insights: HashMap<Position, Insight>,
    /// Its positions, the oldest first.
    order: VecDeque<Position>,
}

impl Known {
    fn insert(&mut self, position: Position, insight: Insight) {
        if self.insights.insert(position.clone(), insight).is_some() {
            return;
        }
        self.order.push_back(position);
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.insights.remove(&oldest);
        }
    }
}

struct Thought {
    position: Position,
    /// Nothing comes of it if there is no answer.
    task: Task<Option<Insight>>,
    stop: Stop,
}

impl Studying {
    /// What is known about this position, if the strongest player has been asked.
    #[must_use]
    pub fn insight(&self, position: &Position) -> Option<&Insight> {
        self.known.insights.get(position)
    }

    /// What was found out last about the game on the board.
    #[must_use]
    pub fn last(&self) -> Option<&Insight> {
        self.last.as_ref()
    }

    /// The hint that is asked for in this position, and how much of it: 1 to [`STEPS`].
    #[must_use]
    pub fn hint(&self, position: &Position) -> Option<(&Hint, u8)> {
        let step = self.step(position);
        let hint = self.insight(position)?.hint.as_ref()?;
        (step > 0).then_some((hint, step))
    }

    /// How much of a hint is wanted in this position, 0 to [`STEPS`].
    #[must_use]
    pub fn step(&self, position: &Position) -> u8 {
        match &self.hinted {
            Some((hinted, step)) if hinted == position => *step,
            _ => 0,
        }
    }

    /// Whether somebody is being asked at the moment.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        self.thought.is_some()
    }

    /// Wants to know about the position at the end of this game, before anything else.
    pub fn ask_about(&mut self, sitting: Sitting, limits: Limits) {
        if self.insight(sitting.position()).is_none() {
            self.wanted = Some((sitting, limits));
        }
    }

    /// Ends the asking at once.
    fn cancel(&mut self) {
        if let Some(thought) = self.thought.take() {
            thought.stop.stop();
            #[cfg(target_family = "wasm")]
            crate::web::worker::dismiss(Purpose::Study);
        }
    }

    fn begin(&mut self, sitting: &Sitting, configs: &Configs, limits: Limits) {
        let mut asked = sitting.way_here_freely();
        asked.change_seat(asked.position().side_to_move(), STRONGEST);
        let Some(question) = Question::new(&asked, limits, &configs.opponents) else {
            return;
        };
        let stop = Stop::new();
        let position = sitting.position().clone();
        let asked = ask(Purpose::Study, question, &stop, Arc::clone(&self.at_work));
        // On crowded boards of Atoms what follows from the answer takes longer than a frame.
        let about = position.clone();
        let task = AsyncComputeTaskPool::get()
            .spawn(async move { Some(Insight::new(&about, asked.await.ok()?)) });
        self.thought = Some(Thought {
            position,
            task,
            stop,
        });
    }

    /// Asks about the position at the end of this game, or looks whether the answer is there.
    fn pursue(&mut self, sitting: &Sitting, configs: &Configs, limits: Limits) {
        let thought = self.thought.as_ref();
        if thought.is_some_and(|thought| thought.position != *sitting.position()) {
            self.cancel();
        }
        if self.is_busy() {
            self.poll();
        } else {
            self.begin(sitting, configs, limits);
        }
    }

    /// Takes in the answer, if it is there.
    fn poll(&mut self) {
        let Some(thought) = &mut self.thought else {
            return;
        };
        let Some(answer) = block_on(poll_once(&mut thought.task)) else {
            return;
        };
        // Without an answer it is asked again, if it still matters.
        if let (Some(thought), Some(insight)) = (self.thought.take(), answer) {
            self.known.insert(thought.position, insight);
        }
    }
}

impl Drop for Studying {
    fn drop(&mut self) {
        self.cancel();
    }
}

/// Makes room for studying.
pub fn plugin(app: &mut App) {
    app.init_resource::<Studying>().add_systems(
        Update,
        (want_hint, study, remember)
            .chain()
            .in_set(Phase::Rules)
            .after(super::flow::next_turn),
    );
}

/// Somebody wants to know more.
fn want_hint(
    mut intents: MessageReader<Intent>,
    mut table: ResMut<Table>,
    turn: Option<Res<State<Turn>>>,
    mut studying: ResMut<Studying>,
) {
    let wanted = intents.read().filter(|it| **it == Intent::Hint).count();
    let table = table.bypass_change_detection();
    let (Some(sitting), Some(turn), 1..) = (&mut table.sitting, turn, wanted) else {
        return;
    };
    if !matches!(turn.get(), Turn::Person) || sitting.is_rated() || sitting.is_opening() {
        return;
    }
    sitting.note_help();
    let position = sitting.position();
    let step = studying.step(position).saturating_add(wanted as u8);
    studying.hinted = Some((position.clone(), step.min(STEPS)));
}

/// Asks about the position on the board, where that is of use.
fn study(
    table: Res<Table>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    limits: Res<ThinkLimits>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    mut studying: ResMut<Studying>,
) {
    let turn = turn.map(|turn| *turn.get());
    // While a computer player thinks for the game nobody else does.
    let is_calm = turn.is_some_and(|turn| turn != Turn::Computer) && *screen.get() == Screen::Play;
    let known = |sitting: &Sitting| studying.insight(sitting.position()).is_some();
    let is_answered = studying.wanted.as_ref().is_some_and(|(it, _)| known(it));
    if is_answered {
        studying.wanted = None;
    }
    let wanted = studying.wanted.take();
    let asked = match (&wanted, &table.sitting) {
        _ if !is_calm => None,
        (Some((sitting, limits)), _) => Some((sitting, *limits)),
        (None, Some(sitting)) => {
            let position = sitting.position();
            let is_awaited = matches!(turn, Some(Turn::Person | Turn::Waiting));
            let is_asked = settings.show_verdict
                || studying.step(position) > 0
                || (settings.teaching && can_teach(sitting));
            let is_new = studying.insight(position).is_none();
            (is_awaited && is_asked && is_new && sitting.may_be_told())
                .then_some((sitting, limits.0))
        }
        (None, None) => None,
    };
    match asked {
        None if studying.is_busy() => studying.cancel(),
        None => {}
        Some((sitting, limits)) => studying.pursue(sitting, &configs, limits),
    }
    studying.wanted = wanted;
}

/// What stands in the panel is about the position on the board, as soon as that is known; at the
/// start of a game nothing is.
fn remember(table: Res<Table>, mut studying: ResMut<Studying>) {
    let Some(sitting) = &table.sitting else {
        return;
    };
    let game = Some((sitting.plan().seed, sitting.game()));
    if studying.game != game {
        // Nobody has asked for a hint in this one.
        studying.game = game;
        studying.hinted = None;
        studying.last = None;
    }
    match studying.insight(sitting.position()) {
        Some(insight) => {
            let is_shown = studying.last.as_ref().is_some_and(|last| {
                last.choice == insight.choice && last.standing == insight.standing
            });
            if !is_shown {
                let insight = insight.clone();
                studying.last = Some(insight);
            }
        }
        None if sitting.moves().is_empty() && studying.last.is_some() => studying.last = None,
        None => {}
    }
}
