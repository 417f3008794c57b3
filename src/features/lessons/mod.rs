//! A lesson on the board. The match that is under way stays on its table, and nothing that happens here
//! is kept.

pub(crate) mod panel;

use std::time::Duration;

use bevy::prelude::*;

use crate::board::geometry::Orientation;
use crate::features::exercises::{ExerciseBoard, Practice, Practised, act, show_moves};
use crate::features::navigation::ScreenStack;
use crate::features::settings::Settings;
use crate::features::setup::draft::Draft;
use crate::input::cursor::Cursor;
use crate::rules::GameId;
use crate::states::{Phase, Screen};
use crate::study::exercise::Exercise as _;
use crate::study::lesson::{Lesson, LessonRun};
use crate::turn::current_match::StartMatch;
use crate::turn::match_board::spawn_stage;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;

/// What is done in a lesson, and with the offer of one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LessonCommand {
    /// The lesson of this game begins.
    Begin(GameId),
    /// The lesson of this game is not offered any more.
    Decline(GameId),
    /// What is next: the marked pieces are taken, the keyboard's place is pressed, or the next step
    /// comes.
    GoOn,
    /// To the next step, whether this one is done or not; from the last one out of the lesson.
    Next,
    /// To the beginning of the step, or to the step before.
    Back,
    /// To the first step.
    Again,
}

/// The lesson that is given, if one is.
#[derive(Resource, Debug, Default)]
pub(crate) struct Lessons(Practice<LessonRun>);

impl Practised for Lessons {
    type Exercise = LessonRun;

    fn practice(&mut self) -> &mut Practice<LessonRun> {
        &mut self.0
    }
}

impl Lessons {
    /// How often the learner has tried a move that was refused, in all lessons since the program's start.
    pub(crate) const fn refused(&self) -> u32 {
        self.0.refused
    }

    /// How far the learner has come.
    pub(crate) const fn run(&self) -> Option<&LessonRun> {
        self.0.run.as_ref()
    }
}

/// Whether the lesson of a game is offered: it has one, and nobody has followed or declined it or has
/// played the game. Whoever only looks in, at the setup or at the lesson, is asked again.
pub(crate) fn is_offered(game: GameId, settings: &Settings) -> bool {
    !settings.lessons.contains(game.as_str()) && Lesson::of(game).is_some()
}

/// The lesson of a game is not offered any more.
fn settle(game: GameId, settings: &mut ResMut<Settings>) {
    if !settings.lessons.contains(game.as_str()) {
        settings.lessons.insert(game.as_str().to_owned());
    }
}

/// Adds the lessons.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .add_observer(|started: On<StartMatch>, mut settings: ResMut<Settings>| {
            settle(started.plan.start.game(), &mut settings);
        })
        .add_systems(OnEnter(Screen::Lesson), set_up_board)
        .add_systems(
            Update,
            (
                begin,
                (walk, note_followed, act::<Lessons>, show_moves::<Lessons>)
                    .chain()
                    .run_if(in_state(Screen::Lesson)),
            )
                .chain()
                .in_set(Phase::Rules),
        );
}

/// Begins a lesson, or notes that somebody does without it.
fn begin(
    mut wanted: MessageReader<LessonCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut lessons: ResMut<Lessons>,
    mut settings: ResMut<Settings>,
) {
    for command in wanted.read() {
        let from = *screen.get();
        match *command {
            LessonCommand::Decline(game) => settle(game, &mut settings),
            LessonCommand::Begin(game) if matches!(from, Screen::Setup | Screen::Play) => {
                if let Some(run) = LessonRun::of(game) {
                    lessons.0.run = Some(run);
                    lessons.0.stood = Duration::ZERO;
                    (*next).set_if_neq(Screen::Lesson);
                }
            }
            _ => {}
        }
    }
}

fn set_up_board(mut commands: Commands, lessons: Res<Lessons>, mut cursor: ResMut<Cursor>) {
    *cursor = Cursor::default();
    if let Some(run) = &lessons.0.run {
        let usual = Orientation::default();
        spawn_stage(&mut commands, run.position(), None, Screen::Lesson, usual);
    }
}

/// From step to step.
fn walk(
    mut wanted: MessageReader<LessonCommand>,
    mut history: MessageReader<HistoryCommand>,
    mut next: ResMut<NextState<Screen>>,
    (draft, stack): (Option<Res<Draft>>, Res<ScreenStack>),
    mut lessons: ResMut<Lessons>,
    mut cursor: ResMut<Cursor>,
    mut inputs: MessageWriter<BoardInput>,
    mut board: ExerciseBoard,
) {
    let asked = wanted.read().copied();
    let by_key = history.read().filter_map(|command| match command {
        HistoryCommand::StepBack | HistoryCommand::Undo => Some(LessonCommand::Back),
        HistoryCommand::StepForward | HistoryCommand::Redo => Some(LessonCommand::Next),
        HistoryCommand::ToStart => Some(LessonCommand::Again),
        _ => None,
    });
    for command in asked.chain(by_key) {
        let Some(run) = &mut lessons.0.run else {
            return;
        };
        let command = match command {
            LessonCommand::GoOn if run.awaits_move() => {
                inputs.write_batch(board.go_on(&cursor));
                continue;
            }
            LessonCommand::GoOn => LessonCommand::Next,
            LessonCommand::Begin(_) => LessonCommand::Again,
            other => other,
        };
        let is_elsewhere = match command {
            LessonCommand::Next if run.is_last() => {
                (*next).set_if_neq(stack.back(draft.is_some()));
                return;
            }
            LessonCommand::Next => run.advance(),
            LessonCommand::Back => run.back(),
            LessonCommand::Again => {
                run.begin_again();
                true
            }
            _ => false,
        };
        if is_elsewhere {
            cursor.aimed = false;
            board.show(run.position());
            lessons.0.stood = Duration::ZERO;
        }
    }
}

/// Whoever has come to the last step knows the lesson.
fn note_followed(lessons: Res<Lessons>, mut settings: ResMut<Settings>) {
    let run = lessons.0.run.as_ref().filter(|run| run.is_last());
    if let Some(run) = run {
        settle(run.game(), &mut settings);
    }
}
