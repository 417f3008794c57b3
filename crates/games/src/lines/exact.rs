//! Exact play in tic-tac-toe, by looking at everything.

use fivefold_lines_engine::explanations::COMPLETES_LINE;
use rand::RngExt;

use crate::lines::{Lines, LinesParams, Place};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Outcome, Rng};

/// Columns, rows and length of the only board that is small enough.
const SIDE: u8 = 3;
/// Every cell is empty or has a stone of one of two sides.
const BOARDS: usize = 3_usize.pow(SIDE as u32 * SIDE as u32);

/// Perfect play on 3 × 3 boards: wins as quickly, loses as late as possible, and chooses among
/// equally good moves at random.
#[derive(Clone, Copy, Debug, Default)]
pub struct ExactLines;

impl ExactLines {
    /// Whether the board is one that this player knows.
    #[must_use]
    pub fn plays(position: &Lines) -> bool {
        let LinesParams {
            cols, rows, len, ..
        } = *position.params();
        (cols, rows, len) == (SIDE, SIDE, SIDE)
    }

    /// All moves after which the side to move still wins, or draws, or loses as with best play,
    /// however long it takes, in ascending order; none where the board is not known.
    #[must_use]
    pub(crate) fn keeping(position: &Lines) -> Option<Vec<Place>> {
        if !ExactLines::plays(position) {
            return None;
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        let mut solver = Solver::new(position, u64::MAX);
        let values: Vec<Value> = moves
            .iter()
            .filter_map(|&mv| solver.after(mv))
            .map(Value::signum)
            .collect();
        let best = values.iter().copied().max();
        let mut values = values.into_iter();
        moves.retain(|_| values.next() == best);
        Some(moves)
    }
}

impl Player<Lines> for ExactLines {
    /// At most 5 478 positions are visited. With a node limit that is too small the move is
    /// random, and nothing is known.
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        if !ExactLines::plays(position) {
            return Err(NoMove::OtherGame);
        }
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let mut solver = Solver::new(position, limits.nodes.unwrap_or(u64::MAX));
        let mut values = Vec::with_capacity(moves.len());
        for &mv in &moves {
            if stop.is_set() {
                return Err(NoMove::Stopped);
            }
            values.extend(solver.after(mv).map(|value| (mv, value)));
        }
        let random = |moves: &[Place], rng: &mut Rng| moves[rng.random_range(0..moves.len())];
        let best = values.iter().map(|&(_, value)| value).max();
        let Some(best) = best.filter(|_| values.len() == moves.len()) else {
            return Ok(SearchResult {
                nodes: solver.nodes,
                ..SearchResult::unsearched(random(&moves, rng), Explanation::RANDOM)
            });
        };
        let empty = moves.len() as u32;
        moves.retain(|&mv| values.contains(&(mv, best)));
        let mover = position.side_to_move();
        let (winner, plies, explanation) = match plies(best) {
            1 if best > DRAW => (Some(mover), 1, COMPLETES_LINE),
            plies if best > DRAW => (Some(mover), plies, Explanation::SEARCHED_WIN),
            plies if best < DRAW => (Some(mover.other()), plies, Explanation::BEST_SCORE),
            _ => (None, empty, Explanation::BEST_SCORE),
        };
        Ok(SearchResult {
            verdict: Verdict::Proven {
                winner,
                plies: Some(plies),
            },
            nodes: solver.nodes,
            depth: empty,
            ..SearchResult::unsearched(random(&moves, rng), explanation)
        })
    }
}

/// What a position is worth to the side to move with best play: above [`DRAW`] it wins, below it
/// loses, and the further from it, the sooner. So the largest value wins quickest or loses latest.
type Value = i8;

const DRAW: Value = 0;
/// The value of a lost position in which the game is over; each ply before brings it one nearer
/// to a draw.
const OVER: Value = -10;

/// Plies to the end of a won or lost game.
const fn plies(value: Value) -> u32 {
    (OVER.unsigned_abs() - value.unsigned_abs()) as u32
}

struct Solver {
    board: Lines,
    /// Values of the positions met, by their stones as the side to move sees them.
    known: Vec<Option<Value>>,
    nodes: u64,
    most_nodes: u64,
}

impl Solver {
    fn new(board: &Lines, most_nodes: u64) -> Solver {
        Solver {
            board: board.clone(),
            known: vec![None; BOARDS],
            nodes: 0,
            most_nodes,
        }
    }

    /// The value of a move for the side that makes it; `None` beyond the node limit.
    fn after(&mut self, mv: Place) -> Option<Value> {
        let undo = self.board.apply(mv, &mut ());
        let reply = self.solve();
        self.board.undo(mv, undo);
        reply.map(|reply| -reply - (-reply).signum())
    }

    fn solve(&mut self) -> Option<Value> {
        let index = self.index();
        if self.known[index].is_some() {
            return self.known[index];
        }
        if self.nodes == self.most_nodes {
            return None;
        }
        self.nodes += 1;
        let value = match self.board.outcome() {
            // Only the side that has just moved can have won.
            Some(Outcome::Win(_)) => OVER,
            Some(Outcome::Draw) => DRAW,
            None => {
                let mut moves = Vec::new();
                self.board.legal_moves(&mut moves);
                let mut best = OVER;
                for mv in moves {
                    best = best.max(self.after(mv)?);
                }
                best
            }
        };
        self.known[index] = Some(value);
        Some(value)
    }

    /// The board as a number in base 3: 0 empty, 1 the side to move, 2 the other.
    fn index(&self) -> usize {
        let mover = self.board.side_to_move();
        (0..usize::from(SIDE * SIDE)).fold(0, |index, cell| {
            let stone = self.board.stone(Cell::from_index(cell, SIDE));
            index * 3
                + match stone {
                    None => 0,
                    Some(side) if side == mover => 1,
                    Some(_) => 2,
                }
        })
    }
}
