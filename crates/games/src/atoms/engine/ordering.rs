//! Move ordering by captures, killers and history.

use super::bit_position::BitPosition;

/// The rank of the transposition table's move.
pub(super) const TT_MOVE: i32 = i32::MAX;
/// The rank of an explosion that captures, and the bonus for each captured cell.
const CAPTURE: i32 = 1 << 24;
const CAPTURED_CELL: i32 = 1 << 12;
/// The rank of a killer: a quiet move that caused a cutoff at the same ply.
const KILLER: i32 = 1 << 23;
/// The largest history of a move; beyond it all are halved.
const MOST_HISTORY: i32 = 1 << 20;
/// How many children are sorted; the ranks of later ones hardly differ.
const ORDERED: usize = 12;

/// A move that was made, waiting to be searched.
#[derive(Clone, Copy)]
pub(super) struct PendingMove<P> {
    /// The position after the move.
    pub(super) board: BitPosition<P>,
    /// The cell to which the atom was added.
    pub(super) cell: u8,
    /// Whether the cell exploded.
    pub(super) explodes: bool,
    /// Larger ranks are searched first.
    pub(super) rank: i32,
}

/// The rank of an explosion that took so many cells from the other side.
pub(super) const fn capture(cells: i32) -> i32 {
    if cells > 0 {
        CAPTURE + cells * CAPTURED_CELL
    } else {
        0
    }
}

/// One step of a selection sort: swaps the next child to the front and returns it. `number` counts
/// the children of the position already searched.
pub(super) fn pick_best<P: Copy>(rest: &mut [PendingMove<P>], number: usize) -> PendingMove<P> {
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

/// How quiet moves have done elsewhere in the same search.
pub(super) struct HistoryTables {
    /// By ply.
    killers: Vec<[u8; 2]>,
    /// By side and cell, the cutoffs of an atom added there, weighted by depth.
    history: [[i32; 256]; 2],
}

impl HistoryTables {
    pub(super) fn new(plies: usize) -> HistoryTables {
        HistoryTables {
            killers: vec![[0; 2]; plies],
            history: [[0; 256]; 2],
        }
    }

    /// The rank of a quiet move.
    pub(super) fn rank(&self, cell: u8, ply: usize) -> i32 {
        if self.killers[ply].contains(&cell) {
            KILLER
        } else {
            self.history[ply & 1][usize::from(cell)]
        }
    }

    /// Rewards a quiet move that caused a beta cutoff.
    pub(super) fn record_cutoff(&mut self, cell: u8, depth: i32, ply: usize) {
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
