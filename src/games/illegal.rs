//! Why a move or an edit of a start position is refused.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Forbidden;

/// The reason for which the rules refuse a move or a placement. Nothing has changed when one is
/// returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error, Serialize, Deserialize)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The cell does not exist.
    #[error("that field is off the board")]
    OffBoard,
    /// Lines, Northcott: a stone is there already.
    #[error("that field is taken")]
    Occupied,
    /// Lines, renju: the side that begins may not play there.
    #[error("that field is forbidden: {}", .0.word())]
    Forbidden(Forbidden),
    /// Atoms: the cell belongs to the other side.
    #[error("that cell belongs to the other side")]
    NotYours,
    /// The stone would stay where it is.
    #[error("the stone must move")]
    StandsStill,
    /// Corner Nim: only left, down and (queen) diagonally down-left.
    #[error("the stone cannot move in that direction")]
    WrongDirection,
    /// Northcott: stones may not cross or share a field.
    #[error("stones may not cross")]
    Crosses,
    /// Nim: a move takes at least one piece.
    #[error("take at least one piece")]
    NothingTaken,
    /// Nim: there is no such heap.
    #[error("there is no such heap")]
    NoSuchHeap,
    /// Nim: the heap holds fewer pieces.
    #[error("the heap holds only {have}")]
    TooMany {
        /// How many pieces the heap holds.
        have: u8,
    },
    /// Northcott's placing phase: O must stand left of X.
    #[error("O must stand left of X")]
    WrongOrder,
    /// The start position of this game cannot be changed by placing.
    #[error("the start position of this game is fixed")]
    FixedStart,
    /// A start position in which whoever begins has lost already.
    #[error("the game would be over before it begins")]
    OverAtStart,
    /// The opening asks for a choice before the next move.
    #[error("a side must be chosen before the next move")]
    ChooseFirst,
    /// The move does not belong to this game at all.
    #[error("that is no move of this game")]
    NotAMove,
    /// The game's record holds as many moves as it can.
    #[error("no more moves can be kept; begin a new game")]
    RecordFull,
}

impl Illegal {
    /// The key under which the reason is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Illegal::GameOver => "illegal-game-over",
            Illegal::OffBoard => "illegal-off-board",
            Illegal::Occupied => "illegal-occupied",
            Illegal::Forbidden(Forbidden::Overline) => "illegal-overline",
            Illegal::Forbidden(Forbidden::DoubleFour) => "illegal-double-four",
            Illegal::Forbidden(Forbidden::DoubleThree) => "illegal-double-three",
            Illegal::NotYours => "illegal-not-yours",
            Illegal::StandsStill => "illegal-stands-still",
            Illegal::WrongDirection => "illegal-wrong-direction",
            Illegal::Crosses => "illegal-crosses",
            Illegal::NothingTaken => "illegal-nothing-taken",
            Illegal::NoSuchHeap => "illegal-no-such-heap",
            Illegal::TooMany { .. } => "illegal-too-many",
            Illegal::WrongOrder => "illegal-wrong-order",
            Illegal::FixedStart => "illegal-fixed-start",
            Illegal::OverAtStart => "illegal-over-at-start",
            Illegal::ChooseFirst => "illegal-choose-first",
            Illegal::NotAMove => "illegal-not-a-move",
            Illegal::RecordFull => "illegal-record-full",
        }
    }
}
