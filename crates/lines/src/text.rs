//! Boards as text, row by row from the top.

use super::{Lines, LinesParams};
use fivefold_rules::notation::{BoardError, Expected, Reader};
use fivefold_rules::{Cell, Game, Outcome, Side, TextError};

/// The board as text.
pub(super) fn write(board: &Lines) -> String {
    let mut text = String::new();
    for row in 0..board.params.rows {
        if row > 0 {
            text.push('/');
        }
        let mut empty = 0;
        for col in 0..=board.params.cols {
            let cell = Cell::new(col, row);
            let stone = board.stone(cell);
            let row_ends = col == board.params.cols;
            if empty > 0 && (stone.is_some() || row_ends) {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            match (stone, board.last == Some(cell)) {
                (Some(Side::First), false) => text.push('o'),
                (Some(Side::First), true) => text.push('O'),
                (Some(Side::Second), false) => text.push('x'),
                (Some(Side::Second), true) => text.push('X'),
                (None, _) => empty += 1,
            }
        }
    }
    text
}

/// Reads a board.
pub(super) fn read(params: &LinesParams, text: &str, to_move: Side) -> Result<Lines, TextError> {
    let mut reader = Reader::new(text)?;
    let mut board = Lines::start(params, to_move);
    for row in 0..params.rows {
        reader.row(row)?;
        let mut col = 0;
        while col < params.cols {
            let (side, is_last) = match reader.peek() {
                Some('o') => (Side::First, false),
                Some('x') => (Side::Second, false),
                Some('O') if board.last.is_none() => (Side::First, true),
                Some('X') if board.last.is_none() => (Side::Second, true),
                Some('0'..='9') => {
                    col += reader.small(1, params.cols - col)?;
                    continue;
                }
                _ => return Err(reader.error(Expected::Named("expected-stones"))),
            };
            reader.next_char();
            board.stones[side.index()][row as usize] |= 1 << col;
            if is_last {
                board.last = Some(Cell::new(col, row));
            }
            col += 1;
        }
    }
    reader.end()?;
    settle(board).map_err(|reason| TextError::new(text, 0, reason))
}

/// The side to move must have as many stones as the other, or one less: either side may have
/// begun. Only the side that has just moved can have a line, and the last stone is its.
fn settle(mut board: Lines) -> Result<Lines, BoardError> {
    let [first, second] = board.stones.map(|rows| {
        let count = rows.iter().map(|row| row.count_ones()).sum::<u32>();
        count as u16
    });
    board.count = first + second;
    let (mine, theirs) = match board.to_move {
        Side::First => (first, second),
        Side::Second => (second, first),
    };
    let side = board.to_move.number();
    let about = |key| BoardError::new(key).number("side", side);
    if mine != theirs && mine + 1 != theirs {
        return Err(about("board-error-counts")
            .number("first", first)
            .number("second", second));
    }
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
    } else {
        board.is_stuck().then_some(Outcome::Draw)
    };
    Ok(board)
}
