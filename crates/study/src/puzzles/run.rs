//! Somebody solves a puzzle: wrong moves are refuted on the board, right ones are answered.

use super::{Goal, Puzzle, Puzzles};
use crate::exercise::Exercise;
use fivefold_rules::{Cell, Event, Illegal, Move, Position};

/// How far somebody has come with a puzzle.
#[derive(Clone, Debug)]
pub struct PuzzleRun {
    puzzle: Puzzle,
    /// Where a move is to be found; a wrong try goes back here.
    asked: Position,
    /// What is to be reached from there.
    goal: Goal,
    /// The position on the board.
    position: Position,
    next: NextMover,
    said: PuzzleFeedback,
    /// How many wrong moves were made.
    wrong: u16,
    is_shown: bool,
}

/// Who or what moves next on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NextMover {
    /// The person.
    Person,
    /// The other side, after a right move.
    Answer,
    /// The other side, after a wrong move.
    Refutation,
    /// A move of the solution.
    Solution,
    /// Nobody: a wrong move stands there refuted.
    Refuted,
    /// Nobody: the puzzle is at its end.
    End,
}

/// What is told about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleFeedback {
    /// Nothing was tried.
    Nothing,
    /// The rules do not allow it.
    Illegal(Illegal),
    /// It was right, and there is more to find.
    Right,
    /// It was right, and the goal is reached.
    Solved,
    /// It was wrong.
    Wrong {
        /// The move.
        tried: Move,
        /// What the other side answers, once it has; nothing where the wrong move ended the game.
        answer: Option<Move>,
    },
    /// The solution is being shown, or was.
    Shown,
}

/// How a puzzle was solved, or was not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleVerdict {
    /// Without a wrong move.
    Solved,
    /// A wrong move was made, or the solution was looked at.
    Missed,
}

impl PuzzleRun {
    /// The beginning of a puzzle; `None` if its game brings no puzzles.
    #[must_use]
    pub fn of(puzzle: Puzzle) -> Option<PuzzleRun> {
        Puzzles::of(puzzle.position.game())?;
        Some(PuzzleRun {
            asked: puzzle.position.clone(),
            position: puzzle.position.clone(),
            goal: puzzle.goal,
            puzzle,
            next: NextMover::Person,
            said: PuzzleFeedback::Nothing,
            wrong: 0,
            is_shown: false,
        })
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// The position in which a move is to be found.
    #[must_use]
    pub const fn asked(&self) -> &Position {
        &self.asked
    }

    /// What is to be reached from there.
    #[must_use]
    pub const fn goal(&self) -> Goal {
        self.goal
    }

    /// What is told about the last move.
    #[must_use]
    pub const fn said(&self) -> PuzzleFeedback {
        self.said
    }

    /// The answer to a wrong move, while both stand on the board.
    #[must_use]
    pub const fn answered(&self) -> Option<Move> {
        match self.said {
            PuzzleFeedback::Wrong { answer, .. } => answer,
            _ => None,
        }
    }

    /// How many wrong moves were made so far.
    #[must_use]
    pub const fn wrong(&self) -> u16 {
        self.wrong
    }

    /// Whether the solution was asked for.
    #[must_use]
    pub const fn is_shown(&self) -> bool {
        self.is_shown
    }

    /// Whether a wrong move stands on the board, refuted.
    #[must_use]
    pub fn is_refuted(&self) -> bool {
        self.next == NextMover::Refuted
    }

    /// Whether the puzzle is solved, or its solution was shown to the end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.next == NextMover::End
    }

    /// What the first try came to, as soon as it is known: a later move changes nothing about it.
    #[must_use]
    pub fn verdict(&self) -> Option<PuzzleVerdict> {
        if self.wrong > 0 || self.is_shown {
            Some(PuzzleVerdict::Missed)
        } else {
            self.is_over().then_some(PuzzleVerdict::Solved)
        }
    }

