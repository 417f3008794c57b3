//! The first step of a hint: where to look.

use crate::games::corner::Corner;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Cell, Position, View};
use crate::study::wording::{Arguments, number};

/// How much of each side of a board of Lines or Atoms is shown, in percent: about a third of its
/// cells.
const SHOWN_PERCENT: u8 = 58;
/// The fewest columns and rows shown of them.
const FEWEST_SHOWN: u8 = 2;

/// Where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// How it is called.
    pub region: Region,
    /// Its cells, row by row from the top.
    pub cells: Vec<Cell>,
}

/// How a part of the board is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// A row, in Nim and Northcott's game.
    Row {
        /// The row, 0 at the top.
        row: u8,
    },
    /// All that lies to the left of the stone of Corner Nim, in its row.
    Left,
    /// All that lies below it, in its column.
    Down,
    /// All that lies diagonally left below it.
    Diagonal,
    /// A part of a board of Lines or Atoms.
    Part {
        /// Left, middle or right.
        across: Part,
        /// Upper, middle or lower.
        down: Part,
    },
}

/// A part of one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The left or upper one.
    First,
    /// The middle.
    Middle,
    /// The right or lower one.
    Last,
}

impl Region {
    /// The key under which it is worded.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Region::Row { .. } => "hint-where-row",
            Region::Left => "hint-where-left",
            Region::Down => "hint-where-down",
            Region::Diagonal => "hint-where-diagonal",
            Region::Part { across, down } => match (down, across) {
                (Part::First, Part::First) => "hint-where-upper-left-part",
                (Part::First, Part::Middle) => "hint-where-upper-part",
                (Part::First, Part::Last) => "hint-where-upper-right-part",
                (Part::Middle, Part::First) => "hint-where-left-part",
                (Part::Middle, Part::Middle) => "hint-where-middle-part",
                (Part::Middle, Part::Last) => "hint-where-right-part",
                (Part::Last, Part::First) => "hint-where-lower-left-part",
                (Part::Last, Part::Middle) => "hint-where-lower-part",
                (Part::Last, Part::Last) => "hint-where-lower-right-part",
            },
        }
    }

    /// What is put into its sentence: the row's number from 1.
    #[must_use]
    pub fn arguments(self) -> Arguments {
        match self {
            Region::Row { row } => vec![number("n", u16::from(row) + 1)],
            _ => Vec::new(),
        }
    }
}

/// Where to look for a move with this target.
pub(super) fn place(position: &Position, target: Cell) -> Place {
    let view = position.view();
    let of = |region, lies_there: &dyn Fn(Cell) -> bool| Place {
        region,
        cells: view.cells().filter(|&cell| lies_there(cell)).collect(),
    };
    if position.as_game::<Nim>().is_some() || position.as_game::<Northcott>().is_some() {
        let row = target.row;
        return of(Region::Row { row }, &|cell| cell.row == row);
    }
    if let Some(corner) = position.as_game::<Corner>() {
        let stone = corner.stone();
        return match (target.row == stone.row, target.col == stone.col) {
            (true, _) => of(Region::Left, &|cell| {
                cell.row == stone.row && cell.col < stone.col
            }),
            (_, true) => of(Region::Down, &|cell| {
                cell.col == stone.col && cell.row > stone.row
            }),
            _ => of(Region::Diagonal, &|cell| {
                cell.row > stone.row
                    && cell.row.abs_diff(stone.row) == stone.col.abs_diff(cell.col)
                    && cell.col < stone.col
            }),
        };
    }
    let View { cols, rows, .. } = view;
    let (across, shown_cols) = part(cols, target.col);
    let (down, shown_rows) = part(rows, target.row);
    of(Region::Part { across, down }, &|cell| {
        shown_cols.contains(&cell.col) && shown_rows.contains(&cell.row)
    })
}

/// The part of a side of the board whose middle is nearest to a column or row, and what lies in
/// it. The parts stand fast, so that the middle of one tells nothing about the move.
fn part(length: u8, at: u8) -> (Part, std::ops::Range<u8>) {
    let shown = (u16::from(length) * u16::from(SHOWN_PERCENT) + 50) / 100;
    let shown = (shown as u8).max(FEWEST_SHOWN).min(length);
    let last = length - shown;
    let mut parts = vec![
        (Part::Middle, last / 2),
        (Part::First, 0),
        (Part::Last, last),
    ];
    // On small boards the middle would be the same as the first part.
    if last == 1 {
        parts.remove(0);
    }
    let distance = |&(_, start): &(Part, u8)| {
        let middle = 2 * u16::from(start) + u16::from(shown) - 1;
        middle.abs_diff(2 * u16::from(at))
    };
    let (part, start) = parts
        .into_iter()
        .min_by_key(distance)
        .unwrap_or((Part::Middle, 0));
    (part, start..start + shown)
}
