//! The opening of a game: freely, or by a rule that its game brings, such as Swap2 of Lines. By such
//! a rule one seat puts stones of both sides, and somebody chooses a side.

use std::hash::{Hash, Hasher};

use super::{Match, Seat};
use fivefold_config::Opponents;
use fivefold_players::{Explanation, Limits, NoMove, SearchResult, Stop};
use fivefold_rules::{Move, Position, Rng, Side};

/// What a game brings: the rules by which its games can be opened.
pub struct Openings(pub &'static [&'static OpeningRule]);

/// A rule by which games are opened. Rules are equal when their words are.
#[derive(Debug)]
pub struct OpeningRule {
    /// The word for it in texts.
    pub word: &'static str,
    /// The key of its name.
    pub name_key: &'static str,
    /// The key of the sentence that says how it goes.
    pub about_key: &'static str,
    /// Whether a game from this start can be opened so.
    pub fits: fn(&Position) -> bool,
    /// How far the opening has come.
    pub stage: fn(&OpeningProgress) -> OpeningStage,
    /// How a computer player, whoever it is, puts a stone or chooses.
    pub answer: fn(&OpeningQuestion, &mut Rng) -> Result<SearchResult<Move>, NoMove>,
}

/// What has happened in an opening.
pub struct OpeningProgress<'a> {
    /// The side of the first stone.
    pub begins: Side,
    /// Stones that have been put.
    pub stones: usize,
    /// What was chosen after so many stones.
    pub chosen: &'a dyn Fn(usize) -> Option<SwapChoice>,
}

/// What a computer player is asked in an opening.
pub struct OpeningQuestion<'a> {
    /// The position on the board.
    pub position: &'a Position,
    /// The side of the first stone.
    pub begins: Side,
    /// What can be chosen; nothing where a stone is to be put.
    pub swap_choices: &'static [SwapChoice],
    /// The players' numbers.
    pub config: &'a Opponents,
    /// How much may be thought.
    pub limits: Limits,
    /// When to stop.
    pub stop: &'a Stop,
}

impl PartialEq for OpeningRule {
    fn eq(&self, other: &Self) -> bool {
        self.word == other.word
    }
}

impl Eq for OpeningRule {}

impl Hash for OpeningRule {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.word.hash(state);
    }
}

/// How a game is opened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Opening {
    /// Every seat plays its side from the first move on.
    #[default]
    Free,
    /// By a rule that the game brings.
    Rule(&'static OpeningRule),
}

impl Opening {
    /// The openings that a game from this start can have, in the order in which they are offered.
    #[must_use]
    pub fn offered(start: &Position) -> Vec<Opening> {
        let brought = start.game().extension();
        let rules = brought.map_or(&[][..], |Openings(rules)| rules);
        std::iter::once(Opening::Free)
            .chain(rules.iter().copied().map(Opening::Rule))
            .filter(|opening| opening.fits(start))
            .collect()
    }

    /// The word for it in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Opening::Free => "free",
            Opening::Rule(rule) => rule.word,
        }
    }

    /// Whether a game from this start can be opened so.
    #[must_use]
    pub fn fits(self, start: &Position) -> bool {
        match self {
            Opening::Free => true,
            Opening::Rule(rule) => (rule.fits)(start),
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

    /// How far the opening has come.
    #[must_use]
    pub(super) fn stage(
        self,
        begins: Side,
        stones: usize,
        chosen: impl Fn(usize) -> Option<SwapChoice>,
    ) -> OpeningStage {
        match self {
            Opening::Free => OpeningStage::Over { swapped: false },
            Opening::Rule(rule) => (rule.stage)(&OpeningProgress {
                begins,
                stones,
                chosen: &chosen,
            }),
        }
    }
}

/// What can be chosen in the course of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwapChoice {
    /// To play this side from now on.
    Side(Side),
    /// To put two stones more and leave the choice of sides to the seat that began.
    TwoMore,
}

impl SwapChoice {
    /// All that can be chosen.
    pub const ALL: [SwapChoice; 3] = [
        SwapChoice::Side(Side::First),
        SwapChoice::Side(Side::Second),
        SwapChoice::TwoMore,
    ];
    /// The choice of a side.
    pub const SIDES: [SwapChoice; 2] = [
        SwapChoice::Side(Side::First),
        SwapChoice::Side(Side::Second),
    ];

    /// The word for it in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            SwapChoice::Side(Side::First) => "takes-first",
            SwapChoice::Side(Side::Second) => "takes-second",
            SwapChoice::TwoMore => "two-more",
        }
    }

    /// What has this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<SwapChoice> {
        SwapChoice::ALL
            .into_iter()
            .find(|swap_choice| swap_choice.word() == word)
    }

    /// How a computer player says that it chooses this.
    #[must_use]
    pub const fn explanation(self) -> Explanation {
        match self {
            SwapChoice::Side(Side::First) => Explanation::TAKES_FIRST,
            SwapChoice::Side(Side::Second) => Explanation::TAKES_SECOND,
            SwapChoice::TwoMore => Explanation::LEAVES_SIDES,
        }
    }

    /// What a computer player has chosen that explains itself so.
    #[must_use]
    pub fn of(explanation: Explanation) -> Option<SwapChoice> {
        SwapChoice::ALL
            .into_iter()
            .find(|swap_choice| swap_choice.explanation() == explanation)
    }
}

/// How far an opening has come. Seats are named by the sides that were agreed for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpeningStage {
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
        swap_choices: &'static [SwapChoice],
    },
    /// Every seat plays its side.
    Over {
        /// Whether the seats have changed sides.
        swapped: bool,
    },
}

impl OpeningStage {
    /// Whether the seats have changed sides.
    #[must_use]
    pub(crate) const fn is_swapped(self) -> bool {
        matches!(self, OpeningStage::Over { swapped: true })
    }
}

impl Match {
    /// How far the opening of the present game has come in the position on the board.
    #[must_use]
    pub fn stage(&self) -> OpeningStage {
        self.history.stage()
    }

    /// Whether the position on the board belongs to an opening with rules of its own: then neither
    /// side is anybody's yet.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        !matches!(self.stage(), OpeningStage::Over { .. })
    }

    /// What whoever's turn it is has to choose before anybody moves; empty where nothing.
    #[must_use]
    pub fn swap_choices(&self) -> &'static [SwapChoice] {
        match self.stage() {
            OpeningStage::Choosing { swap_choices, .. } => swap_choices,
            OpeningStage::Placing { .. } | OpeningStage::Over { .. } => &[],
        }
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
            OpeningStage::Placing { seat, .. } | OpeningStage::Choosing { seat, .. } => seat,
            OpeningStage::Over { .. } => self.position().side_to_move(),
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
