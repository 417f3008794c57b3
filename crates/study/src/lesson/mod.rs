//! A lesson: a few steps on the board, each of which tells one thing and lets the learner do it.
//!
//! A game brings its lesson as one value ([`Lesson`]); [`Run`] leads somebody through it. Moves are
//! written in the game's notation, and sentences are keys under which each language has words.

mod run;

pub use run::{Run, Said};

use super::hint::Marked;
use super::preserving_moves::keeping;
use fivefold_rules::{Cell, GameId, Move, Position, Side};

/// The lesson of a game.
pub struct Lesson {
    /// Its steps, five to eight.
    pub steps: &'static [Step],
}

/// One step of a lesson.
#[derive(Debug)]
pub struct Step {
    /// The sentence that stands beside the board.
    pub told: &'static str,
    /// The game's parameters.
    pub params: &'static str,
    /// The board, as it stands in ids.
    pub board: &'static str,
    /// The side to move.
    pub mover: Side,
    /// What is marked until the first move.
    pub marks: &'static [Marked],
    /// What the learner does.
    pub task: Task,
    /// Whether the binary columns before and after the move are shown.
    pub columns: bool,
}

/// What the learner does in a step.
#[derive(Debug)]
pub enum Task {
    /// To look on while these moves are played.
    Watch(&'static [&'static str]),
    /// To make one of these moves.
    Play(Try),
    /// To make one of these moves, each of which wins.
    Win(Try),
    /// To try the move to this cell, which the rules forbid.
    Forbidden(Cell),
}

/// Moves of which the learner makes one.
#[derive(Debug)]
pub struct Try {
    /// The moves. With none in the list, any legal move of a [`Task::Play`] will do, and any that
    /// keeps the win of a [`Task::Win`].
    pub moves: &'static [Wanted],
    /// What is told about other legal moves.
    pub wrong: &'static str,
}

/// A move that the learner is to make, and what follows it.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// The move.
    pub mv: &'static str,
    /// The answer of the other side, if it is shown.
    pub reply: Option<&'static str>,
}

impl Wanted {
    /// A move after which nothing else is shown.
    #[must_use]
    pub const fn of(mv: &'static str) -> Wanted {
        Wanted { mv, reply: None }
    }

    /// A move that is answered.
    #[must_use]
    pub const fn answered(mv: &'static str, reply: &'static str) -> Wanted {
        Wanted {
            mv,
            reply: Some(reply),
        }
    }
}

impl Lesson {
    /// The lesson of a game, if it brings one.
    #[must_use]
    pub fn of(game: GameId) -> Option<&'static Lesson> {
        game.extension()
    }
}

impl Step {
    /// A step without marks, in which the first side is to move.
    #[must_use]
    pub const fn new(
        told: &'static str,
        params: &'static str,
        board: &'static str,
        task: Task,
    ) -> Step {
        Step {
            told,
            params,
            board,
            mover: Side::First,
            marks: &[],
            task,
            columns: false,
        }
    }

    /// The same with the other side to move.
    #[must_use]
    pub const fn second(self) -> Step {
        Step {
            mover: Side::Second,
            ..self
        }
    }

    /// The same with marks.
    #[must_use]
    pub const fn marked(self, marks: &'static [Marked]) -> Step {
        Step { marks, ..self }
    }

    /// The same with the binary columns shown.
    #[must_use]
    pub const fn with_columns(self) -> Step {
        Step {
            columns: true,
            ..self
        }
    }

    /// The position in which the step begins; `None` if it is written wrongly.
    #[must_use]
    pub fn position(&self, game: GameId) -> Option<Position> {
        let rules = game.rules();
        rules.board_text(self.params, self.board, self.mover).ok()
    }

    /// The moves with which the learner has done what is wanted in the position of the step, each
    /// with the answer to it.
    #[must_use]
    pub fn wanted(&self, position: &Position) -> Vec<(Move, Option<&'static str>)> {
        let listed = match &self.task {
            Task::Watch(_) | Task::Forbidden(_) => return Vec::new(),
            Task::Play(tried) | Task::Win(tried) => tried.moves,
        };
        let read = |wanted: &Wanted| Some((position.parse_move(wanted.mv).ok()?, wanted.reply));
        if !listed.is_empty() {
            return listed.iter().filter_map(read).collect();
        }
        let moves = match &self.task {
            Task::Win(_) => keeping(position).map_or_else(Vec::new, |kept| kept.moves),
            _ => position.legal_moves(),
        };
        moves.into_iter().map(|mv| (mv, None)).collect()
    }
}
