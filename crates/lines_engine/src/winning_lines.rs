//! The lines that one side, the attacker, can still finish, and proofs that the defender prevents
//! all.

use super::cell_set::Index;
use super::pairings::Pairings;
use fivefold_lines::{DIRECTIONS, Lines, Place};
use fivefold_rules::{Cell, Game, Side};

/// The straight runs of as many cells as a line needs that had no stone of the defender at first. Under
/// the exact rule not all of them win, which only helps the defender.
pub(super) struct WinningLines {
    len: u8,
    /// The lines through each cell.
    through: Vec<Vec<u16>>,
    /// The attacker's stones in each line.
    stones: Vec<u8>,
    /// The defender's stones in each line.
    blocks: Vec<u8>,
    /// The sum of 2 to the power of the attacker's stones over all lines without a stone of the defender.
    weight: u64,
    pairings: Option<Pairings>,
}

impl WinningLines {
    pub(super) fn new(position: &Lines, attacker: Side) -> WinningLines {
        let params = position.params();
        let count = usize::from(params.cols) * usize::from(params.rows);
        let index = |cell: Cell| cell.index(params.cols) as Index;
        let mut through = vec![Vec::new(); count];
        let (mut lines, mut stones) = (Vec::new(), Vec::new());
        for start in position.all_cells() {
            for direction in DIRECTIONS {
                let cells = (0..params.len as i8).map(|step| position.away(start, direction, step));
                let Some(cells) = cells.collect::<Option<Vec<Cell>>>() else {
                    continue;
                };
                let is_open = |&cell: &Cell| position.stone(cell) != Some(attacker.other());
                if cells.iter().all(is_open) {
                    for &cell in &cells {
                        through[usize::from(index(cell))].push(lines.len() as u16);
                    }
                    let taken = cells.iter().filter(|&&cell| position.stone(cell).is_some());
                    stones.push(taken.count() as u8);
                    lines.push(cells.into_iter().map(index).collect());
                }
            }
        }
        let empty = position.empty_cells().map(Place::cell);
        WinningLines {
            len: params.len,
            through,
            blocks: vec![0; lines.len()],
            weight: stones.iter().map(|&stones| 1_u64 << stones).sum(),
            stones,
            pairings: Pairings::new(count, empty.map(index), &lines),
        }
    }

