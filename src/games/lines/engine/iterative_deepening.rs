//! The search of the root: static results, then iterative deepening that takes turns with searches
//! for a forced win.

use super::cell_set::Index;
use super::moves::{self, Defence, StaticResult};
use super::patterns::Threat;
use super::score::{self, loss_in, win_in};
use super::search::{FOURS_SLOTS, ScoredLine, Search};
use super::threat_board::ThreatBoard;
use super::threat_search::{Threats, ThreeSearch};
use crate::games::lines::explanations::{BLOCKS_LINE, COMPLETES_LINE, DEFENDS, OPEN_FOUR, OPENING};
use crate::players::Explanation;

/// With this many empty cells or fewer the search is full width, so that losses and draws can be
/// proven.
pub(super) const FULL_WIDTH_EMPTY: u16 = 36;
/// With this many empty cells or fewer nothing is pruned: the search reaches the end of the game
/// and finds the shortest win.
pub(super) const EXHAUSTIVE_EMPTY: u16 = 16;
/// Positions visited at most by the first search for a win by threats; each further one may visit
/// twice as many.
const FIRST_THREAT_NODES: u32 = 6_000;
/// A search for a win by threats visits at most one in so many of all positions.
const THREAT_SHARE: u64 = 6;
/// No search for a win by threats visits more positions.
const MOST_THREAT_NODES: u32 = 1_000_000;
/// The table of these searches.
const THREAT_MIB: u32 = 8;
/// Positions visited at most to tell the moves of a win.
const THREAT_LINE_NODES: u64 = 100_000;
/// Deepest search, in plies.
pub(super) const DEEPEST: u32 = 60;

pub(super) struct RootResult {
    /// The principal variation.
    pub(super) line: Vec<Index>,
    pub(super) score: i32,
    pub(super) explanation: Explanation,
    pub(super) depth: u32,
    /// Whether every line was searched to the end of the game.
    pub(super) is_exhaustive: bool,
    pub(super) has_score: bool,
}

/// Finds the best move.
pub(super) fn search_root(search: &mut Search, depth: u32) -> Option<RootResult> {
    let board = &search.board;
    let me = board.to_move();
    let immediate = |at: Index, score: i32, explanation: Explanation| RootResult {
        line: vec![at],
        score,
        explanation,
        depth: 1,
        is_exhaustive: false,
        has_score: true,
    };
    let static_result = moves::static_result(board);
    match static_result {
        StaticResult::Wins(1) => {
            let at = board.set(me, Threat::Five).first()?;
            return Some(immediate(at, win_in(1), COMPLETES_LINE));
        }
        StaticResult::Wins(plies) => {
            let at = moves::open_four(board, me)?;
            return Some(immediate(at, win_in(plies), OPEN_FOUR));
        }
        StaticResult::Loses(plies) => {
            let at = board
                .set(me ^ 1, Threat::Five)
                .iter()
                .find(|&at| board.may_play(me, at))
                .or_else(|| board.first_allowed())?;
            return Some(immediate(at, loss_in(plies), Explanation::HOLDS_OUT));
        }
        StaticResult::Drawn => {
            let at = board.first_allowed()?;
            return Some(RootResult {
                is_exhaustive: true,
                ..immediate(at, 0, Explanation::BEST_SCORE)
            });
        }
        StaticResult::Open(_) => {}
    }
    let empty = board.empty();
    let cells = board.all_cells().len();
    if usize::from(empty) == cells && empty > FULL_WIDTH_EMPTY {
        return Some(RootResult {
            has_score: false,
            depth: 0,
            ..immediate(middle(board), 0, OPENING)
        });
    }
    deepen(search, depth, &static_result)
}

/// The middle of the board; of two middles the earlier.
pub(super) fn middle(board: &ThreatBoard) -> Index {
    let all = board.all_cells();
    let last = board.cell(all.end - 1);
    let (cols, row, col) = (
        Index::from(last.col) + 1,
        Index::from(last.row / 2),
        Index::from(last.col / 2),
    );
    row * cols + col
}

/// The searches for a win by threats: by fours, then also by threes, then also by quiet threats. They
/// grow with the depth of alpha-beta, so that neither waits for the other.
struct ForcedWinSearch {
    next_nodes: u32,
    /// The threats by which a win is looked for; nothing once all is known or has taken too long.
    threats: Option<Threats>,
    /// The search by these threats, once it has begun.
    search: Option<ThreeSearch>,
}

impl ForcedWinSearch {
    fn new(search: &Search) -> ForcedWinSearch {
        ForcedWinSearch {
            next_nodes: FIRST_THREAT_NODES,
            threats: search.finds_forced_wins.then_some(Threats::Threes),
            search: None,
        }
    }

