//! A lesson on the board. The match that is under way stays on its table, and nothing that happens here
//! is kept.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::match_board::spawn_stage;
use super::person_moves::{marked, meant, takes_marked, toggle_mark};
use super::replaying::stand;
use crate::app::board::animation::Motion;
use crate::app::board::heaps::from_the_left;
use crate::app::board::pieces::Piece;
use crate::app::board::stage::Stage;
use crate::app::state::current_match::MatchBoard;
use crate::app::state::cursor::Cursor;
use crate::app::state::draft::Draft;
use crate::app::state::intent::{BoardInput, HistoryCommand, LessonCommand, ScreenCommand};
use crate::app::state::settings::{Configs, Confirm, Settings};
use crate::app::state::states::{Phase, Screen};
use crate::rules::{Cell, GameId, Illegal, Move};
use crate::study::lesson::{Lesson, Run};

/// The lesson that is given, if one is.
#[derive(Resource, Debug, Default)]
pub struct Lessons {
    run: Option<Run>,
    came_from: Option<Screen>,
    /// How long the board has been at rest since the last move.
    stood: Duration,
    /// How often a try was refused.
    refused: u32,
}

impl Lessons {
    /// How often the learner has tried a move that was refused, in all lessons since the program's start.
    #[must_use]
    pub const fn refused(&self) -> u32 {
        self.refused
    }

    /// How far the learner has come.
    #[must_use]
    pub const fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Whether moves play themselves at the moment.
    #[must_use]
    pub fn shows_moves(&self) -> bool {
        let run = self.run.as_ref();
        run.is_some_and(|run| !run.awaits_move() && !run.is_done())
    }
}

/// Whether the lesson of a game is offered: it has one, and the game was not set up before.
#[must_use]
pub fn is_offered(game: GameId, settings: &Settings) -> bool {
    let word = game.as_str();
    let is_known = settings.setups.contains_key(word) || settings.lessons.contains(word);
    !is_known && Lesson::of(game).is_some()
}

/// Adds the lessons.
pub fn plugin(app: &mut App) {
    app.init_resource::<Lessons>()
        .add_systems(OnEnter(Screen::Lesson), set_up_board)
        .add_systems(
            Update,
            // On every screen, so that what was wanted elsewhere is not done in the lesson.
            (begin, leave, walk, act, show_moves)
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
        let game = match *command {
            LessonCommand::Begin(game) | LessonCommand::Decline(game) => game,
            _ => continue,
        };
        if !settings.lessons.contains(game.as_str()) {
            settings.lessons.insert(game.as_str().to_owned());
        }
        let from = *screen.get();
        if let LessonCommand::Begin(game) = *command
            && matches!(from, Screen::Setup | Screen::Play)
            && let Some(run) = Run::of(game)
        {
            lessons.run = Some(run);
            lessons.came_from = Some(from);
            lessons.stood = Duration::ZERO;
            (*next).set_if_neq(Screen::Lesson);
        }
    }
}

/// Back to where the lesson was begun.
fn leave(
    mut wanted: MessageReader<ScreenCommand>,
    screen: Res<State<Screen>>,
    lessons: Res<Lessons>,
    draft: Option<Res<Draft>>,
    mut next: ResMut<NextState<Screen>>,
) {
    for command in wanted.read() {
        if *screen.get() != Screen::Lesson {
            continue;
        }
        match command {
            ScreenCommand::Back => (*next).set_if_neq(way_out(&lessons, draft.is_some())),
            ScreenCommand::ToMenu => (*next).set_if_neq(Screen::Menu),
            _ => {}
        }
    }
}

fn way_out(lessons: &Lessons, has_draft: bool) -> Screen {
    match lessons.came_from {
        Some(Screen::Setup) if !has_draft => Screen::Menu,
        Some(screen) => screen,
        None => Screen::Menu,
    }
}

fn set_up_board(mut commands: Commands, lessons: Res<Lessons>, mut cursor: ResMut<Cursor>) {
    *cursor = Cursor::default();
    if let Some(run) = &lessons.run {
        spawn_stage(&mut commands, run.position(), None, Screen::Lesson);
    }
}

/// The board of the lesson.
#[derive(SystemParam)]
struct LessonBoard<'w, 's> {
    boards: Query<
        'w,
        's,
        (
            Entity,
            &'static mut Stage,
            &'static mut Motion,
            Option<&'static Children>,
        ),
        With<MatchBoard>,
    >,
    pieces: Query<'w, 's, &'static Piece>,
    commands: Commands<'w, 's>,
}

impl LessonBoard<'_, '_> {
    /// Shows where the lesson stands now, without a move that leads there.
    fn show(&mut self, run: &Run) {
        let Ok((entity, mut stage, mut motion, _)) = self.boards.single_mut() else {
            return;
        };
        let position = run.position();
        let wanted = Stage::new(position);
        if stage.geometry == wanted.geometry {
            stage.marks.clear();
            let lying = wanted.geometry.look.has_heaps();
            motion.jump(position, lying.then(|| from_the_left(&position.view())));
        } else {
            self.commands.entity(entity).despawn();
            spawn_stage(&mut self.commands, position, None, Screen::Lesson);
        }
    }
}

