//! A proof as a book: every position in it is found, turned or mirrored or not at all, with the winner's
//! move and the plies that the other side can hold out.
//!
//! It trusts the proof, which the checker has gone through; bytes that are no proof make no book.

use std::collections::HashMap;

use super::board::{ATTACKER, Board, DEFENDER, FOURS_BUDGET};
use super::stream;
use crate::games::lines::{Lines, Place, Rule};
use crate::players::Stop;
use crate::rules::{Cell, Game, Side};

/// The winner's move in a position of the proof.
#[derive(Clone, Copy, Debug)]
struct Entry {
    /// Its cell on the board that is turned so that its stones are told by the smallest numbers.
    at: u16,
    /// The plies until the win.
    plies: u16,
}

/// A proof that can be asked about positions.
pub struct Book {
    begins: bool,
    /// By a hash of the stones of the turned board. Two positions with one hash would have to meet among
    /// 2^128 numbers.
    entries: HashMap<u128, Entry>,
}

/// What a book knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Known {
    /// Whoever is to move wins.
    Won {
        /// The move that is proven to win, or the first one of a win by fours.
        mv: Place,
        /// The plies until the win, if the other side holds out as long as the proof lets it.
        plies: u16,
    },
    /// Whoever is to move loses: each reply with the plies until then, itself counted.
    Lost {
        /// The replies in ascending order of cells.
        replies: Vec<(Place, u16)>,
    },
}

impl Known {
    /// The plies until the end.
    #[must_use]
    pub fn plies(&self) -> u16 {
        match self {
            Known::Won { plies, .. } => *plies,
            Known::Lost { replies } => {
                let plies = replies.iter().map(|&(_, plies)| plies);
                plies.max().unwrap_or_default()
            }
        }
    }
}

impl Book {
    /// Reads the proof of an empty board; `begins` says whether the side that begins is the winner.
    /// `None` if the bytes are no proof, or it is to stop.
    #[must_use]
    pub fn read(start: &Lines, begins: bool, stream: &[u8], stop: &Stop) -> Option<Book> {
        if start.params().rule == Rule::Renju || start.stones() > 0 {
            return None;
        }
        let mover = start.side_to_move();
        let winner = if begins { mover } else { mover.other() };
        let mut reader = Reader {
            board: Board::new(start, winner),
            stream,
            at: 0,
            stop,
            entries: HashMap::new(),
        };
        // The threats on which the proof counts.
        reader.number()?;
        match begins {
            true => reader.position()?,
            false => reader.replies()?,
        }
        (reader.at == stream.len()).then_some(Book {
            begins,
            entries: reader.entries,
        })
    }

    /// The side that wins in the game of this position, on the board of this book.
    fn winner(&self, position: &Lines) -> Side {
        let mover = position.side_to_move();
        match position.stones().is_multiple_of(2) == self.begins {
            true => mover,
            false => mover.other(),
        }
    }

    /// What is known of a position of the board that is not over; `None` if that is nothing.
    #[must_use]
    pub fn known(&self, position: &Lines) -> Option<Known> {
        let winner = self.winner(position);
        let mut board = Board::new(position, winner);
        let place =
            |at: u16| Place::from(Cell::from_index(usize::from(at), position.params().cols));
        if position.side_to_move() == winner {
            let (at, plies) = self.winning(&mut board)?;
            let mv = place(at);
            return Some(Known::Won { mv, plies });
        }
        let replies = self.replies(&mut board)?;
        let replies = replies.into_iter().map(|(at, plies)| (place(at), plies));
        Some(Known::Lost {
            replies: replies.collect(),
        })
    }

    /// What may follow a move in a position of the board, that move first: the winner's moves, and the
    /// replies that hold out longest. At most so many moves, and none beyond what is known.
    #[must_use]
    pub fn line(&self, position: &Lines, mv: Place, most: usize) -> Vec<Place> {
        let mut game = position.clone();
        let mut line = vec![mv];
        game.apply(mv, &mut ());
        while line.len() < most && game.outcome().is_none() {
            let next = match self.known(&game) {
                Some(Known::Won { mv, .. }) => mv,
                Some(Known::Lost { replies }) => {
                    let longest = replies.iter().rev().max_by_key(|&&(_, plies)| plies);
                    let Some(&(reply, _)) = longest else {
                        break;
                    };
                    reply
                }
                None => break,
            };
            line.push(next);
            game.apply(next, &mut ());
        }
        line
    }

