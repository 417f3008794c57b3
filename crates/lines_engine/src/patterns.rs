//! Pattern tables: from the stones in one direction to the [`Shape`] that a stone makes there, and
//! from the shapes of all four directions to a [`ThreatLevel`].

use std::sync::OnceLock;

use super::evaluation::BoardEvaluation;
use super::lines_engine::SEARCHES;
use super::policy::Policy;
use fivefold_lines::{LONGEST_LINE, LinesParams, RENJU_LINE, Rule, SHORTEST_LINE};

/// What a side's stone on an empty cell makes in one direction. Ordered from worthless to best;
/// the names are those of Gomoku, where a line has 5 stones, and count the stones that are lacking
/// for every other length.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Shape {
    /// No line through this cell can ever be finished.
    Dead,
    /// Lacks five or more stones.
    Far,
    /// Lacks four stones.
    One,
    /// Two stones later it can be an open three.
    OpenOne,
    /// Lacks three stones.
    Two,
    /// Can become an open three with one stone.
    OpenTwo,
    /// Lacks two stones.
    Three,
    /// Can become an open four with one stone.
    OpenThree,
    /// Lacks one stone, and only one cell will do.
    Four,
    /// Lacks one stone, and two cells or more will do: one answer cannot stop it.
    OpenFour,
    /// A finished line.
    Five,
}

impl Shape {
    pub(super) const ALL: [Shape; 11] = [
        Shape::Dead,
        Shape::Far,
        Shape::One,
        Shape::OpenOne,
        Shape::Two,
        Shape::OpenTwo,
        Shape::Three,
        Shape::OpenThree,
        Shape::Four,
        Shape::OpenFour,
        Shape::Five,
    ];

    /// The shape from which one more stone makes this one.
    const fn one_stone_before(self) -> Shape {
        match self {
            Shape::Dead => Shape::Dead,
            Shape::Far | Shape::One | Shape::OpenOne => Shape::Far,
            Shape::Two => Shape::One,
            Shape::OpenTwo => Shape::OpenOne,
            Shape::Three => Shape::Two,
            Shape::OpenThree => Shape::OpenTwo,
            Shape::Four => Shape::Three,
            Shape::OpenFour => Shape::OpenThree,
            Shape::Five => Shape::Four,
        }
    }

    /// What the shape counts in move ordering and, for lines other than fives, in the estimate.
    pub(super) const fn value(self) -> u16 {
        match self {
            Shape::Dead => 0,
            Shape::Far => 1,
            Shape::One => 2,
            Shape::OpenOne => 4,
            Shape::Two => 7,
            Shape::OpenTwo => 16,
            Shape::Three => 20,
            Shape::OpenThree => 56,
            Shape::Four => 100,
            Shape::OpenFour => 400,
            Shape::Five => 1_000,
        }
    }
}

/// What a side's stone on an empty cell makes in all directions together, from nothing that must
/// be answered to a win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub enum ThreatLevel {
    /// Nothing that must be answered.
    None,
    /// One open three.
    Three,
    /// Two open threes or more.
    DoubleThree,
    /// One four.
    Four,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours: wins unless the opponent wins first.
    OpenFour,
    /// A finished line.
    Five,
}

impl ThreatLevel {
    pub(super) const COUNT: usize = 7;
}

/// The shapes of a cell's four directions in one number: in the low 16 bits the sum of their
/// values, above it, 3 bits each, how many are open threes, fours, open fours, fives, and not dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ShapeSummary(u32);

impl ShapeSummary {
    pub(super) const NOTHING: ShapeSummary = ShapeSummary(0);
    const THREES: u32 = 16;
    const FOURS: u32 = 19;
    const OPEN_FOURS: u32 = 22;
    const FIVES: u32 = 25;
    const LIVING: u32 = 28;

    const fn of(shape: Shape) -> ShapeSummary {
        let kind = match shape {
            Shape::OpenThree => 1 << ShapeSummary::THREES,
            Shape::Four => 1 << ShapeSummary::FOURS,
            Shape::OpenFour => 1 << ShapeSummary::OPEN_FOURS,
            Shape::Five => 1 << ShapeSummary::FIVES,
            _ => 0,
        };
        let living = if let Shape::Dead = shape { 0 } else { 1 };
        ShapeSummary(shape.value() as u32 | kind | living << ShapeSummary::LIVING)
    }

    /// The sum of the shapes' values.
    pub(super) const fn value(self) -> i32 {
        (self.0 & 0xffff) as i32
    }

    /// Whether two directions or more are open threes.
    pub(super) const fn has_double_three(self) -> bool {
        self.0 >> ShapeSummary::THREES & 7 > 1
    }

    /// Whether a line through this cell can still be finished.
    pub(super) const fn is_alive(self) -> bool {
        self.0 >> ShapeSummary::LIVING != 0
    }

    /// The summary with one direction's shape changed.
    pub(super) const fn changed(self, from: ShapeSummary, to: ShapeSummary) -> ShapeSummary {
        ShapeSummary(self.0 - from.0 + to.0)
    }

    /// The counts as an index into [`Tables::threats`].
    const fn counts(self) -> usize {
        (self.0 >> ShapeSummary::THREES) as usize % THREAT_COUNTS
    }

