//! Which moves keep what a position is worth.

use super::endgame;
use super::shapes::Grid;
use crate::lines::{Lines, Place};
use fivefold_rules::{Game, Position};
use fivefold_study::preserving_moves::{PreservingMoves, Worth};

/// Exact with at most [`endgame::MOST_EMPTY`] empty cells. Otherwise only what can be seen within two
/// plies: moves that win at once or cannot be answered, and moves after which the other side wins at
/// once.
pub(super) fn keeping(position: &Position) -> Option<PreservingMoves> {
    let lines: &Lines = position.as_game()?;
    let worths = match endgame::worths(lines) {
        Some(worths) => worths.into_iter().map(|(mv, w)| (mv, Some(w))).collect(),
        None => seen(lines),
    };
    let pack = |(mv, worth)| (Lines::pack(mv), worth);
    let worths: Vec<_> = worths.into_iter().map(pack).collect();
    PreservingMoves::from_worths(&worths)
}

/// What the lines that lack one stone tell: a move that completes one wins, a move that lets the
/// other side complete one loses, and otherwise one that leaves two cells to complete one wins.
fn seen(position: &Lines) -> Vec<(Place, Option<Worth>)> {
    let me = position.side_to_move();
    let mut grid = Grid::of(position);
    let mine = grid.completing(me);
    let theirs = grid.completing(me.other());
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let worth = |mv: Place| {
        let cell = mv.cell();
        if mine.contains(&cell) {
            return Some(Worth::Won);
        }
        if theirs.iter().any(|&other| other != cell) {
            return Some(Worth::Lost);
        }
        let mut completing = grid.made(me, cell).completing;
        grid.put(cell, Some(me));
        // By the rule exact a stone can make a line too long.
        let kept = mine.iter().filter(|&&other| grid.completes(me, other));
        completing.extend(kept);
        grid.put(cell, None);
        completing.sort_unstable();
        completing.dedup();
        (completing.len() > 1).then_some(Worth::Won)
    };
    let worths: Vec<Option<Worth>> = moves.iter().copied().map(worth).collect();
    moves.into_iter().zip(worths).collect()
}
