//! The search of the root: static results, then iterative deepening that takes turns with searches
//! for a forced win (`forced_wins`).

use super::cell_set::Index;
use super::forced_wins::{ForcedWin, ForcedWins};
use super::moves::{self, Defence, StaticResult};
use super::patterns::ThreatLevel;
use super::score::{self, loss_in, win_in};
use super::search::{ScoredLine, Search};
use crate::explanations::{BLOCKS_LINE, COMPLETES_LINE, DEFENDS, OPEN_FOUR, OPENING};
use fivefold_players::helpers::{leaves_out, with_helpers, worthwhile};
use fivefold_players::{Explanation, Stop, Threads};

/// With this many empty cells or fewer the search is full width, so that losses and draws can be
/// proven.
pub(super) const FULL_WIDTH_EMPTY: u16 = 36;
/// With this many empty cells or fewer nothing is pruned: the search reaches the end of the game
/// and finds the shortest win.
pub(super) const EXHAUSTIVE_EMPTY: u16 = 16;
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
pub(super) fn search_root(search: &mut Search, depth: u32, threads: Threads) -> Option<RootResult> {
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
            let at = board.set(me, ThreatLevel::Five).first()?;
            return Some(immediate(at, win_in(1), COMPLETES_LINE));
        }
        StaticResult::Wins(plies) => {
            let at = moves::open_four(board, me)?;
            return Some(immediate(at, win_in(plies), OPEN_FOUR));
        }
        StaticResult::Loses(plies) => {
            let at = board
                .set(me ^ 1, ThreatLevel::Five)
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
            ..immediate(board.middle(), 0, OPENING)
        });
    }
    search.full_width = empty <= FULL_WIDTH_EMPTY;
    search.is_selective = empty > EXHAUSTIVE_EMPTY;
    let deepest = depth.min(empty.into());
    let (result, helped) = search_with(search, threads, deepest, |search| {
        deepen(search, deepest, &static_result)
    });
    Some(or_deeper(result?, helped, &static_result))
}

/// The result of the first thread or that of a helper that came further, unless the first has found the
/// end of the game.
fn or_deeper(first: RootResult, helped: Vec<Helped>, static_result: &StaticResult) -> RootResult {
    let deepest = helped.into_iter().max_by_key(|helped| helped.reached);
    match deepest {
        Some(Helped {
            reached,
            best: Some(best),
            ..
        }) if reached > first.depth && !score::is_decisive(first.score) => RootResult {
            explanation: explanation(best.score, static_result),
            line: best.line,
            score: best.score,
            depth: reached,
            is_exhaustive: false,
            has_score: true,
        },
        _ => first,
    }
}

impl From<ForcedWin> for RootResult {
    fn from(win: ForcedWin) -> RootResult {
        RootResult {
            line: win.line,
            score: win_in(win.plies),
            explanation: Explanation::FORCED_WIN,
            depth: win.plies.unsigned_abs(),
            is_exhaustive: false,
            has_score: true,
        }
    }
}

/// What a helper has found.
struct Helped {
    nodes: u64,
    /// The last iteration that it has finished.
    reached: u32,
    /// The best of that one, or of what it had searched of the next.
    best: Option<ScoredLine>,
}

/// Does the work of the first thread while helpers search beside it, and counts their positions to its
/// own.
fn search_with<'a, T>(
    search: &mut Search<'a>,
    threads: Threads,
    deepest: u32,
    work: impl FnOnce(&mut Search<'a>) -> T,
) -> (T, Vec<Helped>) {
    let number = worthwhile(threads, search.left());
    if number > 0 {
        search.share_nodes();
    }
    let done = Stop::new();
    let helpers = (1..=number).map(|number| {
        let mut helper = search.beside(&done);
        move || help(&mut helper, number, deepest)
    });
    let (result, helped) = with_helpers(helpers.collect(), &done, || work(search));
    search.nodes += helped.iter().map(|helped| helped.nodes).sum::<u64>();
    (result, helped)
}

/// Searches ever deeper until it is stopped.
fn help(search: &mut Search, number: u64, deepest: u32) -> Helped {
    let (mut reached, mut best) = (0, None);
    for depth in (1..=deepest).filter(|&depth| !leaves_out(number, depth)) {
        best = search.search_to(depth as i32).or(best);
        if search.stopped {
            break;
        }
        reached = depth;
    }
    Helped {
        nodes: search.nodes,
        reached,
        best,
    }
}

/// Iterative deepening.
fn deepen(search: &mut Search, deepest: u32, static_result: &StaticResult) -> Option<RootResult> {
    let empty = search.board.empty();
    search.forced_wins = search
        .finds_forced_wins
        .then(|| ForcedWins::new(&search.board));
    let mut best: Option<ScoredLine> = None;
    let mut reached = 0;
    for depth in 1..=deepest {
        search.look_for_forced_wins();
        let next = match search.stopped {
            true => None,
            false => search.search_to(depth as i32),
        };
        if let Some(win) = search.forced_win() {
            return Some(win.into());
        }
        let Some(next) = next else {
            break;
        };
        best = Some(next);
        if search.stopped {
            break;
        }
        reached = depth;
        let score = best.as_ref().map_or(0, |best| best.score);
        if score::is_winning(score) && !score::is_proven_win(score) {
            search.prove_forced_win();
            if let Some(win) = search.forced_win() {
                return Some(win.into());
            }
        }
        if score::is_decisive(score) {
            break;
        }
        search.tell_progress(depth, best.as_ref());
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
    Some(RootResult {
        explanation: explanation(best.score, static_result),
        line: best.line,
        score: best.score,
        depth: reached,
        is_exhaustive,
        has_score,
    })
}

/// Why the best move of a search is played.
const fn explanation(score: i32, static_result: &StaticResult) -> Explanation {
    if score::is_proven_win(score) {
        return Explanation::FORCED_WIN;
    }
    if score::is_proven_loss(score) {
        return Explanation::HOLDS_OUT;
    }
    match static_result {
        StaticResult::Open(Defence::Block(_)) => BLOCKS_LINE,
        StaticResult::Open(Defence::Answer(_)) => DEFENDS,
        _ => Explanation::BEST_SCORE,
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn first(score: i32) -> RootResult {
        RootResult {
            line: vec![1],
            score,
            explanation: Explanation::BEST_SCORE,
            depth: 7,
            is_exhaustive: false,
            has_score: true,
        }
    }

    fn helper(reached: u32, at: Index) -> Helped {
        let best = ScoredLine {
            score: 30,
            line: vec![at],
        };
        Helped {
            nodes: 0,
            reached,
            best: Some(best),
        }
    }

    #[test]
    fn the_move_of_a_helper_that_came_further_is_played() {
        let played = |first: RootResult, helped: Vec<Helped>| {
            let result = or_deeper(first, helped, &StaticResult::Drawn);
            (result.line, result.depth)
        };
        let two = vec![helper(8, 2), helper(9, 3)];
        assert_eq!(played(first(20), two), (vec![3], 9));
        assert_eq!(played(first(20), vec![helper(7, 2)]), (vec![1], 7));
        assert_eq!(played(first(20), Vec::new()), (vec![1], 7));
        assert_eq!(played(first(win_in(9)), vec![helper(8, 2)]), (vec![1], 7));
        let nothing = Helped {
            best: None,
            ..helper(8, 2)
        };
        assert_eq!(played(first(20), vec![nothing]), (vec![1], 7));
    }
}
