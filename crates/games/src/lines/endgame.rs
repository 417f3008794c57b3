//! The end of a game of Lines, looked at whole: what each move is worth.

use super::{Lines, Place};
use fivefold_rules::{Game, Outcome};

/// With this many empty cells or fewer everything is looked at: at most 3^9 boards.
const MOST_EMPTY: usize = 9;

/// What a position is worth to the side to move with best play: above [`DRAW`] it wins, below it
/// loses, and the further from it, the sooner. So the largest value wins quickest or loses latest.
pub(super) type Value = i8;

pub(super) const DRAW: Value = 0;
/// The value of a lost position in which the game is over; each ply before brings it one nearer
/// to a draw.
const OVER: Value = -1 - MOST_EMPTY as Value;

/// Plies to the end of a won or lost game.
pub(super) const fn plies(value: Value) -> u32 {
    (OVER.unsigned_abs() - value.unsigned_abs()) as u32
}

/// A board on which everything is played to the end.
pub(super) struct Endgame {
    board: Lines,
    /// The cells that are empty at first.
    cells: Vec<Place>,
    /// The board in base 3: for each of these cells whether it is empty or whose stone it has.
    number: usize,
    /// The values of the positions met, by their numbers.
    known: Vec<Option<Value>>,
    /// Positions visited, and how many may be.
    pub(super) nodes: u64,
    most_nodes: u64,
}

impl Endgame {
    /// The end of the game from this position on, if at most [`MOST_EMPTY`] cells are empty. At most 5 478 positions
    /// are visited on a board of 3 × 3 cells.
    pub(super) fn of(position: &Lines, most_nodes: u64) -> Option<Endgame> {
        // Also those that are forbidden now: the other side may play there, and later both.
        let cells: Vec<Place> = position.empty_cells().take(MOST_EMPTY + 1).collect();
        (cells.len() <= MOST_EMPTY).then(|| Endgame {
            board: position.clone(),
            known: vec![None; 3_usize.pow(cells.len() as u32)],
            cells,
            number: 0,
            nodes: 0,
            most_nodes,
        })
    }

    /// The value of a move for the side that makes it; `None` beyond the limit.
    pub(super) fn after(&mut self, mv: Place) -> Option<Value> {
        let digit = 1 + self.board.side_to_move().index();
        let at = self.cells.iter().position(|&cell| cell == mv).unwrap_or(0);
        let number = self.number;
        self.number += digit * 3_usize.pow(at as u32);
        let undo = self.board.apply(mv, &mut ());
        let reply = self.value();
        self.board.undo(mv, undo);
        self.number = number;
        reply.map(|reply| -reply - (-reply).signum())
    }

    fn value(&mut self) -> Option<Value> {
        let number = self.number;
        if self.known[number].is_some() {
            return self.known[number];
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
        self.known[number] = Some(value);
        Some(value)
    }
}
