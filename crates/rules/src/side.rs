//! The two sides of a game and how a game can end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// One of the two players of a game, as the rules know them.
///
/// The first side is drawn blue with a ring (O), the second yellow with a cross (X). Which of the
/// two begins is part of a position, not of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Seat 1: blue, ring, O.
    First,
    /// Seat 2: yellow, cross, X.
    Second,
}

impl Side {
    /// Both sides in order.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The opponent of this side.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for the first side, 1 for the second: an index into pairs.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// 1 for the first side, 2 for the second: the number written in texts.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The side with this number (1 or 2), if it is one.
    #[must_use]
    pub const fn from_number(number: u8) -> Option<Side> {
        match number {
            1 => Some(Side::First),
            2 => Some(Side::Second),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// This side has won.
    Win(Side),
    /// Nobody has won: only Lines can end so, on a full board.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Outcome::Win(side) => Some(side),
            Outcome::Draw => None,
        }
    }
}
