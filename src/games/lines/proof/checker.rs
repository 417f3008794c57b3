//! Checks a proof that a side wins. It trusts nothing: it goes through the proof position by
//! position, enumerates every legal reply of the other side by itself, and takes a reply for refuted
//! only by what the proof says next, checked in the same way, or by a win by fours that it finds
//! itself. Positions that come again are recognised by all their stones.
//!
//! It shares nothing with the engine or the prover: the rules of lines are counted anew in `board`.

use std::collections::HashMap;
use std::mem;

use thiserror::Error;

use super::board::{ATTACKER, Board, DEFENDER, FOURS_BUDGET};
use super::stream::{self, FOURS, MOVE, SEEN};
use crate::games::lines::{Lines, Rule};
use crate::rules::{Cell, Game, Side};
use crate::study::proving::Checked;

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
    let longest = match position.side_to_move() == winner {
        true => checker.position()?,
        false => checker.replies()?,
    };
    match stream.len() - checker.at {
        0 => Ok(Checked {
            longest,
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
    /// All stones of the positions whose every reply was refuted, and the plies to the win.
    proven: HashMap<Box<[u64]>, u16>,
    checked: Checked,
}

/// The functions below call each other as deep as the board has cells.
impl Checker<'_> {
    /// Checks that the attacker, who is to move, wins; the plies until then.
    fn position(&mut self) -> Result<u16, CheckError> {
        self.checked.positions += 1;
        let at = self.at;
        match self.number()? {
            FOURS => {
                let mut budget = FOURS_BUDGET;
                let plies = self.board.fours(&[], &mut Vec::new(), &mut budget);
                plies.ok_or_else(|| CheckError::NoFours {
                    at,
                    moves: self.moves(),
                })
            }
            SEEN => {
                let plies = self.proven.get(&self.board.canonical()).copied();
                plies.ok_or_else(|| CheckError::NotSeen {
                    at,
                    moves: self.moves(),
                })
            }
            number => {
                let cell = self.empty_cell(number - MOVE, at)?;
                self.place(cell, ATTACKER);
                let plies = match self.board.is_line(cell, ATTACKER) {
                    true => 1,
                    false => self.replies()? + 1,
                };
                self.undo(cell, ATTACKER);
                let at = self.at;
                let told = self.number()?;
                if told != u32::from(plies) {
                    let moves = self.moves();
                    return Err(CheckError::OtherLength {
                        at,
                        told,
                        plies,
                        moves,
                    });
                }
                self.proven.insert(self.board.canonical(), plies);
                Ok(plies)
            }
        }
    }

    /// Checks that the defender, who is to move, loses after every reply; the plies until then.
    fn replies(&mut self) -> Result<u16, CheckError> {
        let mut longest = 0;
        let mut line = Vec::new();
        let mut listed = self.next_reply(None)?;
        for reply in 0..self.board.cells() {
            if !self.board.is_empty(reply) {
                continue;
            }
            self.checked.replies += 1;
            let at = self.at;
            self.place(reply, DEFENDER);
            if self.board.is_line(reply, DEFENDER) {
                let moves = self.moves();
                return Err(CheckError::OtherWins { at, moves });
            }
            let plies = if listed == Some(reply) {
                let plies = self.position()?;
                listed = self.next_reply(Some(reply))?;
                plies
            } else {
                // What refuted the reply before this one often does it again.
                let mut hint = mem::take(&mut line);
                hint.reverse();
                let mut budget = FOURS_BUDGET;
                let plies = self.board.fours(&hint, &mut line, &mut budget);
                plies.ok_or_else(|| CheckError::NotRefuted {
                    at,
                    moves: self.moves(),
                })?
            };
            self.undo(reply, DEFENDER);
            longest = longest.max(plies + 1);
        }
        match longest {
            0 => Err(CheckError::Full {
                at: self.at,
                moves: self.moves(),
            }),
            longest => Ok(longest),
        }
    }

    /// The next reply that the proof answers, behind the last one; none at the end of the replies.
    fn next_reply(&mut self, last: Option<u16>) -> Result<Option<u16>, CheckError> {
        let at = self.at;
        match self.number()? {
            0 => Ok(None),
            gap => {
                let from = last.map_or(0, |last| u32::from(last) + 1);
                self.empty_cell(from + gap - 1, at).map(Some)
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
