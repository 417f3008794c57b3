//! Boards as text, row by row from the top.

use super::{Lines, LinesParams};
use fivefold_rules::grid::{grid_text, read_grid};
use fivefold_rules::notation::{BoardError, Reader};
use fivefold_rules::{Game, Outcome, Side, TextError};

/// The board as text.
pub(super) fn write(board: &Lines) -> String {
    grid_text(board.params.cols, board.params.rows, |cell| {
        let sign = match board.stone(cell)? {
            Side::First => 'o',
            Side::Second => 'x',
        };
        Some(match board.last == Some(cell) {
            true => sign.to_ascii_uppercase(),
            false => sign,
        })
    })
}

/// Reads a board.
pub(super) fn read(params: &LinesParams, text: &str, to_move: Side) -> Result<Lines, TextError> {
    let mut reader = Reader::new(text)?;
    let mut board = Lines::start(params, to_move);
    read_grid(
        &mut reader,
        params.cols,
        params.rows,
        "expected-stones",
        |cell, sign| {
            let side = match sign.to_ascii_lowercase() {
                'o' => Side::First,
                'x' => Side::Second,
                _ => return false,
            };
            if sign.is_ascii_uppercase() && board.last.replace(cell).is_some() {
                return false;
            }
            board.stones[side.index()][cell.row as usize] |= 1 << cell.col;
            true
        },
    )?;
    reader.end()?;
    settle(board).map_err(|reason| TextError::new(text, 0, reason))
}

/// The position with these stones, if it is one; where the numbers of stones do not tell who is black,
/// the first side is.
pub(super) fn settle(board: Lines) -> Result<Lines, BoardError> {
    settle_as(board, Side::First)
}

/// The same; where the numbers of stones do not tell who is black, this side is. Only the side that has
/// just moved can have a line, and the last stone is its.
pub(super) fn settle_as(mut board: Lines, unclear: Side) -> Result<Lines, BoardError> {
    let [first, second] = board.stones.map(|rows| {
        let count = rows.iter().map(|row| row.count_ones()).sum::<u32>();
        count as u16
    });
    board.count = first + second;
    let (mine, theirs) = match board.to_move {
        Side::First => (first, second),
        Side::Second => (second, first),
    };
    board.beginner = match theirs.checked_sub(mine) {
        Some(0) => board.to_move,
        Some(1) => board.to_move.other(),
        _ => unclear,
    };
    let side = board.to_move.number();
    let about = |key| BoardError::new(key).number("side", side);
    if !board.lines(board.to_move).is_empty() {
        return Err(about("board-error-line"));
    }
    let mover = board.to_move.other();
    let lines = board.lines(mover);
    if let Some(last) = board.last {
        if board.stone(last) != Some(mover) {
            return Err(about("board-error-last-stone"));
        }
        if lines.iter().any(|line| !line.contains(&last)) {
            return Err(BoardError::new("board-error-last-in-no-line"));
        }
    }
    board.outcome = if !lines.is_empty() {
        Some(Outcome::Win(mover))
    } else if board.is_last_a_foul() {
        Some(Outcome::Win(board.to_move))
    } else {
        board.is_stuck().then_some(Outcome::Draw)
    };
    Ok(board)
}
