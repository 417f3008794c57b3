//! What the present game counts for: whether it is rated, whether there was help, and whether its
//! end has been counted.
//!
//! The first end of a game counts; whatever is tried after it, or after it was taken back, is for
//! pleasure. While a rated game runs no move can be taken back and nobody else can take a seat.

use super::{Opening, Sitting};

/// What the present game counts for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Whether it is, or was, played for the rating.
    pub rated: bool,
    /// Whether there was help: a move taken back, a hint, another opponent in its midst.
    pub helped: bool,
    /// Whether it counts for nothing from now on: its end has been counted, or it came from a
    /// file.
    pub counted: bool,
}

impl Standing {
    /// The words for it in texts, in the order of the fields.
    pub(super) const WORDS: [&str; 3] = ["rated", "helped", "counted"];

    /// The fields in the order of [`Standing::WORDS`].
    pub(super) const fn fields(self) -> [bool; 3] {
        [self.rated, self.helped, self.counted]
    }

    /// The standing with these fields.
    pub(super) const fn of([rated, helped, counted]: [bool; 3]) -> Standing {
        Standing {
            rated,
            helped,
            counted,
        }
    }
}

impl Sitting {
    /// What the present game counts for.
    #[must_use]
    pub const fn standing(&self) -> Standing {
        self.standing
    }

    /// Whether a rated game is running: nothing may be taken back, nobody helps, and leaving it
    /// is losing it.
    #[must_use]
    pub const fn is_rated(&self) -> bool {
        self.standing.rated && !self.standing.counted
    }

    /// Plays the games of this sitting, from the present one on, for the rating or not. Only games
    /// with the free opening are rated: under another the players choose the sides.
    pub fn rate(&mut self, rated: bool) {
        self.standing.rated = rated && self.plan.opening == Opening::Free;
    }

    /// Notes that the person had help: a hint, for example. What goes back notes it by itself.
    pub const fn note_help(&mut self) {
        // What follows the end is no help.
        if !self.standing.counted {
            self.standing.helped = true;
        }
    }

    /// Notes that the end of the present game has been counted.
    pub const fn note_counted(&mut self) {
        self.standing.counted = true;
    }

    /// Takes the present game out of everything that counts, as one that comes from a file is:
    /// it could be opened as often as one likes.
    pub const fn set_apart(&mut self) {
        self.standing = Standing {
            rated: false,
            helped: self.standing.helped,
            counted: true,
        };
    }

    /// The standing of the next game of this sitting.
    pub(super) const fn next_standing(&self) -> Standing {
        Standing {
            rated: self.standing.rated,
            helped: false,
            counted: false,
        }
    }
}
