//! Checks a proof that a side wins. It trusts nothing: it goes through the proof position by
//! position, enumerates every legal reply of the other side by itself, and takes a reply for refuted
//! only by what the proof says next, checked in the same way, by a win by fours that it finds itself, or
//! because it cannot disturb a win after a pass. Positions that come again are recognised by all their
//! stones.
//!
//! Where the defender is to move, the proof may show that the attacker would win if the defender passed. That
//! win has a zone: the cells of the attacker's moves, those where it then threatens to complete a line, and
//! those where one more stone would let the defender threaten or complete one. A reply outside the zone
//! leaves every step of that win as it was. Inside such a win the stones that may have been added elsewhere
//! are counted (`extra`): each makes the zones larger, for they could work together. So a position is won as
//! well if it was proven, for so many extra stones, without some of the defender's stones, and these lie
//! outside the zone.
//!
//! It shares nothing with the engine or the prover: the rules of lines are counted anew in `board`.

use std::collections::HashMap;
use std::mem;

use thiserror::Error;

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::stream::{self, FOURS, MOVE, SEEN};
use crate::games::lines::{Lines, Rule};
use crate::rules::{Cell, Game, Side};
use crate::study::proving::Checked;

/// No win after a pass is shown within so many others.
pub(super) const MOST_EXTRA: u8 = 4;

/// Why a proof does not hold. Bytes are counted from the beginning of the stream, from 0.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// Renju has forbidden points, which wins by fours alone do not know.
    #[error("proofs of renju cannot be checked; only freestyle and exact lines can")]
    Renju,
    /// Nothing is left to prove.
    #[error("the game is over in the position that is to be proven")]
    Over,
    /// The stream ends too early, or holds a number that no proof has.
    #[error("byte {at}: a number is missing or too large")]
    NoNumber {
        /// Where it should be.
        at: usize,
    },
    /// The proof ends before the bytes do.
    #[error("byte {at}: the proof is complete here, but {left} more bytes follow")]
    Left {
        /// The first byte after it.
        at: usize,
        /// How many there are.
        left: usize,
    },
    /// A stone is put where none can be.
    #[error("byte {at}: {cell} is occupied or not on the board")]
    NotEmpty {
        /// Where the cell stands.
        at: usize,
        /// Its name.
        cell: String,
    },
    /// The proof says that fours win, and they do not.
    #[error("byte {at}: no win by fours is found after {moves}")]
    NoFours {
        /// Where it says so.
        at: usize,
        /// The moves that lead there.
        moves: String,
    },
    /// The proof says that a position was proven before, and it was not.
    #[error("byte {at}: the position after {moves} was not proven before")]
    NotSeen {
        /// Where it says so.
        at: usize,
        /// The moves that lead there.
        moves: String,
    },
    /// A stone of the other side is named where it has none.
    #[error("byte {at}: no stone of the other side is on {cell} after {moves}")]
    NoStone {
        /// Where the cell stands.
        at: usize,
        /// Its name.
        cell: String,
        /// The moves that lead there.
        moves: String,
    },
    /// The proof says that a stone does not matter, and it may.
    #[error("byte {at}: the stone on {cell} may disturb the win after {moves}")]
    Disturbed {
        /// Where it says so.
        at: usize,
        /// The cell of the stone.
        cell: String,
        /// The moves that lead there.
        moves: String,
    },
    /// A reply is neither answered by the proof nor refuted by fours.
    #[error("byte {at}: the last of the moves {moves} is not refuted")]
    NotRefuted {
        /// Where the replies end or go on with a later one.
        at: usize,
        /// The moves, with the reply at the end.
        moves: String,
    },
    /// The proof says another number of plies than the other side can hold out against it.
    #[error(
        "byte {at}: {told} plies are told for the position after {moves}, and it takes {plies}"
    )]
    OtherLength {
        /// Where it says so.
        at: usize,
        /// What it says.
        told: u32,
        /// The plies until the win.
        plies: u16,
        /// The moves that lead there.
        moves: String,
    },
    /// The other side completes a line first.
    #[error("byte {at}: the other side wins by {moves}")]
    OtherWins {
        /// Where the replies end or go on with a later one.
        at: usize,
        /// The moves, with the winning one at the end.
        moves: String,
    },
    /// The board is full.
    #[error("byte {at}: the board is full after {moves}")]
    Full {
        /// Where the replies should stand.
        at: usize,
        /// The moves that lead there.
        moves: String,
    },
}

