//! A proof as a book: every position in it is found, turned or mirrored or not at all, with the winner's
//! move and the plies that the other side can hold out. Positions that need no words in the proof are found
//! as the checker finds them.
//!
//! It trusts the proof, which the checker has gone through; bytes that are no proof make no book.

use std::mem;

use super::board::{DEFENDER, Won};
use super::entries::{Entries, Reading};
use super::wins::{MOST_EXTRA, READING, Tried, WinLimits, WinTable, Wins};
use crate::IsStopped;
use fivefold_lines::{Lines, Place, Rule};
use fivefold_rules::{Cell, Game, Side};

/// More than where a proof is read: here nobody knows what was tried before.
const ASKING: WinLimits = WinLimits {
    threats: 200_000,
    fours: 3_000,
    taken: MOST_EXTRA as usize,
};

/// A proof that can be asked about positions.
pub struct Book {
    begins: bool,
    entries: Entries,
}

/// What a book knows of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum KnownPosition {
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

impl KnownPosition {
    /// The plies until the end.
    #[must_use]
    pub fn plies(&self) -> u16 {
        match self {
            KnownPosition::Won { plies, .. } => *plies,
            KnownPosition::Lost { replies } => {
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
    pub fn read(start: &Lines, begins: bool, stream: &[u8], stop: IsStopped) -> Option<Book> {
        if start.params().rule == Rule::Renju || start.stones() > 0 {
            return None;
        }
        let mover = start.side_to_move();
        let winner = if begins { mover } else { mover.other() };
        let entries = Entries::read(start, winner, stream, stop)?;
        Some(Book { begins, entries })
    }

    /// The side that wins in the game of this position, on the board of this book.
    fn winner(&self, position: &Lines) -> Side {
        let mover = position.side_to_move();
        match position.stones().is_multiple_of(2) == self.begins {
            true => mover,
            false => mover.other(),
        }
    }

    /// What is known of a position of the board that is not over; `None` if that is nothing, or it is to stop.
    #[must_use]
    pub fn known(&self, position: &Lines, stop: IsStopped) -> Option<KnownPosition> {
        let winner = self.winner(position);
        let mut wins = Wins::new(
            position,
            winner,
            self.entries.depth,
            ASKING,
            self.entries.asked(stop),
        );
        let place =
            |at: u16| Place::from(Cell::from_index(usize::from(at), position.params().cols));
        if position.side_to_move() == winner {
            let (at, plies) = winning(&mut wins, &mut Tried::default())?;
            let mv = place(at);
            return Some(KnownPosition::Won { mv, plies });
        }
        let replies = replies(&mut wins, stop)?;
        let replies = replies.into_iter().map(|(at, plies)| (place(at), plies));
        Some(KnownPosition::Lost {
            replies: replies.collect(),
        })
    }

    /// What may follow a move in a position of the board, that move first: the winner's moves, and the
    /// replies that hold out longest. At most so many moves, and none beyond what is known.
    #[must_use]
    pub fn line(&self, position: &Lines, mv: Place, most: usize, stop: IsStopped) -> Vec<Place> {
        let mut game = position.clone();
        let mut line = vec![mv];
        game.apply(mv, &mut ());
        while line.len() < most && game.outcome().is_none() {
            let next = match self.known(&game, stop) {
                Some(KnownPosition::Won { mv, .. }) => mv,
                Some(KnownPosition::Lost { replies }) => {
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
}

/// The winner's move where it is to move, and the plies until the win.
fn winning(wins: &mut Wins<Reading>, tried: &mut Tried) -> Option<(u16, u16)> {
    if let Some((first, plies)) = wins.table.told(&wins.board) {
        // As the checker does.
        tried.threats.remember(first);
        return Some((first, plies));
    }
    let won = wins.find(0, tried).or_else(|| with_hints(wins))?;
    let shortest = match wins.depth {
        0 => wins.board.shortest_fours(won.plies + 1),
        _ => None,
    };
    Some((shortest.map_or(won.first, |(first, _)| first), won.plies))
}

/// A win of the winner, who is to move, that is found soon where one move is tried first. The checker may have tried
/// that one first because it had won after another reply: it goes through them in the order of its board, which may be
/// turned.
fn with_hints(wins: &mut Wins<Reading>) -> Option<Won> {
    let asking = mem::replace(&mut wins.limits, READING);
    let hints = match wins.depth {
        0 => Vec::new(),
        _ => wins.board.three_makers(),
    };
    let won = hints.into_iter().find_map(|hint| {
        let mut tried = Tried::default();
        tried.threats.remember(hint);
        match wins.table.is_stopped() {
            true => None,
            false => wins.find(0, &mut tried),
        }
    });
    wins.limits = asking;
    won
}

/// All replies with the plies until the win, themselves counted; `None` if one of them is not known
/// to lose.
fn replies(wins: &mut Wins<Reading>, stop: IsStopped) -> Option<Vec<(u16, u16)>> {
    let mut tried = Tried::default();
    let after_pass = (1..=MOST_EXTRA)
        .find_map(|extra| wins.table.won(&wins.board, extra, &[]))
        .or_else(|| wins.after_pass(0, &mut tried));
    let mut replies = Vec::new();
    for reply in 0..wins.board.cells() {
        if !wins.board.is_empty(reply) {
            continue;
        }
        if stop() {
            return None;
        }
        wins.board.place(reply, DEFENDER);
        let plies = match wins.board.is_line(reply, DEFENDER) {
            true => None,
            false => match after_pass.filter(|won| !won.zone.contains(reply)) {
                Some(won) => Some(won.plies),
                None => winning(wins, &mut tried).map(|(_, plies)| plies),
            },
        };
        wins.board.undo(reply, DEFENDER);
        replies.push((reply, plies? + 1));
    }
    (!replies.is_empty()).then_some(replies)
}
