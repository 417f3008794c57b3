//! What is wanted on a board and of the game on it.

use bevy::prelude::*;

use crate::midend::history::NodeId;
use crate::midend::{Seat, SwapChoice};
use crate::rules::{Cell, Move, Side};

/// What is done on a board: pointed at, pressed, chosen by key.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer is over this cell of the board, or over none.
    Point(Option<Cell>),
    /// The cell is pressed with the first button, tapped, or confirmed by key.
    Press(Cell),
    /// The cell is pressed with the second button, or long by touch.
    SecondPress(Cell),
    /// What lies on a cell is dragged to another one where it may go.
    Drag {
        /// Where it lies.
        from: Cell,
        /// Where it is let go.
        to: Cell,
    },
    /// Of the pieces of a row those from one cell to another are marked, and no others.
    Mark {
        /// Where it begins.
        from: Cell,
        /// Where it ends.
        to: Cell,
    },
    /// The keyboard's place on the board is pressed.
    PressHere,
    /// The same with the second button.
    SecondPressHere,
    /// The keyboard's place goes to this cell: a finger that is too broad for the board aims.
    Aim(Cell),
    /// The keyboard's place goes to this cell.
    ToCell(Cell),
    /// The keyboard's place on the board moves: columns to the right, rows down.
    Step {
        /// Columns to the right.
        dx: i8,
        /// Rows down.
        dy: i8,
    },
    /// The keyboard's place goes to this column.
    ToColumn(u8),
    /// The keyboard's place goes to this row.
    ToRow(u8),
    /// This move is made, which somebody has chosen from all.
    Play(Move),
    /// The marked pieces are taken.
    TakeMarked,
    /// So many waves further into what the move under the pointer would set off.
    Wave(i8),
    /// Whose piece a plain press places in the setup.
    PlaceFor(Side),
}

/// What changes the match besides moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchCommand {
    /// A choice of the opening: a side, or two stones more.
    Choose(SwapChoice),
    /// The computer is to make the first move.
    OtherBegins,
    /// The person whose game it is gives up.
    Resign,
    /// The next game of this match; a running one ends without a result.
    NewGame,
    /// A game that counts for nothing goes on from before the move that lost this one.
    TryAgain,
}

/// A walk through what was played, and who goes on from there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryCommand {
    /// The last turn is taken back; against a computer, both plies.
    Undo,
    /// What was taken back is played again, a turn at a time.
    Redo,
    /// One ply back.
    StepBack,
    /// One ply forward.
    StepForward,
    /// To the start of the game.
    ToStart,
    /// To the end of the game as it was played.
    ToEnd,
    /// To any move of the game.
    Jump(NodeId),
    /// The computer, which waits after a step back, is to go on.
    Resume,
    /// The computer is to wait.
    Pause,
    /// A replay, or the computers, are to go on or to wait: see [`crate::app::play::replaying::Button`].
    PlayOrPause,
    /// The best line from a position is played as a variation, and the board shows its first move.
    PlayLine(NodeId),
    /// To the move that was played instead of the last one and stands so many places further in
    /// their row; round again at its end.
    OtherMove(i8),
    /// Somebody else takes a seat in the midst of the game.
    Seat(Side, Seat),
}

/// What is changed in the tree of moves, besides playing on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationCommand {
    /// The line through the last move becomes the main line.
    Promote,
    /// The last move is deleted with everything after it; where much would be lost, it is asked
    /// first.
    Delete,
    /// This move is deleted with everything after it: it was asked.
    DeleteForGood(NodeId),
}

/// What is done with the comment on the last move, or on the start.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentCommand {
    /// It is to be written.
    Write,
    /// What was written is kept.
    Keep,
    /// What was written is dropped.
    Drop,
}