/// Checks the proof of a position in a stream: whether this side wins.
///
/// # Errors
/// [`CheckError`], with the first fault; never panics, whatever the bytes.
pub fn check(position: &Lines, winner: Side, stream: &[u8]) -> Result<Checked, CheckError> {
    if position.params().rule == Rule::Renju {
        return Err(CheckError::Renju);
    }
    if position.outcome().is_some() {
        return Err(CheckError::Over);
    }
    let mut checker = Checker {
        position,
        board: Board::new(position, winner),
        stream,
        at: 0,
        path: Vec::new(),
        proven: HashMap::new(),
        checked: Checked::default(),
    };
    let won = match position.side_to_move() == winner {
        true => checker.position(0)?,
        false => checker.replies(0)?,
    };
    match stream.len() - checker.at {
        0 => Ok(Checked {
            longest: won.plies,
            ..checker.checked
        }),
        left => Err(CheckError::Left {
            at: checker.at,
            left,
        }),
    }
}

struct Checker<'a> {
    position: &'a Lines,
    board: Board,
    stream: &'a [u8],
    /// The next byte.
    at: usize,
    /// The moves from the first position on.
    path: Vec<u16>,
    /// The positions whose every reply was refuted, with so many extra stones: all their stones as the
    /// board is turned for its [`Board::turned`] picture, and the win on that board.
    proven: HashMap<(u8, Box<[u64]>), Won>,
    checked: Checked,
}

/// What a list of replies says next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Listed {
    /// A win after a pass.
    Pass,
    /// The answer to this reply.
    Reply(u16),
    /// Nothing more.
    End,
}

