//! The first step of a hint: where to look.

use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, Position, View};
use fivefold_words::sentence::Sentence;

/// How much of each side of a board is shown, in percent: about a third of its cells.
const SHOWN_PERCENT: u8 = 58;
/// The fewest columns and rows shown of them.
const FEWEST_SHOWN: u8 = 2;

/// Where to look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintPlace {
    /// How it is called.
    pub region: Sentence,
    /// Its cells, row by row from the top.
    pub cells: Vec<Cell>,
}

impl HintPlace {
    /// The cells of a board that lie there.
    pub fn of(view: &View, region: Sentence, lies_there: impl Fn(Cell) -> bool) -> HintPlace {
        HintPlace {
            region,
            cells: view.cells().filter(|&cell| lies_there(cell)).collect(),
        }
    }

    /// A whole row, 0 at the top, of a board whose rows bear the letters.
    #[must_use]
    pub fn row(view: &View, row: u8) -> HintPlace {
        let letter = column_letter(row).to_string();
        let region = Sentence::new("hint-where-row").text("row", letter);
        HintPlace::of(view, region, |cell| cell.row == row)
    }

    /// The part of the board around a cell.
    #[must_use]
    pub(crate) fn part(position: &Position, target: Cell) -> HintPlace {
        let view = position.view();
        let (across, shown_cols) = part(view.cols, target.col);
        let (down, shown_rows) = part(view.rows, target.row);
        HintPlace::of(&view, Sentence::new(part_key(across, down)), |cell| {
            shown_cols.contains(&cell.col) && shown_rows.contains(&cell.row)
        })
    }
}

/// A part of one side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PlacePart {
    /// The left or upper one.
    First,
    /// The middle.
    Middle,
    /// The right or lower one.
    Last,
}

const fn part_key(across: PlacePart, down: PlacePart) -> &'static str {
    match (down, across) {
        (PlacePart::First, PlacePart::First) => "hint-where-upper-left-part",
        (PlacePart::First, PlacePart::Middle) => "hint-where-upper-part",
        (PlacePart::First, PlacePart::Last) => "hint-where-upper-right-part",
        (PlacePart::Middle, PlacePart::First) => "hint-where-left-part",
        (PlacePart::Middle, PlacePart::Middle) => "hint-where-middle-part",
        (PlacePart::Middle, PlacePart::Last) => "hint-where-right-part",
        (PlacePart::Last, PlacePart::First) => "hint-where-lower-left-part",
        (PlacePart::Last, PlacePart::Middle) => "hint-where-lower-part",
        (PlacePart::Last, PlacePart::Last) => "hint-where-lower-right-part",
    }
}

/// The part of a side of the board whose middle is nearest to a column or row, and what lies in
/// it. The parts stand fast, so that the middle of one tells nothing about the move.
fn part(length: u8, at: u8) -> (PlacePart, std::ops::Range<u8>) {
    let shown = (u16::from(length) * u16::from(SHOWN_PERCENT) + 50) / 100;
    let shown = (shown as u8).max(FEWEST_SHOWN).min(length);
    let last = length - shown;
    let mut parts = vec![
        (PlacePart::Middle, last / 2),
        (PlacePart::First, 0),
        (PlacePart::Last, last),
    ];
    // On small boards the middle would be the same as the first part.
    if last == 1 {
        parts.remove(0);
    }
    let distance = |&(_, start): &(PlacePart, u8)| {
        let middle = 2 * u16::from(start) + u16::from(shown) - 1;
        middle.abs_diff(2 * u16::from(at))
    };
    let (part, start) = parts
        .into_iter()
        .min_by_key(distance)
        .unwrap_or((PlacePart::Middle, 0));
    (part, start..start + shown)
}

/// The cells from one to another in a straight line.
#[must_use]
pub fn path(from: Cell, to: Cell) -> Vec<Cell> {
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
