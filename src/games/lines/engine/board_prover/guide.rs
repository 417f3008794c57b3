//! The moves of another proof, which are tried before all others: one of the board under another rule or of another
//! size, say.

use std::collections::HashMap;

use super::super::cell_set::Index;
use super::super::symmetry::Symmetries;
use super::path::key;
use crate::games::lines::Lines;
use crate::rules::{Cell, Game, Side};

/// A winning move for each position of a proof.
pub(in crate::games::lines) struct Guide {
    /// Of the empty board.
    symmetries: Symmetries,
    attacker: usize,
    /// Columns and rows of the board.
    size: [u8; 2],
    /// What is added to columns and rows of the other proof, so that the middle comes to the middle.
    shift: [i16; 2],
    /// By the keys of the positions, as the moves are in the canonical picture.
    moves: HashMap<u64, Index>,
}

impl Guide {
    /// No moves yet, on the board of this position, for this attacker, of a proof on the board of another.
    pub(in crate::games::lines) fn new(position: &Lines, attacker: Side, other: &Lines) -> Guide {
        let size = |lines: &Lines| [lines.params().cols, lines.params().rows];
        let middle = |length: u8| i16::from((length - 1) / 2);
        let (to, from) = (size(position), size(other));
        Guide {
            symmetries: Symmetries::new(&Lines::start(position.params(), attacker)),
            attacker: attacker.index(),
            size: to,
            shift: [0, 1].map(|axis| middle(to[axis]) - middle(from[axis])),
            moves: HashMap::new(),
        }
    }

    /// Notes that in the other proof the attacker, who is to move, wins with this move where these stones are.
    /// What does not fit on the board is left out.
    pub(in crate::games::lines) fn note(
        &mut self,
        stones: impl Iterator<Item = (Cell, Side)>,
        mv: Cell,
    ) {
        let stones = stones.map(|(cell, side)| Some((self.shifted(cell)?, side.index())));
        let (Some(stones), Some(at)) = (stones.collect::<Option<Vec<_>>>(), self.shifted(mv))
        else {
            return;
        };
        let toggle = |symmetries: &mut Symmetries| {
            for &(at, side) in &stones {
                symmetries.toggle(at, side);
            }
        };
        toggle(&mut self.symmetries);
        let key = key(&self.symmetries, self.attacker);
        let at = self.symmetries.to_canonical()[usize::from(at)];
        toggle(&mut self.symmetries);
        self.moves.insert(key, at);
    }

    /// A cell of the other board on this one.
    fn shifted(&self, cell: Cell) -> Option<Index> {
        let [cols, rows] = self.size;
        let shifted = |at: u8, axis: usize, length: u8| {
            let at = u8::try_from(i16::from(at) + self.shift[axis]).ok()?;
            (at < length).then_some(at)
        };
        let cell = Cell::new(shifted(cell.col, 0, cols)?, shifted(cell.row, 1, rows)?);
        Some(cell.index(cols) as Index)
    }

    /// The move in the position with this key, as it is in the canonical picture.
    pub(super) fn at(&self, key: u64) -> Option<Index> {
        self.moves.get(&key).copied()
    }
}
