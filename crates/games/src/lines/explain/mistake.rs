//! Why a move of Lines was a mistake.

use std::cmp::{Ordering, Reverse};

use super::shapes::TrialBoard;
use super::threats::doubles;
use crate::lines::endgame::{DRAW, Endgame};
use crate::lines::explain::hint::step;
use crate::lines::{Lines, Place};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Event, Game, Move, Position};
use fivefold_study::hint::{HintMark, HintReason};
use fivefold_study::loss::LostGame;
use fivefold_study::mistake::Mistake;
use fivefold_study::preserving_moves::{PreservingMoves, Worth};
use fivefold_words::sentence::Sentence;

/// What is seen on the board: a line that the opponent can complete, or a threat on two points that
/// it can make; else, where nothing is proven, what its best answer does.
pub(super) fn why(mistake: &Mistake) -> Option<HintReason> {
    let left: &Lines = mistake.after.as_game()?;
    let opponent = left.side_to_move();
    let grid = TrialBoard::of(left);
    let open = grid.completing(opponent);
    if !open.is_empty() {
        let why = Sentence::new("mistake-lets-complete").number("n", open.len());
        let lines = open.iter().flat_map(|&at| grid.completed(opponent, at));
        return Some(HintReason::plainly(why).mark(HintMark::Threat, lines));
    }
    lets_double(mistake, left, &grid).or_else(|| answer(mistake))
}

/// The threat on two points, best the one that is answered with.
fn lets_double(mistake: &Mistake, left: &Lines, grid: &TrialBoard) -> Option<HintReason> {
    // A line that the mover could complete meanwhile has to be stopped by it.
    let mine = grid.completing(left.side_to_move().other());
    let stops = |cell| mine.iter().all(|&other| other == cell);
    let answer = mistake.answer.and_then(|it| mistake.after.target(it.mv));
    let doubles = doubles(left, left.side_to_move()).into_iter();
    let (at, made) = doubles
        .filter(|&(at, _)| stops(at))
        .max_by_key(|&(at, _)| (Some(at) == answer, Reverse(at)))?;
    let why = Sentence::new("mistake-lets-double").number("n", made.completing.len());
    let stones = made.stones.into_iter().filter(|&stone| stone != at);
    let told = HintReason::plainly(why).mark(HintMark::Threat, stones.chain([at]));
    Some(told.mark(HintMark::Completing, made.completing))
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
    Some(told.mark(HintMark::Completing, does.completing))
}

/// In these games the stones of a line have names of their own: a three, a four.
const GOMOKU: u8 = 5;

/// The stones of the winning line in the order in which they came, and the moves from the mistake to
/// the end, each with what it threatens. `None` where the game did not end with a line, and where
/// only the last stone of it was lacking.
pub(super) fn why_lost(game: &LostGame) -> Option<HintReason> {
    let after = game.mistake.after;
    let placed = placed(after, game.followed)?;
    let line = winning_line(after, game.followed)?;
    let params = after.as_game::<Lines>()?.params();
    let view = after.view();
    let lies = |cell: &Cell| view.at(*cell).owner.is_some();
    let (mut stones, later): (Vec<Cell>, Vec<Cell>) = line.into_iter().partition(lies);
    // In the order of the moves.
    let mut came: Vec<Cell> = placed.into_iter().filter(|at| later.contains(at)).collect();
    let last = came.pop()?;
    let next = came.pop()?;
    stones.append(&mut came);
    let text = |cell: &Cell| cell_text(*cell, params.rows);
    let names: Vec<String> = stones.iter().map(text).collect();
    let key = match (params.len, stones.len()) {
        (GOMOKU, 3) => "loss-three-became-four",
        _ => "loss-line-grew",
    };
    let why = Sentence::new(key)
        .text("stones", names.join(" "))
        .text("next", text(&next))
        .text("last", text(&last));
    let why_lost = HintReason::of_moves(after, game.followed, why);
    Some(why_lost.mark(HintMark::Line, stones))
}

/// Where the stones of these moves go.
fn placed(after: &Position, followed: &[Move]) -> Option<Vec<Cell>> {
    followed.iter().map(|&mv| after.target(mv)).collect()
}

/// The cells of the line with which these moves end.
fn winning_line(after: &Position, followed: &[Move]) -> Option<Vec<Cell>> {
    let mut position = after.clone();
    let mut events = Vec::new();
    for &mv in followed {
        events = position.play(mv).ok()?;
    }
    events.into_iter().find_map(|event| match event {
        Event::Line { cells, .. } => Some(cells),
        _ => None,
    })
}

/// Exact where an [`Endgame`] is looked at whole. Otherwise only what can be seen within two plies:
/// moves that win at once or cannot be answered, and moves after which the other side wins at once.
pub(super) fn keeping(position: &Position) -> Option<PreservingMoves> {
    let lines: &Lines = position.as_game()?;
    let worths = played_out(lines).unwrap_or_else(|| seen(lines));
    let pack = |(mv, worth)| (Lines::pack(mv), worth);
    let worths: Vec<_> = worths.into_iter().map(pack).collect();
    PreservingMoves::from_worths(&worths)
}

/// What each move is worth where few enough cells are empty.
fn played_out(position: &Lines) -> Option<Vec<(Place, Option<Worth>)>> {
    let mut end = Endgame::of(position, u64::MAX)?;
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let mut worth = |mv| {
        end.after(mv).map(|value| match value.cmp(&DRAW) {
            Ordering::Less => Worth::Lost,
            Ordering::Equal => Worth::Drawn,
            Ordering::Greater => Worth::Won,
        })
    };
    Some(moves.into_iter().map(|mv| (mv, worth(mv))).collect())
}

/// What the lines that lack one stone tell: a move that completes one wins, a move that lets the
/// other side complete one loses, and otherwise one that leaves two cells to complete one wins.
fn seen(position: &Lines) -> Vec<(Place, Option<Worth>)> {
    let me = position.side_to_move();
    let mut grid = TrialBoard::of(position);
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