    /// The winner's move where it is to move, and the plies until the win.
    fn winning(&self, board: &mut Board) -> Option<(u16, u16)> {
        if let Some(found) = self.entry(board) {
            return Some(found);
        }
        let mut line = Vec::new();
        let plies = fours(board, &[], &mut line)?;
        let shortest = board.shortest_fours(plies + 1);
        Some((shortest.map_or(*line.last()?, |(first, _)| first), plies))
    }

    /// The winner's move as the proof says it.
    fn entry(&self, board: &Board) -> Option<(u16, u16)> {
        let (turn, key) = turned(board);
        let entry = self.entries.get(&key)?;
        Some((board.turned_back(turn, entry.at)?, entry.plies))
    }

    /// All replies with the plies until the win, themselves counted; `None` if one of them is not known
    /// to lose.
    fn replies(&self, board: &mut Board) -> Option<Vec<(u16, u16)>> {
        let mut replies = Vec::new();
        let mut line = Vec::new();
        for reply in 0..board.cells() {
            if !board.is_empty(reply) {
                continue;
            }
            board.place(reply, DEFENDER);
            let plies = match board.is_line(reply, DEFENDER) {
                true => None,
                false => self.plies_after(board, &mut line),
            };
            board.undo(reply, DEFENDER);
            replies.push((reply, plies? + 1));
        }
        (!replies.is_empty()).then_some(replies)
    }

    /// The plies until the win of the winner, who is to move. A win by fours is looked for as the checker
    /// does it: what refuted the reply before this one is tried first.
    fn plies_after(&self, board: &mut Board, line: &mut Vec<u16>) -> Option<u16> {
        if let Some((_, plies)) = self.entry(board) {
            return Some(plies);
        }
        let mut hint = std::mem::take(line);
        hint.reverse();
        fours(board, &hint, line).or_else(|| match hint.is_empty() {
            true => None,
            false => fours(board, &[], line),
        })
    }
}

/// The plies of a win by fours, as the checker looks for it.
fn fours(board: &mut Board, hint: &[u16], line: &mut Vec<u16>) -> Option<u16> {
    let mut budget = FOURS_BUDGET;
    board.fours(hint, line, &mut budget)
}

/// How the board is turned so that its hash is smallest, and a longer hash of its stones.
fn turned(board: &Board) -> (usize, u128) {
    let (_, turn) = board.hash();
    let stones = board.turned(turn);
    // Two sums of 64 bits over the same numbers, mixed in different ways.
    let sum = |seed: u64| {
        stones.iter().fold(seed, |sum, &word| {
            let mixed = (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15 ^ seed);
            mixed ^ mixed >> 29
        })
    };
    let high = u128::from(sum(0x243f_6a88_85a3_08d2)) << 64;
    (turn, high | u128::from(sum(0x1319_8a2e_0370_7344)))
}

/// Goes through a proof once.
struct Reader<'a> {
    board: Board,
    stream: &'a [u8],
    /// The next byte.
    at: usize,
    stop: &'a Stop,
    entries: HashMap<u128, Entry>,
}

/// The functions below call each other as deep as the board has cells.
impl Reader<'_> {
    fn position(&mut self) -> Option<()> {
        if self.stop.is_set() {
            return None;
        }
        let number = self.number()?;
        let cell = self.empty_cell(number)?;
        let (turn, key) = turned(&self.board);
        let at = self.board.turn(turn, cell)?;
        self.board.place(cell, ATTACKER);
        if !self.board.is_line(cell, ATTACKER) {
            self.replies()?;
        }
        self.board.undo(cell, ATTACKER);
        let plies = u16::try_from(self.number()?).ok()?;
        self.entries.insert(key, Entry { at, plies });
        Some(())
    }

    fn replies(&mut self) -> Option<()> {
        let mut from = 0;
        loop {
            match self.number()? {
                0 => return Some(()),
                // Positions after a pass are met in no game.
                pass if from == 0 && pass == stream::pass(self.board.cells()) => self.position()?,
                gap => {
                    let reply = self.empty_cell(from + gap - 1)?;
                    self.board.place(reply, DEFENDER);
                    self.position()?;
                    self.board.undo(reply, DEFENDER);
                    from = u32::from(reply) + 1;
                }
            }
        }
    }

    fn number(&mut self) -> Option<u32> {
        stream::take(self.stream, &mut self.at)
    }

    fn empty_cell(&self, number: u32) -> Option<u16> {
        let cell = u16::try_from(number).ok()?;
        self.board.is_empty(cell).then_some(cell)
    }
}
