//! Small boards solved exactly: who wins with best play, and after how many plies.
//!
//! It asks for ever longer games whether one side can force the end within them. What is known is
//! kept by position, without hashing: four sets of 16 cells make one number, the least of those of
//! all pictures of the board under turning and mirroring.

use super::board::{Board, Shape};
use crate::games::atoms::{Atoms, AtomsParams};
use crate::games::{Game, Side};
use crate::players::Stop;

/// The most cells of a board that can be solved.
pub const MOST_CELLS: usize = 16;
/// The longest forced game that is looked for, in plies.
const LONGEST: u8 = 200;
/// The stop is looked at once in so many nodes.
const LOOK_EVERY: u64 = 1_024;
/// Entries among which a new one replaces the least useful.
const BUCKET: usize = 4;

/// A solved position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The side that wins with best play.
    pub winner: Side,
    /// Plies to the end if the winner hurries and the loser delays.
    pub plies: u32,
    /// Positions visited.
    pub nodes: u64,
}

/// Why a position was not solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The board has too many cells.
    #[error("only boards of up to {MOST_CELLS} cells can be solved")]
    TooLarge,
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// It was stopped.
    #[error("stopped before it was solved")]
    Stopped,
    /// Neither side can force an end within the longest game looked for.
    #[error("no side can force a win within {LONGEST} plies")]
    NoForcedEnd,
}

/// Solves the position with a table of at most so many MiB.
///
/// # Errors
/// See [`Unsolved`].
pub fn solve(position: &Atoms, memory_mib: u32, stop: &Stop) -> Result<Solved, Unsolved> {
    let AtomsParams { cols, rows, chain } = *position.params();
    if usize::from(cols) * usize::from(rows) > MOST_CELLS {
        return Err(Unsolved::TooLarge);
    }
    if position.outcome().is_some() {
        return Err(Unsolved::GameOver);
    }
    let found = if chain {
        Solver::<true>::new(position, memory_mib, stop).run(position)
    } else {
        Solver::<false>::new(position, memory_mib, stop).run(position)
    };
    found.map(|(mover_wins, plies, nodes)| Solved {
        winner: if mover_wins {
            position.side_to_move()
        } else {
            position.side_to_move().other()
        },
        plies,
        nodes,
    })
}

/// What is known of a position, in plies.
#[derive(Clone, Copy)]
struct Span {
    /// The most within which its side to move cannot force a win.
    cannot: u8,
    /// The fewest within which it can.
    can: u8,
    /// The most within which it need not lose.
    holds: u8,
    /// The fewest within which it loses.
    lost: u8,
}

impl Span {
    const UNKNOWN: Span = Span {
        cannot: 0,
        can: u8::MAX,
        holds: 0,
        lost: u8::MAX,
    };
}

/// A position with its key in the table.
#[derive(Clone, Copy)]
struct Node {
    board: Board<u64>,
    key: u64,
}

struct Solver<'a, const CHAIN: bool> {
    shape: Shape<u64>,
    /// For every set of cells its pictures under turning and mirroring, the set itself first.
    pictures: Vec<[u16; 8]>,
    /// Keys of positions, and for each a packed [`Span`], which is never 0; an entry of zeros is
    /// empty.
    table: Vec<[u64; 2]>,
    stop: &'a Stop,
    stopped: bool,
    nodes: u64,
}

impl<'a, const CHAIN: bool> Solver<'a, CHAIN> {
    fn new(position: &Atoms, memory_mib: u32, stop: &'a Stop) -> Self {
        let entries = ((memory_mib.max(1) as usize) << 20) / size_of::<[u64; 2]>();
        Solver {
            shape: Shape::of(position),
            pictures: pictures(position.params()),
            table: vec![[0; 2]; 1 << entries.ilog2()],
            stop,
            stopped: false,
            nodes: 0,
        }
    }

    fn run(mut self, position: &Atoms) -> Result<(bool, u32, u64), Unsolved> {
        let board = Board::of(position, &self.shape);
        let root = Node {
            board,
            key: self.key(&board),
        };
        for plies in 1..=LONGEST {
            // A side wins with its own move: the side to move after an odd number of plies.
            let mover_wins = plies % 2 == 1;
            let ends = if mover_wins {
                self.wins(&root, plies)
            } else {
                self.loses(&root, plies)
            };
            if self.stopped {
                return Err(Unsolved::Stopped);
            }
            if ends {
                return Ok((mover_wins, plies.into(), self.nodes));
            }
        }
        Err(Unsolved::NoForcedEnd)
    }

    /// Whether the side to move can force a win within so many plies, an odd number.
    fn wins(&mut self, node: &Node, plies: u8) -> bool {
        let span = self.get(node.key);
        if plies <= span.cannot || plies >= span.can {
            return plies >= span.can;
        }
        let Some((children, count)) = self.children(&node.board) else {
            self.put(node.key, Span { can: 1, ..span });
            return true;
        };
        let children = &children[..count];
        // What is known already saves the search of the others.
        let wins = plies > 1
            && (children
                .iter()
                .any(|child| self.get(child.key).lost < plies)
                || children.iter().any(|child| self.loses(child, plies - 1)));
        if self.stopped {
            return false;
        }
        let span = self.get(node.key);
        let span = if wins {
            Span { can: plies, ..span }
        } else {
            Span {
                cannot: plies,
                ..span
            }
        };
        self.put(node.key, span);
        wins
    }

