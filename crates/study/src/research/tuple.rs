//! A position of the research: a few numbers.

use std::fmt;
use std::ops::Deref;

use super::MOST_ROWS;

/// The numbers of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tuple {
    values: [u8; MOST_ROWS as usize],
    rows: u8,
}

impl Tuple {
    /// These numbers; those beyond the [`MOST_ROWS`] first ones are left out.
    #[must_use]
    pub fn new(numbers: &[u8]) -> Tuple {
        let mut values = [0; MOST_ROWS as usize];
        let rows = numbers.len().min(values.len());
        values[..rows].copy_from_slice(&numbers[..rows]);
        Tuple {
            values,
            rows: rows as u8,
        }
    }

    pub(super) fn set(&mut self, row: usize, value: u8) {
        self.values[row] = value;
    }
}

impl Deref for Tuple {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.values[..usize::from(self.rows)]
    }
}

/// As the original writes it: `(2,4,6)`.
impl fmt::Display for Tuple {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (i, value) in self.iter().enumerate() {
            let comma = if i == 0 { "" } else { "," };
            write!(f, "{comma}{value}")?;
        }
        f.write_str(")")
    }
}
