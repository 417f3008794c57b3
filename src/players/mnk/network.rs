//! The small network of the evaluation: every empty cell adds to a few sums, and a layer above them
//! makes one number of the sums and of what either side threatens.
//!
//! Such a network costs little where one stone changes few cells ("efficiently updatable", Nasu
//! 2018). All numbers are whole, so sums that were brought up to date step by step are exactly those
//! of a new board, on every machine.

use super::cell_kinds::KINDS;

/// Sums of each side.
pub(super) const SUMS: usize = 8;
/// Cells of the layer above the sums.
pub(super) const HIDDEN: usize = 8;
/// How many states the threats of one side have.
pub(super) const STATES: usize = 36;
/// Room for all kinds of cells; a power of two, so that a number cut to its bits is in range.
const ROOM: usize = KINDS.next_power_of_two();
/// Fractional bits of what cells add to the sums.
pub(super) const SUM_BITS: u32 = 6;
/// Fractional bits of the numbers by which sums are multiplied. Above the sums one is 16.
pub(super) const MIXING_BITS: u32 = 8;
/// One in the sums is so many bits less above them.
pub(super) const SHRINK_BITS: u32 = 4;
/// Fractional bits of what the threats add above the sums.
pub(super) const THREAT_BITS: u32 = 12;
/// Fractional bits of the layer's cells when they are multiplied.
const HIDDEN_BITS: u32 = 8;
/// Fractional bits of products of sums.
pub(super) const PRODUCT_BITS: u32 = SUM_BITS + MIXING_BITS + SHRINK_BITS;

/// What an empty cell of one kind adds to the sums.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
pub(super) struct Row {
    /// Seen from the side to which it is of this kind.
    pub(super) own: [i16; SUMS],
    /// Seen from the other side.
    pub(super) others: [i16; SUMS],
    /// What it is worth to its side where that is to move and, less than nothing, where it is not;
    /// in 16ths of a point.
    pub(super) worths: [i32; 2],
}

impl Row {
    pub(super) const NOTHING: Row = Row {
        own: [0; SUMS],
        others: [0; SUMS],
        worths: [0; 2],
    };
}

/// The sums over all empty cells, for each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// What goes into the layer above.
    parts: [[i16; SUMS]; 2],
    /// What the cells are worth by themselves where the side is to move, in 16ths of a point.
    pub(super) worths: [i32; 2],
}

impl Sums {
    /// What one cell adds.
    #[inline]
    fn of(first: &Row, second: &Row) -> Sums {
        let part = |own: &Row, others: &Row, i: usize| (own.own[i] + others.others[i]).max(0);
        Sums {
            parts: [
                std::array::from_fn(|i| part(first, second, i)),
                std::array::from_fn(|i| part(second, first, i)),
            ],
            worths: [
                first.worths[0] + second.worths[1],
                second.worths[0] + first.worths[1],
            ],
        }
    }

    /// Adds one and takes the other away. Sums that do not fit wrap around, and are right again
    /// once they fit.
    #[inline]
    fn change(&mut self, more: Sums, less: Sums) {
        for side in 0..2 {
            for i in 0..SUMS {
                let sum = &mut self.parts[side][i];
                *sum = sum
                    .wrapping_add(more.parts[side][i])
                    .wrapping_sub(less.parts[side][i]);
            }
            self.worths[side] += more.worths[side] - less.worths[side];
        }
    }
}

/// The kinds of a cell to both sides, by their numbers.
pub(super) type CellKinds = [u16; 2];

/// What the cells of each kind add.
#[derive(Clone, Debug)]
pub(super) struct Rows(Box<[Row; ROOM]>);

impl Rows {
    /// The rows of all kinds, in their order.
    pub(super) fn new(rows: impl Iterator<Item = Row>) -> Rows {
        let mut all = Box::new([Row::NOTHING; ROOM]);
        for (room, row) in all.iter_mut().zip(rows) {
            *room = row;
        }
        Rows(all)
    }

    #[cfg(test)]
    pub(super) fn all(&self) -> &[Row] {
        &self.0[..]
    }

    fn of(&self, kinds: CellKinds) -> [&Row; 2] {
        kinds.map(|number| &self.0[usize::from(number) % ROOM])
    }

    /// Counts an empty cell in.
    pub(super) fn add(&self, sums: &mut Sums, kinds: CellKinds) {
        let [first, second] = self.of(kinds);
        sums.change(Sums::of(first, second), Sums::default());
    }

    /// Counts a cell out that is empty no more.
    pub(super) fn take(&self, sums: &mut Sums, kinds: CellKinds) {
        let [first, second] = self.of(kinds);
        sums.change(Sums::default(), Sums::of(first, second));
    }

    /// Counts a cell whose kinds have changed.
    #[inline]
    pub(super) fn change(&self, sums: &mut Sums, from: CellKinds, to: CellKinds) {
        let ([first, second], [was_first, was_second]) = (self.of(to), self.of(from));
        sums.change(Sums::of(first, second), Sums::of(was_first, was_second));
    }
}

/// The layer above the sums.
#[derive(Clone, Debug)]
pub(super) struct Layer {
    /// For each cell of the layer, by what it multiplies the sums of the side to move and those of
    /// the other.
    pub(super) mixing: [[i16; 2 * SUMS]; HIDDEN],
    /// What is added where the side to move faces an open four to come or does not.
    pub(super) faces: [[i32; HIDDEN]; 2],
    /// What the threats of the side to move add.
    pub(super) own: [[i32; HIDDEN]; STATES],
    /// What the threats of the other side add.
    pub(super) others: [[i32; HIDDEN]; STATES],
    /// By what the cells of the layer are multiplied at last.
    pub(super) out: [i32; HIDDEN],
    /// What is added at last, in 16ths of a point.
    pub(super) constant: i32,
}

impl Layer {
    /// It adds nothing.
    pub(super) const NOTHING: Layer = Layer {
        mixing: [[0; 2 * SUMS]; HIDDEN],
        faces: [[0; HIDDEN]; 2],
        own: [[0; HIDDEN]; STATES],
        others: [[0; HIDDEN]; STATES],
        out: [0; HIDDEN],
        constant: 0,
    };

    /// What the layer makes of the sums, in 16ths of a point, for the side to move.
    pub(super) fn judge(&self, sums: &Sums, me: usize, threats: usize) -> i32 {
        let (mine, others) = (&sums.parts[me & 1], &sums.parts[(me ^ 1) & 1]);
        let faces = &self.faces[threats / (STATES * STATES) % 2];
        let own = &self.own[threats / STATES % STATES];
        let other = &self.others[threats % STATES];
        let mut total = 0_i64;
        for (h, row) in self.mixing.iter().enumerate() {
            let (for_mine, for_others) = row.split_at(SUMS);
            let sum = product(for_mine, mine) + product(for_others, others);
            let threats = (faces[h] + own[h] + other[h]) << (PRODUCT_BITS - THREAT_BITS);
            let cell = (sum + threats).max(0) >> (PRODUCT_BITS - HIDDEN_BITS);
            total += i64::from(cell) * i64::from(self.out[h]);
        }
        (total >> HIDDEN_BITS) as i32 + self.constant
    }
}

fn product(numbers: &[i16], sums: &[i16; SUMS]) -> i32 {
    let pairs = numbers.iter().zip(sums);
    pairs.map(|(&a, &b)| i32::from(a) * i32::from(b)).sum()
}