/// The functions below call each other as deep as the board has cells.
impl Checker<'_> {
    /// Checks that the attacker, who is to move, wins, with so many extra stones of the defender outside
    /// the zone as well.
    fn position(&mut self, extra: u8) -> Result<Won, CheckError> {
        self.checked.positions += 1;
        let at = self.at;
        match self.number()? {
            FOURS => {
                let won = self.board.won_by_fours(&[], &mut Vec::new(), extra);
                won.ok_or_else(|| CheckError::NoFours {
                    at,
                    moves: self.moves(),
                })
            }
            SEEN => self.seen(extra).ok_or_else(|| CheckError::NotSeen {
                at,
                moves: self.moves(),
            }),
            without if without == stream::without(self.board.cells()) => self.without(extra, at),
            number => {
                let cell = self.empty_cell(number - MOVE, at)?;
                self.place(cell, ATTACKER);
                let mut won = match self.board.is_line(cell, ATTACKER) {
                    true => Won::default(),
                    false => self.replies(extra)?,
                };
                self.undo(cell, ATTACKER);
                won.plies += 1;
                won.zone.insert(cell);
                let at = self.at;
                let told = self.number()?;
                if told != u32::from(won.plies) {
                    return Err(CheckError::OtherLength {
                        at,
                        told,
                        plies: won.plies,
                        moves: self.moves(),
                    });
                }
                let (turn, stones) = self.board.turned();
                let turned = won.turned(|at| self.board.turn(turn, at));
                self.proven.insert((extra, stones), turned);
                Ok(won)
            }
        }
    }

    /// Checks that the attacker would win without some stones of the defender, and that these do not matter.
    fn without(&mut self, extra: u8, at: usize) -> Result<Won, CheckError> {
        let mut stones: Vec<u16> = Vec::new();
        loop {
            let at = self.at;
            let gap = self.number()?;
            if gap == 0 {
                break;
            }
            let number = stones.last().map_or(0, |&last| u32::from(last) + 1) + gap - 1;
            let cell = u16::try_from(number).unwrap_or(u16::MAX);
            if !self.board.has_stone(cell, DEFENDER) {
                return Err(CheckError::NoStone {
                    at,
                    cell: self.name(cell),
                    moves: self.moves(),
                });
            }
            stones.push(cell);
        }
        for &stone in &stones {
            self.board.undo(stone, DEFENDER);
        }
        let more = u8::try_from(stones.len()).unwrap_or(u8::MAX);
        let won = self.seen(extra.saturating_add(more));
        for &stone in &stones {
            self.board.place(stone, DEFENDER);
        }
        let won = won.ok_or_else(|| CheckError::NotSeen {
            at,
            moves: self.moves(),
        })?;
        match stones.iter().find(|&&stone| won.zone.contains(stone)) {
            None => Ok(won),
            Some(&stone) => Err(CheckError::Disturbed {
                at,
                cell: self.name(stone),
                moves: self.moves(),
            }),
        }
    }

    /// The win of the position for so many extra stones, if it was proven before.
    fn seen(&self, extra: u8) -> Option<Won> {
        let (turn, stones) = self.board.turned();
        let won = self.proven.get(&(extra, stones))?;
        Some(won.turned(|at| self.board.turned_back(turn, at)))
    }

    /// Checks that the defender, who is to move, loses after every reply.
    fn replies(&mut self, extra: u8) -> Result<Won, CheckError> {
        let may_pass = extra < MOST_EXTRA;
        let mut listed = self.next_reply(None, may_pass)?;
        let at = self.at;
        if let (Some(completing), _) = self.board.completing(DEFENDER) {
            self.place(completing, DEFENDER);
            let moves = self.moves();
            return Err(CheckError::OtherWins { at, moves });
        }
        let empty = (0..self.board.cells()).filter(|&at| self.board.is_empty(at));
        if empty.count() <= usize::from(extra) {
            let moves = self.moves();
            return Err(CheckError::Full { at, moves });
        }
        let mut all = Won::default();
        self.board.add_interfering(extra, &mut all.zone);
        let after_pass = match listed {
            Listed::Pass => {
                let won = self.position(extra + 1)?;
                listed = self.next_reply(None, false)?;
                Some(won)
            }
            // The extra stones and the reply are one more than the extra stones.
            _ if extra > 0 => self.board.won_by_fours(&[], &mut Vec::new(), extra + 1),
            _ => None,
        };
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        let mut line = Vec::new();
        for reply in 0..self.board.cells() {
            if !self.board.is_empty(reply) {
                continue;
            }
            self.checked.replies += 1;
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if is_outside && listed != Listed::Reply(reply) {
                continue;
            }
            let at = self.at;
            self.place(reply, DEFENDER);
            let won = if listed == Listed::Reply(reply) {
                let won = self.position(extra)?;
                listed = self.next_reply(Some(reply), false)?;
                won
            } else {
                // What refuted the reply before this one often does it again.
                let mut hint = mem::take(&mut line);
                hint.reverse();
                let won = self.board.won_by_fours(&hint, &mut line, extra);
                won.ok_or_else(|| CheckError::NotRefuted {
                    at,
                    moves: self.moves(),
                })?
            };
            self.undo(reply, DEFENDER);
            all.plies = all.plies.max(won.plies);
            all.zone.add(&won.zone);
        }
        all.plies += 1;
        Ok(all)
    }

    /// The next reply that the proof answers, behind the last one.
    fn next_reply(&mut self, last: Option<u16>, may_pass: bool) -> Result<Listed, CheckError> {
        let at = self.at;
        match self.number()? {
            0 => Ok(Listed::End),
            pass if may_pass && pass == stream::pass(self.board.cells()) => Ok(Listed::Pass),
            gap => {
                let from = last.map_or(0, |last| u32::from(last) + 1);
                self.empty_cell(from + gap - 1, at).map(Listed::Reply)
            }
        }
    }

    fn number(&mut self) -> Result<u32, CheckError> {
        let at = self.at;
        stream::take(self.stream, &mut self.at).ok_or(CheckError::NoNumber { at })
    }

    fn empty_cell(&self, number: u32, at: usize) -> Result<u16, CheckError> {
        let cell = u16::try_from(number).unwrap_or(u16::MAX);
        match self.board.is_empty(cell) {
            true => Ok(cell),
            false => Err(CheckError::NotEmpty {
                at,
                cell: self.name(cell),
            }),
        }
    }

    fn place(&mut self, cell: u16, side: usize) {
        self.board.place(cell, side);
        self.path.push(cell);
    }

    fn undo(&mut self, cell: u16, side: usize) {
        self.board.undo(cell, side);
        self.path.pop();
    }

    fn name(&self, cell: u16) -> String {
        match cell < self.board.cells() {
            true => {
                let cols = self.position.params().cols;
                let cell = Cell::from_index(usize::from(cell), cols);
                self.position.move_text(cell.into())
            }
            false => format!("cell {cell}"),
        }
    }

    fn moves(&self) -> String {
        match self.path.is_empty() {
            true => "no moves".to_owned(),
            false => {
                let names: Vec<String> = self.path.iter().map(|&cell| self.name(cell)).collect();
                names.join(" ")
            }
        }
    }
}
