//! The moves of another proof, which are tried before all others: one of the board under another rule or of another
//! size, say.

use std::collections::{HashMap, HashSet};

use super::path::Path;
use super::tree::{NodeIndex, Tree};
use fivefold_lines::Lines;
use fivefold_lines_engine::cell_set::Index;
use fivefold_lines_engine::symmetry::Symmetries;
use fivefold_lines_engine::threat_board::ThreatBoard;
use fivefold_rules::{Cell, Game, Side};

/// A winning move for each position of a proof.
pub(crate) struct Guide {
    /// Of the empty board of the proof.
    symmetries: Symmetries,
    /// Columns and rows of that board.
    size: [u8; 2],
    /// What is added to its columns and rows, so that its middle comes to the middle.
    shift: [i16; 2],
    /// By the hashes of the positions, as the moves are in the canonical picture.
    moves: HashMap<u64, Index>,
}

impl Guide {
    /// No moves yet for a search in this position, of a proof of the other.
    pub(crate) fn new(position: &Lines, other: &Lines) -> Guide {
        let size = |lines: &Lines| [lines.params().cols, lines.params().rows];
        let middle = |length: u8| i16::from((length - 1) / 2);
        let (to, from) = (size(position), size(other));
        Guide {
            symmetries: Symmetries::new(&Lines::start(other.params(), Side::First)),
            size: from,
            shift: [0, 1].map(|axis| middle(to[axis]) - middle(from[axis])),
            moves: HashMap::new(),
        }
    }

    /// Notes that by the proof the attacker, who is to move, wins with this move where these stones are.
    pub(crate) fn note(&mut self, stones: &[(Index, Side)], at: Index) {
        let stones = || stones.iter().map(|&(at, side)| (at, side.index()));
        self.toggle(stones());
        let hash = self.symmetries.hash();
        self.moves
            .insert(hash, self.symmetries.to_canonical()[usize::from(at)]);
        self.toggle(stones());
    }

    fn toggle(&mut self, stones: impl Iterator<Item = (Index, usize)>) {
        for (at, side) in stones {
            self.symmetries.toggle(at, side);
        }
    }

    /// The move for the attacker, who is to move, if the proof has the position. Stones beyond its board count as on
    /// its edge: the nearest place where they disturb as little.
    pub(super) fn at(&mut self, board: &ThreatBoard) -> Option<Index> {
        let sides = [0, 1].into_iter();
        let stones = sides.flat_map(|side| board.stones(side).iter().map(move |at| (at, side)));
        let stones: HashMap<Index, usize> = stones
            .map(|(at, side)| (self.nearest(board.cell(at)), side))
            .collect();
        let all = usize::from(board.all_cells().end - board.empty());
        if stones.len() < all {
            // Two would be on one cell.
            return None;
        }
        self.toggle(stones.iter().map(|(&at, &side)| (at, side)));
        let image = self.moves.get(&self.symmetries.hash());
        let at = image.and_then(|&image| self.symmetries.turned_back(image));
        self.toggle(stones.into_iter());
        let [cols, _] = self.size;
        let cell = Cell::from_index(usize::from(at?), cols);
        let shifted = |at: u8, axis: usize| u8::try_from(i16::from(at) + self.shift[axis]).ok();
        let cell = Cell::new(shifted(cell.col, 0)?, shifted(cell.row, 1)?);
        let mut empty = board.all_cells().filter(|&at| board.is_empty_at(at));
        empty.find(|&at| board.cell(at) == cell)
    }

    /// The cell of the other board that is nearest to one of this board.
    fn nearest(&self, cell: Cell) -> Index {
        let nearest = |at: u8, axis: usize| {
            let last = i16::from(self.size[axis]) - 1;
            (i16::from(at) - self.shift[axis]).clamp(0, last) as u8
        };
        Cell::new(nearest(cell.col, 0), nearest(cell.row, 1)).index(self.size[0]) as Index
    }
}

impl Path {
    /// Lets all open positions of a tree follow a guide, from this one on.
    pub(super) fn follow_guide(
        &mut self,
        id: NodeIndex,
        tree: &mut Tree,
        guide: &mut Guide,
        seen: &mut HashSet<NodeIndex>,
    ) {
        if tree.get(id).is_solved() || !seen.insert(id) {
            return;
        }
        if self.is_attacking()
            && tree.get(id).children.is_some()
            && let Some(at) = guide.at(&self.board)
        {
            tree.follow(id, self.symmetries.to_canonical()[usize::from(at)]);
        }
        for child in tree.children(id).to_vec() {
            if let Some(next) = child.node
                && self.follow(&child)
            {
                self.follow_guide(next, tree, guide, seen);
                self.undo();
            }
        }
    }
}
