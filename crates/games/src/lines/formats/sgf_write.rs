//! Writing a game of Lines as SGF, with the stones of its start.

use std::fmt::Write as _;

use super::sgf::NUMBER;
use super::start;
use crate::lines::Lines;
use fivefold_match::Match;
use fivefold_match::game_formats::sgf::{colour, head, write_tree};
use fivefold_match::game_formats::{Format, GameFormatError};
use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, Game as _, Side};

/// Writes the whole tree.
pub(super) fn write(game_match: &Match) -> Result<String, GameFormatError> {
    let start = start(game_match, Format::Sgf)?;
    let params = start.params();
    let size = match params.cols == params.rows {
        true => params.cols.to_string(),
        false => format!("{}:{}", params.cols, params.rows),
    };
    let mut head = head(game_match, NUMBER, &size);
    head.push_str(&stones(start));
    Ok(write_tree(game_match.history(), head, |mv| {
        Lines::unpack(mv).map(|place| letters(place.cell()))
    }))
}

fn letters(cell: Cell) -> String {
    [column_letter(cell.col), column_letter(cell.row)]
        .iter()
        .collect()
}

/// The stones of the start, and who begins where that is not clear.
fn stones(start: &Lines) -> String {
    let params = start.params();
    let mut text = String::new();
    for side in Side::BOTH {
        let cells =
            (0..params.rows).flat_map(|row| (0..params.cols).map(move |col| Cell::new(col, row)));
        let stones: String = cells
            .filter(|&cell| start.stone(cell) == Some(side))
            .map(|cell| format!("[{}]", letters(cell)))
            .collect();
        if !stones.is_empty() {
            // Writing to a text cannot fail.
            let _ = write!(text, "A{}{stones}", colour(side));
        }
    }
    let side = start.side_to_move();
    if side == Side::Second || start.stones() > 0 {
        let _ = write!(text, "PL[{}]", colour(side));
    }
    text
}
