//! Wins by threats: proven, disproven within a class of threats, or unknown.
//!
//! A win by continuous *fours* leaves the other side one reply to every move (`fours`). A win by
//! *threes* has moves as well after which the other side would lose to fours if it passed (`threes`,
//! `candidates`), and the replies that can stop those (`line`).

mod candidates;
mod four_board;
mod fours;
mod line;
mod searcher;
mod threes;

use super::cell_set::Index;
use super::threat_board::ThreatBoard;
use fivefold_lines::{Lines, Place};
use fivefold_players::Stop;
use prefetch_index::prefetch_index;

pub use candidates::zone_of_move;
pub(super) use fours::{ANY_NUMBER, FourSearch};
pub use searcher::{ThreatSearcher, ThreatWin};
pub(super) use threes::ThreeSearch;

/// Positions visited between two looks at the stop flag.
const BETWEEN_STOPS: u64 = 1024;

/// What a search for a win by threats has found out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThreatAnswer {
    /// The side to move wins by a line of so many plies.
    Proven(i32),
    /// It has no win of this kind.
    Disproven,
    /// The budget did not suffice.
    Unknown,
}

impl ThreatAnswer {
    /// The plies of a win that is proven.
    #[must_use]
    pub(crate) const fn plies(self) -> Option<i32> {
        match self {
            ThreatAnswer::Proven(plies) => Some(plies),
            ThreatAnswer::Disproven | ThreatAnswer::Unknown => None,
        }
    }
}

/// How much a search may do.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    most: u64,
    left: u64,
    stop: &'a Stop,
    is_spent: bool,
}

impl<'a> Budget<'a> {
    /// So many positions, and no more once it is to stop.
    pub(super) const fn new(positions: u64, stop: &'a Stop) -> Budget<'a> {
        Budget {
            most: positions,
            left: positions,
            stop,
            is_spent: false,
        }
    }

    /// Counts a position; whether it may be visited.
    fn spend(&mut self) -> bool {
        if self.left == 0 || self.left.is_multiple_of(BETWEEN_STOPS) && self.stop.is_set() {
            self.is_spent = true;
        } else {
            self.left -= 1;
        }
        !self.is_spent
    }

    /// A part of what is left, of at most so many positions.
    fn part(&self, positions: u64) -> Budget<'a> {
        let left = if self.is_spent { 0 } else { self.left };
        Budget::new(positions.min(left), self.stop)
    }

    /// Counts what was spent of a part.
    fn take_back(&mut self, part: &Budget) {
        let before = self.left / BETWEEN_STOPS;
        self.left -= part.spent();
        self.is_spent |= self.left / BETWEEN_STOPS < before && self.stop.is_set();
    }

    /// Whether a position may still be visited, as far as it is known.
    const fn is_left(&self) -> bool {
        self.left > 0 && !self.is_spent
    }

    /// Whether a position could not be visited.
    pub(super) const fn is_spent(&self) -> bool {
        self.is_spent
    }

    /// The positions visited.
    pub(super) const fn spent(&self) -> u64 {
        self.most - self.left
    }
}

/// The threats of which a win is made; each kind has those before it as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Threats {
    /// Fours alone.
    Fours,
    /// Fours and open threes.
    Threes,
    /// Fours, open threes and other moves that threaten a win by fours.
    Quiet,
}

/// What was found out about a position, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ThreatFinding {
    /// Whether the side to move wins.
    pub answer: ThreatAnswer,
    /// The moves of the win, without the obvious last ones.
    pub line: Vec<Place>,
    /// The positions visited.
    pub positions: u64,
}

/// Positions that a search of its own remembers.
const SLOTS: usize = 1 << 20;
/// The table of a search of its own for wins by threes.
const TABLE_MIB: u32 = 64;

/// Looks for a win of the side to move by these threats, within so many positions.
#[must_use]
pub fn prove(position: &Lines, threats: Threats, positions: u64, stop: &Stop) -> ThreatFinding {
    let mut board = ThreatBoard::new(position);
    let mut visited = 0;
    // Each kind of threats but the last one gets a part of what is left.
    for kind in [Threats::Fours, Threats::Threes, Threats::Quiet] {
        let left = positions - visited;
        let part = if kind == threats { left } else { left / 4 };
        let mut budget = Budget::new(part, stop);
        let (answer, line) = by(kind, &mut board, &mut budget);
        visited += budget.spent();
        if kind == threats || matches!(answer, ThreatAnswer::Proven(_)) {
            return ThreatFinding {
                answer,
                line: line.into_iter().map(|at| board.move_to(at)).collect(),
                positions: visited,
            };
        }
    }
    ThreatFinding {
        answer: ThreatAnswer::Unknown,
        line: Vec::new(),
        positions: visited,
    }
}

/// Looks for a win by these threats alone, with a table of its own.
fn by(
    threats: Threats,
    board: &mut ThreatBoard,
    budget: &mut Budget,
) -> (ThreatAnswer, Vec<Index>) {
    if threats == Threats::Fours {
        let mut search = FourSearch::new(SLOTS);
        let answer = search.search(board, ANY_NUMBER, budget);
        return (answer, search.line().collect());
    }
    let mut search = ThreeSearch::new(TABLE_MIB, SLOTS);
    let answer = search.search(board, threats, u32::MAX, budget);
    let line = match answer {
        ThreatAnswer::Proven(_) => search.line(board, &mut Budget::new(u64::MAX, budget.stop)),
        _ => Vec::new(),
    };
    (answer, line)
}

#[cfg(test)]
mod tests;

/// Gives positions in which the other side is to move keys of their own: after a pass the same
/// stones lie there.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;
/// The part of an entry that is not the number of fours.
const KEY: u64 = !0xff;

/// A cache of positions without a win by so many fours; a later entry replaces an earlier one.
///
/// A hash that two positions share can hide a win, but never make one.
#[derive(Clone, Debug)]
pub(super) struct NoWins {
    entries: Vec<u64>,
}

impl NoWins {
    /// A cache of so many positions, a power of two.
    pub(super) fn new(slots: usize) -> NoWins {
        NoWins {
            entries: vec![0; slots.next_power_of_two()],
        }
    }

    /// The key of the position for the side to move.
    pub(super) fn key(board: &ThreatBoard) -> u64 {
        NoWins::key_of(board.hash(), board.to_move())
    }

    /// The key of the position with this hash of the stones, and this side to move.
    pub(super) const fn key_of(stones: u64, to_move: usize) -> u64 {
        stones ^ SIDE_KEY.wrapping_mul(to_move as u64 + 1)
    }

    fn slot(&self, key: u64) -> usize {
        (key >> 8) as usize & (self.entries.len() - 1)
    }

    /// Fetches the entry of a position that is about to be looked up.
    pub(super) fn prefetch(&self, key: u64) {
        prefetch_index(&self.entries, self.slot(key));
    }

    /// Whether there is no win by at most so many fours.
    pub(super) fn contains(&self, key: u64, fours: u8) -> bool {
        let entry = self.entries[self.slot(key)];
        entry & KEY == key & KEY && entry as u8 >= fours
    }

    pub(super) fn insert(&mut self, key: u64, fours: u8) {
        let slot = self.slot(key);
        self.entries[slot] = key & KEY | u64::from(fours);
    }
}
