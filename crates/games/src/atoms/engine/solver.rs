//! Small boards solved exactly: who wins with best play, and after how many plies.
//!
//! It asks for ever more plies whether one side can force the end within them. Results are stored
//! by position, without hashing: four sets of 16 cells make one number, the smallest of those of
//! all rotations and reflections of the board.

use super::bit_position::{BitGeometry, BitPosition};
use crate::atoms::{Atoms, AtomsParams};
use fivefold_players::Stop;
use fivefold_rules::{Game, Side};

/// The most cells of a board that can be solved.
pub(crate) const MOST_CELLS: usize = 16;
/// The longest forced game that is searched for, in plies.
const LONGEST: u8 = 200;
/// Positions visited between two checks of the stop flag.
const NODES_BETWEEN_STOPS: u64 = 1_024;
/// Entries among which a new one replaces the least useful.
const BUCKET: usize = 4;

/// A solved position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolvedPosition {
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
    /// Neither side can force an end within the longest game searched for.
    #[error("no side can force a win within {LONGEST} plies")]
    NoForcedEnd,
}

/// Solves the position with a table of at most so many MiB.
///
/// # Errors
/// See [`Unsolved`].
pub fn solve(position: &Atoms, memory_mib: u32, stop: &Stop) -> Result<SolvedPosition, Unsolved> {
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
    found.map(|(mover_wins, plies, nodes)| SolvedPosition {
        winner: if mover_wins {
            position.side_to_move()
        } else {
            position.side_to_move().other()
        },
        plies,
        nodes,
    })
}

/// What is proven about a position, in plies.
#[derive(Clone, Copy)]
struct PlyBounds {
    /// The largest number within which its side to move cannot force a win.
    no_win_within: u8,
    /// The smallest number within which it can.
    win_within: u8,
    /// The largest number within which it need not lose.
    no_loss_within: u8,
    /// The smallest number within which it loses.
    loss_within: u8,
}

impl PlyBounds {
    const UNKNOWN: PlyBounds = PlyBounds {
        no_win_within: 0,
        win_within: u8::MAX,
        no_loss_within: 0,
        loss_within: u8::MAX,
    };
}

/// A position with its key in the table.
#[derive(Clone, Copy)]
struct KeyedPosition {
    board: BitPosition<u64>,
    key: u64,
}

struct Solver<'a, const CHAIN: bool> {
    geometry: BitGeometry<u64>,
    /// The images of every set of cells under the symmetries of the board, the set itself first.
    symmetries: Vec<[u16; 8]>,
    /// Keys of positions, and for each a packed [`PlyBounds`], which is never 0; an entry of zeros
    /// is empty.
    table: Vec<[u64; 2]>,
    stop: &'a Stop,
    stopped: bool,
    nodes: u64,
}

impl<'a, const CHAIN: bool> Solver<'a, CHAIN> {
    fn new(position: &Atoms, memory_mib: u32, stop: &'a Stop) -> Self {
        let entries = ((memory_mib.max(1) as usize) << 20) / size_of::<[u64; 2]>();
        Solver {
            geometry: BitGeometry::of(position),
            symmetries: symmetries(position.params()),
            table: vec![[0; 2]; 1 << entries.ilog2()],
            stop,
            stopped: false,
            nodes: 0,
        }
    }

