//! Writes a proof down, asking somebody for the winning moves. It goes through the positions as the
//! checker will, and leaves out what the checker finds itself.

use std::collections::HashMap;
use std::mem;

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::checker::MOST_EXTRA;
use super::stream::{self, FOURS, MOVE, SEEN};
use crate::games::lines::Lines;
use crate::rules::{Game, Side};
use crate::study::proving::Written;

/// So many stones at most are taken away to find a position that was proven without them.
const MOST_TAKEN: usize = 2;

/// Who knows a winning move in every position in which the winner is to move.
pub(super) trait WinningMoves {
    /// A winning move in the position reached; none if it is not found.
    fn winning_move(&mut self) -> Option<u16>;
    /// Whether a win can be told that the winner would have if the other side, which is to move, passed.
    fn wins_after_pass(&mut self) -> bool;
    /// Lets the side to move pass.
    fn pass(&mut self);
    /// Goes on to the position after a move of the side to move.
    fn place(&mut self, at: u16);
    /// Goes back before the last move, which was this one or a pass.
    fn undo(&mut self, at: Option<u16>);
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
        replies: Vec::new(),
        written: Written::default(),
    };
    let won = match position.side_to_move() == winner {
        true => writer.position(0)?,
        false => writer.replies(0)?,
    };
    Some(Written {
        longest: won.plies,
        ..writer.written
    })
}

struct Writer<'a, W> {
    board: Board,
    winning_moves: &'a mut W,
    /// The positions written with a move, as the checker keeps them.
    proven: HashMap<(u8, Box<[u64]>), Won>,
    /// The replies that led to the position.
    replies: Vec<u16>,
    written: Written,
}

impl<W: WinningMoves> Writer<'_, W> {
    fn position(&mut self, extra: u8) -> Option<Won> {
        self.written.positions += 1;
        if let Some(won) = self.board.won_by_fours(&[], &mut Vec::new(), extra) {
            self.put(FOURS);
            return Some(won);
        }
        let (turn, stones) = self.board.turned();
        let key = (extra, stones);
        if let Some(won) = self.proven.get(&key).copied() {
            self.put(SEEN);
            return Some(won.turned(|at| self.board.turned_back(turn, at)));
        }
        if let Some((won, stones)) = self.without(extra, 0, &mut Vec::new()) {
            self.put(stream::without(self.board.cells()));
            let mut from = 0;
            for stone in stones {
                self.put(u32::from(stone - from) + 1);
                from = stone + 1;
            }
            self.put(0);
            return Some(won);
        }
        let at = self.winning_moves.winning_move()?;
        self.put(MOVE + u32::from(at));
        self.place(at, ATTACKER);
        let mut won = match self.board.is_line(at, ATTACKER) {
            true => Won::default(),
            false => self.replies(extra)?,
        };
        self.undo(at, ATTACKER);
        won.plies += 1;
        won.zone.insert(at);
        self.put(u32::from(won.plies));
        let turned = won.turned(|at| self.board.turn(turn, at));
        self.proven.insert(key, turned);
        Some(won)
    }

    /// A win that was proven without some of the replies that led here, these in ascending order, if they do
    /// not matter to it. Replies before the one with this number are not taken away, those in `taken` are.
    fn without(
        &mut self,
        extra: u8,
        first: usize,
        taken: &mut Vec<u16>,
    ) -> Option<(Won, Vec<u16>)> {
        for number in first..self.replies.len() {
            let stone = self.replies[number];
            self.board.undo(stone, DEFENDER);
            taken.push(stone);
            let (turn, stones) = self.board.turned();
            let won = self.proven.get(&(extra + taken.len() as u8, stones));
            let won = won.map(|won| won.turned(|at| self.board.turned_back(turn, at)));
            let won = won.filter(|won| taken.iter().all(|&stone| !won.zone.contains(stone)));
            let found = match won {
                Some(won) => {
                    let mut stones = taken.clone();
                    stones.sort_unstable();
                    Some((won, stones))
                }
                None if taken.len() < MOST_TAKEN => self.without(extra, number + 1, taken),
                None => None,
            };
            taken.pop();
            self.board.place(stone, DEFENDER);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn replies(&mut self, extra: u8) -> Option<Won> {
        let mut all = Won::default();
        self.board.add_interfering(extra, &mut all.zone);
        let after_pass = self.after_pass(extra)?;
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        let mut line = Vec::new();
        // Where the next gap is counted from.
        let mut from = 0;
        for reply in 0..self.board.cells() {
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if !self.board.is_empty(reply) || is_outside {
                continue;
            }
            let mut hint = mem::take(&mut line);
            hint.reverse();
            self.board.place(reply, DEFENDER);
            let by_fours = self.board.won_by_fours(&hint, &mut line, extra);
            self.board.undo(reply, DEFENDER);
            let won = match by_fours {
                Some(won) => won,
                None => {
                    // The checker does not see this reply's search.
                    line = hint;
                    line.reverse();
                    self.put(u32::from(reply - from) + 1);
                    from = reply + 1;
                    self.place(reply, DEFENDER);
                    let won = self.position(extra)?;
                    self.undo(reply, DEFENDER);
                    won
                }
            };
            all.plies = all.plies.max(won.plies);
            all.zone.add(&won.zone);
        }
        self.put(0);
        all.plies += 1;
        Some(all)
    }

    /// The win after a pass where the checker looks for one, or the proof tells one; nothing if it cannot
    /// be written.
    #[expect(clippy::option_option, reason = "no such win is not a failure")]
    fn after_pass(&mut self, extra: u8) -> Option<Option<Won>> {
        if extra > 0 {
            let won = self.board.won_by_fours(&[], &mut Vec::new(), extra + 1);
            if won.is_some() {
                return Some(won);
            }
        }
        if extra >= MOST_EXTRA || !self.winning_moves.wins_after_pass() {
            return Some(None);
        }
        let pass = stream::pass(self.board.cells());
        self.put(pass);
        self.winning_moves.pass();
        let won = self.position(extra + 1)?;
        self.winning_moves.undo(None);
        Some(Some(won))
    }

    fn put(&mut self, number: u32) {
        stream::put(&mut self.written.stream, number);
    }

    fn place(&mut self, at: u16, side: usize) {
        self.board.place(at, side);
        if side == DEFENDER {
            self.replies.push(at);
        }
        self.winning_moves.place(at);
    }

    fn undo(&mut self, at: u16, side: usize) {
        self.board.undo(at, side);
        if side == DEFENDER {
            self.replies.pop();
        }
        self.winning_moves.undo(Some(at));
    }
}
