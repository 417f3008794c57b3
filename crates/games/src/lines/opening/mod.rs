//! The opening rules of Gomoku and renju. Whoever begins has so large an advantage that tournaments
//! are opened by rules that make the first moves worse, or let somebody choose a side after them.
//!
//! The rules of Gomoku are those of the Gomoku world championships and of Gomocup (Pro, Long Pro, Swap
//! and Swap2: gomokuworld.com, "Opening rules"), those of renju the ones that the Renju International
//! Federation has certified, as RenjuNet lists them (renju.net/rule): the RIF rule of 1996, Yamaguchi,
//! Soosõrv-8 and Taraguchi-10. In all of renju's rules the first three stones make one of the 26
//! openings: in the middle, in the central 3 × 3 and in the central 5 × 5.

mod answer;
mod pattern;

use super::{Lines, LinesParams, Rule};
use fivefold_match::Opening;
use fivefold_match::opening::{By, OpeningChoice, OpeningRule, OpeningZone, Openings, Step};
use fivefold_rules::{Game as _, Position};

/// Fewest columns and rows of a board on which Gomoku is opened by a rule: on smaller ones the stones
/// of the opening would be most of the game.
pub(crate) const SMALLEST_BOARD: u8 = 9;
/// The same for Long Pro, which keeps the third stone out of the central 7 × 7.
const SMALLEST_LONG_PRO: u8 = 11;
/// Shortest line with which Gomoku is opened by a rule: no side can complete it during the opening.
pub(crate) const SHORTEST_LINE: u8 = 5;
/// Columns and rows of a renju board.
const RENJU_BOARD: u8 = 15;

/// Three stones by one seat, a side for the other.
pub const SWAP: Opening = Opening::Rule(&SWAP_RULE);
/// The same, or two stones more and the choice for the seat that began.
pub const SWAP2: Opening = Opening::Rule(&SWAP2_RULE);
/// The third stone outside the central 5 × 5.
pub const PRO: Opening = Opening::Rule(&PRO_RULE);
/// The third stone outside the central 7 × 7.
pub const LONG_PRO: Opening = Opening::Rule(&LONG_PRO_RULE);
/// One of the 26 openings, a choice of sides, two fifth moves.
pub const RIF: Opening = Opening::Rule(&RIF_RULE);
/// One of the 26 openings with the number of fifth moves, a choice of sides.
pub const YAMAGUCHI: Opening = Opening::Rule(&YAMAGUCHI_RULE);
/// The number of fifth moves with the fourth one, and a second choice of sides.
pub const SOOSYRV_8: Opening = Opening::Rule(&SOOSYRV_8_RULE);
/// A choice of sides after every stone, or ten fifth moves.
pub const TARAGUCHI_10: Opening = Opening::Rule(&TARAGUCHI_10_RULE);

/// What the table asks.
pub(crate) static OPENINGS: Openings = Openings(&[
    &SWAP_RULE,
    &SWAP2_RULE,
    &PRO_RULE,
    &LONG_PRO_RULE,
    &RIF_RULE,
    &YAMAGUCHI_RULE,
    &SOOSYRV_8_RULE,
    &TARAGUCHI_10_RULE,
]);

/// A stone of the three with which one seat opens Gomoku.
const ANY_OF_THREE: Step = Step::Stone(By::Opener, OpeningZone::Anywhere);
/// The three stones with which one seat opens renju.
const FIRST: Step = Step::Stone(By::Opener, OpeningZone::Central(1));
const SECOND: Step = Step::Stone(By::Opener, OpeningZone::Central(3));
const THIRD: Step = Step::Stone(By::Opener, OpeningZone::Central(5));
/// The side to move is chosen by whoever plays it, or left to the other seat.
const MAY_SWAP: Step = sides(By::ToMove);
/// A stone anywhere, by whoever is to move.
const ANY: Step = Step::Stone(By::ToMove, OpeningZone::Anywhere);
/// White chooses among the fifth moves that black has offered, and removes the others.
const ONE_OF_THEM: Step = Step::Stone(By::Waiting, OpeningZone::Offered);

static SWAP_RULE: OpeningRule = OpeningRule {
    word: "swap",
    name_key: "setup-opening-swap",
    about_key: "setup-opening-swap-line",
    fits: fits_gomoku,
    steps: &[ANY_OF_THREE, ANY_OF_THREE, ANY_OF_THREE, sides(By::Other)],
    refuses_offer: |_, _, _| None,
    answer: answer::swap,
};

static SWAP2_RULE: OpeningRule = OpeningRule {
    word: "swap2",
    name_key: "setup-opening-swap2",
    about_key: "setup-opening-swap2-line",
    steps: &[
        ANY_OF_THREE,
        ANY_OF_THREE,
        ANY_OF_THREE,
        Step::Choice {
            by: By::Other,
            choices: &OpeningChoice::SIDES_OR_TWO_MORE,
            otherwise: Some(&[
                Step::Stone(By::Other, OpeningZone::Anywhere),
                Step::Stone(By::Other, OpeningZone::Anywhere),
                sides(By::Opener),
            ]),
        },
    ],
    ..SWAP_RULE
};

/// The third stone lies at least three points from the middle: outside the central 5 × 5.
static PRO_RULE: OpeningRule = OpeningRule {
    word: "pro",
    name_key: "setup-opening-pro",
    about_key: "setup-opening-pro-line",
    fits: |start| fits_gomoku(start) && has_middle(start, SMALLEST_BOARD),
    steps: &[
        Step::Stone(By::ToMove, OpeningZone::Central(1)),
        ANY,
        Step::Stone(By::ToMove, OpeningZone::Outside(5)),
    ],
    refuses_offer: |_, _, _| None,
    answer: answer::by_search,
};

