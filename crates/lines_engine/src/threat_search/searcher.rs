//! Searches for wins by threats in many positions, one after the other.

use super::super::cell_set::{CellSet, Index};
use super::super::threat_board::ThreatBoard;
use super::fours::{ANY_NUMBER, FourSearch};
use super::line::Line;
use super::threes::ThreeSearch;
use super::{Budget, ThreatAnswer, Threats};
use fivefold_players::Stop;

/// Searches for wins by threats in many positions of one game, and remembers what it has found out. For a single
/// position there is [`prove`](super::prove).
///
/// A position in which a search finds no win may have one: the positions that it may visit did not suffice.
///
/// ```
/// use fivefold_lines::{Lines, LinesParams};
/// use fivefold_lines_engine::threat_board::ThreatBoard;
/// use fivefold_lines_engine::threat_search::ThreatSearcher;
/// use fivefold_players::Stop;
/// use fivefold_rules::{Game, Parameters, Side};
///
/// let params = LinesParams::parse("15x15x5").expect("Gomoku");
/// let mut board = ThreatBoard::new(&Lines::start(&params, Side::First));
/// for at in [112, 0, 113, 1, 114] {
///     board.place(at);
/// }
/// let mut searcher = ThreatSearcher::new(1, 1 << 12);
/// let stop = Stop::new();
/// // Three in a row threaten an open four.
/// let stops = searcher.stops_of_fours(&mut board, 100, &stop).expect("a threat");
/// assert!(stops.contains(111) && stops.contains(115) && !stops.contains(14));
/// board.place(14);
/// let win = searcher.by_threats(&mut board, 1, 100, &stop).expect("a win");
/// assert!(win.first.is_some_and(|at| stops.contains(at)));
/// ```
pub struct ThreatSearcher {
    fours: FourSearch,
    threes: ThreeSearch,
    visited: u64,
}

/// A win by threats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatWin {
    /// Its first move, unless the table had no room left for it.
    pub first: Option<Index>,
    /// The cells on which an earlier stone of the other side could matter. With stones on any others the same
    /// threats win.
    pub zone: CellSet,
}

impl ThreatSearcher {
    /// A searcher with a table of at most so many MiB, which also remembers so many positions without a win by
    /// fours, twice: for those searches alone, and for fours among other threats.
    #[must_use]
    pub fn new(memory_mib: u32, positions: usize) -> ThreatSearcher {
        ThreatSearcher {
            fours: FourSearch::new(positions),
            threes: ThreeSearch::new(memory_mib, positions).with_zones(),
            visited: 0,
        }
    }

    /// Positions visited by all searches so far.
    #[must_use]
    pub const fn visited(&self) -> u64 {
        self.visited
    }

    /// Whether the side to move wins by fours, as far as so many positions show.
    pub fn by_fours(&mut self, board: &ThreatBoard, positions: u64, stop: &Stop) -> bool {
        let mut budget = Budget::new(positions, stop);
        let answer = self.fours.search(board, ANY_NUMBER, &mut budget);
        self.visited += budget.spent();
        matches!(answer, ThreatAnswer::Proven(_))
    }

    /// The cells on which the side to move can stop a win by fours that the other side would have if it passed.
    /// Nothing if so many positions show no such win.
    pub fn stops_of_fours(
        &mut self,
        board: &mut ThreatBoard,
        positions: u64,
        stop: &Stop,
    ) -> Option<CellSet> {
        board.pass();
        let line = self.by_fours(board, positions, stop).then(|| {
            let moves: Vec<Index> = self.fours.line().collect();
            Line::new(board, moves.into_iter())
        });
        board.pass();
        line?.spoilers(board)
    }

    /// A win of the side to move by fours, open threes and other moves that threaten a win by fours, as far as so
    /// many positions show. Its zone is for at most so many earlier stones of the other side, 1 to 4: together they
    /// may matter where one alone does not. In renju it is always the whole board.
    pub fn by_threats(
        &mut self,
        board: &mut ThreatBoard,
        stones: u8,
        positions: u64,
        stop: &Stop,
    ) -> Option<ThreatWin> {
        self.threes.set_extra(stones);
        let mut budget = Budget::new(positions, stop);
        let answer = self
            .threes
            .search(board, Threats::Quiet, u32::MAX, &mut budget);
        self.visited += budget.spent();
        matches!(answer, ThreatAnswer::Proven(_)).then(|| ThreatWin {
            first: self.threes.first_move(board),
            zone: self.threes.zone(board),
        })
    }
}
