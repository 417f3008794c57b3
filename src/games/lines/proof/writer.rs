//! Writes a proof down, asking somebody for the winning moves. It goes through the positions as the
//! checker will, and leaves out what the checker finds itself.

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::stream;
use super::wins::{MOST_EXTRA, Tried, WRITING, Wins};
use crate::games::lines::Lines;
use crate::rules::{Game, Side};
use crate::study::proving::Written;

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

/// Writes the proof that the winner wins the position, for somebody who looks for so many threats one after the
/// other; none if a winning move is not found.
pub(super) fn write(
    position: &Lines,
    winner: Side,
    threats: u8,
    winning_moves: &mut impl WinningMoves,
) -> Option<Written> {
    let mut writer = Writer {
        wins: Wins::new(Board::new(position, winner), threats, WRITING),
        winning_moves,
        written: Written::default(),
    };
    writer.put(threats.into());
    let attacks = position.side_to_move() == winner;
    let found = match attacks {
        true => writer.wins.find(0, &mut Tried::default()),
        false => None,
    };
    let won = match found {
        Some(won) => won,
        None if attacks => writer.position(0)?.1,
        None => writer.replies(0)?,
    };
    Some(Written {
        longest: won.plies,
        ..writer.written
    })
}

struct Writer<'a, W> {
    wins: Wins,
    winning_moves: &'a mut W,
    written: Written,
}

impl<W: WinningMoves> Writer<'_, W> {
    fn position(&mut self, extra: u8) -> Option<(u16, Won)> {
        self.written.positions += 1;
        let at = self.winning_moves.winning_move()?;
        self.put(at.into());
        self.place(at, ATTACKER);
        let mut won = match self.wins.board.is_line(at, ATTACKER) {
            true => Won::default(),
            false => self.replies(extra)?,
        };
        self.undo(at);
        won.plies += 1;
        won.zone.insert(at);
        self.put(won.plies.into());
        self.wins.note(extra, &won);
        Some((at, won))
    }

    fn replies(&mut self, extra: u8) -> Option<Won> {
        let mut all = Won::default();
        self.wins.board.add_interfering(extra, &mut all.zone);
        let mut tried = Tried::default();
        let mut after_pass = self.wins.after_pass(extra, &mut tried);
        if after_pass.is_none() && extra < MOST_EXTRA && self.winning_moves.wins_after_pass() {
            let pass = stream::pass(self.wins.board.cells());
            self.put(pass);
            self.winning_moves.pass();
            let (_, won) = self.position(extra + 1)?;
            self.winning_moves.undo(None);
            after_pass = Some(won);
        }
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        // Where the next gap is counted from.
        let mut from = 0;
        for reply in 0..self.wins.board.cells() {
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if !self.wins.board.is_empty(reply) || is_outside {
                continue;
            }
            self.place(reply, DEFENDER);
            let won = match self.wins.find(extra, &mut tried) {
                Some(won) => won,
                None => {
                    self.put(u32::from(reply - from) + 1);
                    from = reply + 1;
                    let (answer, won) = self.position(extra)?;
                    tried.threats.remember(answer);
                    won
                }
            };
            self.undo(reply);
            all.plies = all.plies.max(won.plies);
            all.zone.add(&won.zone);
        }
        self.put(0);
        all.plies += 1;
        Some(all)
    }

    fn put(&mut self, number: u32) {
        stream::put(&mut self.written.stream, number);
    }

    fn place(&mut self, at: u16, side: usize) {
        self.wins.place(at, side);
        self.winning_moves.place(at);
    }

    fn undo(&mut self, at: u16) {
        self.wins.undo();
        self.winning_moves.undo(Some(at));
    }
}
