//! Puzzles: positions with one right move. They are made by the program and checked by it, and each
//! game brings what makes one of its positions a puzzle ([`Puzzles`]); a game that brings nothing has
//! none.
//!
//! A puzzle is proven: exactly one first move reaches its goal, and there is no quicker win. What a
//! goal promises is said at [`Goal`].

mod checking;
pub mod day;
pub mod nimbers;
mod run;

pub use checking::{Flaw, check};
pub use run::{PuzzleFeedback, PuzzleRun, PuzzleVerdict};

use std::collections::{BTreeMap, HashSet};

use rand::SeedableRng;

use fivefold_players::Stop;
use fivefold_rules::{GameId, Move, Position, Rng};

/// The most wrong moves that are counted as tempting.
pub const MOST_TEMPTING: u8 = 9;
/// After so many draws in a row that bring nothing new, no more is looked for.
const PATIENCE: u32 = 2_000;

/// What is to be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Goal {
    /// Find the only move that wins with best play of both sides.
    Only,
    /// Win within so many plies, an odd number, whatever the other side does.
    Win {
        /// The plies from the position on, the last of them the winning move.
        plies: u8,
    },
    /// The same with moves alone of which each leaves the other side a single answer, or none.
    Force {
        /// The plies from the position on, the last of them the winning move.
        plies: u8,
    },
    /// Make the only move after which the other side cannot force a win within so many plies, an
    /// odd number.
    Survive {
        /// The plies after the move, the last of them the other side's winning move.
        plies: u8,
    },
}

impl Goal {
    /// The goals by their words, all with this number of plies.
    #[must_use]
    pub const fn all(plies: u8) -> [Goal; 4] {
        [
            Goal::Only,
            Goal::Win { plies },
            Goal::Force { plies },
            Goal::Survive { plies },
        ]
    }

    /// The word by which it is known in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Goal::Only => "only",
            Goal::Win { .. } => "win",
            Goal::Force { .. } => "force",
            Goal::Survive { .. } => "survive",
        }
    }

    /// The plies that it speaks of.
    #[must_use]
    pub const fn plies(self) -> Option<u8> {
        match self {
            Goal::Only => None,
            Goal::Win { plies } | Goal::Force { plies } | Goal::Survive { plies } => Some(plies),
        }
    }

    /// What is left to reach after a right move and an answer to it; nothing once the puzzle is
    /// solved.
    #[must_use]
    pub const fn next(self) -> Option<Goal> {
        match self {
            Goal::Win { plies: plies @ 3.. } => Some(Goal::Win { plies: plies - 2 }),
            Goal::Force { plies: plies @ 3.. } => Some(Goal::Force { plies: plies - 2 }),
            Goal::Only | Goal::Win { .. } | Goal::Force { .. } | Goal::Survive { .. } => None,
        }
    }
}

/// What a position asks for, with everything that solves it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleTask {
    /// The goal; nothing quicker can be reached.
    pub goal: Goal,
    /// How far one must look: the plies of the goal, or what the game counts where it has none.
    pub depth: u8,
    /// All first moves that reach the goal.
    pub solutions: Vec<Move>,
    /// How many wrong moves look right at a glance, at most [`MOST_TEMPTING`].
    pub tempting: u8,
}

/// A position with one right move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Where it begins.
    pub position: Position,
    /// What the side to move is to reach.
    pub goal: Goal,
    /// The only first move that reaches it.
    pub first: Move,
    /// See [`PuzzleTask::depth`].
    pub depth: u8,
    /// See [`PuzzleTask::tempting`].
    pub tempting: u8,
}

impl Puzzle {
    /// The puzzle of a position, if the task there has exactly one solution.
    #[must_use]
    pub(crate) fn of(position: &Position, task: &PuzzleTask) -> Option<Puzzle> {
        match task.solutions[..] {
            [first] => Some(Puzzle {
                position: position.clone(),
                goal: task.goal,
                first,
                depth: task.depth,
                tempting: task.tempting,
            }),
            _ => None,
        }
    }

