//! The lines that one side, the attacker, can still finish, and whether the other surely holds.

use super::cells::Index;
use crate::games::mnk::{DIRECTIONS, Mnk};
use crate::games::{Cell, Game, Side};

/// No cell, and no line.
const NONE: u16 = u16::MAX;

/// All straight runs of as many cells as a line needs. Under the exact rule not all of them win,
/// which only helps the defender.
pub(super) struct Lines {
    len: u8,
    /// The cells of each line.
    cells: Vec<Vec<Index>>,
    /// The lines through each cell.
    through: Vec<Vec<u16>>,
    /// The attacker's stones in each line.
    stones: Vec<u8>,
    /// The defender's stones in each line.
    blocks: Vec<u8>,
    is_empty: Vec<bool>,
    empty: usize,
    /// Lines without a stone of the defender.
    open: usize,
    /// The sum of 2 to the power of the attacker's stones over all open lines.
    weight: u64,
    /// Room for the pairing: the line that owns each cell, and the round in which each line was
    /// last looked at.
    owners: Vec<u16>,
    seen: Vec<u32>,
    round: u32,
}

impl Lines {
    pub(super) fn new(position: &Mnk, attacker: Side) -> Lines {
        let params = *position.params();
        let count = usize::from(params.cols) * usize::from(params.rows);
        let far = params.len as i8 - 1;
        let mut cells: Vec<Vec<Index>> = Vec::new();
        for start in position.view().cells() {
            let (col, row) = (start.col as i8, start.row as i8);
            for (dx, dy) in DIRECTIONS {
                let end = Cell::new((col + far * dx) as u8, (row + far * dy) as u8);
                if position.contains(end) {
                    let at = |step: i8| {
                        let cell = Cell::new((col + step * dx) as u8, (row + step * dy) as u8);
                        cell.index(params.cols) as Index
                    };
                    cells.push((0..=far).map(at).collect());
                }
            }
        }
        let mut through = vec![Vec::new(); count];
        for (line, cells) in cells.iter().enumerate() {
            for &at in cells {
                through[usize::from(at)].push(line as u16);
            }
        }
        let mut lines = Lines {
            len: params.len,
            stones: vec![0; cells.len()],
            blocks: vec![0; cells.len()],
            open: cells.len(),
            weight: cells.len() as u64,
            seen: vec![0; cells.len()],
            cells,
            through,
            is_empty: vec![true; count],
            empty: count,
            owners: vec![NONE; count],
            round: 0,
        };
        for cell in position.view().cells() {
            if let Some(side) = position.stone(cell) {
                lines.place(cell.index(params.cols) as Index, side == attacker);
            }
        }
        lines
    }

    pub(super) fn place(&mut self, at: Index, attacks: bool) {
        self.is_empty[usize::from(at)] = false;
        self.empty -= 1;
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            let open = self.blocks[line] == 0;
            if attacks {
                self.weight += u64::from(open) << self.stones[line];
                self.stones[line] += 1;
            } else {
                self.weight -= u64::from(open) << self.stones[line];
                self.open -= usize::from(open);
                self.blocks[line] += 1;
            }
        }
    }

    pub(super) fn take_back(&mut self, at: Index, attacks: bool) {
        self.is_empty[usize::from(at)] = true;
        self.empty += 1;
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            if attacks {
                self.stones[line] -= 1;
                self.weight -= u64::from(self.blocks[line] == 0) << self.stones[line];
            } else {
                self.blocks[line] -= 1;
                let open = self.blocks[line] == 0;
                self.weight += u64::from(open) << self.stones[line];
                self.open += usize::from(open);
            }
        }
    }

    /// How much a stone on this cell changes: the weight of the open lines through it.
    pub(super) fn weight_at(&self, at: Index) -> i32 {
        self.through[usize::from(at)]
            .iter()
            .map(|&line| usize::from(line))
            .filter(|&line| self.blocks[line] == 0)
            .map(|line| 4 << self.stones[line])
            .sum()
    }

    /// Whether the defender surely keeps the attacker from finishing a line, whatever else
    /// happens; `attacks` says whether the attacker is to move.
    pub(super) fn are_held(&mut self, attacks: bool) -> bool {
        let most = 1 << (self.len - u8::from(attacks));
        self.weight < most || (2 * self.open <= self.empty && self.has_pairing())
    }

    /// Whether every open line can get two empty cells that belong to no other.
    fn has_pairing(&mut self) -> bool {
        self.owners.fill(NONE);
        for line in 0..self.cells.len() {
            if self.blocks[line] == 0 {
                for _ in 0..2 {
                    self.round += 1;
                    if !self.gets_cell(line) {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// Gives a line one more cell, from another line if that can get a different one.
    fn gets_cell(&mut self, line: usize) -> bool {
        self.seen[line] = self.round;
        for i in 0..usize::from(self.len) {
            let at = usize::from(self.cells[line][i]);
            if self.is_empty[at] && self.owners[at] == NONE {
                self.owners[at] = line as u16;
                return true;
            }
        }
        for i in 0..usize::from(self.len) {
            let at = usize::from(self.cells[line][i]);
            if !self.is_empty[at] {
                continue;
            }
            let owner = usize::from(self.owners[at]);
            if self.seen[owner] != self.round && self.gets_cell(owner) {
                self.owners[at] = line as u16;
                return true;
            }
        }
        false
    }
}