    pub(super) fn place(&mut self, at: Index, by_attacker: bool) {
        if let Some(pairings) = &mut self.pairings {
            pairings.toggle(at, by_attacker);
        }
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            let open = self.blocks[line] == 0;
            if by_attacker {
                self.weight += u64::from(open) << self.stones[line];
                self.stones[line] += 1;
            } else {
                self.weight -= u64::from(open) << self.stones[line];
                self.blocks[line] += 1;
            }
        }
    }

    pub(super) fn undo(&mut self, at: Index, by_attacker: bool) {
        if let Some(pairings) = &mut self.pairings {
            pairings.toggle(at, by_attacker);
        }
        for &line in &self.through[usize::from(at)] {
            let line = usize::from(line);
            if by_attacker {
                self.stones[line] -= 1;
                self.weight -= u64::from(self.blocks[line] == 0) << self.stones[line];
            } else {
                self.blocks[line] -= 1;
                self.weight += u64::from(self.blocks[line] == 0) << self.stones[line];
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

    /// Whether it is proven that the attacker never finishes a line: by the weight of all lines (Erdős and
    /// Selfridge 1973), or by a pairing strategy, which is looked for after the defender's moves.
    pub(super) fn defender_holds(&self, attacker_to_move: bool) -> bool {
        let most = 1 << (self.len - u8::from(attacker_to_move));
        let pairings = self.pairings.as_ref().filter(|_| attacker_to_move);
        self.weight < most || pairings.is_some_and(Pairings::is_found)
    }
}

#[cfg(test)]
mod tests {
    use rand::seq::IndexedRandom as _;
    use rand::{RngExt as _, SeedableRng as _};

    use super::*;
    use fivefold_lines::LinesParams;
    use fivefold_lines::Rule;
    use fivefold_rules::Rng;

    fn board(cols: u8, rows: u8, len: u8) -> Lines {
        let params = LinesParams {
            cols,
            rows,
            len,
            rule: Rule::Freestyle,
        };
        Lines::start(&params, Side::First)
    }

    /// The lines of a position as bits, and the stones of both sides.
    struct Plain {
        lines: Vec<u32>,
        stones: [u32; 2],
        all: u32,
    }

    impl Plain {
        fn of(position: &Lines) -> Plain {
            let lines =
                WinningLines::new(&Lines::start(position.params(), Side::First), Side::First);
            let bits = |line: u16| {
                let cells = (0..).zip(&lines.through);
                let on = cells.filter(|(_, through)| through.contains(&line));
                on.fold(0, |bits, (at, _): (u32, _)| bits | 1 << at)
            };
            let mut stones = [0; 2];
            for cell in position.view().cells() {
                if let Some(side) = position.stone(cell) {
                    stones[side.index()] |= 1 << cell.index(position.params().cols);
                }
            }
            Plain {
                lines: (0..lines.stones.len() as u16).map(bits).collect(),
                stones,
                all: (1 << lines.through.len()) - 1,
            }
        }

        /// Whether the attacker, who is to move, finishes a line whatever the defender does.
        fn can_finish(&self, attacker: u32, defender: u32) -> bool {
            let empty = |attacker: u32| {
                (0..32).filter(move |at| (self.all & !attacker & !defender) >> at & 1 > 0)
            };
            let open = |line: &&u32| **line & defender == 0;
            if self.lines.iter().filter(open).count() == 0 {
                return false;
            }
            empty(attacker).any(|at| {
                let after = attacker | 1 << at;
                let is_finished = self.lines.iter().any(|line| line & after == *line);
                is_finished
                    || empty(after).count() > 0
                        && empty(after).all(|reply| self.can_finish(after, defender | 1 << reply))
            })
        }
    }

    #[test]
    fn where_the_defender_holds_no_play_finishes_a_line() {
        let mut rng = Rng::seed_from_u64(1);
        let mut by_pairings = 0;
        for round in 0..600 {
            let (cols, rows, len) = [(4, 4, 3), (4, 4, 4), (5, 4, 4), (5, 5, 4)][round % 4];
            let mut position = board(cols, rows, len);
            while position.params().cells() - position.stones() > 9 {
                let mut moves = Vec::new();
                position.legal_moves(&mut moves);
                let mut next = position.clone();
                next.apply(*moves.choose(&mut rng).expect("not over"), &mut ());
                if next.outcome().is_some() {
                    break;
                }
                position = next;
            }
            let attacker = position.side_to_move();
            let mut lines = WinningLines::new(&position, attacker);
            if position.params().cells() - position.stones() > 9 || !lines.defender_holds(true) {
                continue;
            }
            let plain = Plain::of(&position);
            let [mine, theirs] =
                [attacker, attacker.other()].map(|side| plain.stones[side.index()]);
            assert!(
                !plain.can_finish(mine, theirs),
                "{:?}",
                position.board_text()
            );
            by_pairings += usize::from(lines.weight >= 1 << (len - 1));
            // Placing and undoing changes nothing.
            let at = rng.random_range(0..u16::from(cols) * u16::from(rows));
            if plain.all & !mine & !theirs & 1 << at > 0 {
                for by_attacker in [true, false] {
                    lines.place(at, by_attacker);
                    lines.undo(at, by_attacker);
                }
                assert!(lines.defender_holds(true));
            }
        }
        assert!(by_pairings > 20, "{by_pairings}");
    }

    #[test]
    fn seven_by_seven_with_six_in_a_row_has_a_pairing_and_six_by_six_with_four_has_none() {
        let held = |cols, rows, len| {
            WinningLines::new(&board(cols, rows, len), Side::First).defender_holds(true)
        };
        assert!(held(7, 7, 6));
        assert!(!held(6, 6, 4));
    }
}
