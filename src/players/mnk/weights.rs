//! What the engine of Lines has learned from games against itself: the numbers of its evaluation for
//! lines of five. The tool `tune` writes them to `weights.bin`, as whole numbers of 16 bits, the
//! lower half first.

use super::cell_kinds::KINDS;
use super::evaluation::THREATS;
use super::network::{HIDDEN, Layer, Row, Rows, STATES, SUMS};

const FILE: &[u8] = include_bytes!("weights.bin");
/// How many numbers the file has: for each kind of cell its row, for each state of the threats its
/// worth, and the layer above the sums.
pub(super) const COUNT: usize = KINDS * (2 * SUMS + 2) + THREATS + LAYER;
const LAYER: usize = HIDDEN * 2 * SUMS + (2 + 2 * STATES) * HIDDEN + HIDDEN + 1;

const _: () = assert!(FILE.len() == 2 * COUNT);

/// The numbers one after the other.
struct Reader {
    at: usize,
}

impl Reader {
    fn next(&mut self) -> i16 {
        let number = i16::from_le_bytes([FILE[self.at], FILE[self.at + 1]]);
        self.at += 2;
        number
    }

    fn row<N: From<i16>, const COUNT: usize>(&mut self) -> [N; COUNT] {
        std::array::from_fn(|_| self.next().into())
    }

    fn table<N: From<i16>, const COUNT: usize, const ROWS: usize>(&mut self) -> [[N; COUNT]; ROWS] {
        std::array::from_fn(|_| self.row())
    }
}

/// The rows of the kinds of cells, the worths of the threats in 16ths of a point, and the layer.
pub(super) fn learned() -> (Rows, Vec<i16>, Layer) {
    let mut reader = Reader { at: 0 };
    let rows = Rows::new((0..KINDS).map(|_| {
        let (own, others) = (reader.row(), reader.row());
        let [to_move, waiting]: [i32; 2] = reader.row();
        Row {
            own,
            others,
            worths: [to_move, -waiting],
        }
    }));
    let threats = (0..THREATS).map(|_| reader.next()).collect();
    let layer = Layer {
        mixing: reader.table(),
        faces: reader.table(),
        own: reader.table(),
        others: reader.table(),
        out: reader.row(),
        constant: reader.next().into(),
    };
    (rows, threats, layer)
}

/// All numbers as they are in the file.
#[cfg(feature = "tuning")]
pub(super) fn all() -> Vec<i16> {
    let mut reader = Reader { at: 0 };
    (0..COUNT).map(|_| reader.next()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::players::mnk::network::{PRODUCT_BITS, THREAT_BITS};

    #[test]
    fn no_position_takes_the_network_beyond_its_numbers() {
        let (rows, _, layer) = learned();
        let most = |part: fn(&Row) -> [i16; SUMS], i: usize| {
            let parts = rows.all().iter().map(|row| i32::from(part(row)[i]).abs());
            parts.max()
        };
        for i in 0..SUMS {
            let most = most(|row| row.own, i).zip(most(|row| row.others, i));
            assert!(most.is_some_and(|(own, others)| own + others < i16::MAX.into()));
        }
        let most = |table: &[[i32; HIDDEN]], h: usize| table.iter().map(|row| row[h].abs()).max();
        for (h, mixing) in layer.mixing.iter().enumerate() {
            let sums: i64 = mixing.iter().map(|&n| i64::from(n).abs() << 15).sum();
            let threats = [&layer.faces[..], &layer.own, &layer.others].map(|table| most(table, h));
            let threats: i64 = threats.into_iter().flatten().map(i64::from).sum();
            assert!(sums + (threats << (PRODUCT_BITS - THREAT_BITS)) < i32::MAX.into());
        }
        let out: i64 = layer.out.iter().map(|&n| i64::from(n).abs()).sum();
        // A cell of the layer has so many bits once the fraction of a product is cut off.
        assert!(out << (31 - PRODUCT_BITS) < i32::MAX.into());
    }
}
