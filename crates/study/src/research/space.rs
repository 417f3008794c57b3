//! All positions of one question, each a few numbers, and the order in which they are counted through: as in
//! the original, the first number changes quickest.

use std::fmt;
use std::ops::Deref;

use thiserror::Error;

use super::ResearchKind;
use fivefold_rules::{Position, Side};

/// Most rows of a question.
pub const MOST_ROWS: u8 = 5;
/// Most values of a number: 0 to 255.
pub const MOST_VALUES: u16 = 256;
/// Most positions of a question. The method keeps a byte for each, so that no question takes more
/// than 16 MiB for them and a quarter of that for its list.
pub const MOST_POSITIONS: u64 = 1 << 24;

/// The positions among which the good ones are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Space {
    kind: &'static ResearchKind,
    /// How many values each number can have; 1 for the rows that there are not.
    sizes: [u16; MOST_ROWS as usize],
    rows: u8,
}

/// Why a question is not asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SpaceError {
    /// There are too few or too many rows.
    #[error("choose 1 to {MOST_ROWS} rows, not {rows}")]
    Rows {
        /// How many were asked for.
        rows: u16,
    },
    /// A number has no value or too many.
    #[error("choose 1 to {MOST_VALUES} values for a number, not {values}")]
    Values {
        /// How many were asked for.
        values: u16,
    },
    /// All positions together are too many.
    #[error(
        "{rows} rows of {values} values make {positions} positions, but at most {MOST_POSITIONS} can \
         be looked at; choose up to {most} values with {rows} rows"
    )]
    TooMany {
        /// How many rows were asked for.
        rows: u16,
        /// How many values each.
        values: u16,
        /// How many positions that is.
        positions: u64,
        /// How many values there can be with so many rows.
        most: u16,
    },
}

impl Space {
    /// All positions of this kind whose numbers can have so many values each: 0 to one less.
    ///
    /// # Errors
    /// See [`SpaceError`].
    pub fn new(kind: &'static ResearchKind, values: &[u16]) -> Result<Space, SpaceError> {
        let rows = u16::try_from(values.len()).unwrap_or(u16::MAX);
        if !(1..=u16::from(MOST_ROWS)).contains(&rows) {
            return Err(SpaceError::Rows { rows });
        }
        if let Some(&values) = (values.iter()).find(|values| !(1..=MOST_VALUES).contains(*values)) {
            return Err(SpaceError::Values { values });
        }
        let positions = values.iter().map(|&values| u64::from(values)).product();
        if positions > MOST_POSITIONS {
            let largest = values.iter().max().copied().unwrap_or(1);
            let all = |values: u16| u64::from(values).pow(u32::from(rows));
            let fits = (1..largest).take_while(|&values| all(values) <= MOST_POSITIONS);
            return Err(SpaceError::TooMany {
                rows,
                values: largest,
                positions,
                most: fits.last().unwrap_or(1),
            });
        }
        let mut sizes = [1; MOST_ROWS as usize];
        sizes[..values.len()].copy_from_slice(values);
        Ok(Space {
            kind,
            sizes,
            rows: rows as u8,
        })
    }

    /// What kind of question it is.
    #[must_use]
    pub const fn kind(&self) -> &'static ResearchKind {
        self.kind
    }

    /// How many values each number of a position can have.
    #[must_use]
    pub fn sizes(&self) -> &[u16] {
        &self.sizes[..usize::from(self.rows)]
    }

    /// How many positions there are, at most [`MOST_POSITIONS`].
    #[must_use]
    pub fn positions(&self) -> u32 {
        self.sizes().iter().map(|&size| u32::from(size)).product()
    }

    /// Whether this is one of the positions.
    #[must_use]
    pub fn contains(&self, tuple: &Tuple) -> bool {
        tuple.len() == self.sizes().len()
            && (tuple.iter().zip(self.sizes())).all(|(&value, &size)| u16::from(value) < size)
    }

    /// Where the position stands in the order of counting, from 0.
    pub(super) fn index(&self, tuple: &Tuple) -> usize {
        let rows = tuple.iter().zip(self.sizes()).rev();
        rows.fold(0, |index, (&value, &size)| {
            index * usize::from(size) + usize::from(value)
        })
    }

    /// The position that stands there in the order of counting.
    #[must_use]
    pub fn tuple(&self, index: u32) -> Tuple {
        let mut tuple = Tuple::new(&[0; MOST_ROWS as usize][..usize::from(self.rows)]);
        let mut rest = index;
        for row in 0..usize::from(self.rows) {
            let size = u32::from(self.sizes[row]);
            tuple.set(row, (rest % size) as u8);
            rest /= size;
        }
        tuple
    }

    /// How far it is in the order of counting to the position with one more in this row.
    pub(super) fn stride(&self, row: usize) -> usize {
        let earlier = &self.sizes()[..row];
        earlier.iter().map(|&size| usize::from(size)).product()
    }

    /// In how many directions a move can go: each row, and perhaps the diagonal.
    pub(super) fn directions(&self) -> usize {
        self.sizes().len() + usize::from(self.kind.diagonal)
    }

    /// The step of a direction in the order of counting, and how many such steps up there are from
    /// a position before a number has no larger value.
    pub(super) fn way(&self, direction: usize, from: &Tuple) -> (usize, usize) {
        let room = |row: usize| usize::from(self.sizes[row] - 1) - usize::from(from[row]);
        if direction < self.sizes().len() {
            (self.stride(direction), room(direction))
        } else {
            (self.stride(0) + self.stride(1), room(0).min(room(1)))
        }
    }
}

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

/// Why a position cannot be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoBoard {
    /// No board is as large.
    #[error("no board is as large")]
    TooLarge,
    /// The game would be over before the first move.
    #[error("the game would be over")]
    GameOver,
}

impl Space {
    /// The position on a board of its game that has room for all positions of this question, as
    /// far as boards go.
    ///
    /// # Errors
    /// See [`NoBoard`].
    pub fn on_board(&self, tuple: &Tuple, to_move: Side) -> Result<Position, NoBoard> {
        if !self.contains(tuple) {
            return Err(NoBoard::TooLarge);
        }
        let kind = self.kind();
        let (params, board) = (kind.board)(self, tuple)?;
        let position = kind.game.rules().board_text(&params, &board, to_move);
        let position = position.map_err(|_| NoBoard::TooLarge)?;
        match position.outcome() {
            None => Ok(position),
            Some(_) => Err(NoBoard::GameOver),
        }
    }
}
