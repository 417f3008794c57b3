//! Which moves keep what a position is worth.

use super::reactions;
use crate::atoms::Atoms;
use fivefold_rules::{Cell, Game, Position};
use fivefold_study::preserving_moves::{PreservingMoves, Worth};

/// At most this many answers are tried, each a reaction of some microseconds.
const MOST_ANSWERS: usize = 600;

/// Only what can be seen within two plies: moves that win at once, and moves after which the other
/// side does.
pub(super) fn keeping(position: &Position) -> Option<PreservingMoves> {
    let pack = |(mv, worth)| (Atoms::pack(mv), worth);
    let seen = seen(position.as_game()?)?;
    let worths: Vec<_> = seen.into_iter().map(pack).collect();
    PreservingMoves::from_worths(&worths)
}

/// What one reaction tells: a move that wins at once, and moves after which the other side does.
/// `None` if no move wins at once and there are too many answers to try them all.
fn seen(position: &Atoms) -> Option<Vec<(Cell, Option<Worth>)>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let wins_at_once = |board: &mut Atoms, mv| {
        let undo = board.apply(mv, &mut ());
        let wins = board.outcome().is_some();
        board.undo(mv, undo);
        wins
    };
    let mut board = position.clone();
    let winning: Vec<Cell> = reactions::exploding(position)
        .filter(|&mv| wins_at_once(&mut board, mv))
        .collect();
    if !winning.is_empty() {
        let won = |mv| (mv, winning.contains(&mv).then_some(Worth::Won));
        return Some(moves.into_iter().map(won).collect());
    }
    let mut answers_left = MOST_ANSWERS;
    let mut seen = Vec::with_capacity(moves.len());
    for mv in moves {
        let undo = board.apply(mv, &mut ());
        let answers: Vec<Cell> = reactions::exploding(&board).collect();
        answers_left = answers_left.checked_sub(answers.len())?;
        let loses = answers
            .into_iter()
            .any(|answer| wins_at_once(&mut board, answer));
        board.undo(mv, undo);
        seen.push((mv, loses.then_some(Worth::Lost)));
    }
    Some(seen)
}
