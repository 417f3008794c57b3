//! The second step of a hint: what to do.

use crate::games::atoms::Atoms;
use crate::games::corner::Corner;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::notation::cell_text;
use crate::games::{Cell, Game, Move, Position};
use crate::study::wording::{Arguments, number, text};

/// What a person does to make a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Nim: take pieces.
    Take {
        /// The row, 0 at the top.
        row: u8,
        /// How many.
        count: u8,
    },
    /// Northcott's game: slide the own stone of a row.
    Slide {
        /// The row, 0 at the top.
        row: u8,
        /// How many columns towards the other stone; negative: away from it.
        advance: i8,
        /// The column to go to, 0 at the left.
        to: u8,
    },
    /// Corner Nim: take the stone to a square.
    Go {
        /// How many columns to the left.
        left: u8,
        /// How many rows down.
        down: u8,
        /// The square's name.
        square: String,
    },
    /// Lines: put a stone on a cell.
    PutStone {
        /// The cell's name.
        cell: String,
    },
    /// Atoms: add an atom to a cell.
    AddAtom {
        /// The cell's name.
        cell: String,
    },
}

impl Action {
    /// The key under which it is worded.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Action::Take { .. } => "hint-what-take",
            Action::Slide { advance: 0.., .. } => "hint-what-advance",
            Action::Slide { .. } => "hint-what-retreat",
            Action::Go { down: 0, .. } => "hint-what-go-left",
            Action::Go { left: 0, .. } => "hint-what-go-down",
            Action::Go { .. } => "hint-what-go-diagonally",
            Action::PutStone { .. } => "hint-what-stone",
            Action::AddAtom { .. } => "hint-what-atom",
        }
    }

    /// What is put into its sentence: `n` how many or how far, `row` and `cell` where.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        match self {
            Action::Take { row, count } => {
                vec![number("n", *count), number("row", u16::from(*row) + 1)]
            }
            Action::Slide { row, advance, .. } => vec![
                number("n", advance.unsigned_abs()),
                number("row", u16::from(*row) + 1),
            ],
            Action::Go { left, down, square } => {
                vec![number("n", *left.max(down)), text("cell", square.clone())]
            }
            Action::PutStone { cell } | Action::AddAtom { cell } => {
                vec![text("cell", cell.clone())]
            }
        }
    }
}

/// What a person does to make a legal move.
pub(super) fn action(position: &Position, mv: Move) -> Option<Action> {
    if position.as_game::<Nim>().is_some() {
        let take = Nim::unpack(mv)?;
        return Some(Action::Take {
            row: take.heap,
            count: take.count,
        });
    }
    if let Some(northcott) = position.as_game::<Northcott>() {
        let slide = Northcott::unpack(mv)?;
        return Some(Action::Slide {
            row: slide.row,
            advance: northcott.advance(slide),
            to: slide.to,
        });
    }
    let target = position.target(mv)?;
    if let Some(corner) = position.as_game::<Corner>() {
        let stone = corner.stone();
        return Some(Action::Go {
            left: stone.col.abs_diff(target.col),
            down: stone.row.abs_diff(target.row),
            square: position.move_text(mv),
        });
    }
    if let Some(lines) = position.as_game::<Mnk>() {
        let cell = cell_text(target, lines.params().rows);
        return Some(Action::PutStone { cell });
    }
    let atoms = position.as_game::<Atoms>()?;
    let cell = cell_text(target, atoms.params().rows);
    Some(Action::AddAtom { cell })
}

/// The cells that a legal move touches.
pub(super) fn cells(position: &Position, mv: Move) -> Option<Vec<Cell>> {
    let target = position.target(mv)?;
    if position.as_game::<Nim>().is_some() {
        let take = Nim::unpack(mv)?;
        let taken = target.col..target.col + take.count;
        return Some(taken.map(|col| Cell::new(col, target.row)).collect());
    }
    let from = if let Some(northcott) = position.as_game::<Northcott>() {
        let pair = northcott.pairs().get(usize::from(target.row))?;
        Cell::new(pair.of(northcott.side_to_move()), target.row)
    } else if let Some(corner) = position.as_game::<Corner>() {
        corner.stone()
    } else {
        target
    };
    Some(path(from, target))
}

/// The cells from one to another in a straight line.
fn path(from: Cell, to: Cell) -> Vec<Cell> {
    let towards = |at: u8, end: u8| match at.cmp(&end) {
        std::cmp::Ordering::Less => at + 1,
        std::cmp::Ordering::Equal => at,
        std::cmp::Ordering::Greater => at - 1,
    };
    let next = |cell: &Cell| {
        (*cell != to).then(|| Cell::new(towards(cell.col, to.col), towards(cell.row, to.row)))
    };
    std::iter::successors(Some(from), next).collect()
}
