//! Somebody goes through a lesson.

use std::collections::VecDeque;

use super::{Lesson, LessonStep, StepTask};
use crate::binary::{self, ColumnChange};
use crate::exercise::Exercise;
use fivefold_rules::{Cell, Event, GameId, Illegal, Move, Position};
use fivefold_words::sentence::Sentence;

/// How far somebody has come in a lesson.
#[derive(Clone, Debug)]
pub struct LessonRun {
    game: GameId,
    steps: Vec<LessonStep>,
    /// The number of the step, from 0.
    at: usize,
    /// The position on the board.
    position: Position,
    /// How many moves have been made in this step.
    made: usize,
    /// The moves that play themselves next.
    coming: VecDeque<Move>,
    /// Whether the learner has done what the step wants.
    done: bool,
    said: LessonFeedback,
    proof: Option<ColumnChange>,
}

/// What is told about the learner's last try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonFeedback {
    /// Nothing has been tried.
    Nothing,
    /// It was what the step wants.
    Right,
    /// It was what the step wants, and it wins.
    Wins,
    /// It was legal, but something else is wanted.
    Wrong(&'static str),
    /// The rules do not allow it.
    Illegal(Illegal),
    /// The rules do not allow it, and to learn that was what the step wants.
    Forbidden(Illegal),
}

impl LessonFeedback {
    /// What is told in words; nothing where nothing was tried.
    #[must_use]
    pub fn sentence(self) -> Option<Sentence> {
        match self {
            LessonFeedback::Nothing => None,
            LessonFeedback::Right => Some(Sentence::new("lesson-right")),
            LessonFeedback::Wins => Some(Sentence::new("lesson-right-wins")),
            LessonFeedback::Wrong(key) => Some(Sentence::new(key)),
            LessonFeedback::Illegal(reason) | LessonFeedback::Forbidden(reason) => {
                Some(reason.into())
            }
        }
    }
}

impl LessonRun {
    /// The beginning of the lesson of a game, if it brings one.
    #[must_use]
    pub fn of(game: GameId) -> Option<LessonRun> {
        LessonRun::at_step(game, Lesson::of(game)?.steps(), 0)
    }

    fn at_step(game: GameId, steps: Vec<LessonStep>, at: usize) -> Option<LessonRun> {
        let step = *steps.get(at)?;
        let position = step.position(game)?;
        let mut run = LessonRun {
            game,
            steps,
            at,
            position,
            made: 0,
            coming: VecDeque::new(),
            done: false,
            said: LessonFeedback::Nothing,
            proof: None,
        };
        if let StepTask::Watch(moves) = step.task {
            run.coming = read_line(&run.position, moves);
            run.done = true;
        }
        Some(run)
    }

    /// The game that is taught.
    #[must_use]
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// The present step.
    #[must_use]
    pub fn step(&self) -> LessonStep {
        self.steps[self.at]
    }

    /// The number of the present step, from 0.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.at
    }

    /// How many steps there are.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.steps.len()
    }

    /// Whether nothing has been moved in this step.
    #[must_use]
    pub const fn is_fresh(&self) -> bool {
        self.made == 0
    }

    /// Whether the step has shown and got all that it wants.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.done && self.coming.is_empty()
    }

    /// Whether it is the last step.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.at + 1 == self.steps.len()
    }

    /// What is told about the last try.
    #[must_use]
    pub const fn said(&self) -> LessonFeedback {
        self.said
    }

    /// The binary columns before the last move and after it, in a step that shows them.
    #[must_use]
    pub const fn proof(&self) -> Option<&ColumnChange> {
        self.proof.as_ref()
    }

    fn make(&mut self, mv: Move) -> Option<Vec<Event>> {
        self.show_columns(mv);
        let events = self.position.play(mv).ok()?;
        self.made += 1;
        Some(events)
    }

    fn show_columns(&mut self, mv: Move) {
        if self.step().columns {
            self.proof = binary::proof(&self.position, mv);
        }
    }

    /// Goes to the next step; whether there is one.
    pub fn advance(&mut self) -> bool {
        self.go_to(self.at + 1)
    }

    /// Goes back: to the beginning of this step if anything has been done in it, else to the step
    /// before. Whether it led anywhere.
    pub fn back(&mut self) -> bool {
        let is_untouched = self.is_fresh() && self.said == LessonFeedback::Nothing;
        match self.at.checked_sub(1) {
            Some(before) if is_untouched => self.go_to(before),
            None if is_untouched => false,
            _ => self.go_to(self.at),
        }
    }

    /// Begins the lesson anew.
    pub fn begin_again(&mut self) {
        self.go_to(0);
    }

    fn go_to(&mut self, at: usize) -> bool {
        let there = LessonRun::at_step(self.game, self.steps.clone(), at);
        let is_there = there.is_some();
        if let Some(there) = there {
            *self = there;
        }
        is_there
    }
}

impl Exercise for LessonRun {
    fn position(&self) -> &Position {
        &self.position
    }

    fn awaits_move(&self) -> bool {
        !self.done && self.coming.is_empty()
    }

    fn plays_itself(&self) -> bool {
        !self.coming.is_empty()
    }

    fn attempt(&mut self, at: Cell, meant: Result<Move, Illegal>) -> Option<Vec<Event>> {
        if !self.awaits_move() {
            return None;
        }
        let step = self.step();
        let mv = match meant {
            Ok(mv) => mv,
            Err(reason) => {
                self.done = step.forbidden(&self.position) == Some(at);
                self.said = match self.done {
                    true => LessonFeedback::Forbidden(reason),
                    false => LessonFeedback::Illegal(reason),
                };
                return None;
            }
        };
        let wanted = step.wanted(&self.position);
        let Some(&(_, reply)) = wanted.iter().find(|(wanted, _)| *wanted == mv) else {
            self.said = LessonFeedback::Wrong(step.wrong);
            self.show_columns(mv);
            return None;
        };
        self.said = match step.task {
            StepTask::Win(_) => LessonFeedback::Wins,
            _ => LessonFeedback::Right,
        };
        self.done = true;
        let events = self.make(mv);
        self.coming = read_line(&self.position, reply.unwrap_or_default());
        events
    }

    fn is_refused(&self) -> bool {
        matches!(
            self.said,
            LessonFeedback::Wrong(_) | LessonFeedback::Illegal(_)
        )
    }

    fn go_on(&mut self) -> Option<Vec<Event>> {
        let mv = self.coming.pop_front()?;
        self.make(mv)
    }
}

/// Moves that follow each other, as far as they can be played.
fn read_line(position: &Position, line: &str) -> VecDeque<Move> {
    let mut position = position.clone();
    let mut moves = VecDeque::new();
    for text in line.split_whitespace() {
        let Ok(mv) = position.parse_move(text) else {
            break;
        };
        if position.play(mv).is_err() {
            break;
        }
        moves.push_back(mv);
    }
    moves
}
