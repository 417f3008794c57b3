//! Positions that are kept for the tool `tune` while a search estimates them.

use crate::players::mnk::cells::Index;

/// Some of many lines of play, each as likely as any other.
#[derive(Clone, Debug, Default)]
pub(in crate::players::mnk) struct Drawn {
    met: u64,
    pub(in crate::players::mnk) lines: Vec<Vec<Index>>,
}

impl Drawn {
    /// Lines of play that are drawn.
    const MOST: u64 = 2;

    /// Meets a line of play (Vitter's algorithm R, 1985); `number` is as good as random.
    pub(super) fn meet(&mut self, number: u64, line: impl Iterator<Item = Index>) {
        self.met += 1;
        let place = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29) % self.met;
        if self.met <= Drawn::MOST {
            self.lines.push(line.collect());
        } else if place < Drawn::MOST {
            self.lines[place as usize] = line.collect();
        }
    }
}
