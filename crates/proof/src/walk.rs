//! Goes through a proof position by position, enumerates every legal reply of the losing side, and takes a reply for
//! refuted only by what the proof says next, gone through in the same way, by a win that it finds itself (see
//! `wins`), or because it cannot disturb a win after a pass.
//!
//! Where the defender is to move, a win may be found, or the proof show one, that the attacker would have if the
//! defender passed. That win has a zone: the cells of the attacker's moves, those where it then threatens to complete a
//! line, and those where one more stone would let the defender threaten or complete one. A reply outside the zone
//! leaves every step of that win as it was. Inside such a win the stones that may have been added elsewhere
//! are counted (`extra`): each makes the zones larger, for they could work together. So a position is won as
//! well if it was proven, for so many extra stones, without some of the defender's stones, and these lie
//! outside the zone.

use super::board::{ATTACKER, DEFENDER, Won};
use super::fault::CheckError;
use super::stream;
use super::wins::{MOST_EXTRA, MOST_THREATS, READING, Tried, WinTable, Wins};
use fivefold_lines::Lines;
use fivefold_rules::{Cell, Game, Side};

/// A way through a proof.
pub(super) struct Walk<'a, T> {
    pub(super) position: &'a Lines,
    pub(super) wins: Wins<T>,
    pub(super) stream: &'a [u8],
    /// The next byte.
    pub(super) at: usize,
    /// Positions with the winner to move, and replies, so far.
    pub(super) positions: u64,
    pub(super) replies: u64,
}

/// What a list of replies says next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ListedReply {
    /// A win after a pass.
    Pass,
    /// The answer to this reply.
    Reply(u16),
    /// Nothing more.
    End,
}

/// The functions below call each other as deep as the board has cells.
impl<'a, T: WinTable> Walk<'a, T> {
    /// A walk from the position, with a table of what is proven.
    pub(super) fn new(position: &'a Lines, winner: Side, stream: &'a [u8], table: T) -> Self {
        Walk {
            position,
            wins: Wins::new(position, winner, 0, READING, table),
            stream,
            at: 0,
            positions: 0,
            replies: 0,
        }
    }

    /// Reads how many threats are looked for.
    pub(super) fn depth(&mut self) -> Result<(), CheckError> {
        let at = self.at;
        let told = self.number()?;
        let depth = u8::try_from(told).ok().filter(|&it| it <= MOST_THREATS);
        self.wins.depth = depth.ok_or(CheckError::TooManyThreats { at, told })?;
        Ok(())
    }

    /// Reads the moves that lead to a part, and makes them.
    pub(super) fn moves_to_part(&mut self) -> Result<Vec<u16>, CheckError> {
        let mut moves = Vec::new();
        for _ in 0..self.number()? {
            let at = self.at;
            let number = self.number()?;
            let cell = self.empty_cell(number, at)?;
            let side = self.wins.to_move();
            self.wins.place(cell, side);
            if self.wins.board.is_line(cell, side) {
                let moves = self.moves();
                return Err(CheckError::OverBefore { at, moves });
            }
            moves.push(cell);
        }
        Ok(moves)
    }

    /// Checks that the attacker, who is to move, wins, with so many extra stones of the defender outside
    /// the zone as well.
    pub(super) fn position(&mut self, extra: u8) -> Result<Won, CheckError> {
        self.positions += 1;
        if self.wins.table.is_stopped() {
            return Err(CheckError::Stopped);
        }
        let from = self.at;
        let number = self.number()?;
        let cell = self.empty_cell(number, from)?;
        self.wins.place(cell, ATTACKER);
        let mut won = match self.wins.board.is_line(cell, ATTACKER) {
            true => Won::default(),
            false => self.lost(extra)?,
        };
        self.wins.undo();
        won.first = cell;
        won.plies += 1;
        won.zone.insert(cell);
        let at = self.at;
        let told = self.number()?;
        if told != u32::from(won.plies) && !self.wins.table.trusts() {
            return Err(CheckError::OtherLength {
                at,
                told,
                plies: won.plies,
                moves: self.moves(),
            });
        }
        self.wins.note(extra, &won, from);
        Ok(won)
    }

