//! In which order moves are searched: the sooner a good one comes, the less is left to search.

use super::board::Board;

/// The rank of the best move of an earlier search of the same position.
pub const KNOWN_BEST: i32 = i32::MAX;
/// The rank of an explosion that captures, and what each captured cell adds.
const CAPTURE: i32 = 1 << 24;
const CAPTURED_CELL: i32 = 1 << 12;
/// The rank of a killer move: a quiet one that was good enough in a sister position.
const KILLER: i32 = 1 << 23;
/// The most that history adds.
const MOST_HISTORY: i32 = 1 << 20;
/// How many of the children of a position are put into order; those that come later are hardly
/// told apart by their ranks.
const ORDERED: usize = 12;

/// A move that was made, waiting to be searched.
#[derive(Clone, Copy)]
pub struct Child<P> {
    /// The position after the move.
    pub board: Board<P>,
    /// The cell to which the atom was added.
    pub cell: u8,
    /// Whether the cell exploded.
    pub explodes: bool,
    /// The larger, the sooner it is searched.
    pub rank: i32,
}

/// The rank of an explosion that took so many cells from the other side.
pub const fn capture(cells: i32) -> i32 {
    if cells > 0 {
        CAPTURE + cells * CAPTURED_CELL
    } else {
        0
    }
}

/// Moves the child that comes next to the front, and gives it; it is number `number` of the
/// children of its position.
pub fn next<P: Copy>(rest: &mut [Child<P>], number: usize) -> Child<P> {
    if number < ORDERED {
        let mut best = 0;
        for i in 1..rest.len() {
            if rest[i].rank > rest[best].rank {
                best = i;
            }
        }
        rest.swap(0, best);
    }
    rest[0]
}

/// What quiet moves have been worth elsewhere in the same search.
pub struct Experience {
    /// The last two killers of each ply.
    killers: Vec<[u8; 2]>,
    /// For either side and each cell, how often and how deep an atom there was good enough.
    history: [[i32; 256]; 2],
}

impl Experience {
    /// None yet, for lines of up to so many plies.
    pub fn new(plies: usize) -> Experience {
        Experience {
            killers: vec![[0; 2]; plies],
            history: [[0; 256]; 2],
        }
    }

    /// The rank of a quiet move.
    pub fn rank(&self, cell: u8, ply: usize) -> i32 {
        if self.killers[ply].contains(&cell) {
            KILLER
        } else {
            self.history[ply & 1][usize::from(cell)]
        }
    }

    /// A quiet move was good enough, searched so deep.
    pub fn note(&mut self, cell: u8, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != cell {
            *killers = [cell, killers[0]];
        }
        let history = &mut self.history[ply & 1];
        history[usize::from(cell)] += depth * depth;
        if history[usize::from(cell)] > MOST_HISTORY {
            for value in history {
                *value /= 2;
            }
        }
    }
}
