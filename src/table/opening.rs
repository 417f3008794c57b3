//! The opening of a game: freely, or with three stones by one seat and a choice of sides (Swap2).
//!
//! Under Swap2 whoever begins puts three stones, of both sides in turns. The other seat then takes
//! a side, or puts two stones more and leaves the choice of sides to the seat that began. Whoever
//! begins Gomoku has so large an advantage that tournaments are opened in this way: see the rules
//! of the Gomocup and of the Renju International Federation.

use super::{Seat, Sitting};
use crate::games::mnk::{Mnk, Rule};
use crate::games::{Game as _, Illegal, Position, Side};
use crate::players::Explanation;

/// Fewest columns and rows of a board on which Swap2 is played: on smaller ones the stones of the
/// opening would be most of the game.
pub const SMALLEST_BOARD: u8 = 9;
/// Shortest line with which Swap2 is played: no side can complete it during the opening.
pub const SHORTEST_LINE: u8 = 5;
/// Stones after which the other seat chooses.
pub const FIRST_STONES: usize = 3;
/// Stones after which the seat that began chooses, where the other has left the choice to it.
pub const ALL_STONES: usize = 5;

/// How a game is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Every seat plays its side from the first move on.
    #[default]
    Free,
    /// Three stones by the seat that begins, then a choice of sides.
    Swap2,
}

impl Opening {
    /// All openings in the order in which they are offered.
    pub const ALL: [Opening; 2] = [Opening::Free, Opening::Swap2];

    /// The word for it in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Opening::Free => "free",
            Opening::Swap2 => "swap2",
        }
    }

    /// The opening with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Opening> {
        Opening::ALL
            .into_iter()
            .find(|opening| opening.word() == word)
    }

    /// Whether a game from this start can be opened so. Swap2 is for empty boards of Lines from
    /// [`SMALLEST_BOARD`] columns and rows on, lines of at least [`SHORTEST_LINE`], and not for
    /// renju, whose forbidden points belong to the side that begins.
    #[must_use]
    pub fn fits(self, start: &Position) -> bool {
        match (self, start.as_game::<Mnk>()) {
            (Opening::Free, _) => true,
            (Opening::Swap2, None) => false,
            (Opening::Swap2, Some(lines)) => {
                let params = lines.params();
                lines.stones() == 0
                    && params.cols.min(params.rows) >= SMALLEST_BOARD
                    && params.len >= SHORTEST_LINE
                    && params.rule != Rule::Renju
            }
        }
    }

    /// This opening where it fits the start, else the free one.
    #[must_use]
    pub fn on(self, start: &Position) -> Opening {
        if self.fits(start) {
            self
        } else {
            Opening::Free
        }
    }

    /// How far the opening has come: after so many stones, where `begins` is the side of the first
    /// one, and with what was chosen after [`FIRST_STONES`] and [`ALL_STONES`] of them.
    #[must_use]
    pub(super) fn stage(
        self,
        begins: Side,
        stones: usize,
        chosen: impl Fn(usize) -> Option<Claim>,
    ) -> Stage {
        if self == Opening::Free {
            return Stage::Over { swapped: false };
        }
        let other = begins.other();
        if stones < FIRST_STONES {
            let left = FIRST_STONES - stones;
            return Stage::Placing { seat: begins, left };
        }
        match chosen(FIRST_STONES) {
            None => Stage::Choosing {
                seat: other,
                claims: &Claim::ALL,
            },
            Some(Claim::Side(side)) => Stage::Over {
                swapped: side == begins,
            },
            Some(Claim::TwoMore) if stones < ALL_STONES => Stage::Placing {
                seat: other,
                left: ALL_STONES - stones,
            },
            Some(Claim::TwoMore) => match chosen(ALL_STONES) {
                Some(Claim::Side(side)) => Stage::Over {
                    swapped: side == other,
                },
                Some(Claim::TwoMore) | None => Stage::Choosing {
                    seat: begins,
                    claims: &Claim::SIDES,
                },
            },
        }
    }
}

/// What can be chosen in the course of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Claim {
    /// To play this side from now on.
    Side(Side),
    /// To put two stones more and leave the choice of sides to the seat that began.
    TwoMore,
}

