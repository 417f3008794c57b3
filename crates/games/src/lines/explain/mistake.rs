//! Why a move of Lines was a mistake.

use super::shapes::Grid;
use super::steps::step;
use super::threats::doubles;
use crate::lines::Lines;
use fivefold_rules::Game;
use fivefold_study::hint::{HintReason, Mark};
use fivefold_study::mistake::Mistake;
use fivefold_words::sentence::Sentence;

/// What is seen on the board: a line that the opponent can complete, or a threat on two points that
/// it can make; else, where nothing is proven, what its best answer does.
pub(super) fn why(mistake: &Mistake) -> Option<HintReason> {
    let left: &Lines = mistake.after.as_game()?;
    let opponent = left.side_to_move();
    let grid = Grid::of(left);
    let open = grid.completing(opponent);
    if !open.is_empty() {
        let why = Sentence::new("mistake-lets-complete").number("n", open.len());
        let lines = open.iter().flat_map(|&at| grid.completed(opponent, at));
        return Some(HintReason::plainly(why).mark(Mark::Threat, lines));
    }
    lets_double(mistake, left, &grid).or_else(|| answer(mistake))
}

/// The threat on two points, best the one that is answered with.
fn lets_double(mistake: &Mistake, left: &Lines, grid: &Grid) -> Option<HintReason> {
    // A line that the mover could complete meanwhile has to be stopped by it.
    let mine = grid.completing(left.side_to_move().other());
    let stops = |cell| mine.iter().all(|&other| other == cell);
    let answer = mistake.answer.and_then(|it| mistake.after.target(it.mv));
    let doubles = doubles(left, left.side_to_move()).into_iter();
    let (at, made) = doubles
        .filter(|&(at, _)| stops(at))
        .max_by_key(|&(at, _)| (Some(at) == answer, std::cmp::Reverse(at)))?;
    let why = Sentence::new("mistake-lets-double").number("n", made.completing.len());
    let stones = made.stones.into_iter().filter(|&stone| stone != at);
    let told = HintReason::plainly(why).mark(Mark::Threat, stones.chain([at]));
    Some(told.mark(Mark::Completing, made.completing))
}

/// What the best answer makes, where nobody has found a win.
fn answer(mistake: &Mistake) -> Option<HintReason> {
    let answer = mistake.answer?;
    if answer.verdict.is_decisive() {
        return None;
    }
    let does = step(mistake.after, answer.mv)?;
    let key = match does.does.key {
        "hint-step-four" => "mistake-answer-four",
        "hint-step-three" => "mistake-answer-three",
        _ => return None,
    };
    let why = Sentence::new(key).text("move", mistake.after.move_text(answer.mv));
    let told = mistake.mark_answer(HintReason::plainly(why), answer.mv);
    Some(told.mark(Mark::Completing, does.completing))
}
