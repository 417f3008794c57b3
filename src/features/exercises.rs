//! What is practised on a board of its own: a lesson or a puzzle. The match that is under way stays on
//! its table meanwhile.

use std::time::Duration;

use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::geometry::Orientation;
use crate::board::heaps::from_the_left;
use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::lessons::Lessons;
use crate::features::puzzles::PuzzleRoom;
use crate::features::replay::stand;
use crate::features::settings::{Configs, Confirm, Settings};
use crate::input::cursor::Cursor;
use crate::rules::{Cell, Event, Illegal, Move, Position};
use crate::states::Screen;
use crate::study::exercise::Exercise;
use crate::turn::current_match::MatchBoard;
use crate::turn::match_board::spawn_stage;
use crate::turn::person_moves::{
    BoardInput, mark_several, marked, meant, takes_marked, toggle_mark,
};

/// What is practised on a screen, and how far somebody has come.
#[derive(Debug)]
pub(crate) struct Practice<E> {
    /// The exercise, if there is one.
    pub run: Option<E>,
    /// How long the board has been at rest since the last move.
    pub stood: Duration,
    /// How often a try was refused or was wrong since the program's start.
    pub refused: u32,
}

impl<E> Default for Practice<E> {
    fn default() -> Practice<E> {
        Practice {
            run: None,
            stood: Duration::ZERO,
            refused: 0,
        }
    }
}

/// The resource of a feature in which something is practised.
pub(crate) trait Practised: Resource<Mutability = Mutable> {
    /// How it is practised.
    type Exercise: Exercise;

    /// How far somebody has come.
    fn practice(&mut self) -> &mut Practice<Self::Exercise>;
}

/// What is practised, as everything around the board needs to know it.
#[derive(SystemParam)]
pub(crate) struct Exercises<'w> {
    lessons: Res<'w, Lessons>,
    puzzles: Res<'w, PuzzleRoom>,
}

impl Exercises<'_> {
    /// What is practised on this screen.
    pub(crate) fn on(&self, screen: Screen) -> Option<&dyn Exercise> {
        match screen {
            Screen::Lesson => self.lessons.run().map(|run| run as &dyn Exercise),
            Screen::Puzzles => self.puzzles.run().map(|run| run as &dyn Exercise),
            _ => None,
        }
    }

    /// The position on the board of a screen on which something is practised.
    pub(crate) fn position(&self, screen: Screen) -> Option<&Position> {
        self.on(screen).map(Exercise::position)
    }

    /// Whether a move is to be made there.
    pub(crate) fn awaits_move(&self, screen: Screen) -> bool {
        self.on(screen).is_some_and(Exercise::awaits_move)
    }

    /// Whether something will change there by itself: moves that play themselves, or puzzles that are awaited.
    pub(crate) fn is_busy(&self, screen: Screen) -> bool {
        let plays = self.on(screen).is_some_and(Exercise::plays_itself);
        plays || screen == Screen::Puzzles && self.puzzles.is_busy()
    }
}

/// What the person does at the board.
pub(crate) fn act<P: Practised>(
    mut inputs: MessageReader<BoardInput>,
    mut practised: ResMut<P>,
    mut cursor: ResMut<Cursor>,
    mut board: ExerciseBoard,
) {
    for &input in inputs.read() {
        let Practice {
            run: Some(run),
            stood,
            refused,
        } = practised.practice()
        else {
            return;
        };
        if !run.awaits_move() {
            continue;
        }
        if let Some((cell, meant)) = board.tried(input, run.position(), &mut cursor) {
            board.play(run.attempt(cell, meant));
            *stood = Duration::ZERO;
            *refused += u32::from(run.is_refused());
        }
    }
}

/// Plays what plays itself: moves that are shown, and answers.
pub(crate) fn show_moves<P: Practised>(mut practised: ResMut<P>, mut board: ExerciseBoard) {
    let Practice { run, stood, .. } = practised.bypass_change_detection().practice();
    if let Some(run) = run.as_mut().filter(|run| run.plays_itself())
        && board.is_due(stood)
    {
        board.play(run.go_on());
        practised.set_changed();
    }
}

