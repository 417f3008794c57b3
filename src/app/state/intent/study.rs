//! What is wanted of everything that helps somebody learn: hints and analysis, lessons, puzzles, the
//! research room.

use bevy::prelude::*;

use crate::rules::GameId;
use crate::scores::Day;

/// Help for whoever studies a position or a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyCommand {
    /// A hint, or more of it: where, what, why.
    Hint,
    /// The game is analysed.
    Analyse,
    /// The analysis ends where it is.
    StopAnalysis,
    /// The analysis is shown, or no longer; what it has found stays.
    ShowAnalysis,
    /// The analysis looks deeper at everything that is not proven.
    Deepen,
    /// Which move lost the game, and why.
    WhyLost,
    /// The search for the move that lost ends.
    StopWhyLost,
    /// The best moves are listed, or no longer.
    BestMoves,
    /// The heaps that decide the game are shown in binary, or no longer.
    Columns,
}

/// What is done in the research room.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResearchCommand {
    /// Research room: the method runs, or rests.
    RunOrPause,
    /// Research room: the method takes one step.
    OneStep,
    /// Research room: what was found is forgotten.
    StartAgain,
    /// Research room: the picture becomes larger (above 0) or smaller by so many notches.
    Zoom(i8),
    /// Research room: the proof of the rule lies over the picture, or no longer.
    Proof,
    /// Research room: the chosen position becomes a game.
    PutOnBoard,
}

/// What is done with boards that have the same heaps.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TheoremCommand {
    /// The heaps of this number among those that are offered are set up.
    Begin(usize),
    /// As many heaps are set up at random.
    Random,
    /// The next board becomes the large one.
    OtherBoard,
    /// The move that is pointed at is made on all boards.
    Play,
}

/// What is done in a lesson, and with the offer of one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonCommand {
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

/// What is done with puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// Puzzles of this game are wanted.
    Game(GameId),
    /// The position of this day is wanted.
    Day(Day),
    /// The puzzle in this place among those of the present game is wanted, counted from 0.
    Place(usize),
    /// The position of today is wanted.
    Today,
    /// What is next: the marked pieces are taken, the keyboard's place is pressed, a wrong move is
    /// taken back, or the next puzzle comes.
    GoOn,
    /// A wrong move is taken back.
    Again,
    /// The solution is shown.
    Show,
    /// Another puzzle comes, whether this one is solved or not.
    Next,
}
