//! Games saved as bare numbers: Yixin's `.sav`, and `.pos` of Zjrenju, which RenLib and
//! Yixin-Board read.
//!
//! A `.sav` is a text: rows, columns (older ones have the rule instead), how many moves, and a line
//! with row and column from 0 for each (`show_dialog_save` in Yixin-Board's `main.c`). A `.pos` has a byte for how
//! many moves, and a byte for each, 15 · row + column, on 15 × 15 (RenLib's `Pos.cpp`).

use fivefold_lines::Rule;
use fivefold_rules::Cell;

use crate::coordinates::side_of;
use crate::main_line::MainLine;
use crate::plain::{TextLine, filled_lines, plain};
use crate::{FileGame, FilePlace, NoteKind, RuleName};

const POS_SIDE: u8 = 15;

/// Whether these bytes are a `.pos`: as many different points as the first byte says, and bytes
/// among them that stand in no text.
pub(crate) fn is_pos(bytes: &[u8]) -> bool {
    let Some((&count, moves)) = bytes.split_first() else {
        return false;
    };
    let points = usize::from(POS_SIDE) * usize::from(POS_SIDE);
    let mut seen = [false; 256];
    let is_new = |&point: &u8| !std::mem::replace(&mut seen[usize::from(point)], true);
    let is_text = |&b: &u8| matches!(b, b'\t' | b'\n' | b'\r' | b' '..=b'~');
    count > 0
        && moves.len() == usize::from(count)
        && !bytes.iter().all(is_text)
        && moves.iter().all(|&point| usize::from(point) < points)
        && moves.iter().all(is_new)
}

/// Reads a `.pos`.
pub(crate) fn read_pos(bytes: &[u8]) -> FileGame {
    let mut line = MainLine::new(POS_SIDE, POS_SIDE);
    for (index, point) in bytes.iter().enumerate().skip(1) {
        let column = u32::try_from(index).unwrap_or(u32::MAX);
        let place = FilePlace { line: 0, column };
        let cell = Cell::from_index(usize::from(*point), POS_SIDE);
        if cell.row >= POS_SIDE {
            let found = point.to_string();
            line.note(place, NoteKind::Rest { found });
            break;
        }
        line.stone(place, cell);
    }
    line.game
}

/// The numbers of a line between blanks, if it has nothing else.
fn blank_numbers(line: TextLine<'_>) -> Option<Vec<i64>> {
    let text: String = line.text.chars().map(plain).collect();
    let words = text.split(' ').filter(|it| !it.is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Whether a text is a `.sav`: three lines of one number, then pairs.
pub(crate) fn is_sav(text: &str) -> bool {
    let lines = filled_lines(text);
    let mut lengths = lines.map(|line| blank_numbers(line).map_or(0, |numbers| numbers.len()));
    lengths.by_ref().take(3).eq([1, 1, 1]) && lengths.next().is_none_or(|length| length == 2)
}

/// Reads a `.sav`.
pub(crate) fn read_sav(text: &str) -> FileGame {
    let all: Vec<TextLine<'_>> = filled_lines(text).collect();
    let (head, moves) = all.split_at(all.len().min(3));
    let number = |index: usize| {
        let line: &TextLine<'_> = head.get(index)?;
        blank_numbers(*line)?.first().copied()
    };
    let side = |number: Option<i64>| side_of(number?).filter(|&side| side >= 7);
    let rows = side(number(0));
    let cols = side(number(1)).or(rows);
    let mut line = MainLine::new(cols.unwrap_or(15), rows.unwrap_or(15));
    if let (None, Some(first)) = (rows, head.first()) {
        let (cols, rows) = (15, 15);
        line.note(first.place(), NoteKind::GuessedSize { cols, rows });
    }
    if let (None, Some(rule)) = (side(number(1)), head.get(1)) {
        rule_of(&mut line, *rule, number(1));
    }
    let told = number(2).and_then(|count| usize::try_from(count).ok());
    for it in moves {
        let pair = blank_numbers(*it).filter(|pair| pair.len() == 2);
        let (cols, rows) = (line.game.board.cols, line.game.board.rows);
        let cell = pair.and_then(|pair| {
            let row = u8::try_from(pair[0]).ok().filter(|&row| row < rows)?;
            let col = u8::try_from(pair[1]).ok().filter(|&col| col < cols)?;
            Some(Cell::new(col, row))
        });
        let Some(cell) = cell else {
            line.note(it.place(), NoteKind::rest(it.text));
            break;
        };
        line.stone(it.place(), cell);
    }
    if let Some(count) = head.get(2).filter(|_| told != Some(line.stones())) {
        line.note(count.place(), NoteKind::bad_value("moves", count.text));
    }
    line.game
}

/// The rule by Yixin's number.
fn rule_of(line: &mut MainLine, place: TextLine<'_>, number: Option<i64>) {
    let (rule, opening) = match number {
        Some(0) => (Rule::Freestyle, None),
        Some(1) => (Rule::Exact, None),
        Some(2) => (Rule::Renju, None),
        Some(3) => (Rule::Freestyle, Some(RuleName::Swap)),
        Some(5) => (Rule::Renju, Some(RuleName::Soosyrv8)),
        Some(6) => (Rule::Freestyle, Some(RuleName::Swap2)),
        _ => {
            line.note(place.place(), NoteKind::unknown_rule(place.text));
            return;
        }
    };
    line.game.board.rule = Some(rule);
    line.game.board.opening = opening;
}