/// The board on which something is practised.
#[derive(SystemParam)]
pub(crate) struct ExerciseBoard<'w, 's> {
    boards: Query<
        'w,
        's,
        (
            Entity,
            &'static mut Stage,
            &'static mut AnimationQueue,
            Option<&'static Children>,
        ),
        With<MatchBoard>,
    >,
    pieces: Query<'w, 's, &'static Piece>,
    screen: Res<'w, State<Screen>>,
    settings: Res<'w, Settings>,
    configs: Res<'w, Configs>,
    time: Res<'w, Time>,
    commands: Commands<'w, 's>,
}

impl ExerciseBoard<'_, '_> {
    /// Shows this position, without a move that leads there.
    pub(crate) fn show(&mut self, position: &Position) {
        let board = self.boards.single_mut().ok();
        let wanted = Stage::new(position);
        if let Some((entity, mut stage, mut motion, _)) = board {
            if stage.geometry == wanted.geometry {
                stage.marks.clear();
                let lying = wanted.geometry.look.has_heaps();
                motion.jump(position, lying.then(|| from_the_left(&position.view())));
                return;
            }
            self.commands.entity(entity).despawn();
        }
        let (screen, usual) = (*self.screen.get(), Orientation::default());
        spawn_stage(&mut self.commands, position, None, screen, usual);
    }

    /// Takes the board away: there is nothing to be shown.
    pub(crate) fn clear(&mut self) {
        for (entity, ..) in &self.boards {
            self.commands.entity(entity).despawn();
        }
    }

    /// What it means to go on where a move is to be made: the marked pieces are taken, or the keyboard's
    /// place is pressed.
    pub(crate) fn go_on(&self, cursor: &Cursor) -> Option<BoardInput> {
        let is_marking = (self.boards.single()).is_ok_and(|(_, stage, ..)| !stage.marks.is_empty());
        match is_marking {
            true => Some(BoardInput::TakeMarked),
            false => cursor.focus.map(BoardInput::Press),
        }
    }

    /// What an input at the board tries: a cell, and the move that is meant or why there is none.
    /// Nothing where it only marks a piece or aims.
    pub(crate) fn tried(
        &mut self,
        input: BoardInput,
        position: &Position,
        cursor: &mut Cursor,
    ) -> Option<(Cell, Result<Move, Illegal>)> {
        let (_, mut stage, mut motion, children) = self.boards.single_mut().ok()?;
        let mv = match input {
            BoardInput::Press(cell) if takes_marked(&stage) => {
                let mut here = children.into_iter().flatten();
                let is_there =
                    here.any(|&it| self.pieces.get(it).is_ok_and(|piece| piece.cell == cell));
                if is_there && motion.is_at_rest() {
                    toggle_mark(&mut stage, cell);
                }
                return None;
            }
            BoardInput::Mark { .. } | BoardInput::SecondPress(_) => {
                if motion.is_at_rest() {
                    mark_several(&mut stage, input);
                }
                return None;
            }
            BoardInput::Press(cell) | BoardInput::Drag { to: cell, .. } => {
                let wanted = meant(position, input, cell);
                let is_asked_twice = self.settings.confirm == Confirm::Always;
                if is_asked_twice && wanted.is_ok() && !cursor.is_aimed_at(cell) {
                    cursor.aim(cell);
                    return None;
                }
                motion.finish();
                return Some((cell, wanted));
            }
            BoardInput::Play(mv) => mv,
            BoardInput::TakeMarked => marked(&stage)?,
            _ => return None,
        };
        let cell = position.target(mv)?;
        motion.finish();
        Some((cell, position.check(mv).map(|()| mv)))
    }

    /// Shows the events of a move; without any, what was marked for one lies down again.
    pub(crate) fn play(&mut self, events: Option<Vec<Event>>) {
        let Ok((_, mut stage, mut motion, _)) = self.boards.single_mut() else {
            return;
        };
        match events {
            Some(events) => motion.push(events, None),
            None if !stage.marks.is_empty() => stage.marks.clear(),
            None => {}
        }
    }

    /// Whether the board has been at rest long enough for the next move that plays itself; `stood`
    /// says how long it has been.
    pub(crate) fn is_due(&self, stood: &mut Duration) -> bool {
        let is_at_rest = (self.boards.single()).is_ok_and(|(_, _, motion, _)| motion.is_at_rest());
        if !is_at_rest {
            *stood = Duration::ZERO;
            return false;
        }
        *stood += self.time.delta();
        let is_due = *stood >= stand(&self.configs.timing, self.settings.replay_speed);
        if is_due {
            *stood = Duration::ZERO;
        }
        is_due
    }
}