    fn threat(self) -> ThreatLevel {
        let count = |shift: u32| self.0 >> shift & 7;
        if count(ShapeSummary::FIVES) > 0 {
            ThreatLevel::Five
        } else if count(ShapeSummary::OPEN_FOURS) > 0 || count(ShapeSummary::FOURS) > 1 {
            ThreatLevel::OpenFour
        } else if count(ShapeSummary::FOURS) == 1 {
            match count(ShapeSummary::THREES) {
                0 => ThreatLevel::Four,
                _ => ThreatLevel::FourThree,
            }
        } else {
            match count(ShapeSummary::THREES) {
                0 => ThreatLevel::None,
                1 => ThreatLevel::Three,
                _ => ThreatLevel::DoubleThree,
            }
        }
    }
}

/// How many values the four 3-bit counts of a [`ShapeSummary`] have.
const THREAT_COUNTS: usize = 1 << 12;

/// The tables for one length of a line and one rule, with shapes for the side that begins and for
/// the other: in renju they differ.
#[derive(Clone, Debug)]
pub(super) struct Tables {
    /// Stones in a winning line.
    pub(super) len: u8,
    /// Which lines win.
    pub(super) rule: Rule,
    /// How many cells on either side of a cell matter to it.
    pub(super) reach: usize,
    /// The weight of each of these cells in a code, from the first before the cell to the last
    /// after it, the cell itself left out. Digits are 0 for an empty cell, 1 for an own stone,
    /// 2 for the opponent's and for what is off the board.
    pub(super) weights: [u32; 12],
    /// The shape for each code: first those of the side that begins, then, from the code
    /// `others` on, those of the other side, where they differ.
    shapes: Vec<Shape>,
    others: u32,
    summaries: [ShapeSummary; Shape::ALL.len()],
    threats: Vec<ThreatLevel>,
    pub(super) evaluation: BoardEvaluation,
    /// For lines of five.
    pub(super) policy: Option<Policy>,
}

/// How many lengths of a line there are.
const LENGTHS: usize = (LONGEST_LINE - SHORTEST_LINE + 1) as usize;

/// All tables, by the length of a line and the rule.
static TABLES: [[OnceLock<Tables>; Rule::ALL.len()]; LENGTHS] =
    [const { [const { OnceLock::new() }; Rule::ALL.len()] }; LENGTHS];

impl Tables {
    /// The tables for these parameters, computed once. Those of renju take longer than most proofs.
    pub(super) fn of(params: &LinesParams) -> &'static Tables {
        let LinesParams { len, rule, .. } = *params;
        let of_length = &TABLES[usize::from(len - SHORTEST_LINE)];
        of_length[rule as usize].get_or_init(|| Tables::new(len, rule))
    }

    /// Computes the tables: at most 3^12 codes, some milliseconds for lines of exactly 6.
    fn new(len: u8, rule: Rule) -> Tables {
        // Under the exact rule a stone just beyond a line spoils it.
        let reach = usize::from(len) - usize::from(!rule.is_exact(true));
        let mut weights = [0; 12];
        for (at, weight) in weights.iter_mut().take(2 * reach).enumerate() {
            *weight = 3_u32.pow(at as u32);
        }
        let codes = 3_u32.pow(2 * reach as u32);
        let differ = rule.is_exact(true) != rule.is_exact(false);
        let others = if differ { codes } else { 0 };
        let mut tables = Tables {
            len,
            rule,
            reach,
            weights,
            shapes: vec![Shape::Dead; (codes + others) as usize],
            others,
            summaries: Shape::ALL.map(ShapeSummary::of),
            threats: (0..THREAT_COUNTS)
                .map(|counts| ShapeSummary((counts as u32) << ShapeSummary::THREES).threat())
                .collect(),
            evaluation: BoardEvaluation::new(len, rule),
            policy: (SEARCHES && len == RENJU_LINE).then(|| Policy::load(rule)),
        };
        // A code with one more own stone is larger, so it is computed before the code without it.
        for begins in [true, false] {
            let first = tables.first_code(begins);
            for code in (0..codes).rev() {
                tables.shapes[(first + code) as usize] = tables.shape_of(code, begins);
            }
            if !differ {
                break;
            }
        }
        tables
    }

    /// The code of an empty direction, for the side that begins or the other.
    pub(super) const fn first_code(&self, begins: bool) -> u32 {
        if begins { 0 } else { self.others }
    }

    /// Computes the shape of a code from those with one more own stone.
    fn shape_of(&self, code: u32, begins: bool) -> Shape {
        let first = self.first_code(begins);
        let digit = |at: usize| code / self.weights[at] % 3;
        let (reach, cells) = (self.reach, 2 * self.reach);
        let before = (0..reach).rev().take_while(|&at| digit(at) == 1).count();
        let after = (reach..cells).take_while(|&at| digit(at) == 1).count();
        let run = before + 1 + after;
        if self.rule.wins(self.len, run as u8, begins) {
            return Shape::Five;
        }
        let mut fives = 0;
        let mut best = Shape::Dead;
        for at in (0..cells).filter(|&at| digit(at) == 0) {
            let next = self.shapes[(first + code + self.weights[at]) as usize];
            fives += u32::from(next == Shape::Five);
            best = best.max(next.one_stone_before());
        }
        if fives > 1 { Shape::OpenFour } else { best }
    }

    /// The shape that a stone makes among the stones of this code.
    pub(super) fn shape(&self, code: u32) -> Shape {
        self.shapes[code as usize]
    }

    pub(super) fn summary(&self, shape: Shape) -> ShapeSummary {
        self.summaries[shape as usize]
    }

    pub(super) fn threat(&self, summary: ShapeSummary) -> ThreatLevel {
        self.threats[summary.counts()]
    }
}
