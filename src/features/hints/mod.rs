//! What can be known about the position on the board: the strongest player is asked in the
//! background, while a person is to move, as soon as a hint or the verdict is wanted.

pub(crate) mod panel;
pub(crate) mod preview_marks;
pub(crate) mod previewing;

use std::collections::{HashMap, VecDeque};

use bevy::prelude::*;
use bevy::tasks::AsyncComputeTaskPool;

use crate::ask::asking::Asking;
use crate::ask::thinking::{ThinkLimits, Thinking};
use crate::ask::{Purpose, ask};
use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::features::settings::{Configs, Settings};
use crate::features::teaching::can_teach;

use crate::midend::history::{History, NodeId};
use crate::midend::request::EngineRequest;
use crate::players::opponents::Opponent;
use crate::players::pool::{GameKey, PlayerPool};
use crate::players::{GameLine, Limits, SearchResult};
use crate::rules::{Move, Position};
use crate::states::{Phase, Screen, Turn};
use crate::study::hint::{self, Hint};
use crate::study::preserving_moves::keeping;
use crate::study::standing::{Standing, judgement, standing};
use crate::turn::current_match::CurrentMatch;
use crate::turn::game_over;

/// Help for whoever studies a position or a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StudyCommand {
    /// A hint, or more of it: where, what, why.
    Hint,
    /// The game is analysed.
    Analyse,
    /// The analysis ends where it is.
    StopAnalysis,
    /// The analysis is shown, or no longer; what it has found stays.
    ShowAnalysis,
    /// The analysis looks deeper at everything that is not proven.
    Deepen,
    /// Which move lost the game, and why.
    WhyLost,
    /// The search for the move that lost ends.
    StopWhyLost,
    /// The best moves are listed, or no longer.
    BestMoves,
    /// The heaps that decide the game are shown in binary, or no longer.
    Columns,
}

/// How many positions are remembered, so that going back and forth asks nothing twice.
const REMEMBERED: usize = 256;
/// How many steps a hint has: where, what, why.
pub(crate) const STEPS: u8 = 3;

/// What has been found out about positions of the game, and what a person wants to know.
#[derive(Resource, Default)]
pub(crate) struct Studying {
    /// Nothing comes of it if there is no answer.
    asked: Asking<Position, Option<Insight>>,
    known: Known,
    /// The position about which a hint is wanted, and how much of it: 1 to [`STEPS`].
    hinted: Option<(Position, u8)>,
    /// Which game that was.
    game: Option<GameKey>,
    /// What somebody else wants to know: about which position, and how hard to think.
    wanted: Option<(GameLine, Limits)>,
    /// How the game on the board stands, as far as that is known.
    told: Option<StandingReport>,
}

/// What is known about a position.
#[derive(Clone, Debug)]
pub(crate) struct Insight {
    /// What the strongest player would do, and what it knows.
    pub choice: SearchResult<Move>,
    /// How the game stands.
    pub standing: Standing,
    /// The hint that follows from it.
    pub hint: Option<Hint>,
}

/// How the game on the board stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StandingReport {
    /// How it stands.
    pub standing: Standing,
    /// Whether the computer player found it that is to move, or was.
    pub by_player: bool,
    /// The place in the game that it is about.
    place: NodeId,
}

