//! Checks a proof that a side wins. It trusts nothing: it goes through the proof position by
//! position, enumerates every legal reply of the other side by itself, and takes a reply for refuted
//! only by what the proof says next, checked in the same way, by a win that it finds itself (see `wins`), or
//! because it cannot disturb a win after a pass. Positions that come again are recognised by all their
//! stones.
//!
//! Where the defender is to move, the checker may find, or the proof show, that the attacker would win if the
//! defender passed. That win has a zone: the cells of the attacker's moves, those where it then threatens to complete a line, and
//! those where one more stone would let the defender threaten or complete one. A reply outside the zone
//! leaves every step of that win as it was. Inside such a win the stones that may have been added elsewhere
//! are counted (`extra`): each makes the zones larger, for they could work together. So a position is won as
//! well if it was proven, for so many extra stones, without some of the defender's stones, and these lie
//! outside the zone.
//!
//! It shares nothing with the engine or the prover: the rules of lines are counted anew in `board`.

use thiserror::Error;

use super::board::{ATTACKER, Board, DEFENDER, Won};
use super::stream;
use super::wins::{MOST_EXTRA, MOST_THREATS, READING, Tried, Wins};
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
    /// The proof counts on longer searches than there are.
    #[error(
        "byte {at}: the proof counts on {told} threats one after the other, and at most {MOST_THREATS} are looked for"
    )]
    TooManyThreats {
        /// Where it says so.
        at: usize,
        /// How many.
        told: u32,
    },
    /// A stone is put where none can be.
    #[error("byte {at}: {cell} is occupied or not on the board")]
    NotEmpty {
        /// Where the cell stands.
        at: usize,
        /// Its name.
        cell: String,
    },
    /// A reply is neither answered by the proof nor refuted by a win that needs no words.
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
        wins: Wins::new(Board::new(position, winner), 0, READING),
        stream,
        at: 0,
        checked: Checked::default(),
    };
    checker.depth()?;
    let attacks = position.side_to_move() == winner;
    let found = match attacks && stream.len() == checker.at {
        true => checker.wins.find(0, &mut Tried::default()),
        false => None,
    };
    let won = match found {
        Some(won) => won,
        None if attacks => checker.position(0)?.1,
        None => checker.replies(0)?,
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
    wins: Wins,
    stream: &'a [u8],
    /// The next byte.
    at: usize,
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
    /// Reads how many threats are looked for.
    fn depth(&mut self) -> Result<(), CheckError> {
        let at = self.at;
        let told = self.number()?;
        let depth = u8::try_from(told).ok().filter(|&it| it <= MOST_THREATS);
        self.wins.depth = depth.ok_or(CheckError::TooManyThreats { at, told })?;
        Ok(())
    }

    /// Checks that the attacker, who is to move, wins, with so many extra stones of the defender outside
    /// the zone as well; its move and the win.
    fn position(&mut self, extra: u8) -> Result<(u16, Won), CheckError> {
        self.checked.positions += 1;
        let at = self.at;
        let number = self.number()?;
        let cell = self.empty_cell(number, at)?;
        self.wins.place(cell, ATTACKER);
        let mut won = match self.wins.board.is_line(cell, ATTACKER) {
            true => Won::default(),
            false => self.replies(extra)?,
        };
        self.wins.undo();
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
        self.wins.note(extra, &won);
        Ok((cell, won))
    }

    /// Checks that the defender, who is to move, loses after every reply.
    fn replies(&mut self, extra: u8) -> Result<Won, CheckError> {
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
            Listed::Pass => {
                let (_, won) = self.position(extra + 1)?;
                listed = self.next_reply(None, false)?;
                Some(won)
            }
            _ => self.wins.after_pass(extra, &mut tried),
        };
        if let Some(won) = &after_pass {
            all.zone.add(&won.zone);
            all.plies = won.plies;
        }
        for reply in 0..self.wins.board.cells() {
            if !self.wins.board.is_empty(reply) {
                continue;
            }
            self.checked.replies += 1;
            let is_outside = after_pass.is_some_and(|won| !won.zone.contains(reply));
            if is_outside && listed != Listed::Reply(reply) {
                continue;
            }
            let at = self.at;
            self.wins.place(reply, DEFENDER);
            let won = if listed == Listed::Reply(reply) {
                let (answer, won) = self.position(extra)?;
                tried.threats.remember(answer);
                listed = self.next_reply(Some(reply), false)?;
                won
            } else {
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
    fn next_reply(&mut self, last: Option<u16>, may_pass: bool) -> Result<Listed, CheckError> {
        let at = self.at;
        match self.number()? {
            0 => Ok(Listed::End),
            pass if may_pass && pass == stream::pass(self.wins.board.cells()) => Ok(Listed::Pass),
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

    fn moves(&self) -> String {
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
