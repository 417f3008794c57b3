//! Positions as the tool `tune` wants them: what the evaluation of a position depends on.

use super::board::Board;
use super::cell_kinds::{KINDS, shapes_of_numbers};
use super::cells::Index;
use super::evaluation;
use super::moves::{self, Duty, Outlook};
use super::network;
use super::patterns::{Tables, Threat};
use super::score::POINTS_PER_LOGIT;
use super::weights;
use crate::games::mnk::{Mnk, Rule};

/// How many kinds of empty cells there are to a side.
pub const CELL_KINDS: usize = KINDS;
/// How many shapes a stone can make in one direction.
pub const SHAPES: usize = super::patterns::Shape::ALL.len();
/// Sums that the network has of each side.
pub const SUMS: usize = network::SUMS;
/// Cells of the layer above them.
pub const HIDDEN: usize = network::HIDDEN;
/// How many of each number of the network make one: of what cells add to the sums, of what the sums
/// are multiplied by, and of what threats add; and how much smaller sums are above.
pub const SCALES: [f32; 4] = [
    (1 << network::SUM_BITS) as f32,
    (1 << network::MIXING_BITS) as f32,
    (1 << network::THREAT_BITS) as f32,
    (1 << network::SHRINK_BITS) as f32,
];
/// How many of the numbers that are added up at last make a logit.
pub const PER_LOGIT: f32 = (POINTS_PER_LOGIT * evaluation::UNITS) as f32;
/// How many states the threats of both sides have.
pub const THREAT_STATES: usize = evaluation::THREATS;
/// How many states the threats of one side have.
pub const SIDE_STATES: usize = network::STATES;
/// The stones of a line for which the evaluation is fitted.
const LEN: u8 = 5;

/// What the evaluation of a position depends on.
pub struct Seen {
    /// The kinds of all empty cells, first to the side to move.
    pub cells: Vec<[u16; 2]>,
    /// The threats of both sides.
    pub threats: u16,
    /// The estimate of today, in logits.
    pub estimate: f32,
}

/// What is the same for all boards.
pub struct Kinds {
    tables: Tables,
}

impl Default for Kinds {
    fn default() -> Self {
        Kinds {
            tables: Tables::new(LEN, Rule::Freestyle),
        }
    }
}

/// A board on which stones are placed and taken back.
pub struct Walk<'a> {
    kinds: &'a Kinds,
    board: Board<'a>,
}

impl<'a> Walk<'a> {
    /// A board with the stones of a position that is not over.
    #[must_use]
    pub fn new(position: &Mnk, kinds: &'a Kinds) -> Walk<'a> {
        Walk {
            kinds,
            board: Board::new(position, &kinds.tables),
        }
    }

    /// Puts a stone of the side to move on an empty cell; whether the game goes on after it. If it
    /// does not, the stone is not put there.
    pub fn place(&mut self, at: u16) -> bool {
        let at: Index = at;
        let goes_on = self.board.is_empty_at(at)
            && self.board.threat(self.board.to_move(), at) != Threat::Five;
        if goes_on {
            self.board.place(at);
        }
        goes_on
    }

    /// Takes the last stone back.
    pub fn take_back(&mut self) {
        self.board.take_back();
    }

    /// The position as the evaluation sees it. Nothing where a four must be blocked or the game is
    /// decided, for such positions are not estimated.
    #[must_use]
    pub fn seen(&mut self) -> Option<Seen> {
        let Outlook::Open(Duty::Free | Duty::Answer(_)) = moves::outlook(&self.board) else {
            return None;
        };
        let estimate = self.board.estimate();
        let board = &self.board;
        let me = board.to_move();
        let number = |side, at| self.kinds.tables.evaluation.number(board.kind(side, at));
        let cells = board.all_cells().filter(|&at| board.is_empty_at(at));
        Some(Seen {
            cells: cells
                .map(|at| [number(me, at), number(me ^ 1, at)])
                .collect(),
            threats: evaluation::threats(board) as u16,
            estimate: logits(estimate),
        })
    }
}

/// An estimate in points as logits.
#[must_use]
pub fn logits(points: i32) -> f32 {
    points as f32 / POINTS_PER_LOGIT as f32
}

/// The shapes of each kind of cell, as numbers below [`SHAPES`].
#[must_use]
pub fn shapes() -> Vec<[usize; 4]> {
    let all = shapes_of_numbers().into_iter();
    all.map(|shapes| shapes.map(|shape| shape as usize))
        .collect()
}

/// The numbers of today as they are in `weights.bin`; see there for their order.
#[must_use]
pub fn today() -> Vec<i16> {
    weights::all()
}