impl Insight {
    fn new(position: &Position, choice: SearchResult<Move>) -> Insight {
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

impl Studying {
    /// What is known about this position, if the strongest player has been asked.
    pub(crate) fn insight(&self, position: &Position) -> Option<&Insight> {
        self.known.insights.get(position)
    }

    /// How the game on the board stands, if that is known.
    pub(crate) const fn told(&self) -> Option<StandingReport> {
        self.told
    }

    /// The hint that is asked for in this position, and how much of it: 1 to [`STEPS`].
    pub(crate) fn hint(&self, position: &Position) -> Option<(&Hint, u8)> {
        let step = self.step(position);
        let hint = self.insight(position)?.hint.as_ref()?;
        (step > 0).then_some((hint, step))
    }

    /// How much of a hint is wanted in this position, 0 to [`STEPS`].
    pub(crate) fn step(&self, position: &Position) -> u8 {
        match &self.hinted {
            Some((hinted, step)) if hinted == position => *step,
            _ => 0,
        }
    }

    /// Whether somebody is being asked at the moment.
    pub(crate) const fn is_busy(&self) -> bool {
        self.asked.is_busy()
    }

    /// Wants to know about the position at the end of this line, before anything else.
    pub(crate) fn ask_about(&mut self, line: GameLine, limits: Limits) {
        if self.insight(line.position()).is_none() {
            self.wanted = Some((line, limits));
        }
    }

    fn begin(&mut self, game: GameKey, line: &GameLine, configs: &Configs, limits: Limits) {
        let config = configs.opponents.clone();
        let judge = Opponent::judge(line.position(), &config);
        let question = EngineRequest::to_judge(judge, game, line.clone(), limits, config);
        let position = line.position().clone();
        let about = position.clone();
        self.asked.begin(Some(Purpose::Study), position, |stop| {
            let asked = ask(Purpose::Study, question, &PlayerPool::default(), stop);
            // On crowded boards what follows from the answer takes longer than a frame.
            AsyncComputeTaskPool::get()
                .spawn(async move { Some(Insight::new(&about, asked.await.ok()?)) })
        });
    }

    /// Asks about the position at the end of this line, or looks whether the answer is there.
    fn pursue(&mut self, game: GameKey, line: &GameLine, configs: &Configs, limits: Limits) {
        if self.asked.about() != Some(line.position()) {
            self.begin(game, line, configs, limits);
            return;
        }
        // Without an answer it is asked again, if it still matters.
        if let Some((position, Some(insight))) = self.asked.poll() {
            self.known.insert(position, insight);
        }
    }
}

/// Makes room for studying.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Studying>()
        .add_systems(OnExit(Screen::Play), |mut studying: ResMut<Studying>| {
            studying.asked.cancel();
        })
        .add_systems(
            Update,
            (
                want_hint.run_if(in_state(Screen::Play)),
                turn_columns,
                study.run_if(in_state(Screen::Play)),
                remember,
            )
                .chain()
                .in_set(Phase::Rules)
                .after(game_over::next_turn),
        );
}

/// Somebody wants to know more.
fn want_hint(
    mut intents: MessageReader<StudyCommand>,
    mut current: ResMut<CurrentMatch>,
    turn: Res<State<Turn>>,
    mut studying: ResMut<Studying>,
    settings: Res<Settings>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let wanted = intents
        .read()
        .filter(|it| **it == StudyCommand::Hint)
        .count();
    let game_match = CurrentMatch::to_change(&mut current);
    let (Some(mut game_match), 1..) = (game_match, wanted) else {
        return;
    };
    if !settings.offer_hints {
        notifications.remark("hints", words.say("hints-off"));
        return;
    }
    if !matches!(turn.get(), Turn::Person) || game_match.is_rated() || game_match.is_opening() {
        return;
    }
    game_match.note_help();
    let position = game_match.position();
    let step = studying.step(position).saturating_add(wanted as u8);
    studying.hinted = Some((position.clone(), step.min(STEPS)));
}

/// The binary columns are wanted, or no longer.
fn turn_columns(mut intents: MessageReader<StudyCommand>, mut settings: ResMut<Settings>) {
    for command in intents.read() {
        if *command == StudyCommand::Columns {
            settings.show_columns = !settings.show_columns;
        }
    }
}

/// Asks about the position on the board, where that is of use.
fn study(
    current: Res<CurrentMatch>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    limits: Res<ThinkLimits>,
    turn: Res<State<Turn>>,
    mut studying: ResMut<Studying>,
) {
    let turn = *turn.get();
    let known = |line: &GameLine| studying.insight(line.position()).is_some();
    let is_answered = studying.wanted.as_ref().is_some_and(|(it, _)| known(it));
    if is_answered {
        studying.wanted = None;
    }
    let asked = match &current.game_match {
        // While a computer player thinks for the game nobody else does.
        Some(_) if turn == Turn::Computer => None,
        Some(game_match) if let Some((line, limits)) = &studying.wanted => {
            Some((game_match.key(), line.clone(), *limits))
        }
        Some(game_match) => {
            let position = game_match.position();
            let is_awaited = matches!(turn, Turn::Person | Turn::Waiting);
            let is_asked = settings.show_verdict
                || studying.step(position) > 0
                || (settings.teaching && can_teach(game_match));
            let is_new = studying.insight(position).is_none();
            (is_awaited && is_asked && is_new && game_match.may_be_told())
                .then(|| (game_match.key(), game_match.history().game_line(), limits.0))
        }
        None => None,
    };
    match asked {
        None if studying.is_busy() => studying.asked.cancel(),
        None => {}
        Some((game, line, limits)) => studying.pursue(game, &line, &configs, limits),
    }
}

/// What stands in the panel is about the position on the board: what the strongest player knows of
/// it, or what the computer player has found that is to move. Behind its move that still holds.
fn remember(
    current: Res<CurrentMatch>,
    turn: Option<Res<State<Turn>>>,
    thinking: Res<Thinking>,
    mut studying: ResMut<Studying>,
) {
    let Some(game_match) = &current.game_match else {
        return;
    };
    let game = Some(game_match.key());
    if studying.game != game {
        // Nobody has asked for a hint in this one.
        studying.game = game;
        studying.hinted = None;
        studying.told = None;
    }
    let position = game_match.position();
    let place = game_match.history().current();
    let is_computers = turn.is_some_and(|turn| *turn.get() == Turn::Computer);
    let found = thinking
        .found()
        .filter(|_| is_computers && !game_match.is_opening());
    let by_player = |verdict| StandingReport {
        standing: Standing {
            judgement: judgement(position, verdict, None),
            kept: None,
        },
        by_player: true,
        place,
    };
    let by_study = |insight: &Insight| StandingReport {
        standing: insight.standing,
        by_player: false,
        place,
    };
    let told = found
        .map(by_player)
        .or_else(|| studying.insight(position).map(by_study))
        .or_else(|| studying.told?.behind(game_match.history()));
    if studying.told != told {
        studying.told = told;
    }
}

impl StandingReport {
    /// What is left of it in the present place: all of it in its own, who wins behind the move of
    /// the player that found it, else nothing.
    fn behind(self, history: &History) -> Option<StandingReport> {
        let here = history.current();
        if here == self.place {
            return Some(self);
        }
        let is_next = self.by_player && history.parent(here) == Some(self.place);
        is_next.then_some(StandingReport {
            standing: Standing {
                judgement: self.standing.judgement.without_moves(),
                kept: None,
            },
            ..self
        })
    }
}
