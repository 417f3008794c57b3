//! Why a move or an edit of a start position is refused.

/// The reason for which the rules refuse a move or a placement. Nothing has changed when one is
/// returned. The sentences are among the words of the program and of each game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Illegal {
    /// The game has ended.
    GameOver,
    /// The cell does not exist.
    OffBoard,
    /// A piece is there already.
    Occupied,
    /// The cell belongs to the other side.
    NotYours,
    /// The piece would stay where it is.
    StandsStill,
    /// The start position of this game cannot be changed by placing.
    FixedStart,
    /// A start position in which whoever begins has lost already.
    OverAtStart,
    /// The opening asks for a choice before the next move.
    ChooseFirst,
    /// The move does not belong to this game at all.
    NotAMove,
    /// The game's record holds as many moves as it can.
    RecordFull,
    /// A reason that only one game knows.
    Rule(Refusal),
}

/// A reason of one game's own rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Refusal {
    /// The key under which it is worded for people.
    pub key: &'static str,
    /// The number in the sentence, `n` among its arguments, where it has one.
    pub number: Option<u8>,
}

impl Refusal {
    /// A reason without a number.
    #[must_use]
    pub const fn new(key: &'static str) -> Refusal {
        Refusal { key, number: None }
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