    /// Puzzles of one class differ only in what they look like: the goal and the depth.
    #[must_use]
    pub const fn class(&self) -> Class {
        Class {
            goal: self.goal,
            depth: self.depth,
        }
    }

    /// How many moves of one's own must be seen: the depth, where it is not counted in plies.
    #[must_use]
    pub const fn steps(&self) -> u8 {
        match self.goal {
            Goal::Only => self.depth,
            Goal::Win { plies } | Goal::Force { plies } | Goal::Survive { plies } => {
                plies.div_ceil(2)
            }
        }
    }
}

/// Puzzles of the same goal and depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class {
    /// The goal.
    pub goal: Goal,
    /// See [`PuzzleTask::depth`].
    pub depth: u8,
}

impl Class {
    /// Puzzles without a number of plies.
    #[must_use]
    pub const fn only(depth: u8) -> Class {
        Class {
            goal: Goal::Only,
            depth,
        }
    }

    /// Puzzles whose depth are the plies of their goal.
    #[must_use]
    pub const fn of(goal: Goal) -> Class {
        let depth = match goal.plies() {
            Some(plies) => plies,
            None => 1,
        };
        Class { goal, depth }
    }
}

/// What a game brings that has puzzles. Every answer is proven and depends on nothing but the
/// position.
pub struct Puzzles {
    /// The classes of puzzles that are made, of each about as many.
    pub classes: &'static [Class],
    /// Positions that may be puzzles, from one game or one throw.
    pub draw: fn(&mut Rng) -> Vec<Position>,
    /// What a position asks for, if anything.
    pub task: fn(&Position) -> Option<PuzzleTask>,
    /// All moves that reach a goal.
    pub solutions: fn(&Position, Goal) -> Vec<Move>,
    /// The move of the other side after a move of the person, where this is what was left to reach:
    /// one that makes it impossible; else one that holds out longest.
    pub answer: fn(&Position, Goal) -> Option<Move>,
}

impl Puzzles {
    /// What this game brings.
    #[must_use]
    pub fn of(game: GameId) -> Option<&'static Puzzles> {
        game.extension()
    }
}

/// Makes up to so many puzzles of a game, of each class about as many, the easiest class first. The
/// same seed gives the same puzzles. Where it is stopped it gives those that it has.
///
/// Every puzzle is as sound as [`Puzzles::task`], which is asked about each position that is drawn.
#[must_use]
pub fn make(brought: &Puzzles, count: usize, seed: u64, stop: &Stop) -> Vec<Puzzle> {
    let share = count.div_ceil(brought.classes.len().max(1));
    let mut found: BTreeMap<Class, Vec<Puzzle>> = BTreeMap::new();
    let mut known = HashSet::new();
    let mut in_vain = 0;
    for draw in 0_u64.. {
        let is_full = |class| found.get(class).is_some_and(|of| of.len() >= share);
        if in_vain == PATIENCE || stop.is_set() || brought.classes.iter().all(is_full) {
            break;
        }
        in_vain += 1;
        // A stream for each draw: whatever one draw uses, the next begins in the same way.
        let mut rng = Rng::seed_from_u64(seed);
        rng.set_stream(draw);
        // Positions of one game resemble each other: one of each class is enough.
        let mut here = HashSet::new();
        for position in (brought.draw)(&mut rng) {
            if known.contains(&position) || stop.is_set() {
                continue;
            }
            let task = (brought.task)(&position);
            let Some(puzzle) = task.and_then(|task| Puzzle::of(&position, &task)) else {
                continue;
            };
            let class = puzzle.class();
            let of_class = found.entry(class).or_default();
            let is_wanted = brought.classes.contains(&class) && of_class.len() < share;
            if is_wanted && here.insert(class) {
                known.insert(position);
                of_class.push(puzzle);
                in_vain = 0;
            }
        }
    }
    let mut puzzles: Vec<Puzzle> = found.into_values().flatten().collect();
    puzzles.sort_by_key(|puzzle| (puzzle.steps(), puzzle.goal, puzzle.tempting));
    puzzles
}