/// From step to step.
fn walk(
    mut wanted: MessageReader<LessonCommand>,
    mut history: MessageReader<HistoryCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    draft: Option<Res<Draft>>,
    mut lessons: ResMut<Lessons>,
    mut cursor: ResMut<Cursor>,
    mut inputs: MessageWriter<BoardInput>,
    mut board: LessonBoard,
) {
    let asked = wanted.read().copied();
    let by_key = history.read().filter_map(|command| match command {
        HistoryCommand::StepBack | HistoryCommand::Undo => Some(LessonCommand::Back),
        HistoryCommand::StepForward | HistoryCommand::Redo => Some(LessonCommand::Next),
        HistoryCommand::ToStart => Some(LessonCommand::Again),
        _ => None,
    });
    let asked: Vec<LessonCommand> = asked.chain(by_key).collect();
    if *screen.get() != Screen::Lesson {
        return;
    }
    for command in asked {
        let Some(run) = &mut lessons.run else {
            return;
        };
        let command = match command {
            LessonCommand::GoOn if run.awaits_move() => {
                let is_marking =
                    (board.boards.single()).is_ok_and(|(_, stage, ..)| !stage.marks.is_empty());
                if is_marking {
                    inputs.write(BoardInput::TakeMarked);
                } else if let Some(cell) = cursor.focus {
                    inputs.write(BoardInput::Press(cell));
                }
                continue;
            }
            LessonCommand::GoOn => LessonCommand::Next,
            LessonCommand::Begin(_) => LessonCommand::Again,
            other => other,
        };
        let is_elsewhere = match command {
            LessonCommand::Next if run.is_last() => {
                (*next).set_if_neq(way_out(&lessons, draft.is_some()));
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
            board.show(run);
            lessons.stood = Duration::ZERO;
        }
    }
}

/// What the learner does at the board.
fn act(
    mut inputs: MessageReader<BoardInput>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    mut lessons: ResMut<Lessons>,
    mut cursor: ResMut<Cursor>,
    mut board: LessonBoard,
) {
    for &input in inputs.read() {
        if *screen.get() != Screen::Lesson {
            continue;
        }
        let Ok((_, mut stage, mut motion, children)) = board.boards.single_mut() else {
            continue;
        };
        let Some(run) = lessons.run.as_mut().filter(|run| run.awaits_move()) else {
            continue;
        };
        let was_at_rest = motion.is_at_rest();
        let tried: (Cell, Result<Move, Illegal>) = match input {
            BoardInput::Press(cell) if takes_marked(&stage) => {
                let mut here = children.into_iter().flatten();
                let is_there =
                    here.any(|&it| board.pieces.get(it).is_ok_and(|piece| piece.cell == cell));
                if is_there && was_at_rest {
                    toggle_mark(&mut stage, cell);
                }
                continue;
            }
            BoardInput::Press(cell) | BoardInput::Drag { to: cell, .. } => {
                let wanted = meant(run.position(), input, cell);
                let is_asked_twice = settings.confirm == Confirm::Always;
                if is_asked_twice && wanted.is_ok() && !cursor.is_aimed_at(cell) {
                    cursor.aim(cell);
                    continue;
                }
                (cell, wanted)
            }
            BoardInput::Play(mv) => match run.position().target(mv) {
                Some(cell) => (cell, run.position().check(mv).map(|()| mv)),
                None => continue,
            },
            BoardInput::TakeMarked => match marked(&stage) {
                Some(mv) => match run.position().target(mv) {
                    Some(cell) => (cell, run.position().check(mv).map(|()| mv)),
                    None => continue,
                },
                None => continue,
            },
            _ => continue,
        };
        motion.finish();
        let (cell, wanted) = tried;
        let is_marked = !stage.marks.is_empty();
        let events = run.attempt(cell, wanted);
        let is_refused = run.said().is_wrong();
        match events {
            Some(events) => {
                motion.push(events, None);
                lessons.stood = Duration::ZERO;
            }
            None if is_marked => stage.marks.clear(),
            None => {}
        }
        lessons.refused += u32::from(is_refused);
    }
}

/// Plays what plays itself: the moves that are shown, and the replies.
fn show_moves(
    screen: Res<State<Screen>>,
    time: Res<Time>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    mut lessons: ResMut<Lessons>,
    mut boards: Query<&mut Motion, With<MatchBoard>>,
) {
    if *screen.get() != Screen::Lesson || !lessons.shows_moves() {
        return;
    }
    let Ok(mut motion) = boards.single_mut() else {
        return;
    };
    if !motion.is_at_rest() {
        lessons.stood = Duration::ZERO;
        return;
    }
    lessons.stood += time.delta();
    if lessons.stood < stand(&configs.timing, settings.replay_speed) {
        return;
    }
    lessons.stood = Duration::ZERO;
    if let Some(events) = lessons.run.as_mut().and_then(Run::go_on) {
        motion.push(events, None);
    }
}
