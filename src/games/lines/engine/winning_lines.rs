//! The lines that one side, the attacker, can still finish, and proofs that the defender prevents
//! all.

use super::cell_set::Index;
use crate::games::lines::{DIRECTIONS, Lines};
use crate::rules::{Cell, Game, Side};

/// No cell, and no line.
const NONE: u16 = u16::MAX;

/// All straight runs of as many cells as a line needs. Under the exact rule not all of them win,
/// which only helps the defender.
pub(super) struct WinningLines {
    len: u8,
    /// The cells of each line.
    cells: Vec<Vec<Index>>,
    /// The lines through each cell.
    through: Vec<Vec<u16>>,
    /// The lines on each row, column and diagonal of the board, from one end to the other: each is
    /// the one before, shifted by a cell.
    straights: Vec<Vec<u16>>,
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
    /// Buffers for the bipartite matching: what needs a pair, which need owns each cell, and the
    /// round in which each need was last visited.
    needs: Vec<Need>,
    owners: Vec<u16>,
    seen: Vec<u32>,
    round: u32,
}

/// Neighbouring open lines that one pair blocks: the cells that they share are those of `line`
/// without the first `from`.
#[derive(Clone, Copy, Debug)]
struct Need {
    line: u16,
    from: u8,
}

impl WinningLines {
    pub(super) fn new(position: &Lines, attacker: Side) -> WinningLines {
        let params = *position.params();
        let count = usize::from(params.cols) * usize::from(params.rows);
        let far = params.len as i8 - 1;
        let mut cells: Vec<Vec<Index>> = Vec::new();
        // The line that begins at each cell in each direction.
        let mut begins = vec![[NONE; DIRECTIONS.len()]; count];
        for start in position.view().cells() {
            let (col, row) = (start.col as i8, start.row as i8);
            for (direction, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
                let end = Cell::new((col + far * dx) as u8, (row + far * dy) as u8);
                if position.contains(end) {
                    let at = |step: i8| {
                        let cell = Cell::new((col + step * dx) as u8, (row + step * dy) as u8);
                        cell.index(params.cols) as Index
                    };
                    begins[usize::from(at(0))][direction] = cells.len() as u16;
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
        let mut straights: Vec<Vec<u16>> = Vec::new();
        let mut is_in = vec![false; cells.len()];
        for first in 0..cells.len() {
            let mut straight = Vec::new();
            let mut line = first;
            // No direction goes up or, in a row, to the left: the first line of a straight comes
            // first.
            while !is_in[line] {
                is_in[line] = true;
                straight.push(line as u16);
                let next = (0..DIRECTIONS.len())
                    .find(|&direction| {
                        begins[usize::from(cells[line][0])][direction] == line as u16
                    })
                    .map_or(NONE, |direction| {
                        begins[usize::from(cells[line][1])][direction]
                    });
                if next == NONE {
                    break;
                }
                line = usize::from(next);
            }
            if !straight.is_empty() {
                straights.push(straight);
            }
        }
        let mut lines = WinningLines {
            len: params.len,
            stones: vec![0; cells.len()],
            blocks: vec![0; cells.len()],
            open: cells.len(),
            weight: cells.len() as u64,
            seen: vec![0; cells.len()],
            cells,
            through,
            straights,
            needs: Vec::new(),
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

    pub(super) fn place(&mut self, at: Index, by_attacker: bool) {
        self.is_empty[usize::from(at)] = false;
        self.empty -= 1;
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            let open = self.blocks[line] == 0;
            if by_attacker {
                self.weight += u64::from(open) << self.stones[line];
                self.stones[line] += 1;
            } else {
                self.weight -= u64::from(open) << self.stones[line];
                self.open -= usize::from(open);
                self.blocks[line] += 1;
            }
        }
    }

    pub(super) fn undo(&mut self, at: Index, by_attacker: bool) {
        self.is_empty[usize::from(at)] = true;
        self.empty += 1;
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            if by_attacker {
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

    /// The weight of the open lines through this cell, for move ordering.
    pub(super) fn weight_at(&self, at: Index) -> i32 {
        self.through[usize::from(at)]
            .iter()
            .map(|&line| usize::from(line))
            .filter(|&line| self.blocks[line] == 0)
            .map(|line| 4 << self.stones[line])
            .sum()
    }

    /// Whether it is proven that the attacker never finishes a line.
    pub(super) fn defender_holds(&mut self, attacker_to_move: bool) -> bool {
        let most = 1 << (self.len - u8::from(attacker_to_move));
        self.weight < most
            || (self.demand_shared_pairs() && self.has_pairing())
            || (self.demand_own_pairs() && self.has_pairing())
    }

    /// Demands one pair for each run of neighbouring open lines that share two empty cells. False
    /// if there are too few cells for all.
    fn demand_shared_pairs(&mut self) -> bool {
        self.needs.clear();
        let most = self.empty / 2;
        for straight in &self.straights {
            let mut group: Option<(usize, Need)> = None;
            for (place, &line) in straight.iter().enumerate() {
                if self.blocks[usize::from(line)] > 0 {
                    continue;
                }
                let wider = group.and_then(|(first, need)| {
                    let from = (place - first) as u8;
                    let shared = self.cells[usize::from(need.line)].get(usize::from(from)..)?;
                    let empty = shared.iter().filter(|&&at| self.is_empty[usize::from(at)]);
                    (empty.count() >= 2).then_some((first, Need { from, ..need }))
                });
                group = match wider {
                    Some(wider) => Some(wider),
                    None => {
                        self.needs.extend(group.map(|(_, need)| need));
                        Some((place, Need { line, from: 0 }))
                    }
                };
            }
            self.needs.extend(group.map(|(_, need)| need));
            if self.needs.len() > most {
                return false;
            }
        }
        true
    }

    /// Demands a pair for every open line. False if there are too few cells for all.
    fn demand_own_pairs(&mut self) -> bool {
        if 2 * self.open > self.empty {
            return false;
        }
        self.needs.clear();
        let open = (0..self.cells.len()).filter(|&line| self.blocks[line] == 0);
        self.needs.extend(open.map(|line| Need {
            line: line as u16,
            from: 0,
        }));
        true
    }

    /// Whether every need can get two empty cells of its own.
    fn has_pairing(&mut self) -> bool {
        self.owners.fill(NONE);
        for need in 0..self.needs.len() {
            for _ in 0..2 {
                self.round += 1;
                if !self.assign_cell(need) {
                    return false;
                }
            }
        }
        true
    }

    /// Gives one more cell to a need, along an augmenting path.
    fn assign_cell(&mut self, need: usize) -> bool {
        self.seen[need] = self.round;
        let Need { line, from } = self.needs[need];
        let line = usize::from(line);
        for i in usize::from(from)..usize::from(self.len) {
            let at = usize::from(self.cells[line][i]);
            if self.is_empty[at] && self.owners[at] == NONE {
                self.owners[at] = need as u16;
                return true;
            }
        }
        for i in usize::from(from)..usize::from(self.len) {
            let at = usize::from(self.cells[line][i]);
            if !self.is_empty[at] {
                continue;
            }
            let owner = usize::from(self.owners[at]);
            if self.seen[owner] != self.round && self.assign_cell(owner) {
                self.owners[at] = need as u16;
                return true;
            }
        }
        false
    }
}