/// The third stone lies at least four points from the middle: outside the central 7 × 7.
static LONG_PRO_RULE: OpeningRule = OpeningRule {
    word: "long-pro",
    name_key: "setup-opening-long-pro",
    about_key: "setup-opening-long-pro-line",
    fits: |start| fits_gomoku(start) && has_middle(start, SMALLEST_LONG_PRO),
    steps: &[
        Step::Stone(By::ToMove, OpeningZone::Central(1)),
        ANY,
        Step::Stone(By::ToMove, OpeningZone::Outside(7)),
    ],
    ..PRO_RULE
};

/// The rule of the world championships from 1996 to 2008.
static RIF_RULE: OpeningRule = OpeningRule {
    word: "rif",
    name_key: "setup-opening-rif",
    about_key: "setup-opening-rif-line",
    fits: fits_renju,
    steps: &[
        FIRST,
        SECOND,
        THIRD,
        MAY_SWAP,
        ANY,
        Step::Offer(By::ToMove, Some(2)),
        ONE_OF_THEM,
    ],
    refuses_offer: pattern::refuses_offer,
    answer: answer::by_search,
};

/// The rule of the world championships from 2009 to 2015. It sets no limit to the number of fifth
/// moves; here it is [`MOST_FIFTHS`].
static YAMAGUCHI_RULE: OpeningRule = OpeningRule {
    word: "yamaguchi",
    name_key: "setup-opening-yamaguchi",
    about_key: "setup-opening-yamaguchi-line",
    steps: &[
        FIRST,
        SECOND,
        THIRD,
        announces(By::Opener, &NUMBERS),
        MAY_SWAP,
        ANY,
        Step::Offer(By::ToMove, None),
        ONE_OF_THEM,
    ],
    ..RIF_RULE
};

/// The rule of the world championships since 2017.
static SOOSYRV_8_RULE: OpeningRule = OpeningRule {
    word: "soosyrv-8",
    name_key: "setup-opening-soosyrv-8",
    about_key: "setup-opening-soosyrv-8-line",
    steps: &[
        FIRST,
        SECOND,
        THIRD,
        MAY_SWAP,
        ANY,
        announces(By::Waiting, NUMBERS.first_chunk::<8>().unwrap()),
        MAY_SWAP,
        Step::Offer(By::ToMove, None),
        ONE_OF_THEM,
    ],
    ..RIF_RULE
};

/// Taraguchi-N with ten fifth moves: whoever is to put the fifth stone may offer them instead of
/// choosing a side.
static TARAGUCHI_10_RULE: OpeningRule = OpeningRule {
    word: "taraguchi-10",
    name_key: "setup-opening-taraguchi-10",
    about_key: "setup-opening-taraguchi-10-line",
    steps: &[
        Step::Stone(By::ToMove, OpeningZone::Central(1)),
        MAY_SWAP,
        Step::Stone(By::ToMove, OpeningZone::Central(3)),
        MAY_SWAP,
        Step::Stone(By::ToMove, OpeningZone::Central(5)),
        MAY_SWAP,
        Step::Stone(By::ToMove, OpeningZone::Central(7)),
        Step::Choice {
            by: By::ToMove,
            choices: &SIDES_OR_TEN,
            otherwise: Some(&[Step::Offer(By::ToMove, None), ONE_OF_THEM]),
        },
        Step::Stone(By::ToMove, OpeningZone::Central(9)),
        MAY_SWAP,
    ],
    ..RIF_RULE
};

/// Most fifth moves that can be announced.
const MOST_FIFTHS: u8 = 12;

const NUMBERS: [OpeningChoice; MOST_FIFTHS as usize] = {
    let mut numbers = [OpeningChoice::Number(1); MOST_FIFTHS as usize];
    let mut number = 1;
    while number < MOST_FIFTHS {
        numbers[number as usize] = OpeningChoice::Number(number + 1);
        number += 1;
    }
    numbers
};

const SIDES_OR_TEN: [OpeningChoice; 3] = {
    let [first, second] = OpeningChoice::SIDES;
    [first, second, OpeningChoice::Number(10)]
};

const fn sides(by: By) -> Step {
    Step::Choice {
        by,
        choices: &OpeningChoice::SIDES,
        otherwise: None,
    }
}

const fn announces(by: By, numbers: &'static [OpeningChoice]) -> Step {
    Step::Choice {
        by,
        choices: numbers,
        otherwise: None,
    }
}

/// The parameters of an empty board of Lines.
fn empty(start: &Position) -> Option<&LinesParams> {
    let lines = start.as_game::<Lines>()?;
    (lines.stones() == 0).then(|| lines.params())
}

/// For empty boards from [`SMALLEST_BOARD`] columns and rows on, lines of at least
/// [`SHORTEST_LINE`], and not for renju, whose forbidden points belong to the side that begins.
fn fits_gomoku(start: &Position) -> bool {
    empty(start).is_some_and(|params| {
        params.cols.min(params.rows) >= SMALLEST_BOARD
            && params.len >= SHORTEST_LINE
            && params.rule != Rule::Renju
    })
}

/// Whether one point is the middle of the board, which has at least so many columns and rows.
fn has_middle(start: &Position, least: u8) -> bool {
    empty(start).is_some_and(|params| {
        params.cols.min(params.rows) >= least && params.cols % 2 == 1 && params.rows % 2 == 1
    })
}

/// For an empty board of renju as it is played in tournaments.
fn fits_renju(start: &Position) -> bool {
    empty(start).is_some_and(|params| {
        (params.cols, params.rows, params.rule) == (RENJU_BOARD, RENJU_BOARD, Rule::Renju)
    })
}
