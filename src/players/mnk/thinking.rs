//! From what is clear at once to what takes a search: looks for wins by force take turns with
//! alpha-beta that goes deeper and deeper.

use super::board::Board;
use super::cells::Index;
use super::moves::{self, Duty, Outlook};
use super::patterns::Threat;
use super::score::{self, loss_in, win_in};
use super::search::{Found, Search};
use crate::players::Explanation;

/// With this many empty cells or fewer all of them are looked at, so that losses and draws can be
/// proven.
pub(super) const LOOKS_EVERYWHERE: u16 = 36;
/// With this many empty cells or fewer nothing is looked at less deep than the rest: the search
/// reaches the end of the game and knows the shortest win.
pub(super) const LOOKS_TO_THE_END: u16 = 16;
/// Positions visited at most by the first look for a win by fours and threes; every further look
/// may visit twice as many as the one before.
const FIRST_LOOK: u32 = 6_000;
/// One of so many positions at most is visited by the next look for a win by fours and threes.
const FORCED_SHARE: u64 = 6;
/// No look for a win by fours and threes visits more positions than this.
const LONGEST_LOOK: u32 = 1_000_000;
/// Open threes in a row at most in a win by force.
const MOST_THREES: i32 = 8;
/// Deepest search, in plies.
pub(super) const DEEPEST: u32 = 60;

/// What thinking came to.
pub(super) struct Thought {
    /// The move and what is expected to follow.
    pub(super) line: Vec<Index>,
    pub(super) score: i32,
    pub(super) explanation: Explanation,
    pub(super) depth: u32,
    /// Whether the score is that of a search of all lines of play to their ends.
    pub(super) complete: bool,
    /// Whether something is known at all.
    pub(super) judged: bool,
}

/// Looks for the move, from what is clear at once to what takes a search.
pub(super) fn think(search: &mut Search, depth: u32) -> Option<Thought> {
    let board = &search.board;
    let me = board.to_move();
    let sure = |at: Index, score: i32, explanation: Explanation| Thought {
        line: vec![at],
        score,
        explanation,
        depth: 1,
        complete: false,
        judged: true,
    };
    let outlook = moves::outlook(board);
    match outlook {
        Outlook::Wins(1) => {
            let at = board.set(me, Threat::Five).first()?;
            return Some(sure(at, win_in(1), Explanation::CompletesLine));
        }
        Outlook::Wins(plies) => {
            let at = moves::open_four(board, me)?;
            return Some(sure(at, win_in(plies), Explanation::OpenFour));
        }
        Outlook::Loses(plies) => {
            let at = board
                .set(me ^ 1, Threat::Five)
                .iter()
                .find(|&at| board.may_play(me, at))
                .or_else(|| board.first_allowed())?;
            return Some(sure(at, loss_in(plies), Explanation::HoldsOut));
        }
        Outlook::Drawn => {
            let at = board.first_allowed()?;
            return Some(Thought {
                complete: true,
                ..sure(at, 0, Explanation::BestScore)
            });
        }
        Outlook::Open(_) => {}
    }
    let empty = board.empty();
    let cells = board.all_cells().len();
    if usize::from(empty) == cells && empty > LOOKS_EVERYWHERE {
        return Some(Thought {
            judged: false,
            depth: 0,
            ..sure(middle(board), 0, Explanation::Opening)
        });
    }
    deepening(search, depth, &outlook)
}

/// The middle of the board; of two middles the earlier.
fn middle(board: &Board) -> Index {
    let all = board.all_cells();
    let last = board.cell(all.end - 1);
    let (cols, row, col) = (
        Index::from(last.col) + 1,
        Index::from(last.row / 2),
        Index::from(last.col / 2),
    );
    row * cols + col
}

/// The looks for a win by fours, or else by threes. They become longer while alpha-beta goes
/// deeper, so that neither waits for the other.
struct Looks {
    next: u32,
    is_settled: bool,
}

impl Looks {
    fn new(search: &Search) -> Looks {
        Looks {
            next: FIRST_LOOK,
            is_settled: !search.forces,
        }
    }

