//! Why a move or an edit of a start position is refused.

use std::fmt;

use thiserror::Error;

/// The reason for which the rules refuse a move or a placement. Nothing has changed when one is
/// returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// The cell does not exist.
    #[error("that field is off the board")]
    OffBoard,
    /// A piece is there already.
    #[error("that field is taken")]
    Occupied,
    /// The cell belongs to the other side.
    #[error("that cell belongs to the other side")]
    NotYours,
    /// The piece would stay where it is.
    #[error("the stone must move")]
    StandsStill,
    /// The piece does not move that way.
    #[error("the stone cannot move in that direction")]
    WrongDirection,
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
    /// A reason that only one game knows.
    #[error("{0}")]
    Rule(Refusal),
}

/// A reason of one game's own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The key under which it is worded for people.
    pub key: &'static str,
    /// The sentence in English; `{n}` in it stands for the number.
    pub english: &'static str,
    /// The number in the sentence, `n` among its arguments, where it has one.
    pub number: Option<u8>,
}

impl Refusal {
    /// A reason without a number.
    #[must_use]
    pub const fn new(key: &'static str, english: &'static str) -> Refusal {
        Refusal {
            key,
            english,
            number: None,
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            None => f.write_str(self.english),
            Some(number) => f.write_str(&self.english.replace("{n}", &number.to_string())),
        }
    }
}

impl Illegal {
    /// The key under which the reason is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Illegal::GameOver => "illegal-game-over",
            Illegal::OffBoard => "illegal-off-board",
            Illegal::Occupied => "illegal-occupied",
            Illegal::NotYours => "illegal-not-yours",
            Illegal::StandsStill => "illegal-stands-still",
            Illegal::WrongDirection => "illegal-wrong-direction",
            Illegal::FixedStart => "illegal-fixed-start",
            Illegal::OverAtStart => "illegal-over-at-start",
            Illegal::ChooseFirst => "illegal-choose-first",
            Illegal::NotAMove => "illegal-not-a-move",
            Illegal::RecordFull => "illegal-record-full",
            Illegal::Rule(refusal) => refusal.key,
        }
    }

    /// The number in its sentence, the argument `n`, where it has one.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        match self {
            Illegal::Rule(refusal) => refusal.number,
            _ => None,
        }
    }
}