    /// Runs the next search if alpha-beta has visited enough positions since the last one.
    fn run_if_due(&mut self, search: &mut Search) -> Option<RootResult> {
        while let Some(threats) = self.threats.filter(|_| !search.stopped) {
            let left = search.most_nodes.saturating_sub(search.nodes) / THREAT_SHARE;
            let is_due = self.next_nodes == FIRST_THREAT_NODES
                || search.nodes / THREAT_SHARE >= u64::from(self.next_nodes) && left > 0;
            if !is_due {
                return None;
            }
            let most = u64::from(self.next_nodes).min(left.max(1));
            self.next_nodes = self.next_nodes.saturating_mul(2);
            if let Some(plies) = search.win_by_fours(most / 4) {
                return Some(forced_win(search.fours.line().collect(), plies));
            }
            if let Some(result) = self.win_by(threats, search, most) {
                return Some(result);
            }
        }
        None
    }

    /// A win by these threats; goes on from where the last budget was spent.
    fn win_by(&mut self, threats: Threats, search: &mut Search, most: u64) -> Option<RootResult> {
        let mut budget = search.budget(most);
        let by_threats = self.search.get_or_insert_with(|| {
            let mut by_threats = ThreeSearch::new(THREAT_MIB, FOURS_SLOTS);
            by_threats.start(&search.board, threats, u32::MAX);
            by_threats
        });
        let answer = by_threats.go_on(&mut search.board, &mut budget);
        search.count(&budget);
        if let Some(plies) = answer.plies() {
            let mut budget = search.budget(THREAT_LINE_NODES);
            let line = by_threats.line(&mut search.board, &mut budget);
            search.count(&budget);
            return (!line.is_empty()).then(|| forced_win(line, plies));
        }
        if !budget.is_spent() {
            self.search = None;
            self.threats = (threats == Threats::Threes).then_some(Threats::Quiet);
        } else if most >= u64::from(MOST_THREAT_NODES) {
            self.threats = None;
        }
        None
    }
}

/// A win in so many plies whose first moves are these.
fn forced_win(line: Vec<Index>, plies: i32) -> RootResult {
    RootResult {
        line,
        score: win_in(plies),
        explanation: Explanation::FORCED_WIN,
        depth: plies.unsigned_abs(),
        is_exhaustive: false,
        has_score: true,
    }
}

/// The best line as far as the positions of the search suffice, without searches for wins by threats.
#[cfg(not(target_family = "wasm"))]
pub(super) fn best_line(search: &mut Search) -> Option<ScoredLine> {
    let mut best: Option<ScoredLine> = None;
    for depth in 1..=DEEPEST {
        let Some(next) = search.search_to(depth as i32) else {
            break;
        };
        let is_decisive = score::is_decisive(next.score);
        best = Some(next);
        if search.stopped || is_decisive {
            break;
        }
    }
    best
}

/// Iterative deepening.
fn deepen(search: &mut Search, deepest: u32, static_result: &StaticResult) -> Option<RootResult> {
    let empty = search.board.empty();
    search.full_width = empty <= FULL_WIDTH_EMPTY;
    search.is_selective = empty > EXHAUSTIVE_EMPTY;
    let mut forced_wins = ForcedWinSearch::new(search);
    let mut best: Option<ScoredLine> = None;
    let mut reached = 0;
    for depth in 1..=deepest.min(empty.into()) {
        if let Some(win) = forced_wins.run_if_due(search) {
            return Some(win);
        }
        let Some(next) = search.search_to(depth as i32) else {
            break;
        };
        best = Some(next);
        if search.stopped {
            break;
        }
        reached = depth;
        if best
            .as_ref()
            .is_some_and(|best| score::is_decisive(best.score))
        {
            break;
        }
    }
    let has_score = best.is_some();
    let best = match best {
        Some(best) => best,
        None => ScoredLine {
            score: 0,
            line: vec![best_without_search(search, static_result)?],
        },
    };
    let is_exhaustive = !search.is_selective
        && search.full_width
        && !search.stopped
        && (score::is_proven_win(best.score)
            || score::is_proven_loss(best.score)
            || reached >= u32::from(empty));
    let explanation = if score::is_proven_win(best.score) {
        Explanation::FORCED_WIN
    } else if score::is_proven_loss(best.score) {
        Explanation::HOLDS_OUT
    } else {
        match static_result {
            StaticResult::Open(Defence::Block(_)) => BLOCKS_LINE,
            StaticResult::Open(Defence::Answer(_)) => DEFENDS,
            _ => Explanation::BEST_SCORE,
        }
    };
    Some(RootResult {
        line: best.line,
        score: best.score,
        explanation,
        depth: reached,
        is_exhaustive,
        has_score,
    })
}

/// The first move in the static order.
fn best_without_search(search: &Search, static_result: &StaticResult) -> Option<Index> {
    let board = &search.board;
    let mut list = Vec::new();
    match static_result {
        StaticResult::Open(Defence::Block(at)) => return Some(*at),
        StaticResult::Open(Defence::Answer(defences)) => {
            moves::generate_from(board, &defences.cells, &mut list);
        }
        _ => {}
    }
    if list.is_empty() {
        moves::generate(board, true, 0, &mut list);
    }
    moves::pick_best(&mut list, 0)
}
