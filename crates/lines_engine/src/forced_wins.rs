//! The searches for a win by threats from the root: by fours, then also by threes, then also by quiet
//! threats. They take turns with alpha-beta, so that neither waits for the other: between its
//! iterations and, once these are long, within them.

use super::cell_set::Index;
use super::search::{FOURS_SLOTS, LONG, Search};
use super::threat_board::ThreatBoard;
use super::threat_search::{ANY_NUMBER, Threats, ThreeSearch};

/// Positions visited at most by the first search; each further one may visit twice as many.
const FIRST_NODES: u64 = 6_000;
/// A search visits at most one in so many of all positions.
const SHARE: u64 = 6;
/// The same in a long search: the more time there is, the less is gained by one more iteration.
const SHARE_OF_LONG: u64 = 2;
/// Where alpha-beta has found a win that is not proven, they have the rest of the search to themselves, for
/// so many times as many positions as were visited until then.
const TIMES_TO_PROVE: u64 = 16;
/// Threes alone are given up for quiet threats, of which they are a part, after so many positions.
const MOST_THREES: u64 = 200_000;
/// The table of these searches.
const TABLE_MIB: u32 = 8;
/// Positions visited at most to tell the moves of a win.
const LINE_NODES: u64 = 100_000;

/// The searches, with what they remember.
pub(super) struct ForcedWins {
    /// The position of the root.
    board: ThreatBoard,
    next_nodes: u64,
    /// Until so many positions were visited nobody else searches.
    alone_until: u64,
    /// The threats by which a win is looked for; nothing once all is known.
    threats: Option<Threats>,
    /// The search by these threats, once it has begun.
    search: Option<ThreeSearch>,
    pub(super) found: Option<ForcedWin>,
}

/// A win in so many plies whose first moves are these.
pub(super) struct ForcedWin {
    pub(super) line: Vec<Index>,
    pub(super) plies: i32,
}

impl ForcedWins {
    /// Searches from this position on.
    pub(super) fn new(board: &ThreatBoard) -> ForcedWins {
        ForcedWins {
            board: board.clone(),
            next_nodes: FIRST_NODES,
            alone_until: 0,
            threats: Some(Threats::Threes),
            search: None,
            found: None,
        }
    }

    /// Alpha-beta has found a win, and leaves it to these searches to prove it.
    pub(super) const fn prove(&mut self, visited: u64) {
        self.alone_until = visited.saturating_mul(TIMES_TO_PROVE);
    }

    /// Runs the next search if alpha-beta has visited enough positions since the last one; whether a
    /// win was found.
    pub(super) fn run_if_due(&mut self, search: &mut Search) -> bool {
        while let Some(threats) = self.threats.filter(|_| !search.stopped) {
            let share = match search.nodes {
                nodes if nodes < self.alone_until => 1,
                ..LONG => SHARE,
                _ => SHARE_OF_LONG,
            };
            let left = search.left() / share;
            let is_due = self.next_nodes == FIRST_NODES
                || search.nodes / share >= self.next_nodes && left > 0;
            if !is_due {
                return false;
            }
            let most = self.next_nodes.min(left.max(1));
            self.next_nodes = self.next_nodes.saturating_mul(2);
            self.found = self
                .by_fours(search, most / 4)
                .or_else(|| self.by(threats, search, most));
            if self.found.is_some() {
                return true;
            }
        }
        false
    }

    fn by_fours(&self, search: &mut Search, most: u64) -> Option<ForcedWin> {
        let mut budget = search.budget(most);
        let answer = search.fours.search(&self.board, ANY_NUMBER, &mut budget);
        search.count(&budget);
        let plies = answer.plies()?;
        let line = search.fours.line().collect();
        Some(ForcedWin { line, plies })
    }

    /// A win by these threats; goes on from where the last budget was spent.
    fn by(&mut self, threats: Threats, search: &mut Search, most: u64) -> Option<ForcedWin> {
        let mut budget = search.budget(most);
        let by_threats = self.search.get_or_insert_with(|| {
            let mut by_threats = ThreeSearch::new(TABLE_MIB, FOURS_SLOTS);
            by_threats.start(&self.board, threats, u32::MAX);
            by_threats
        });
        let answer = by_threats.go_on(&mut self.board, &mut budget);
        search.count(&budget);
        if let Some(plies) = answer.plies() {
            let mut budget = search.budget(LINE_NODES);
            let line = by_threats.line(&mut self.board, &mut budget);
            search.count(&budget);
            return (!line.is_empty()).then_some(ForcedWin { line, plies });
        }
        if !budget.is_spent() || threats == Threats::Threes && most > MOST_THREES {
            self.search = None;
            self.threats = (threats == Threats::Threes).then_some(Threats::Quiet);
        }
        None
    }
}