impl Claim {
    /// What can be chosen after the first three stones.
    pub const ALL: [Claim; 3] = [
        Claim::Side(Side::First),
        Claim::Side(Side::Second),
        Claim::TwoMore,
    ];
    /// What can be chosen after all five.
    pub const SIDES: [Claim; 2] = [Claim::Side(Side::First), Claim::Side(Side::Second)];

    /// The word for it in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Claim::Side(Side::First) => "takes-first",
            Claim::Side(Side::Second) => "takes-second",
            Claim::TwoMore => "two-more",
        }
    }

    /// What has this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Claim> {
        Claim::ALL.into_iter().find(|claim| claim.word() == word)
    }

    /// How a computer player says that it chooses this.
    #[must_use]
    pub const fn explanation(self) -> Explanation {
        match self {
            Claim::Side(Side::First) => Explanation::TakesFirst,
            Claim::Side(Side::Second) => Explanation::TakesSecond,
            Claim::TwoMore => Explanation::LeavesSides,
        }
    }

    /// What a computer player has chosen that explains itself so.
    #[must_use]
    pub fn of(explanation: Explanation) -> Option<Claim> {
        Claim::ALL
            .into_iter()
            .find(|claim| claim.explanation() == explanation)
    }
}

/// How far an opening has come. Seats are named by the sides that were agreed for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A seat puts stones of both sides.
    Placing {
        /// The seat.
        seat: Side,
        /// How many stones it has still to put, from 1.
        left: usize,
    },
    /// A seat has to choose before anybody moves.
    Choosing {
        /// The seat.
        seat: Side,
        /// What it can choose.
        claims: &'static [Claim],
    },
    /// Every seat plays its side.
    Over {
        /// Whether the seats have changed sides.
        swapped: bool,
    },
}

impl Stage {
    /// Whether the seats have changed sides.
    #[must_use]
    pub const fn is_swapped(self) -> bool {
        matches!(self, Stage::Over { swapped: true })
    }
}

impl Sitting {
    /// How far the opening of the present game has come in the position on the board.
    #[must_use]
    pub fn stage(&self) -> Stage {
        self.history.stage()
    }

    /// Whether the position on the board belongs to an opening with rules of its own: then neither
    /// side is anybody's yet.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        !matches!(self.stage(), Stage::Over { .. })
    }

    /// What whoever's turn it is has to choose before anybody moves; empty where nothing.
    #[must_use]
    pub fn claims(&self) -> &'static [Claim] {
        match self.stage() {
            Stage::Choosing { claims, .. } => claims,
            Stage::Placing { .. } | Stage::Over { .. } => &[],
        }
    }

    /// Chooses for whoever's turn it is. It can be taken back like a move.
    ///
    /// # Errors
    /// [`Illegal::NotAMove`] where that is not to be chosen.
    pub fn choose(&mut self, claim: Claim) -> Result<(), Illegal> {
        self.history.choose(claim)?;
        self.waits = false;
        Ok(())
    }

    /// Who plays the first and the second side, after the choice of sides on the way to the
    /// position on the board.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        Side::BOTH.map(|side| self.seat(side))
    }

    /// Who plays the first and the second side at the end of the main line.
    #[must_use]
    pub fn seats_at_the_end(&self) -> [Seat; 2] {
        let [first, second] = self.plan().seats;
        match self.history.stage_at(self.history.main_end()).is_swapped() {
            true => [second, first],
            false => [first, second],
        }
    }

    /// The side whose seat has the turn, as the seats are named at the moment: during an opening
    /// one seat puts the stones of both sides.
    #[must_use]
    pub fn side_of_turn(&self) -> Side {
        match self.stage() {
            Stage::Placing { seat, .. } | Stage::Choosing { seat, .. } => seat,
            Stage::Over { .. } => self.position().side_to_move(),
        }
    }

    /// The index in the plan of the seat that plays this side.
    pub(super) fn seat_index(&self, side: Side) -> usize {
        if self.stage().is_swapped() {
            side.other().index()
        } else {
            side.index()
        }
    }
}
