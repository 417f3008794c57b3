//! Writes a proof down, asking somebody for the winning moves. It goes through the positions as the
//! checker will, and leaves out what the checker finds itself.

use std::collections::HashMap;
use std::mem;

use super::board::{ATTACKER, Board, DEFENDER, FOURS_BUDGET};
use super::stream::{self, FOURS, MOVE, SEEN};
use crate::games::lines::Lines;
use crate::rules::{Game, Side};
use crate::study::proving::Written;

/// Who knows a winning move in every position in which the winner is to move.
pub(super) trait WinningMoves {
    /// A winning move in the position reached; none if it is not found.
    fn winning_move(&mut self) -> Option<u16>;
    /// Goes on to the position after a move of the side to move.
    fn place(&mut self, at: u16);
    /// Goes back.
    fn undo(&mut self, at: u16);
}

/// Writes the proof that the winner wins the position; none if a winning move is not found.
pub(super) fn write(
    position: &Lines,
    winner: Side,
    winning_moves: &mut impl WinningMoves,
) -> Option<Written> {
    let mut writer = Writer {
        board: Board::new(position, winner),
        winning_moves,
        proven: HashMap::new(),
        written: Written::default(),
    };
    let longest = match position.side_to_move() == winner {
        true => writer.position()?,
        false => writer.replies()?,
    };
    Some(Written {
        longest,
        ..writer.written
    })
}

struct Writer<'a, W> {
    board: Board,
    winning_moves: &'a mut W,
    /// The positions written with a move, and the plies to the win.
    proven: HashMap<Box<[u64]>, u16>,
    written: Written,
}

impl<W: WinningMoves> Writer<'_, W> {
    fn position(&mut self) -> Option<u16> {
        self.written.positions += 1;
        let mut budget = FOURS_BUDGET;
        if let Some(plies) = self.board.fours(&[], &mut Vec::new(), &mut budget) {
            self.put(FOURS);
            return Some(plies);
        }
        let key = self.board.canonical();
        if let Some(&plies) = self.proven.get(&key) {
            self.put(SEEN);
            return Some(plies);
        }
        let at = self.winning_moves.winning_move()?;
        self.put(MOVE + u32::from(at));
        self.place(at, ATTACKER);
        let plies = match self.board.is_line(at, ATTACKER) {
            true => 1,
            false => self.replies()? + 1,
        };
        self.undo(at, ATTACKER);
        self.put(u32::from(plies));
        self.proven.insert(key, plies);
        Some(plies)
    }

    fn replies(&mut self) -> Option<u16> {
        let mut longest = 0;
        let mut line = Vec::new();
        // Where the next gap is counted from.
        let mut from = 0;
        for reply in 0..self.board.cells() {
            if !self.board.is_empty(reply) {
                continue;
            }
            let mut hint = mem::take(&mut line);
            hint.reverse();
            let mut budget = FOURS_BUDGET;
            self.board.place(reply, DEFENDER);
            let by_fours = self.board.fours(&hint, &mut line, &mut budget);
            self.board.undo(reply, DEFENDER);
            let plies = match by_fours {
                Some(plies) => plies,
                None => {
                    // The checker does not see this reply's search.
                    line = hint;
                    line.reverse();
                    self.put(u32::from(reply - from) + 1);
                    from = reply + 1;
                    self.place(reply, DEFENDER);
                    let plies = self.position()?;
                    self.undo(reply, DEFENDER);
                    plies
                }
            };
            longest = longest.max(plies + 1);
        }
        self.put(0);
        Some(longest)
    }

    fn put(&mut self, number: u32) {
        stream::put(&mut self.written.stream, number);
    }

    fn place(&mut self, at: u16, side: usize) {
        self.board.place(at, side);
        self.winning_moves.place(at);
    }

    fn undo(&mut self, at: u16, side: usize) {
        self.board.undo(at, side);
        self.winning_moves.undo(at);
    }
}
