//! What the present game counts for: whether it is rated, whether there was help, and whether its
//! end has been counted.
//!
//! The first end of a game counts; whatever is tried after it, or after it was taken back, is for
//! pleasure. While a rated game runs no move can be taken back and nobody else can take a seat.

use super::{Match, Opening};

/// What the present game counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counting {
    /// Whether it is, or was, played for the rating.
    pub rated: bool,
    /// Whether there was help: a move taken back, a hint, another opponent in its midst.
    pub helped: bool,
    /// Whether it counts for nothing from now on: its end has been counted, or it is set apart.
    pub counted: bool,
    /// Whether a level searched more or less than it was measured with.
    pub adjusted: bool,
    /// Whether it never counted, because it came from elsewhere: from a file, a paste, a link.
    pub apart: bool,
}

impl Counting {
    /// The words for it in texts, in the order of the fields.
    pub const WORDS: [&str; 5] = ["rated", "helped", "counted", "adjusted", "apart"];

    /// The fields in the order of [`Counting::WORDS`].
    pub const fn fields(self) -> [bool; 5] {
        [
            self.rated,
            self.helped,
            self.counted,
            self.adjusted,
            self.apart,
        ]
    }

    /// With these fields, in the same order.
    pub const fn of([rated, helped, counted, adjusted, apart]: [bool; 5]) -> Counting {
        Counting {
            rated,
            helped,
            counted,
            adjusted,
            apart,
        }
    }
}

impl Match {
    /// What the present game counts for.
    #[must_use]
    pub const fn counting(&self) -> Counting {
        self.counting
    }

    /// Whether a rated game is running: nothing may be taken back, nobody helps, and leaving it
    /// is losing it.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.counting.rated && !self.counting.counted
    }

    /// Whether players may be told what is known of the position: not in a rated game, and not before
    /// the sides are settled.
    #[must_use]
    pub fn may_be_told(&self) -> bool {
        !self.is_rated() && !self.is_opening()
    }

    /// Plays the games of this match, from the present one on, for the rating or not. Only games
    /// with the free opening are rated: under another the players choose the sides.
    pub fn rate(&mut self, rated: bool) {
        self.counting.rated = rated && self.plan.opening == Opening::Free;
    }

    /// Notes that the person had help: a hint, for example. What goes back notes it by itself.
    pub const fn note_help(&mut self) {
        // What follows the end is no help.
        if !self.counting.counted {
            self.counting.helped = true;
        }
    }

    /// Notes that a level searched more or less than it was measured with.
    pub const fn note_adjusted(&mut self) {
        // What follows the end makes no difference to it.
        if !self.counting.counted {
            self.counting.adjusted = true;
        }
    }

    /// Notes that the end of the present game has been counted.
    pub const fn note_counted(&mut self) {
        self.counting.counted = true;
    }

    /// Takes the present game out of everything that counts, as one that comes from a file, a paste
    /// or a link is: it could be opened as often as one likes. The next games from the same start
    /// do not count either, unless that is the usual one of its parameters.
    pub const fn set_apart(&mut self) {
        self.counting = Counting {
            rated: false,
            helped: self.counting.helped,
            counted: true,
            adjusted: self.counting.adjusted,
            apart: true,
        };
    }

    /// Whether leaving the present game is losing it: it runs for the rating, and somebody has
    /// moved.
    #[must_use]
    pub fn is_lost_when_left(&self) -> bool {
        self.is_rated() && !self.history().is_empty()
    }

    /// What the next game of this match counts for.
    pub(super) fn next_counting(&self) -> Counting {
        let start = &self.plan.start;
        let apart = self.counting.apart && start.short_id() != start.game_id();
        Counting {
            rated: self.counting.rated,
            helped: false,
            counted: apart,
            adjusted: false,
            apart,
        }
    }
}
