//! Whether a puzzle is one.

use thiserror::Error;

use super::{Puzzle, Puzzles};

/// Why something is no puzzle, or another one than it says.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The game brings no puzzles.
    #[error("{game} has no puzzles")]
    NoPuzzles {
        /// The game.
        game: &'static str,
    },
    /// The first move is against the rules.
    #[error("the move {found} is not legal there")]
    Illegal {
        /// The move.
        found: String,
    },
    /// The position asks for nothing.
    #[error("nothing can be asked there: nothing is won or lost soon, or the game is over")]
    NoTask,
    /// The position asks for something else.
    #[error("the goal there is `{right}`, not `{found}`")]
    Goal {
        /// What is said.
        found: String,
        /// What is true.
        right: String,
    },
    /// Several first moves reach the goal.
    #[error("the goal is reached by {0} moves: {1}", .moves.len(), .moves.join(", "))]
    NotUnique {
        /// The moves.
        moves: Vec<String>,
    },
    /// Another first move reaches the goal.
    #[error("the right move is {right}, not {found}")]
    Move {
        /// What is said.
        found: String,
        /// What is true.
        right: String,
    },
    /// Depth or tempting moves are counted otherwise.
    #[error("depth and tempting moves are {right}, not {found}")]
    Grade {
        /// What is said.
        found: String,
        /// What is true.
        right: String,
    },
}

/// Solves the puzzle and compares all it says with what is true.
///
/// # Errors
/// The first [`Flaw`].
pub fn check(puzzle: &Puzzle) -> Result<(), Flaw> {
    let position = &puzzle.position;
    let game = position.game();
    let brought = Puzzles::of(game).ok_or(Flaw::NoPuzzles {
        game: game.as_str(),
    })?;
    let text = |mv| position.move_text(mv);
    if position.check(puzzle.first).is_err() {
        let found = text(puzzle.first);
        return Err(Flaw::Illegal { found });
    }
    let task = (brought.task)(position).ok_or(Flaw::NoTask)?;
    if task.goal != puzzle.goal {
        let told = |goal: super::Goal| match goal.plies() {
            Some(plies) => format!("{} {plies}", goal.word()),
            None => goal.word().to_owned(),
        };
        return Err(Flaw::Goal {
            found: told(puzzle.goal),
            right: told(task.goal),
        });
    }
    let Some(right) = Puzzle::of(position, &task) else {
        let moves = task.solutions.iter().map(|&mv| text(mv)).collect();
        return Err(Flaw::NotUnique { moves });
    };
    if right.first != puzzle.first {
        return Err(Flaw::Move {
            found: text(puzzle.first),
            right: text(right.first),
        });
    }
    let grade = |puzzle: &Puzzle| (puzzle.depth, puzzle.tempting);
    if grade(puzzle) != grade(&right) {
        let told = |(depth, tempting)| format!("{depth} and {tempting}");
        return Err(Flaw::Grade {
            found: told(grade(puzzle)),
            right: told(grade(&right)),
        });
    }
    Ok(())
}
