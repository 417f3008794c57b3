//! The opening of a game: freely, or by a rule that its game brings, such as Swap2 of Lines. By such
//! a rule somebody puts stones in certain places and of both sides, somebody chooses a side, and
//! alternatives are offered for a stone.

mod steps;

use std::hash::{Hash, Hasher};

use super::{Match, Seat};
use fivefold_config::Opponents;
use fivefold_players::{Explanation, Limits, NoMove, SearchResult, Stop};
use fivefold_rules::{Illegal, Move, Position, Rng, Side};

pub use steps::{By, OpeningProgress, OpeningStage, OpeningTask, OpeningZone, Step};

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
    /// How it goes.
    pub steps: &'static [Step],
    /// Why a legal move cannot be offered beside these alternatives, if it cannot.
    pub refuses_offer: fn(&Position, &[Move], Move) -> Option<Illegal>,
    /// How a computer player, whoever it is, puts or offers a stone, or chooses.
    pub answer: fn(&OpeningQuestion, &mut Rng) -> Result<SearchResult<Move>, NoMove>,
}

impl OpeningRule {
    /// How far a game has come along this rule.
    #[must_use]
    pub fn stage(&self, progress: &OpeningProgress) -> OpeningStage {
        steps::stage(self.steps, progress)
    }
}

/// What a computer player is asked in an opening.
pub struct OpeningQuestion<'a> {
    /// The position on the board.
    pub position: &'a Position,
    /// The side of the first stone.
    pub begins: Side,
    /// How far the opening has come.
    pub stage: OpeningStage,
    /// What was chosen since the last stone, alternatives that were offered included.
    pub chosen: &'a [OpeningChoice],
    /// The steps of the rule.
    pub rule: &'static OpeningRule,
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
    pub(super) fn stage(self, progress: &OpeningProgress) -> OpeningStage {
        match self {
            Opening::Free => OpeningStage::FREE,
            Opening::Rule(rule) => rule.stage(progress),
        }
    }
}

/// What is chosen in the course of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OpeningChoice {
    /// To play this side from now on.
    Side(Side),
    /// To put two stones more and leave the choice of sides to the seat that began.
    TwoMore,
    /// That so many alternatives are offered for the next stone of the side that begins.
    Number(u8),
    /// An alternative for the next stone.
    Offer(Move),
}

impl OpeningChoice {
    /// The choice of a side.
    pub const SIDES: [OpeningChoice; 2] = [
        OpeningChoice::Side(Side::First),
        OpeningChoice::Side(Side::Second),
    ];
    /// The same with two stones more.
    pub const SIDES_OR_TWO_MORE: [OpeningChoice; 3] = [
        OpeningChoice::Side(Side::First),
        OpeningChoice::Side(Side::Second),
        OpeningChoice::TwoMore,
    ];

    /// How a computer player says that it chooses this.
    #[must_use]
    pub const fn explanation(self) -> Explanation {
        match self {
            OpeningChoice::Side(Side::First) => Explanation::TAKES_FIRST,
            OpeningChoice::Side(Side::Second) => Explanation::TAKES_SECOND,
            OpeningChoice::TwoMore => Explanation::LEAVES_SIDES,
            OpeningChoice::Number(number) => Explanation::ANNOUNCES.with_number(number),
            OpeningChoice::Offer(_) => Explanation::EVEN_OPENING,
        }
    }

    /// Which of these a computer player has chosen that explains itself so.
    #[must_use]
    pub fn of(explanation: Explanation, choices: &[OpeningChoice]) -> Option<OpeningChoice> {
        let mut choices = choices.iter().copied();
        choices.find(|choice| choice.explanation() == explanation)
    }

    /// The alternative, if it is one.
    #[must_use]
    pub const fn offered(self) -> Option<Move> {
        match self {
            OpeningChoice::Offer(mv) => Some(mv),
            _ => None,
        }
    }
}

/// The alternatives among what was chosen.
#[must_use]
pub fn offered(chosen: &[OpeningChoice]) -> Vec<Move> {
    chosen
        .iter()
        .filter_map(|choice| choice.offered())
        .collect()
}

impl Match {
    /// How far the opening of the present game has come in the position on the board.
    #[must_use]
    pub fn stage(&self) -> OpeningStage {
        self.history.stage()
    }

    /// Whether the position on the board belongs to an opening with rules of its own: then nobody is
    /// told anything, and no clock runs.
    #[must_use]
    pub fn is_opening(&self) -> bool {
        !self.stage().is_over()
    }

    /// What whoever's turn it is has to choose before anybody moves; empty where nothing.
    #[must_use]
    pub fn opening_choices(&self) -> &'static [OpeningChoice] {
        match self.stage().task {
            OpeningTask::Choice { choices, .. } => choices,
            _ => &[],
        }
    }

    /// Where the opening lets the next stone go; anywhere where no stone is to be put.
    #[must_use]
    pub fn zone(&self) -> OpeningZone {
        match self.stage().task {
            OpeningTask::Stone { zone, .. } => zone,
            _ => OpeningZone::Anywhere,
        }
    }

    /// The alternatives that are offered for the next stone.
    #[must_use]
    pub fn offered(&self) -> Vec<Move> {
        offered(self.history.chosen())
    }

    /// Whether a move is legal here, or can be offered, by the rules of the game and of its opening.
    ///
    /// # Errors
    /// The reason why not.
    pub fn check(&self, mv: Move) -> Result<(), Illegal> {
        self.history.check(mv)
    }

    /// Who plays the first and the second side, after the choices of sides on the way to the
    /// position on the board.
    #[must_use]
    pub fn seats(&self) -> [Seat; 2] {
        Side::BOTH.map(|side| self.seat(side))
    }

    /// Who plays the first and the second side at the end of the main line.
    #[must_use]
    pub fn seats_at_the_end(&self) -> [Seat; 2] {
        let [first, second] = self.plan().seats;
        match self.history.stage_at(self.history.main_end()).swapped {
            true => [second, first],
            false => [first, second],
        }
    }

    /// The side whose seat has the turn, as the seats play at the moment: during an opening one seat
    /// may put stones of both sides.
    #[must_use]
    pub fn side_of_turn(&self) -> Side {
        let stage = self.stage();
        match stage.task.seat() {
            Some(seat) if stage.swapped => seat.other(),
            Some(seat) => seat,
            None => self.position().side_to_move(),
        }
    }

    /// The index in the plan of the seat that plays this side.
    pub(super) fn seat_index(&self, side: Side) -> usize {
        if self.stage().swapped {
            side.other().index()
        } else {
            side.index()
        }
    }
}
