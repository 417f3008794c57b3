//! One theorem on several boards: the same heaps on each, and a move on one moves all.

pub(crate) mod morph;
pub(crate) mod panel;
pub(crate) mod places;
pub(crate) mod pointer;
pub(crate) mod screen;

use std::time::Duration;

use bevy::prelude::*;
use rand::SeedableRng;

use crate::board::animation::AnimationQueue;
use crate::board::heaps::from_the_left;
use crate::board::stage::{OnStage, Opacity, Stage, spawn_board};
use crate::features::navigation::ScreenCommand;
use crate::features::replay::stand;
use crate::features::settings::{Configs, Settings};
use crate::games;
use crate::rules::{Position, Rng, Side};
use crate::states::{Phase, Screen};
use crate::study::same_heaps::{Reduction, SameHeaps, random_heaps};
use crate::turn::current_match::Seeds;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;

/// What is done with boards that have the same heaps.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TheoremCommand {
    /// The heaps of this number among those that are offered are set up.
    Begin(usize),
    /// As many heaps are set up at random.
    Random,
    /// The next board becomes the large one.
    OtherBoard,
    /// The move that is pointed at is made on all boards.
    Play,
}

/// Heaps to begin with.
pub(crate) const PRESETS: [&[u8]; 4] = [&[3, 5], &[6, 6], &[3, 4, 5], &[2, 4, 6]];

/// The boards, and what is pointed at on all of them.
#[derive(Resource, Debug)]
pub(crate) struct Theorem {
    boards: SameHeaps,
    chosen: Option<Reduction>,
    /// Which board is the large one.
    front: usize,
    /// Whether the computer answers for the second side.
    pub answers: bool,
    /// How long the boards have been at rest since the last move.
    stood: Duration,
    /// Whether the boards have to be set up anew.
    is_new: bool,
}

impl Default for Theorem {
    fn default() -> Self {
        Theorem {
            boards: SameHeaps::new(games::all(), PRESETS[0])
                .expect("two games have heaps (tested)"),
            chosen: None,
            front: 0,
            answers: false,
            stood: Duration::ZERO,
            is_new: true,
        }
    }
}

impl Theorem {
    /// The boards.
    pub(crate) const fn boards(&self) -> &SameHeaps {
        &self.boards
    }

    /// The move that is pointed at, on all boards.
    pub(crate) const fn chosen(&self) -> Option<Reduction> {
        self.chosen
    }

    /// The number of the large board.
    pub(crate) const fn front(&self) -> usize {
        self.front
    }

    /// Another board is the large one.
    pub(crate) fn bring_to_front(&mut self, board: usize) {
        self.front = board.min(self.boards.positions().len().saturating_sub(1));
    }

    /// The boards have not been at rest until now.
    pub(crate) const fn rest_anew(&mut self) {
        self.stood = Duration::ZERO;
    }

    /// Points at a move, or at none.
    pub(crate) fn choose(&mut self, mv: Option<Reduction>) {
        self.chosen = mv.filter(|&mv| self.boards.after(mv).is_some());
    }

    /// Whether the computer is to move.
    pub(crate) fn awaits_answer(&self) -> bool {
        self.answers && self.boards.side_to_move() == Side::Second && !self.boards.is_over()
    }

    /// Begins with these heaps, if two games have boards for them.
    pub(crate) fn begin(&mut self, heaps: &[u8]) {
        if let Some(boards) = SameHeaps::new(games::all(), heaps) {
            self.boards = boards;
            self.bring_to_front(self.front);
            self.chosen = None;
            self.is_new = true;
        }
    }

    /// By the arrows: another heap, or more or less of it.
    fn step_choice(&mut self, dx: i8, dy: i8) {
        let heaps = self.boards.columns().heaps().to_vec();
        let Some(first) = heaps.iter().position(|&heap| heap > 0) else {
            return;
        };
        let Some(now) = self.chosen else {
            self.choose(Some(Reduction {
                heap: first,
                left: heaps[first] - 1,
            }));
            return;
        };
        let heap = match dy {
            0 => Some(now.heap),
            1.. => (now.heap + 1..heaps.len()).find(|&heap| heaps[heap] > 0),
            _ => (0..now.heap).rev().find(|&heap| heaps[heap] > 0),
        };
        let heap = heap.unwrap_or(now.heap);
        let most = heaps[heap].saturating_sub(1);
        let left = now.left.saturating_add_signed(dx).min(most);
        self.choose(Some(Reduction { heap, left }));
    }
}

/// One of the boards, by its number.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(Opacity)]
pub(crate) struct TheoremBoard(pub usize);

