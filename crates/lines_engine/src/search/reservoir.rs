//! A sample of the positions that a search estimates, for the tool `tune`.

use crate::cell_set::Index;

/// A uniform random sample of the lines offered (reservoir sampling, Vitter's algorithm R, 1985).
#[derive(Clone, Debug, Default)]
pub(crate) struct Reservoir {
    offered: u64,
    pub(crate) lines: Vec<Vec<Index>>,
}

impl Reservoir {
    const SIZE: u64 = 2;

    /// Offers a line of play; `number` is as good as random.
    pub(super) fn offer(&mut self, number: u64, line: impl Iterator<Item = Index>) {
        self.offered += 1;
        let place = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) % self.offered;
        if self.offered <= Reservoir::SIZE {
            self.lines.push(line.collect());
        } else if place < Reservoir::SIZE {
            self.lines[place as usize] = line.collect();
        }
    }
}