    /// The win that is found once enough was searched for the next look.
    fn look(&mut self, search: &mut Search, depth: u32) -> Option<Thought> {
        while !self.is_settled && !search.stopped {
            let left = search.most_nodes.saturating_sub(search.nodes) / FORCED_SHARE;
            let is_due = self.next == FIRST_LOOK
                || search.nodes / FORCED_SHARE >= u64::from(self.next) && left > 0;
            if !is_due {
                return None;
            }
            let most = u64::from(self.next).min(left.max(1)) as u32;
            self.next = self.next.saturating_mul(2);
            if let Some(thought) = self.forced_win(search, depth, most) {
                return Some(thought);
            }
        }
        None
    }

    /// A win by fours, or else by threes, that is found by visiting this many positions at most.
    fn forced_win(&mut self, search: &mut Search, depth: u32, most: u32) -> Option<Thought> {
        let mut budget = most / 4;
        let mut plies = search.win_by_fours(&mut budget);
        let mut budget = most;
        for threes in 1..=MOST_THREES {
            if plies.is_some() || budget == 0 || search.stopped {
                break;
            }
            plies = search.win_by_threes(threes, &mut budget);
        }
        self.is_settled = plies.is_some() || budget > 0 || most >= LONGEST_LOOK;
        let plies = plies.filter(|&plies| plies as u32 <= depth.max(DEEPEST))?;
        Some(Thought {
            line: search.forced.iter().rev().copied().collect(),
            score: win_in(plies),
            explanation: Explanation::ForcedWin,
            depth: plies.unsigned_abs(),
            complete: false,
            judged: true,
        })
    }
}

/// Alpha-beta, deeper and deeper.
fn deepening(search: &mut Search, deepest: u32, outlook: &Outlook) -> Option<Thought> {
    let empty = search.board.empty();
    search.everywhere = empty <= LOOKS_EVERYWHERE;
    search.reduces = empty > LOOKS_TO_THE_END;
    let mut looks = Looks::new(search);
    let mut found: Option<Found> = None;
    let mut reached = 0;
    for depth in 1..=deepest.min(empty.into()) {
        if let Some(win) = looks.look(search, deepest) {
            return Some(win);
        }
        let Some(next) = search.deepen(depth as i32) else {
            break;
        };
        found = Some(next);
        if search.stopped {
            break;
        }
        reached = depth;
        if found
            .as_ref()
            .is_some_and(|found| score::is_end(found.score))
        {
            break;
        }
    }
    let judged = found.is_some();
    let found = match found {
        Some(found) => found,
        None => Found {
            score: 0,
            line: vec![likeliest(search, outlook)?],
        },
    };
    let complete = !search.reduces
        && search.everywhere
        && !search.stopped
        && (score::is_win(found.score)
            || score::is_loss(found.score)
            || reached >= u32::from(empty));
    let explanation = if score::is_win(found.score) {
        Explanation::ForcedWin
    } else if score::is_loss(found.score) {
        Explanation::HoldsOut
    } else {
        match outlook {
            Outlook::Open(Duty::Block(_)) => Explanation::BlocksLine,
            Outlook::Open(Duty::Answer(_)) => Explanation::Defends,
            _ => Explanation::BestScore,
        }
    };
    Some(Thought {
        line: found.line,
        score: found.score,
        explanation,
        depth: reached,
        complete,
        judged,
    })
}

/// The most promising move without any search.
fn likeliest(search: &Search, outlook: &Outlook) -> Option<Index> {
    let board = &search.board;
    let mut list = Vec::new();
    match outlook {
        Outlook::Open(Duty::Block(at)) => return Some(*at),
        Outlook::Open(Duty::Answer(answers)) => {
            moves::of_set(board, &answers.cells, &mut list);
        }
        _ => {}
    }
    if list.is_empty() {
        moves::free(board, true, 0, &mut list);
    }
    moves::next_best(&mut list, 0).map(|candidate| candidate.at)
}
