//! A lesson: a few steps on the board, each of which tells one thing and lets the learner do it.
//!
//! A game brings its lesson as one value ([`Lesson`]); [`LessonRun`] leads somebody through it. Moves are
//! written in the game's notation, and sentences are keys under which each language has words.

mod run;

pub use run::{LessonFeedback, LessonRun};

use super::hint::{HintMark, Marked};
use super::preserving_moves::keeping;
use super::table::{self, rows};
use fivefold_rules::notation::parse_cell;
use fivefold_rules::{Cell, GameId, Move, Position};

/// The lesson of a game, as a table: a line for each of its five to eight steps, with `|` between the
/// columns. Lines that begin with `#` are comments.
///
/// The first column is the sentence that stands beside the board, the second one the board as in ids, behind
/// the game's word. The others begin with a word, in any order:
///
/// - `watch MOVES`, `play MOVES`, `win MOVES` or `forbidden CELL`: what the learner does, a [`StepTask`];
/// - `wrong SENTENCE`: what is told about other legal moves, if there is more to say than that they are wrong;
/// - `target CELLS`, `line CELLS`, `threat CELLS`, `taken CELLS` or `cold CELLS`: what is marked until the
///   first move, and how;
/// - `columns`: the binary columns before and after the move are shown.
///
/// ```
/// use fivefold_study::lesson::Lesson;
///
/// static LESSON: Lesson = Lesson(
///     "lesson-nim-pairs | 3,3:3,3@2 | watch a2 b2 a1 b1
///      lesson-nim-equal | 3,5:3,5   | win b2 a1 | wrong lesson-nim-unequal",
/// );
/// assert_eq!(LESSON.steps().len(), 2);
/// ```
pub struct Lesson(pub &'static str);

/// One step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct LessonStep {
    /// The sentence that stands beside the board.
    pub told: &'static str,
    /// The board, as in ids behind the game's word.
    pub board: &'static str,
    /// What is marked until the first move: the mark and the names of its cells.
    pub marks: Option<(HintMark, &'static str)>,
    /// What the learner does.
    pub task: StepTask,
    /// What is told about other legal moves.
    pub wrong: &'static str,
    /// Whether the binary columns before and after the move are shown.
    pub columns: bool,
}

/// What the learner does in a step. Moves to choose from have commas between them, and the answer of the other
/// side stands behind its move if it is shown.
#[derive(Clone, Copy, Debug)]
pub enum StepTask {
    /// To look on while these moves are played.
    Watch(&'static str),
    /// To make one of these moves; without any, any legal one.
    Play(&'static str),
    /// To make one of these moves, each of which wins; without any, any that keeps the win.
    Win(&'static str),
    /// To try the move to this cell, which the rules forbid.
    Forbidden(&'static str),
}

impl Lesson {
    /// The lesson of a game, if it brings one.
    #[must_use]
    pub fn of(game: GameId) -> Option<&'static Lesson> {
        game.extension()
    }

    /// Its steps.
    ///
    /// # Panics
    /// A line is written wrongly.
    #[must_use]
    pub fn steps(&self) -> Vec<LessonStep> {
        let read =
            |row: Vec<_>| LessonStep::read(&row).unwrap_or_else(|| panic!("no step: {row:?}"));
        rows(self.0).map(read).collect()
    }
}

impl LessonStep {
    fn read(row: &[&'static str]) -> Option<LessonStep> {
        let &[told, board, ref columns @ ..] = row else {
            return None;
        };
        let mut step = LessonStep {
            told,
            board,
            marks: None,
            task: StepTask::Play(""),
            wrong: "lesson-wrong",
            columns: false,
        };
        for column in columns {
            let (word, rest) = column.split_once(' ').unwrap_or((column, ""));
            match word {
                "watch" => step.task = StepTask::Watch(rest),
                "play" => step.task = StepTask::Play(rest),
                "win" => step.task = StepTask::Win(rest),
                "forbidden" => step.task = StepTask::Forbidden(rest),
                "wrong" => step.wrong = rest,
                "target" => step.marks = Some((HintMark::Target, rest)),
                "line" => step.marks = Some((HintMark::Line, rest)),
                "threat" => step.marks = Some((HintMark::Threat, rest)),
                "taken" => step.marks = Some((HintMark::Taken, rest)),
                "cold" => step.marks = Some((HintMark::Cold, rest)),
                "columns" => step.columns = true,
                _ => return None,
            }
        }
        Some(step)
    }

    /// The position in which the step begins; `None` if it is written wrongly.
    #[must_use]
    pub fn position(&self, game: GameId) -> Option<Position> {
        table::position(game, self.board)
    }

    /// The moves with which the learner has done what is wanted in the position of the step, each
    /// with the answer to it.
    #[must_use]
    pub fn wanted(&self, position: &Position) -> Vec<(Move, Option<&'static str>)> {
        let listed = match self.task {
            StepTask::Watch(_) | StepTask::Forbidden(_) => return Vec::new(),
            StepTask::Play(moves) | StepTask::Win(moves) => moves,
        };
        if !listed.is_empty() {
            let read = |choice: &'static str| {
                let mut moves = choice.split_whitespace();
                let mv = position.parse_move(moves.next()?).ok()?;
                Some((mv, moves.next()))
            };
            return listed.split(',').filter_map(read).collect();
        }
        let moves = match self.task {
            StepTask::Win(_) => keeping(position).map_or_else(Vec::new, |kept| kept.moves),
            _ => position.legal_moves(),
        };
        moves.into_iter().map(|mv| (mv, None)).collect()
    }

    /// What is marked on the board of the step.
    #[must_use]
    pub fn marked(&self, position: &Position) -> Vec<Marked> {
        let (mark, names) = match self.marks {
            Some((mark, names)) => (mark, names.split(' ')),
            None => return Vec::new(),
        };
        let cells = names.filter_map(|name| cell(position, name));
        cells.map(|cell| Marked { cell, mark }).collect()
    }

    /// The cell to which the learner is to try a move that the rules forbid.
    #[must_use]
    pub fn forbidden(&self, position: &Position) -> Option<Cell> {
        match self.task {
            StepTask::Forbidden(name) => cell(position, name),
            _ => None,
        }
    }
}

/// The cell with this name.
fn cell(position: &Position, name: &str) -> Option<Cell> {
    let view = position.view();
    parse_cell(name, view.cols, view.rows).ok()
}
