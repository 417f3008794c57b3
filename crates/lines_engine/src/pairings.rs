//! Pairing strategies (Hales and Jewett 1963): pairs of empty cells, no two with a cell in common, and
//! one in every line that the attacker can still finish. The defender answers each stone in a pair with
//! the other cell of it, so the attacker finishes no line.

use super::cell_set::Index;

/// The cells that a strategy can use, as bits.
type CellBits = u128;
/// Lines as bits.
type LineSet = [u64; 4];

const MOST_CELLS: usize = CellBits::BITS as usize;
const MOST_LINES: usize = 64 * size_of::<LineSet>() / size_of::<u64>();
/// Longer lines are paired by their first cells only.
const MOST_IN_LINE: usize = 8;
/// Lines that are chosen at most in one search for a pairing.
const STEPS: u32 = 2_000;
/// How many pairs are tried in each line. Where all are, the steps are used up at the last lines while an
/// early pair is wrong: with 1 000 steps 7 × 7 with five in a row took twice as many positions and five
/// times as long.
const TRIED: usize = 2;
/// How much a pair gains by each line that it blocks.
const FOR_LINE: i32 = 24;
/// How much it loses for each other line through one of its cells, halved for each free cell of that line.
const FOR_CELL: i32 = 64;

/// The lines that could still be finished at first, the empty cells, and who has taken them since.
pub(super) struct Pairings {
    /// The cells of each line.
    lines: Vec<CellBits>,
    /// The lines through each cell.
    through: Vec<LineSet>,
    /// The bit of each cell of the board.
    bits: Vec<Option<u8>>,
    all_lines: LineSet,
    empty: CellBits,
    /// The cells that the defender has taken.
    blocked: CellBits,
}

impl Pairings {
    /// On these empty cells, with the empty cells of each line; none if there are too many.
    pub(super) fn new(
        cells: usize,
        empty: impl Iterator<Item = Index>,
        lines: &[Vec<Index>],
    ) -> Option<Pairings> {
        let mut bits = vec![None; cells];
        let mut count = 0_u8;
        for at in empty {
            bits[usize::from(at)] = Some(count);
            count = count.checked_add(1)?;
        }
        let used = usize::from(count);
        if used > MOST_CELLS || lines.len() > MOST_LINES {
            return None;
        }
        let mut pairings = Pairings {
            lines: Vec::new(),
            through: vec![LineSet::default(); used],
            bits,
            all_lines: LineSet::default(),
            empty: (0..used).fold(0, |all, bit| all | 1 << bit),
            blocked: 0,
        };
        for (number, line) in lines.iter().enumerate() {
            let mut cells = 0;
            for bit in line.iter().filter_map(|&at| pairings.bits[usize::from(at)]) {
                cells |= 1 << bit;
                toggle(&mut pairings.through[usize::from(bit)], number);
            }
            pairings.lines.push(cells);
            toggle(&mut pairings.all_lines, number);
        }
        Some(pairings)
    }

    /// Takes a cell, or gives it back.
    pub(super) fn toggle(&mut self, at: Index, by_attacker: bool) {
        if let Some(bit) = self.bits[usize::from(at)] {
            self.empty ^= 1 << bit;
            self.blocked ^= u128::from(!by_attacker) << bit;
        }
    }

    /// Whether a pairing is found.
    pub(super) fn is_found(&self) -> bool {
        let blocked = members_of(self.blocked).map(|bit| self.through[bit]);
        let open = blocked.fold(self.all_lines, without);
        self.covers(open, self.empty, &mut { STEPS })
    }

    /// Whether pairs of these cells are found for these lines.
    fn covers(&self, open: LineSet, free: CellBits, steps: &mut u32) -> bool {
        let (mut tightest, mut fewest) = (None, u32::MAX);
        for line in members(open) {
            let cells = (self.lines[line] & free).count_ones();
            if cells < 2 {
                return false;
            }
            if cells < fewest {
                (tightest, fewest) = (Some(line), cells);
            }
        }
        let Some(line) = tightest else {
            return true;
        };
        let Some(left) = steps.checked_sub(1) else {
            return false;
        };
        *steps = left;
        let pairs = self.best_pairs(line, open, free);
        pairs.into_iter().flatten().any(|[one, other]| {
            let blocked = both(self.through[one], self.through[other]);
            let free = free & !(1 << one | 1 << other);
            self.covers(without(open, blocked), free, steps)
        })
    }

    /// The pairs in a line that block most and take least from other lines, the best first.
    fn best_pairs(
        &self,
        line: usize,
        open: LineSet,
        free: CellBits,
    ) -> [Option<[usize; 2]>; TRIED] {
        let loss = |line: usize| FOR_CELL >> (self.lines[line] & free).count_ones().min(6);
        let mut cells = [(0, 0); MOST_IN_LINE];
        let mut count = 0;
        for (cell, bit) in cells.iter_mut().zip(members_of(self.lines[line] & free)) {
            let losses = members(both(self.through[bit], open)).map(loss);
            *cell = (bit, losses.sum::<i32>());
            count += 1;
        }
        let cells = &cells[..count];
        let mut best = [(i32::MIN, None); TRIED];
        for (number, &(one, loss_by_one)) in cells.iter().enumerate() {
            for &(other, loss_by_other) in &cells[number + 1..] {
                let blocked = both(both(self.through[one], self.through[other]), open);
                // What they block is not lost.
                let gains = members(blocked).map(|line| FOR_LINE + 2 * loss(line));
                let score = gains.sum::<i32>() - loss_by_one - loss_by_other;
                if let Some(place) = best.iter().position(|&(least, _)| score > least) {
                    best[place..].rotate_right(1);
                    best[place] = (score, Some([one, other]));
                }
            }
        }
        best.map(|(_, pair)| pair)
    }
}

fn toggle(set: &mut LineSet, line: usize) {
    set[line / 64] ^= 1 << (line % 64);
}

fn both(one: LineSet, other: LineSet) -> LineSet {
    std::array::from_fn(|word| one[word] & other[word])
}

fn without(one: LineSet, other: LineSet) -> LineSet {
    std::array::from_fn(|word| one[word] & !other[word])
}

fn members(set: LineSet) -> impl Iterator<Item = usize> {
    (0..)
        .zip(set)
        .flat_map(|(word, bits)| members_of(u128::from(bits)).map(move |bit| 64 * word + bit))
}

fn members_of(mut bits: u128) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bit)
    })
}
