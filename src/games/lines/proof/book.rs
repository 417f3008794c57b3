//! A proof as a book: every position in it is found, turned or mirrored or not at all, with the winner's
//! move and the plies that the other side can hold out. Positions that need no words in the proof are found
//! as the checker finds them.
//!
//! It trusts the proof, which the checker has gone through; bytes that are no proof make no book.

use super::board::{DEFENDER, Won};
use super::entries::{Asked, Entries};
use super::wins::{Limits, MOST_EXTRA, READING, Table, Tried, Wins};
use crate::games::lines::{Lines, Place, Rule};
use crate::players::Stop;
use crate::rules::{Cell, Game, Side};

/// As where the proof is read, then more, as nobody knows here what was tried before.
const ASKING: [Limits; 2] = [
    READING,
    Limits {
        threats: 200_000,
        fours: 3_000,
        taken: MOST_EXTRA as usize,
    },
];

/// A proof that can be asked about positions.
pub struct Book {
    begins: bool,
    entries: Entries,
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
    pub fn known(&self, position: &Lines, stop: &Stop) -> Option<Known> {
        let winner = self.winner(position);
        let mut wins = Wins::new(
            position,
            winner,
            self.entries.depth,
            READING,
            self.entries.asked(stop),
        );
        let place =
            |at: u16| Place::from(Cell::from_index(usize::from(at), position.params().cols));
        if position.side_to_move() == winner {
            let (at, plies) = winning(&mut wins, &mut Tries::default())?;
            let mv = place(at);
            return Some(Known::Won { mv, plies });
        }
        let replies = replies(&mut wins, stop)?;
        let replies = replies.into_iter().map(|(at, plies)| (place(at), plies));
        Some(Known::Lost {
            replies: replies.collect(),
        })
    }

    /// What may follow a move in a position of the board, that move first: the winner's moves, and the
    /// replies that hold out longest. At most so many moves, and none beyond what is known.
    #[must_use]
    pub fn line(&self, position: &Lines, mv: Place, most: usize, stop: &Stop) -> Vec<Place> {
        let mut game = position.clone();
        let mut line = vec![mv];
        game.apply(mv, &mut ());
        while line.len() < most && game.outcome().is_none() {
            let next = match self.known(&game, stop) {
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
}

/// What was tried within each of the limits.
type Tries = [Tried; ASKING.len()];

/// What is found within the first of the limits that are enough.
fn find(
    wins: &mut Wins<Asked>,
    tries: &mut Tries,
    mut look: impl FnMut(&mut Wins<Asked>, &mut Tried) -> Option<Won>,
) -> Option<Won> {
    ASKING.into_iter().zip(tries).find_map(|(limits, tried)| {
        wins.limits = limits;
        look(wins, tried)
    })
}

/// The winner's move where it is to move, and the plies until the win.
fn winning(wins: &mut Wins<Asked>, tries: &mut Tries) -> Option<(u16, u16)> {
    if let Some((first, plies)) = wins.table.told(&wins.board) {
        // As the checker does.
        for tried in tries {
            tried.threats.remember(first);
        }
        return Some((first, plies));
    }
    let won = find(wins, tries, |wins, tried| wins.find(0, tried))?;
    let shortest = match wins.depth {
        0 => wins.board.shortest_fours(won.plies + 1),
        _ => None,
    };
    Some((shortest.map_or(won.first, |(first, _)| first), won.plies))
}

/// All replies with the plies until the win, themselves counted; `None` if one of them is not known
/// to lose.
fn replies(wins: &mut Wins<Asked>, stop: &Stop) -> Option<Vec<(u16, u16)>> {
    if let (Some(_), _) = wins.board.completing(DEFENDER) {
        return None;
    }
    let mut tries = Tries::default();
    let after_pass = (1..=MOST_EXTRA)
        .find_map(|extra| wins.table.won(&wins.board, extra, &[]))
        .or_else(|| find(wins, &mut tries, |wins, tried| wins.after_pass(0, tried)));
    let (mut replies, mut left) = (Vec::new(), Vec::new());
    for reply in 0..wins.board.cells() {
        if !wins.board.is_empty(reply) {
            continue;
        }
        if stop.is_set() {
            return None;
        }
        let plies = match after_pass.filter(|won| !won.zone.contains(reply)) {
            Some(won) => Some(won.plies),
            None => plies_after(wins, reply, &mut tries),
        };
        match plies {
            Some(plies) => replies.push((reply, plies + 1)),
            None => left.push(reply),
        }
    }
    // The checker goes through the replies in the order of its board, which may be turned, and so it has tried other
    // moves first.
    for reply in left {
        let plies = wins.board.three_makers().into_iter().find_map(|hint| {
            let mut tries = Tries::default();
            for tried in &mut tries {
                tried.threats.remember(hint);
            }
            plies_after(wins, reply, &mut tries).filter(|_| !stop.is_set())
        });
        replies.push((reply, plies? + 1));
    }
    replies.sort_unstable();
    (!replies.is_empty()).then_some(replies)
}

/// The plies until the win after a reply, that itself not counted.
fn plies_after(wins: &mut Wins<Asked>, reply: u16, tries: &mut Tries) -> Option<u16> {
    wins.board.place(reply, DEFENDER);
    let won = winning(wins, tries);
    wins.board.undo(reply, DEFENDER);
    won.map(|(_, plies)| plies)
}
