//! Noughts, the alpha-beta original of Lines: it looks a few plies ahead, tries every empty cell
//! and judges a board by its windows, all straight runs of as many cells as a line needs.

use crate::lines::numbers::NoughtsNumbers;
use crate::lines::{DIRECTIONS, Lines, Place};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};

/// Positions visited between two checks of the stop flag: well below a millisecond.
const NODES_BETWEEN_STOPS: u64 = 1024;

/// Depth-limited minimax with alpha-beta pruning; of equally good moves the first found is played.
#[derive(Clone, Debug)]
pub struct Noughts {
    infinity: i32,
    depth: u32,
}

impl Noughts {
    /// Looks `depth` plies ahead, at least one.
    #[must_use]
    pub fn new(config: &NoughtsNumbers, depth: u8) -> Noughts {
        Noughts {
            infinity: config.infinity,
            depth: u32::from(depth.max(1)),
        }
    }
}

impl Player<Lines> for Noughts {
    /// Searches one ply deep, then two, and so on: when a limit or a stop ends the search, the
    /// deepest finished one counts. A node limit too small even for one ply gives the first
    /// empty cell.
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        _rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let first = *moves.first().ok_or(NoMove::GameOver)?;
        let mut search = NoughtsSearch {
            board: position.clone(),
            windows: WindowCounts::of(position),
            infinity: self.infinity,
            nodes: 0,
            most_nodes: limits.nodes.unwrap_or(u64::MAX),
            stop,
            lists: Vec::new(),
        };
        let empty = u32::from(position.params().cells() - position.stones());
        let depth = limits.depth.map_or(self.depth, |most| self.depth.min(most));
        let mut choice = None;
        for depth in 1..=depth.clamp(1, empty) {
            let Some((mv, score)) = search.root(&moves, depth) else {
                break;
            };
            let verdict = self.verdict(position, score, depth == empty);
            stop.tell(verdict);
            choice = Some(SearchResult {
                verdict,
                depth,
                ..SearchResult::unsearched(mv, Explanation::BEST_SCORE)
            });
        }
        if choice.is_none() && stop.is_set() {
            return Err(NoMove::Stopped);
        }
        let choice = choice.unwrap_or(SearchResult::unsearched(first, Explanation::BEST_SCORE));
        Ok(SearchResult {
            nodes: search.nodes,
            ..choice
        })
    }
}

impl Noughts {
    /// Every reply is tried, so a score of a won game is a proof, and so is a search to the end.
    fn verdict(&self, position: &Lines, score: i32, to_the_end: bool) -> Verdict {
        let mover = position.side_to_move();
        let winner = match score {
            score if score >= self.infinity => Some(mover),
            score if score <= -self.infinity => Some(mover.other()),
            _ if to_the_end => None,
            _ => return Verdict::Estimated { score },
        };
        Verdict::Proven {
            winner,
            plies: None,
        }
    }
}

struct NoughtsSearch<'a> {
    board: Lines,
    windows: WindowCounts,
    infinity: i32,
    nodes: u64,
    most_nodes: u64,
    stop: &'a Stop,
    /// Move lists of earlier nodes, to be used again.
    lists: Vec<Vec<Place>>,
}