    /// Whether the side to move loses within so many plies, whatever it does; an even number.
    fn loses(&mut self, node: &Node, plies: u8) -> bool {
        let span = self.get(node.key);
        if plies <= span.holds || plies >= span.lost {
            return plies >= span.lost;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            self.stopped |= self.stop.is_set();
        }
        if self.stopped {
            return false;
        }
        let Some((children, count)) = self.children(&node.board) else {
            self.put(
                node.key,
                Span {
                    holds: u8::MAX - 1,
                    ..span
                },
            );
            return false;
        };
        let children = &children[..count];
        let holds = |child: &Node| self.get(child.key).cannot >= plies - 1;
        let loses =
            !children.iter().any(holds) && children.iter().all(|child| self.wins(child, plies - 1));
        if self.stopped {
            return false;
        }
        let span = self.get(node.key);
        let span = if loses {
            Span {
                lost: plies,
                ..span
            }
        } else {
            Span {
                holds: plies,
                ..span
            }
        };
        self.put(node.key, span);
        loses
    }

    /// The positions after all moves, those after explosions first and of these first those that
    /// leave the other side fewest cells; none if one of the moves wins.
    fn children(&self, board: &Board<u64>) -> Option<([Node; MOST_CELLS], usize)> {
        let mut children = [Node {
            board: *board,
            key: 0,
        }; MOST_CELLS];
        let mut count = 0;
        let explosions = board.mine & board.critical();
        let quiet = board.moves(&self.shape) & !explosions;
        for mut cells in [explosions, quiet] {
            while cells != 0 {
                let made = board.play::<CHAIN>(&self.shape, cells & cells.wrapping_neg());
                if made.wins {
                    return None;
                }
                cells &= cells - 1;
                children[count].board = made.board;
                count += 1;
            }
        }
        children[..explosions.count_ones() as usize]
            .sort_unstable_by_key(|child| child.board.mine.count_ones());
        for child in &mut children[..count] {
            child.key = self.key(&child.board);
        }
        Some((children, count))
    }

    /// The same number for all pictures of a position, and for no other position.
    fn key(&self, board: &Board<u64>) -> u64 {
        let [low, high] = board.levels;
        let [low, high, mine, theirs] = [low, high, board.mine, board.theirs]
            .map(|plane| &self.pictures[plane as usize & (self.pictures.len() - 1)]);
        let mut least = u64::MAX;
        for i in 0..8 {
            let halves = [low[i], high[i], mine[i], theirs[i]].map(u64::from);
            least = least.min(halves[0] | halves[1] << 16 | halves[2] << 32 | halves[3] << 48);
        }
        least
    }

    fn bucket(&self, key: u64) -> usize {
        let mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed ^ mixed >> 32) as usize & (self.table.len() - 1) & !(BUCKET - 1)
    }

    fn get(&self, key: u64) -> Span {
        let at = self.bucket(key);
        let entry = self.table[at..at + BUCKET]
            .iter()
            .find(|&&[known, data]| known == key && data != 0);
        entry.map_or(Span::UNKNOWN, |&[_, data]| unpack(data))
    }

    fn put(&mut self, key: u64, span: Span) {
        let at = self.bucket(key);
        let bucket = &mut self.table[at..at + BUCKET];
        let place = (0..BUCKET).min_by_key(|&i| match bucket[i] {
            [known, _] if known == key => (0, 0),
            [_, 0] => (1, 0),
            // The longer the games that were looked at, the more work an entry saves.
            [_, data] => (2, worth(unpack(data))),
        });
        if let Some(place) = place {
            bucket[place] = [key, pack(span)];
        }
    }
}

const fn pack(span: Span) -> u64 {
    u64::from_le_bytes([span.cannot, span.can, span.holds, span.lost, 0, 0, 0, 0])
}

const fn unpack(data: u64) -> Span {
    let [cannot, can, holds, lost, ..] = data.to_le_bytes();
    Span {
        cannot,
        can,
        holds,
        lost,
    }
}

/// The longest game that was looked at to find this out.
fn worth(span: Span) -> u8 {
    let finite = |plies: u8| if plies >= LONGEST { 0 } else { plies };
    [span.cannot, span.can, span.holds, span.lost]
        .into_iter()
        .map(finite)
        .max()
        .unwrap_or(0)
}

/// For every set of cells of the board its pictures under turning and mirroring; a board that is
/// not square has four, each of them twice.
fn pictures(params: &AtomsParams) -> Vec<[u16; 8]> {
    let (cols, rows) = (params.cols, params.rows);
    let cells = cols * rows;
    let turned = |cell: u8, picture: usize| {
        let (mut col, mut row) = (cell % cols, cell / cols);
        if picture & 1 != 0 {
            col = cols - 1 - col;
        }
        if picture & 2 != 0 {
            row = rows - 1 - row;
        }
        if picture & 4 != 0 && cols == rows {
            (col, row) = (row, col);
        }
        row * cols + col
    };
    (0..1_u32 << cells)
        .map(|set| {
            std::array::from_fn(|picture| {
                (0..cells)
                    .filter(|&cell| set >> cell & 1 == 1)
                    .fold(0, |picture_set, cell| {
                        picture_set | 1 << turned(cell, picture)
                    })
            })
        })
        .collect()
}
