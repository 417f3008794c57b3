//! What people and programs mean by `h8` and `8,8`: how large the board is, whether the letter i
//! is left out as on Go boards, and whether counting begins at 0 or 1.

use fivefold_lines::{LARGEST_SIDE, SMALLEST_SIDE};
use fivefold_rules::Cell;

use crate::{CoordinateGuess, NoteKind};

/// Sides of boards that are in use, the likeliest first.
const SIDES: [u8; 4] = [15, 19, 20, LARGEST_SIDE];
/// Sides of boards in tournaments of programs.
const SIDES_OF_PROGRAMS: [u8; 3] = [15, 20, LARGEST_SIDE];

/// The side of a board, if there are boards with so many columns.
pub(crate) fn side_of(number: impl TryInto<u8>) -> Option<u8> {
    let side = number.try_into().ok();
    side.filter(|side| (SMALLEST_SIDE..=LARGEST_SIDE).contains(side))
}

/// How cells with a letter and a number are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lettered {
    pub(crate) cols: u8,
    pub(crate) rows: u8,
    /// Whether j comes after h.
    without_i: bool,
}

impl Lettered {
    /// The first way in which all these cells are on the board; those that can be on no board do
    /// not count. A size that the file tells is kept.
    pub(crate) fn fitting(
        cells: impl Iterator<Item = (u8, u32)> + Clone,
        told: Option<(u8, u8)>,
    ) -> Lettered {
        let sizes = SIDES.map(|side| (side, side));
        let sizes = told.as_ref().map_or(sizes.as_slice(), std::slice::from_ref);
        let has_i = cells.clone().any(|(letter, _)| letter == b'i');
        Lettered::among(cells, sizes, has_i)
    }

    /// The same for openings of programs, which leave out no letter.
    pub(crate) fn fitting_programs(cells: impl Iterator<Item = (u8, u32)> + Clone) -> Lettered {
        let sizes = SIDES_OF_PROGRAMS.map(|side| (side, side));
        Lettered::among(cells, &sizes, true)
    }

    fn among(
        cells: impl Iterator<Item = (u8, u32)> + Clone,
        sizes: &[(u8, u8)],
        has_i: bool,
    ) -> Lettered {
        let possible = |way: &Lettered| {
            let on_some_board = cells.clone().filter(|&(letter, number)| {
                letter <= b'z' && (1..=u32::from(LARGEST_SIDE)).contains(&number)
            });
            on_some_board
                .clone()
                .all(|(letter, number)| way.cell(letter, number).is_some())
        };
        let mut ways = sizes.iter().flat_map(|&(cols, rows)| {
            let ways: &[bool] = if has_i { &[false] } else { &[false, true] };
            ways.iter().map(move |&without_i| Lettered {
                cols,
                rows,
                without_i,
            })
        });
        let largest = sizes.last().copied();
        let (cols, rows) = largest.unwrap_or((LARGEST_SIDE, LARGEST_SIDE));
        ways.find(possible).unwrap_or(Lettered {
            cols,
            rows,
            without_i: false,
        })
    }

    /// The cell with this small letter in this row from the bottom, if it is on the board.
    pub(crate) fn cell(self, letter: u8, number: u32) -> Option<Cell> {
        let col = letter.checked_sub(b'a')?;
        let col = match self.without_i {
            true if col >= 8 => col.checked_sub(1).filter(|_| col > 8)?,
            _ => col,
        };
        let number = u8::try_from(number).ok()?;
        let on_board = col < self.cols && (1..=self.rows).contains(&number);
        on_board.then(|| Cell::new(col, self.rows - number))
    }

    /// What has to be said about it if the file did not tell the size.
    pub(crate) fn notes(self, told: bool) -> impl Iterator<Item = NoteKind> {
        let size = (!told && self.cols != SIDES[0]).then_some(NoteKind::GuessedSize {
            cols: self.cols,
            rows: self.rows,
        });
        let letters = self.without_i.then_some(NoteKind::GuessedCoordinates {
            guess: CoordinateGuess::WithoutI,
        });
        size.into_iter().chain(letters)
    }
}

/// How cells with two numbers, column and row from the upper left, are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numbered {
    pub(crate) cols: u8,
    pub(crate) rows: u8,
    /// The number of the first column and row.
    base: u8,
}

impl Numbered {
    /// Counting from this number on a board of this size.
    pub(crate) const fn new(cols: u8, rows: u8, base: u8) -> Numbered {
        Numbered { cols, rows, base }
    }

    /// The way that fits these pairs: a 0 and a 15 tell where counting begins, or else whether the
    /// first stone lies in the middle.
    pub(crate) fn fitting(pairs: impl Iterator<Item = (i64, i64)> + Clone) -> Numbered {
        let first = pairs.clone().next();
        let most = i64::from(LARGEST_SIDE);
        let (mut least, mut largest) = (most, 0);
        for (x, y) in pairs.filter(|&(x, y)| x.min(y) >= 0 && x.max(y) <= most) {
            least = least.min(x).min(y);
            largest = largest.max(x).max(y);
        }
        let from_zero = least == 0 || (largest < i64::from(SIDES[0]) && first == Some((7, 7)));
        let base = u8::from(!from_zero);
        let fits = |side: &u8| largest < i64::from(side + base);
        let side = SIDES.into_iter().find(fits).unwrap_or(LARGEST_SIDE);
        Numbered::new(side, side, base)
    }

    /// The way of data that a program saved, which counts from 0 if that fits on a board of this side.
    #[cfg(feature = "all-formats")]
    pub(crate) fn of_a_program(
        pairs: impl Iterator<Item = (i64, i64)> + Clone,
        told: Option<u8>,
    ) -> Numbered {
        let side = told.unwrap_or_else(|| Numbered::fitting(pairs.clone()).cols);
        let mut numbers = pairs.flat_map(|(x, y)| [x, y]);
        let base = numbers.any(|number| number >= i64::from(side));
        Numbered::new(side, side, u8::from(base))
    }

    pub(crate) fn cell(self, x: i64, y: i64) -> Option<Cell> {
        let index = |number: i64, most: u8| {
            let index = u8::try_from(number.checked_sub(i64::from(self.base))?).ok()?;
            (index < most).then_some(index)
        };
        Some(Cell::new(index(x, self.cols)?, index(y, self.rows)?))
    }

    /// What has to be said about it.
    pub(crate) fn notes(self) -> impl Iterator<Item = NoteKind> {
        let guess = match self.base {
            0 => CoordinateGuess::From0,
            _ => CoordinateGuess::From1,
        };
        let (cols, rows) = (self.cols, self.rows);
        let size = (cols != SIDES[0]).then_some(NoteKind::GuessedSize { cols, rows });
        std::iter::once(NoteKind::GuessedCoordinates { guess }).chain(size)
    }
}

/// The smallest usual board on which all these offsets from the middle are: columns and rows count
/// from half the side, rounded down, as c-gomoku-cli and Piskvork do.
pub(crate) fn side_of_offsets(offsets: impl Iterator<Item = i64>) -> u8 {
    let (least, largest) = offsets.fold((0, 0), |(least, largest), it| {
        (it.min(least), it.max(largest))
    });
    let fits = |side: &u8| {
        let middle = i64::from(side / 2);
        middle + least >= 0 && middle + largest < i64::from(*side)
    };
    let mut sides = SIDES_OF_PROGRAMS.into_iter();
    sides.find(fits).unwrap_or(LARGEST_SIDE)
}