    /// The person makes this move, or one that the rules do not allow. The events of the move, if it
    /// was made.
    pub fn try_move(&mut self, meant: Result<Move, Illegal>) -> Option<Vec<Event>> {
        if !self.awaits_move() {
            return None;
        }
        let legal = meant.and_then(|mv| self.position.check(mv).map(|()| mv));
        let mv = match legal {
            Ok(mv) => mv,
            Err(reason) => {
                self.said = PuzzleFeedback::Illegal(reason);
                return None;
            }
        };
        let is_right = self.is_right(mv);
        let events = self.position.play(mv).ok()?;
        if is_right {
            self.go_further();
        } else {
            self.wrong = self.wrong.saturating_add(1);
            self.said = PuzzleFeedback::Wrong {
                tried: mv,
                answer: None,
            };
            self.next = match self.position.outcome() {
                Some(_) => NextMover::Refuted,
                None => NextMover::Refutation,
            };
        }
        Some(events)
    }

    /// Takes a wrong move back; whether there was one.
    pub fn try_again(&mut self) -> bool {
        let is_wrong = matches!(self.next, NextMover::Refutation | NextMover::Refuted);
        if is_wrong {
            self.position = self.asked.clone();
            self.next = NextMover::Person;
            self.said = PuzzleFeedback::Nothing;
        }
        is_wrong
    }

    /// From now on the solution plays itself; whether there is anything to be shown. A wrong move is
    /// taken back.
    pub fn show_solution(&mut self) -> bool {
        self.try_again();
        if !self.awaits_move() {
            return false;
        }
        self.is_shown = true;
        self.said = PuzzleFeedback::Shown;
        self.next = NextMover::Solution;
        true
    }

    /// A move that reaches what is left.
    fn solution(&self) -> Option<Move> {
        if self.asked == self.puzzle.position {
            return Some(self.puzzle.first);
        }
        let brought = Puzzles::of(self.puzzle.position.game())?;
        let right = (brought.solutions)(&self.asked, self.goal);
        right.first().copied()
    }

    fn is_right(&self, mv: Move) -> bool {
        if self.asked == self.puzzle.position {
            return mv == self.puzzle.first;
        }
        let brought = Puzzles::of(self.puzzle.position.game());
        brought.is_some_and(|it| (it.solutions)(&self.asked, self.goal).contains(&mv))
    }

    /// A right move was made.
    fn go_further(&mut self) {
        let left = self
            .goal
            .next()
            .filter(|_| self.position.outcome().is_none());
        self.next = match left {
            Some(goal) => {
                self.goal = goal;
                NextMover::Answer
            }
            None => NextMover::End,
        };
        if !self.is_shown {
            self.said = match self.next {
                NextMover::End => PuzzleFeedback::Solved,
                _ => PuzzleFeedback::Right,
            };
        }
    }
}

impl Exercise for PuzzleRun {
    fn position(&self) -> &Position {
        &self.position
    }

    fn awaits_move(&self) -> bool {
        self.next == NextMover::Person
    }

    fn plays_itself(&self) -> bool {
        matches!(
            self.next,
            NextMover::Answer | NextMover::Refutation | NextMover::Solution
        )
    }

    fn attempt(&mut self, _at: Cell, meant: Result<Move, Illegal>) -> Option<Vec<Event>> {
        self.try_move(meant)
    }

    fn is_refused(&self) -> bool {
        matches!(
            self.said,
            PuzzleFeedback::Illegal(_) | PuzzleFeedback::Wrong { .. }
        )
    }

    fn go_on(&mut self) -> Option<Vec<Event>> {
        let brought = Puzzles::of(self.puzzle.position.game())?;
        match self.next {
            NextMover::Answer => {
                let answer = (brought.answer)(&self.position, self.goal);
                let events = answer.and_then(|mv| self.position.play(mv).ok());
                self.asked = self.position.clone();
                self.next = match (&events, self.position.outcome()) {
                    (None, _) | (_, Some(_)) => NextMover::End,
                    _ if self.is_shown => NextMover::Solution,
                    _ => NextMover::Person,
                };
                events
            }
            NextMover::Refutation => {
                self.next = NextMover::Refuted;
                let left = self.goal.next().unwrap_or(self.goal);
                let mv = (brought.answer)(&self.position, left)?;
                let events = self.position.play(mv).ok()?;
                if let PuzzleFeedback::Wrong { answer, .. } = &mut self.said {
                    *answer = Some(mv);
                }
                Some(events)
            }
            NextMover::Solution => {
                let right = self.solution();
                let events = right.and_then(|mv| self.position.play(mv).ok());
                match events {
                    Some(_) => self.go_further(),
                    None => self.next = NextMover::End,
                }
                events
            }
            NextMover::Person | NextMover::Refuted | NextMover::End => None,
        }
    }
}
