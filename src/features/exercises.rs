//! What is practised on a board of its own: a lesson or a puzzle. The match that is under way stays on
//! its table meanwhile.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::heaps::from_the_left;
use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::lessons::Lessons;
use crate::features::puzzles::PuzzleRoom;
use crate::features::replay::stand;
use crate::features::settings::{Configs, Confirm, Settings};
use crate::input::cursor::Cursor;
use crate::puzzles;
use crate::rules::{Cell, Event, Illegal, Move, Position};
use crate::states::Screen;
use crate::study::lesson;
use crate::turn::current_match::MatchBoard;
use crate::turn::match_board::spawn_stage;
use crate::turn::person_moves::{
    BoardInput, mark_several, marked, meant, takes_marked, toggle_mark,
};

/// What is practised, as everything around the board needs to know it.
#[derive(SystemParam)]
pub(crate) struct Exercises<'w> {
    lessons: Res<'w, Lessons>,
    puzzles: Res<'w, PuzzleRoom>,
}

impl Exercises<'_> {
    /// The position on the board of a screen on which something is practised.
    #[must_use]
    pub(crate) fn position(&self, screen: Screen) -> Option<&Position> {
        match screen {
            Screen::Lesson => self.lessons.run().map(lesson::Run::position),
            Screen::Puzzles => self.puzzles.run().map(puzzles::Run::position),
            _ => None,
        }
    }

    /// Whether a move is to be made there.
    #[must_use]
    pub(crate) fn awaits_move(&self, screen: Screen) -> bool {
        match screen {
            Screen::Lesson => self.lessons.run().is_some_and(lesson::Run::awaits_move),
            Screen::Puzzles => self.puzzles.run().is_some_and(puzzles::Run::awaits_move),
            _ => false,
        }
    }

    /// Whether moves play themselves there at the moment.
    #[must_use]
    pub(crate) fn shows_moves(&self, screen: Screen) -> bool {
        match screen {
            Screen::Lesson => self.lessons.shows_moves(),
            Screen::Puzzles => self.puzzles.is_busy(),
            _ => false,
        }
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
        spawn_stage(&mut self.commands, position, None, *self.screen.get());
    }

    /// Takes the board away: there is nothing to be shown.
    pub(crate) fn clear(&mut self) {
        for (entity, ..) in &self.boards {
            self.commands.entity(entity).despawn();
        }
    }

    /// Whether pieces are marked.
    pub(crate) fn is_marking(&self) -> bool {
        (self.boards.single()).is_ok_and(|(_, stage, ..)| !stage.marks.is_empty())
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
