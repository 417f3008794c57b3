//! The boards of Lines of which it is told who wins: three to six in a row on boards of up to ten rows,
//! and the larger ones that have a proof.

use super::{ID, Lines, LinesParams, Rule};
use fivefold_rules::{Game, Position, Side};
use fivefold_study::board_table::{BoardTable, TableBoard};

/// Rows and columns of the largest board. The published table of lines of four ends here, too
/// (Uiterwijk 2019).
const LARGEST: u8 = 10;
/// Rows of the smallest board, and the shortest line.
const SMALLEST: u8 = 3;
/// The longest line.
const LONGEST_LINE: u8 = 6;

/// What Lines brings.
pub(crate) static BOARD_TABLE: BoardTable = BoardTable {
    game: ID,
    boards,
    heading: |len| format!("{len} in a row"),
    sections: "field-len",
    shipped: include_str!("boards.txt"),
    proven: PROVEN,
    board_of: |position| {
        let params = position.as_game::<Lines>()?.params();
        let (rows, cols) = (params.rows.min(params.cols), params.rows.max(params.cols));
        Some(board(params.len, rows, cols))
    },
};

/// The larger boards whose proofs are shipped with the program.
const PROVEN: &str = "\
mnk:15x15x4 first
mnk:19x19x4 first
mnk:13x13x5 first
mnk:15x15x5 first
mnk:19x19x5 first
";

fn board(len: u8, rows: u8, cols: u8) -> TableBoard {
    let params = LinesParams {
        cols,
        rows,
        len,
        rule: Rule::Freestyle,
    };
    TableBoard {
        section: len,
        cols,
        rows,
        position: Position::new(Lines::start(&params, Side::First)),
    }
}

fn boards() -> Vec<TableBoard> {
    // A line that has no room on a board of fewer rows is not asked about.
    (SMALLEST..=LONGEST_LINE)
        .flat_map(|len| (SMALLEST..=LARGEST).map(move |rows| (len, rows)))
        .flat_map(|(len, rows)| (rows.max(len)..=LARGEST).map(move |cols| board(len, rows, cols)))
        .collect()
}