    /// Checks that the defender, who is to move, loses after every reply.
    pub(super) fn lost(&mut self, extra: u8) -> Result<Won, CheckError> {
        let may_pass = extra < MOST_EXTRA;
        let mut listed = self.next_reply(None, may_pass)?;
        let at = self.at;
        let board = &self.wins.board;
        if let (Some(completing), _) = board.completing(DEFENDER) {
            self.wins.place(completing, DEFENDER);
            let moves = self.moves();
            return Err(CheckError::OtherWins { at, moves });
        }
        let empty = (0..board.cells()).filter(|&at| board.is_empty(at));
        if empty.count() <= usize::from(extra) {
            let moves = self.moves();
            return Err(CheckError::Full { at, moves });
        }
        let mut all = Won::default();
        board.add_interfering(extra, &mut all.zone);
        let mut tried = Tried::default();
        let after_pass = match listed {
            ListedReply::Pass => {
                let won = self.position(extra + 1)?;
                listed = self.next_reply(None, false)?;
                Some(won)
            }
            _ => {
                self.wins.table.goes_on(self.at);
                self.wins.after_pass(extra, &mut tried)
            }
        };
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        for reply in 0..self.wins.board.cells() {
            if !self.wins.board.is_empty(reply) {
                continue;
            }
            self.replies += 1;
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if is_outside && listed != ListedReply::Reply(reply) {
                continue;
            }
            let at = self.at;
            self.wins.place(reply, DEFENDER);
            let won = if listed == ListedReply::Reply(reply) {
                let won = self.position(extra)?;
                tried.threats.remember(won.first);
                listed = self.next_reply(Some(reply), false)?;
                won
            } else {
                self.wins.table.goes_on(self.at);
                let won = self.wins.find(extra, &mut tried);
                won.ok_or_else(|| CheckError::NotRefuted {
                    at,
                    moves: self.moves(),
                })?
            };
            self.wins.undo();
            all.plies = all.plies.max(won.plies);
            all.zone.add(&won.zone);
        }
        all.plies += 1;
        Ok(all)
    }

    /// The next reply that the proof answers, behind the last one.
    fn next_reply(&mut self, last: Option<u16>, may_pass: bool) -> Result<ListedReply, CheckError> {
        let at = self.at;
        match self.number()? {
            0 => Ok(ListedReply::End),
            pass if may_pass && pass == stream::pass(self.wins.board.cells()) => {
                Ok(ListedReply::Pass)
            }
            gap => {
                let from = last.map_or(0, |last| u32::from(last) + 1);
                self.empty_cell(from + gap - 1, at).map(ListedReply::Reply)
            }
        }
    }

    pub(super) fn number(&mut self) -> Result<u32, CheckError> {
        let at = self.at;
        stream::take(self.stream, &mut self.at).ok_or(CheckError::NoNumber { at })
    }

    pub(super) fn empty_cell(&self, number: u32, at: usize) -> Result<u16, CheckError> {
        let cell = u16::try_from(number).unwrap_or(u16::MAX);
        match self.wins.board.is_empty(cell) {
            true => Ok(cell),
            false => Err(CheckError::NotEmpty {
                at,
                cell: self.name(cell),
            }),
        }
    }

    fn name(&self, cell: u16) -> String {
        match cell < self.wins.board.cells() {
            true => {
                let cols = self.position.params().cols;
                let cell = Cell::from_index(usize::from(cell), cols);
                self.position.move_text(cell.into())
            }
            false => format!("cell {cell}"),
        }
    }

    pub(super) fn moves(&self) -> String {
        match self.wins.path.is_empty() {
            true => "no moves".to_owned(),
            false => {
                let names: Vec<String> = self
                    .wins
                    .path
                    .iter()
                    .map(|&(cell, _)| self.name(cell))
                    .collect();
                names.join(" ")
            }
        }
    }
}
