//! What the other side would do if it could move now.

use super::shapes::{MadeShapes, TrialBoard};
use crate::lines::{Lines, RENJU_LINE};
use fivefold_lines_engine::shortest_wins::ShortestWins;
use fivefold_rules::{Cell, Game, Side};
use fivefold_study::explain::Threat;
use fivefold_words::sentence::Sentence;

/// At most this many threats of a line on two cells are told; boards with short lines are full of
/// them.
const MOST_DOUBLES: usize = 12;

/// All cells where the other side completes a line, then those where it makes two such cells at
/// once; or else where a win by fours and threes begins, if a quick search finds one.
pub(super) fn told(position: &Lines) -> Vec<Threat> {
    let other = position.side_to_move().other();
    let grid = TrialBoard::of(position);
    let completes = grid.completing(other).into_iter().map(|at| Threat {
        at,
        does: Sentence::new("threat-completes"),
        cells: grid.completed(other, at),
    });
    let doubles = doubles(position, other)
        .into_iter()
        .map(|(at, made)| Threat {
            at,
            does: Sentence::new("threat-doubles").number("n", made.completing.len()),
            cells: made.completing,
        });
    let at_once: Vec<Threat> = completes.chain(doubles).collect();
    match at_once.is_empty() {
        true => begins_to_win(position).into_iter().collect(),
        false => at_once,
    }
}

/// Where a win by fours and threes begins. With lines of other lengths none is looked for.
fn begins_to_win(position: &Lines) -> Option<Threat> {
    if position.params().len != RENJU_LINE {
        return None;
    }
    let (plies, line) = ShortestWins::about(position).threatened_win()?;
    let (first, next) = line.split_first()?;
    Some(Threat {
        at: first.cell(),
        does: Sentence::new("threat-begins-win").number("n", plies.div_ceil(2) as usize),
        cells: next.iter().map(|mv| mv.cell()).collect(),
    })
}

/// Where a side that is to move would leave itself two cells or more to complete a line, of which
/// only one can be taken from it, and what it would make there.
pub(super) fn doubles(position: &Lines, side: Side) -> Vec<(Cell, MadeShapes)> {
    let mut grid = TrialBoard::of(position);
    let completing = grid.completing(side);
    let empty: Vec<Cell> = grid.empty().collect();
    let judge = position.judge_of(side);
    let may = |cell: Cell| {
        let judge = judge.as_ref();
        judge.is_none_or(|judge| judge.forbidden(cell).is_none())
    };
    empty
        .into_iter()
        .filter(|cell| !completing.contains(cell))
        .filter(|&cell| may(cell))
        .filter_map(|at| {
            let made = grid.made(side, at);
            (made.completing.len() > 1).then_some((at, made))
        })
        .take(MOST_DOUBLES)
        .collect()
}
