//! What lessons and puzzles have in common: positions in which somebody is to find a move, and moves that
//! play themselves.

use fivefold_rules::{Cell, Event, Illegal, Move, Position};

/// How far somebody has come with something that is practised.
pub trait Exercise {
    /// The position on the board.
    fn position(&self) -> &Position;

    /// Whether the person is to move.
    fn awaits_move(&self) -> bool;

    /// Whether moves play themselves ([`Exercise::go_on`]).
    fn plays_itself(&self) -> bool;

    /// The person presses a cell, which means this move or none. The events of the move, if it was made.
    fn attempt(&mut self, at: Cell, meant: Result<Move, Illegal>) -> Option<Vec<Event>>;

    /// Whether the last try was refused, or was wrong: something else is to be tried.
    fn is_refused(&self) -> bool;

    /// Plays the next move that plays itself; its events, if there was one.
    fn go_on(&mut self) -> Option<Vec<Event>>;
}