impl NoughtsSearch<'_> {
    /// The first of the best moves with its score; `None` if the search was interrupted.
    fn root(&mut self, moves: &[Place], depth: u32) -> Option<(Place, i32)> {
        let mut best = None;
        let mut alpha = -self.infinity - 1;
        for &mv in moves {
            let score = -self.after(mv, depth - 1, -self.infinity - 1, -alpha)?;
            if score > alpha {
                alpha = score;
                best = Some((mv, score));
            }
            if score >= self.infinity {
                break;
            }
        }
        best
    }

    /// The score after a move, for the side that replies.
    fn after(&mut self, mv: Place, depth: u32, alpha: i32, beta: i32) -> Option<i32> {
        let mover = self.board.side_to_move();
        let undo = self.board.apply(mv, &mut ());
        self.windows.put(mv.cell(), mover);
        let score = self.search(depth, alpha, beta);
        self.windows.take(mv.cell(), mover);
        self.board.undo(mv, undo);
        score
    }

    /// The score of the board for the side to move, exact between `alpha` and `beta`.
    fn search(&mut self, depth: u32, mut alpha: i32, beta: i32) -> Option<i32> {
        if self.nodes >= self.most_nodes
            || (self.nodes.is_multiple_of(NODES_BETWEEN_STOPS) && self.stop.is_set())
        {
            return None;
        }
        self.nodes += 1;
        if let Some(outcome) = self.board.outcome() {
            // Only the side that has just moved can have won.
            return Some(outcome.winner().map_or(0, |_| -self.infinity));
        }
        if depth == 0 {
            let score = self.windows.score(self.board.side_to_move());
            let most = i64::from(self.infinity) - 1;
            return Some(score.clamp(-most, most) as i32);
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        self.board.legal_moves(&mut moves);
        let mut best = -self.infinity - 1;
        for &mv in &moves {
            let score = -self.after(mv, depth - 1, -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || best >= self.infinity {
                break;
            }
        }
        self.lists.push(moves);
        Some(best)
    }
}

/// How many stones of each side lie in every window, and the sum of the windows' values, kept up
/// to date stone by stone.
struct WindowCounts {
    cols: u8,
    /// For each cell the range of its windows in `members`.
    ranges: Vec<std::ops::Range<u32>>,
    /// The windows of all cells, one cell after the other.
    members: Vec<u16>,
    /// What lies in each window: [`PER_SIDE`] times the first side's stones plus the second's.
    held: Vec<u8>,
    /// The value of a window for the first side, by what lies in it.
    values: [i64; 64],
    /// The sum of all windows' values for the first side.
    sum: i64,
    /// How many windows are empty.
    empty: i64,
}

/// More than the stones in a window, which are at most 6.
const PER_SIDE: u8 = 8;

impl WindowCounts {
    fn of(position: &Lines) -> WindowCounts {
        let params = *position.params();
        let mut windows_of = vec![Vec::new(); usize::from(params.cells())];
        let mut count = 0;
        for start in position.all_cells() {
            for direction in DIRECTIONS {
                let cells = (0..params.len as i8).map(|step| position.away(start, direction, step));
                let Some(cells) = cells.collect::<Option<Vec<Cell>>>() else {
                    continue;
                };
                for cell in cells {
                    windows_of[cell.index(params.cols)].push(count);
                }
                count += 1;
            }
        }
        let mut members: Vec<u16> = Vec::new();
        let ranges = windows_of
            .iter()
            .map(|list| {
                let start = members.len() as u32;
                members.extend(list);
                start..members.len() as u32
            })
            .collect();
        let mut windows = WindowCounts {
            cols: params.cols,
            ranges,
            members,
            held: vec![0; usize::from(count)],
            values: window_values(params.len),
            sum: 0,
            empty: i64::from(count),
        };
        for (cell, side) in position.placed() {
            windows.put(cell, side);
        }
        windows
    }

    fn put(&mut self, cell: Cell, side: Side) {
        self.change(cell, |held| held + stone(side));
    }

    fn take(&mut self, cell: Cell, side: Side) {
        self.change(cell, |held| held - stone(side));
    }

    fn change(&mut self, cell: Cell, change: impl Fn(u8) -> u8) {
        let range = &self.ranges[cell.index(self.cols)];
        for &window in &self.members[range.start as usize..range.end as usize] {
            let held = &mut self.held[usize::from(window)];
            let before = *held;
            *held = change(before);
            self.sum += self.values[usize::from(*held)] - self.values[usize::from(before)];
            self.empty += i64::from(*held == 0) - i64::from(before == 0);
        }
    }

    /// The value of the whole board for the side to move: an empty window is worth 1 to it.
    fn score(&self, to_move: Side) -> i64 {
        match to_move {
            Side::First => self.empty + self.sum,
            Side::Second => self.empty - self.sum,
        }
    }
}

const fn stone(side: Side) -> u8 {
    match side {
        Side::First => PER_SIDE,
        Side::Second => 1,
    }
}

/// ±10^(n+1) for a window with n stones of one side only, 0 if both sides have stones in it. A
/// full window that has not won (exact: it lies in a longer line) never will, and is worth 0.
fn window_values(len: u8) -> [i64; 64] {
    let mut values = [0; 64];
    for stones in 1..len {
        let value = 10_i64.pow(u32::from(stones) + 1);
        values[usize::from(stones * PER_SIDE)] = value;
        values[usize::from(stones)] = -value;
    }
    values
}