    fn run(mut self, position: &Atoms) -> Result<(bool, u32, u64), Unsolved> {
        let board = BitPosition::of(position, &self.geometry);
        let root = KeyedPosition {
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
    fn wins(&mut self, node: &KeyedPosition, plies: u8) -> bool {
        let bounds = self.get(node.key);
        if plies <= bounds.no_win_within || plies >= bounds.win_within {
            return plies >= bounds.win_within;
        }
        let Some((children, count)) = self.children(&node.board) else {
            let win_within = 1;
            self.put(
                node.key,
                PlyBounds {
                    win_within,
                    ..bounds
                },
            );
            return true;
        };
        let children = &children[..count];
        // A child that is known to lose saves the search of the others.
        let wins = plies > 1
            && (children
                .iter()
                .any(|child| self.get(child.key).loss_within < plies)
                || children.iter().any(|child| self.loses(child, plies - 1)));
        if self.stopped {
            return false;
        }
        let mut bounds = self.get(node.key);
        match wins {
            true => bounds.win_within = plies,
            false => bounds.no_win_within = plies,
        }
        self.put(node.key, bounds);
        wins
    }

    /// Whether the side to move loses within so many plies, whatever it does; an even number.
    fn loses(&mut self, node: &KeyedPosition, plies: u8) -> bool {
        let bounds = self.get(node.key);
        if plies <= bounds.no_loss_within || plies >= bounds.loss_within {
            return plies >= bounds.loss_within;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(NODES_BETWEEN_STOPS) {
            self.stopped |= self.stop.is_set();
        }
        if self.stopped {
            return false;
        }
        let Some((children, count)) = self.children(&node.board) else {
            let no_loss_within = u8::MAX - 1;
            self.put(
                node.key,
                PlyBounds {
                    no_loss_within,
                    ..bounds
                },
            );
            return false;
        };
        let children = &children[..count];
        let refutes = |child: &KeyedPosition| self.get(child.key).no_win_within >= plies - 1;
        let loses = !children.iter().any(refutes)
            && children.iter().all(|child| self.wins(child, plies - 1));
        if self.stopped {
            return false;
        }
        let mut bounds = self.get(node.key);
        match loses {
            true => bounds.loss_within = plies,
            false => bounds.no_loss_within = plies,
        }
        self.put(node.key, bounds);
        loses
    }

    /// The positions after all moves, those after explosions first, and of these first those that
    /// leave the other side the fewest cells; `None` if one of the moves wins.
    fn children(&self, board: &BitPosition<u64>) -> Option<([KeyedPosition; MOST_CELLS], usize)> {
        let mut children = [KeyedPosition {
            board: *board,
            key: 0,
        }; MOST_CELLS];
        let mut count = 0;
        let explosions = board.mine & board.critical();
        let quiet = board.moves(&self.geometry) & !explosions;
        for mut cells in [explosions, quiet] {
            while cells != 0 {
                let result = board.play::<CHAIN>(&self.geometry, cells & cells.wrapping_neg());
                if result.wins {
                    return None;
                }
                cells &= cells - 1;
                children[count].board = result.board;
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

    /// The same number for all symmetric images of a position, and for no other position.
    fn key(&self, board: &BitPosition<u64>) -> u64 {
        let [low, high] = board.levels;
        let [low, high, mine, theirs] = [low, high, board.mine, board.theirs]
            .map(|plane| &self.symmetries[plane as usize & (self.symmetries.len() - 1)]);
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

    fn get(&self, key: u64) -> PlyBounds {
        let at = self.bucket(key);
        let entry = self.table[at..at + BUCKET]
            .iter()
            .find(|&&[entry, data]| entry == key && data != 0);
        entry.map_or(PlyBounds::UNKNOWN, |&[_, data]| unpack(data))
    }

    fn put(&mut self, key: u64, bounds: PlyBounds) {
        let at = self.bucket(key);
        let bucket = &mut self.table[at..at + BUCKET];
        let place = (0..BUCKET).min_by_key(|&i| match bucket[i] {
            [entry, _] if entry == key => (0, 0),
            [_, 0] => (1, 0),
            // The longer the searched games, the more work an entry saves.
            [_, data] => (2, usefulness(unpack(data))),
        });
        if let Some(place) = place {
            bucket[place] = [key, pack(bounds)];
        }
    }
}

const fn pack(bounds: PlyBounds) -> u64 {
    u64::from_le_bytes([
        bounds.no_win_within,
        bounds.win_within,
        bounds.no_loss_within,
        bounds.loss_within,
        0,
        0,
        0,
        0,
    ])
}

const fn unpack(data: u64) -> PlyBounds {
    let [no_win_within, win_within, no_loss_within, loss_within, ..] = data.to_le_bytes();
    PlyBounds {
        no_win_within,
        win_within,
        no_loss_within,
        loss_within,
    }
}

/// The longest game that was searched for this entry.
fn usefulness(bounds: PlyBounds) -> u8 {
    let finite = |plies: u8| if plies >= LONGEST { 0 } else { plies };
    [
        bounds.no_win_within,
        bounds.win_within,
        bounds.no_loss_within,
        bounds.loss_within,
    ]
    .into_iter()
    .map(finite)
    .max()
    .unwrap_or(0)
}

/// The images of every set of cells under rotation and reflection; a board that is not square has
/// four, each of them twice.
fn symmetries(params: &AtomsParams) -> Vec<[u16; 8]> {
    let (cols, rows) = (params.cols, params.rows);
    let cells = cols * rows;
    let image = |cell: u8, symmetry: usize| {
        let (mut col, mut row) = (cell % cols, cell / cols);
        if symmetry & 1 != 0 {
            col = cols - 1 - col;
        }
        if symmetry & 2 != 0 {
            row = rows - 1 - row;
        }
        if symmetry & 4 != 0 && cols == rows {
            (col, row) = (row, col);
        }
        row * cols + col
    };
    (0..1_u32 << cells)
        .map(|set| {
            std::array::from_fn(|symmetry| {
                (0..cells)
                    .filter(|&cell| set >> cell & 1 == 1)
                    .fold(0, |picture_set, cell| {
                        picture_set | 1 << image(cell, symmetry)
                    })
            })
        })
        .collect()
}
