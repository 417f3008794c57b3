//! The interface for the tool `tune`: the evaluation's inputs in a position, and its weights.

use super::cell_set::Index;
use super::evaluation;
use super::features::shapes_of_features;
use super::lines_engine::LinesEngine;
use super::moves::{self, Defence, StaticResult};
use super::network;
use super::patterns::ThreatLevel;
use super::policy::{self, Policy};
use super::score::POINTS_PER_LOGIT;
use super::search::PruningNumbers;
use super::threat_board::ThreatBoard;
use super::weights;
use fivefold_lines::{Lines, Rule};

/// How many features a cell can have for one side. Those of black in renju come after as many others.
pub const FEATURES: usize = super::features::FEATURES;
/// How many features there are in renju.
pub const ALL_FEATURES: usize = super::features::ALL_FEATURES;
/// How many shapes a stone can make in one direction.
pub const SHAPES: usize = super::patterns::Shape::ALL.len();
/// Sums of each side in the accumulator.
pub const ACCUMULATOR_SIZE: usize = network::ACCUMULATOR_SIZE;
/// Neurons of the hidden layer.
pub const HIDDEN: usize = network::HIDDEN;
/// The fixed-point scales of the network: of the features' weights, of the hidden layer's input
/// weights and of its biases; and the factor by which sums are divided before the hidden layer.
pub const SCALES: [f32; 4] = [
    (1 << network::SUM_BITS) as f32,
    (1 << network::WEIGHT_BITS) as f32,
    (1 << network::THREAT_BITS) as f32,
    (1 << network::SHRINK_BITS) as f32,
];
/// How many units of the output make a logit.
pub const PER_LOGIT: f32 = (POINTS_PER_LOGIT * evaluation::UNITS_PER_POINT) as f32;
/// The factors of a feature in the policy.
pub const FACTORS: usize = policy::FACTORS;
/// How many distances the policy knows.
pub const DISTANCES: usize = policy::DISTANCES;
/// Where there is no stone.
pub const NO_DISTANCE: u8 = u8::MAX;
/// The scales of the policy: points of a logit, and a factor of 1 as a weight.
pub const POLICY_SCALES: [f32; 2] = [policy::PER_LOGIT as f32, policy::FACTOR_ONE as f32];
/// How many states the threats of both sides have. The second half is for black to move in renju.
pub const THREAT_STATES: usize = network::THREAT_STATES;
/// How many states the threats of one side have.
pub const SIDE_STATES: usize = network::SIDE_STATES;

/// The inputs and the output of the evaluation in a position.
pub struct TrainingPosition {
    /// The features of all empty cells, those for the side to move first.
    pub cells: Vec<[u16; 2]>,
    /// The state of both sides' threats.
    pub threats: u16,
    /// The estimate with the current weights, in logits.
    pub estimate: f32,
}

/// The name, the value and the step of each number of the selective search that is tuned by matches.
pub const SEARCH_NUMBERS: &[(&str, i32, i32)] = PruningNumbers::ALL;

impl LinesEngine {
    /// Lets the engine search with these numbers, in the order of [`SEARCH_NUMBERS`]. False if there
    /// are too few.
    pub fn search_with(&mut self, values: &[i32]) -> bool {
        match PruningNumbers::of(values) {
            Some(numbers) => {
                self.search_numbers = numbers;
                true
            }
            None => false,
        }
    }
}

/// What the policy sees of a move.
#[derive(Clone, Copy, Debug)]
pub struct PolicyInputs {
    /// The features of its cell, that for the side to move first.
    pub features: [u16; 2],
    /// How far it is from the last stone, and from the one before: below [`DISTANCES`], or
    /// [`NO_DISTANCE`] without a stone.
    pub distances: [u8; 2],
}

/// The logit of a move in points by a file of the policy; `None` if the file is not as long as it should be.
#[must_use]
pub fn policy_score(file: &[u8], inputs: &PolicyInputs) -> Option<i32> {
    let lengths = [FEATURES, ALL_FEATURES].map(policy::file_len);
    let policy = lengths.contains(&file.len()).then(|| Policy::new(file))?;
    let known = |&distance: &u8| distance != NO_DISTANCE;
    let distances = inputs.distances;
    let distances = distances.map(|distance| Some(distance).filter(known).map(usize::from));
    Some(policy.score(inputs.features, distances))
}

/// A board on which stones are placed and undone.
pub struct TuningBoard {
    board: ThreatBoard,
}

impl TuningBoard {
    /// A board with the stones of a position that is not over.
    #[must_use]
    pub fn new(position: &Lines) -> TuningBoard {
        TuningBoard {
            board: ThreatBoard::new(position),
        }
    }

    /// Places a stone of the side to move. False, and nothing is placed, if the cell is taken or
    /// forbidden, or the stone would end the game.
    pub fn place(&mut self, at: u16) -> bool {
        let at: Index = at;
        let me = self.board.to_move();
        let is_placed = self.board.is_empty_at(at)
            && self.board.threat(me, at) != ThreatLevel::Five
            && self.board.may_play(me, at);
        if is_placed {
            self.board.place(at);
        }
        is_placed
    }

    /// Undoes the last stone.
    pub fn undo(&mut self) {
        self.board.undo();
    }

    /// The position as the evaluation sees it; `None` where a four must be blocked or the game is
    /// decided, for such positions are not estimated.
    #[must_use]
    pub fn training_position(&mut self) -> Option<TrainingPosition> {
        let StaticResult::Open(Defence::Free | Defence::Answer(_)) =
            moves::static_result(&self.board)
        else {
            return None;
        };
        let estimate = self.board.estimate();
        let board = &self.board;
        let cells = board.all_cells().filter(|&at| board.is_empty_at(at));
        Some(TrainingPosition {
            cells: cells.map(|at| board.features_at(at)).collect(),
            threats: evaluation::threat_state(board) as u16,
            estimate: to_logits(estimate),
        })
    }

    /// The moves that are searched where no threat must be answered, with the features of their
    /// cells, those for the side to move first; `None` in other positions.
    #[must_use]
    pub fn free_moves(&self) -> Option<Vec<(u16, PolicyInputs)>> {
        let board = &self.board;
        let StaticResult::Open(Defence::Free) = moves::static_result(board) else {
            return None;
        };
        let mut list = Vec::new();
        moves::generate(board, false, board.quiet_value(), &mut list);
        let last = board.last_two();
        let inputs = |at: Index| PolicyInputs {
            features: board.features_at(at),
            distances: policy::distances(board.cell(at), last)
                .map(|distance| distance.map_or(NO_DISTANCE, |distance| distance as u8)),
        };
        let moves = list.iter().map(|one| (one.at(), inputs(one.at())));
        Some(moves.collect())
    }
}

/// An estimate in points as logits.
#[must_use]
pub fn to_logits(points: i32) -> f32 {
    points as f32 / POINTS_PER_LOGIT as f32
}

/// The shapes of each feature of one side, as numbers below [`SHAPES`].
#[must_use]
pub fn shapes() -> Vec<[usize; 4]> {
    let all = shapes_of_features().into_iter();
    all.map(|shapes| shapes.map(|shape| shape as usize))
        .collect()
}

/// The weights of the engine under a rule, in the order of their file.
#[must_use]
pub fn current_weights(rule: Rule) -> Vec<i16> {
    weights::all(rule)
}