/// Adds the boards.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Theorem>()
        .add_systems(OnEnter(Screen::Theorem), |mut theorem: ResMut<Theorem>| {
            theorem.is_new = true;
            theorem.stood = Duration::ZERO;
        })
        .add_systems(
            Update,
            (
                enter,
                (begin, point, act, answer, set_up)
                    .chain()
                    .run_if(in_state(Screen::Theorem)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// From the research room, from a setup and from a game.
fn enter(
    mut wanted: MessageReader<ScreenCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for command in wanted.read() {
        let from = *screen.get();
        let is_way_in = matches!(from, Screen::Research | Screen::Setup | Screen::Play);
        if *command == ScreenCommand::Theorem && is_way_in {
            (*next).set_if_neq(Screen::Theorem);
        }
    }
}

/// Other heaps, another large board.
fn begin(
    mut wanted: MessageReader<TheoremCommand>,
    seeds: Res<Seeds>,
    mut theorem: ResMut<Theorem>,
) {
    for command in wanted.read() {
        match *command {
            TheoremCommand::Begin(preset) => {
                if let Some(heaps) = PRESETS.get(preset) {
                    theorem.begin(heaps);
                }
            }
            TheoremCommand::Random => {
                let mut rng = Rng::seed_from_u64(seeds.next());
                let count = theorem.boards.columns().heaps().len();
                let heaps = random_heaps(count, &mut rng);
                theorem.begin(&heaps);
            }
            TheoremCommand::OtherBoard => {
                let count = theorem.boards.positions().len();
                theorem.front = (theorem.front + 1) % count.max(1);
            }
            TheoremCommand::Play => {}
        }
    }
}

/// The arrows choose a move.
fn point(mut inputs: MessageReader<BoardInput>, mut theorem: ResMut<Theorem>) {
    for input in inputs.read() {
        if let BoardInput::Step { dx, dy } = *input
            && !theorem.awaits_answer()
        {
            theorem.step_choice(dx, dy);
        }
    }
}

/// The move that is pointed at is made, or moves are taken back.
fn act(
    mut wanted: MessageReader<TheoremCommand>,
    mut history: MessageReader<HistoryCommand>,
    mut theorem: ResMut<Theorem>,
    mut motions: Query<(&TheoremBoard, &mut AnimationQueue)>,
) {
    let plays = wanted.read().filter(|it| **it == TheoremCommand::Play);
    let plays = plays.count() > 0;
    let steps: Vec<isize> = (history.read())
        .filter_map(|command| match command {
            HistoryCommand::StepBack | HistoryCommand::Undo => Some(-1),
            HistoryCommand::StepForward | HistoryCommand::Redo => Some(1),
            HistoryCommand::ToStart => Some(isize::MIN),
            HistoryCommand::ToEnd => Some(isize::MAX),
            _ => None,
        })
        .collect();
    for moves in steps {
        // With its own answer, a person takes back a move and that.
        let whole = theorem.answers && moves == -1 && theorem.boards.side_to_move() == Side::First;
        if theorem.boards.step(if whole { -2 } else { moves }) {
            theorem.chosen = None;
            theorem.stood = Duration::ZERO;
            for (board, mut motion) in &mut motions {
                if let Some(position) = theorem.boards.positions().nth(board.0) {
                    motion.jump(position, Some(from_the_left(&position.view())));
                }
            }
        }
    }
    if plays
        && !theorem.awaits_answer()
        && let Some(mv) = theorem.chosen
    {
        make(&mut theorem, mv, &mut motions);
    }
}

fn make(
    theorem: &mut Theorem,
    mv: Reduction,
    motions: &mut Query<(&TheoremBoard, &mut AnimationQueue)>,
) {
    let Some(happened) = theorem.boards.play(mv) else {
        return;
    };
    theorem.chosen = None;
    theorem.stood = Duration::ZERO;
    for (board, mut motion) in motions {
        let position = theorem.boards.positions().nth(board.0);
        if let (Some(events), Some(position)) = (happened.get(board.0), position) {
            motion.finish();
            // The pieces stay that are told to be left.
            let lying = from_the_left(&position.view());
            motion.push(events.iter().cloned(), Some(lying));
        }
    }
}

/// The computer answers when all boards rest.
fn answer(
    time: Res<Time>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    mut theorem: ResMut<Theorem>,
    mut motions: Query<(&TheoremBoard, &mut AnimationQueue)>,
) {
    if !theorem.awaits_answer() {
        return;
    }
    if motions.iter().any(|(_, motion)| !motion.is_at_rest()) {
        theorem.stood = Duration::ZERO;
        return;
    }
    theorem.stood += time.delta();
    if theorem.stood >= stand(&configs.timing, settings.replay_speed)
        && let Some(mv) = theorem.boards.best()
    {
        make(&mut theorem, mv, &mut motions);
    }
}

/// Puts the boards on the screen.
fn set_up(
    mut commands: Commands,
    mut theorem: ResMut<Theorem>,
    old: Query<Entity, With<TheoremBoard>>,
) {
    if !theorem.is_new {
        return;
    }
    theorem.is_new = false;
    for entity in &old {
        commands.entity(entity).despawn();
    }
    for (number, position) in theorem.boards.positions().enumerate() {
        spawn(&mut commands, number, position);
    }
}

fn spawn(commands: &mut Commands, number: usize, position: &Position) {
    let (stage, layout) = Stage::showing(position);
    let entity = commands
        .spawn((
            TheoremBoard(number),
            AnimationQueue::default(),
            DespawnOnExit(Screen::Theorem),
        ))
        .id();
    spawn_board(&mut OnStage::new(commands, entity, &stage));
    commands.entity(entity).insert((stage, layout));
}
