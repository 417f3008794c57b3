//! Openings as Piskvork, Gomocup and c-gomoku-cli keep them: a line for each, in which every two
//! numbers are the offset of a stone from the middle, to the right and downwards: `-1,2, 0,1`. The
//! middle of 15 × 15 is the eighth column and row, that of 20 × 20 the eleventh.

use crate::coordinates::side_of_offsets;
use crate::main_line::MainLine;
use crate::plain::{TextLine, filled_lines, note_passed_over, numbers};
use crate::{FileGame, NoteKind};
use fivefold_rules::Cell;

/// The largest offset that is one.
const MOST: i64 = 16;

/// The openings of a text that is a list of offsets.
pub(crate) fn games(text: &str) -> Option<Vec<FileGame>> {
    let lines: Vec<(TextLine<'_>, Option<Vec<i64>>)> = filled_lines(text)
        .map(|line| (line, offsets(line.text)))
        .collect();
    let read = lines.iter().filter_map(|(_, offsets)| offsets.as_ref());
    let all = read.clone().flatten().copied();
    let from_middle = |offsets: &Vec<i64>| offsets.starts_with(&[0, 0]) && offsets.len() > 2;
    let is_list = read.clone().count() * 2 > lines.len()
        && (all.clone().any(|it| it < 0) || read.clone().all(from_middle));
    if !is_list {
        return None;
    }
    let side = side_of_offsets(all);
    let mut games: Vec<FileGame> = Vec::new();
    let mut broken = Vec::new();
    for (line, offsets) in &lines {
        match offsets {
            Some(offsets) => games.push(opening(*line, offsets, side)),
            None => broken.push((games.len(), *line)),
        }
    }
    note_passed_over(&mut games, &broken);
    (!games.is_empty()).then_some(games)
}

/// The offsets of a line, column and row in turn.
fn offsets(line: &str) -> Option<Vec<i64>> {
    let offsets = numbers(line)?;
    let are_offsets = offsets.len() % 2 == 0 && offsets.iter().all(|it| it.abs() <= MOST);
    are_offsets.then_some(offsets)
}

fn opening(line: TextLine<'_>, offsets: &[i64], side: u8) -> FileGame {
    let mut game = MainLine::new(side, side);
    let (cols, rows) = (side, side);
    game.note(line.place(), NoteKind::GuessedSize { cols, rows });
    let index = |offset: i64| {
        let index = u8::try_from(i64::from(side / 2) + offset).ok()?;
        (index < side).then_some(index)
    };
    for pair in offsets.chunks_exact(2) {
        let Some((col, row)) = index(pair[0]).zip(index(pair[1])) else {
            let found = format!("{},{}", pair[0], pair[1]);
            game.note(line.place(), NoteKind::Rest { found });
            break;
        };
        game.stone(line.place(), Cell::new(col, row));
    }
    game.game
}
